import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import type { Passage } from './passages.ts';

/** One end of a stay: its day, the hour where one is printed, and the text that says so. */
export type Moment = { day: string; sure: boolean; time?: string; at: number; text: string };

/** The two ends of a stay; `spoken` where a sentence says them rather than labels. */
export type Stay = { in: Moment; out: Moment; spoken?: boolean };

/** "Check-in from 3 pm" without a day stands among the conditions of the house. */
export function withPolicy(moment: Moment, passages: readonly Passage[], end: 'in' | 'out'): Moment {
  if (moment.time) return moment;
  for (const p of passages) {
    if (p.text.length > 500) continue;
    const match = (end === 'in' ? inPolicy : outPolicy).exec(p.shape);
    if (!match) continue;
    const tail = p.text.slice(match.index, match.index + match[0].length + 24);
    if (findDates(tail, { contextDate: moment.day, language: 'en' }).length > 0) continue;
    const [time] = findTimes(tail).filter((t) => !t.weak && t.at <= match[0].length + 4);
    if (time) return { ...moment, time: time.time };
  }
  return moment;
}

const inPolicy =
  /(?:chambres? (?:(?:est|sont|sera|seront) )?(?:disponibles?|pretes?|a votre disposition)|check-?in (?:time|from|is from|is possible|starts|begins|possible|e possibile|des|dalle|desde|vanaf|ab|a partir)|rooms? (?:(?:is|are|will be) )?(?:available|ready)|arrivee (?:possible|a partir|des))[^\d\n]{0,40}(?=\d)/;
const outPolicy =
  /(?:liberer (?:la|votre|les) chambres?|(?:doivent|doit) etre (?:liberees?|rendues?) (?:pour|avant|a)|(?:de (?:la|les)|,? a) liberer|check-?out (?:time|by|is by|until|before|is|avant|jusqu'a|entro|bis|hasta|tot|ate)|vacate (?:the|your) room|depart (?:avant|jusqu'a|au plus tard)|(?:rooms? |, )(?:must |to |should )?be vacated)[^\d\n]{0,40}(?=\d)/;
