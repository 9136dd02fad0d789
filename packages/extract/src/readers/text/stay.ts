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
  const [policy, welcome] = end === 'in' ? [inPolicy, inWelcome] : [outPolicy, outWelcome];
  for (const p of sentencesOf(passages)) {
    const match = policy.exec(p.shape) ?? welcome.exec(p.shape);
    if (!match) continue;
    // "by 10.30am on the day of departure" names no day
    const tail = p.text.slice(match.index, match.index + match[0].length + 24);
    if (findDates(tail, { contextDate: moment.day, language: 'en' }).length > 0) continue;
    const [time] = findTimes(tail).filter((t) => !t.weak && t.at <= match[0].length + 4);
    if (time) return { ...moment, time: time.time };
  }
  return moment;
}

/** Each line, and with the next one what a letter's width broke. */
function sentencesOf(passages: readonly Passage[]): { text: string; shape: string }[] {
  return passages.flatMap((p, i) => {
    if (p.text.length > 500) return [];
    const next = passages[i + 1];
    const isBroken = next?.block === p.block && !p.inTable && p.text.length > 50 && next.text.length < 200;
    return isBroken ? [p, { text: `${p.text} ${next.text}`, shape: `${p.shape} ${next.shape}` }] : [p];
  });
}

/** "Nous vous accueillons entre 16h et 19h", "You are welcome any time between 3pm and 8pm": a house that has no desk. */
const inWelcome =
  /\b(?:(?:nous|on) vous (?:accueill\w+|attend\w*|recev\w+|recoit)|vous (?:etes|serez) (?:attendue?s?|accueillie?s?)|(?:les )?arrivees (?:se font|ont lieu|sont possibles)|you (?:are|will be) (?:most |very )?welcome(?: to (?:arrive|check in))?|we (?:will |can )?(?:welcome|receive) (?:you|guests)|arrivals? (?:is|are)|sie (?:konnen|konnten) (?:gerne )?anreisen|anreise(?: ist)?(?: moglich)?) ?(?:possible |moglich )?(?:any ?time |at any time |quand vous voulez )?,? ?(?:between|from|after|entre|des|apres|a partir de|zwischen|ab) (?=\d)/;
const outWelcome =
  /\b(?:(?:be |to be )out of (?:the|your) (?:rooms?|apartment|flat|house)|(?:leave|quit) (?:the|your) (?:rooms?|apartment|flat|house)|(?:chambres?|logement|appartement|gite|rooms?|apartment) (?:doi(?:t|vent) etre|(?:must|should|has to|have to) be|est a|sont a) (?:liberee?s?|rendue?s?|liberer|rendre|vacated|empty|free)|(?:quitter|rendre) (?:la|votre|les) (?:chambres?|cles?)|(?:les )?departs (?:se font|ont lieu)|departures? (?:is|are)|das zimmer (?:muss|sollte) |abreise(?: ist)?(?: bitte)?) ?(?:by|before|at|pour|avant|a|jusqu'a|until|bis(?: spatestens)?) (?=\d)/;

const inPolicy =
  /(?:chambres? (?:(?:est|sont|sera|seront) )?(?:disponibles?|pretes?|a votre disposition)|check-?in (?:time|from|is from|is possible|starts|begins|possible|e possibile|des|dalle|desde|vanaf|ab|a partir)|rooms? (?:(?:is|are|will be) )?(?:available|ready)|arrivee (?:possible|a partir|des))[^\d\n]{0,40}(?=\d)/;
const outPolicy =
  /(?:liberer (?:la|votre|les) chambres?|(?:doivent|doit) etre (?:liberees?|rendues?) (?:pour|avant|a)|(?:de (?:la|les)|,? a) liberer|check-?out (?:time|by|is by|until|before|is|avant|jusqu'a|entro|bis|hasta|tot|ate)|vacate (?:the|your) room|depart (?:avant|jusqu'a|au plus tard)|(?:rooms? |, )(?:must |to |should )?be vacated)[^\d\n]{0,40}(?=\d)/;
