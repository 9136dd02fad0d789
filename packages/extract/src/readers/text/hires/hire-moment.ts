import { type DateFacts, findDates } from '../../../text/dates.ts';
import { plain } from '../../../text/plain.ts';
import { findTimes } from '../../../text/times.ts';
import { withoutFormer } from '../passages/former.ts';
import type { Passage } from '../passages/passages.ts';
import type { Moment } from './hire.ts';

/** The day of a line, and its hour where one is printed; what stands in brackets is an aside. */
export function momentIn(p: Passage, facts: DateFacts): Moment | null {
  const text = withoutFormer(p.text).replace(/\([^)]*\)/g, (cut) => ' '.repeat(cut.length));
  const [date] = findDates(text, facts);
  if (!date) return null;
  const end = date.at + date.length;
  // "25 Jan 2027 at 21.15": right behind a day such figures are a clock's
  const time = findTimes(text).find((t) => !t.weak || joint.test(plain(text.slice(end, Math.max(end, t.at)))));
  return { day: date.day, sure: date.sure, time: time?.time, at: p.at + date.at, text: p.text };
}

const joint =
  /^ ?[,|·–—-]? ?(?:(?:pick[- ]?up|collection|picked up|driver|chauffeur|prise en charge|rendez-vous|rdv|depart|departure|abholung)(?: time)? ?[,:]? ?)?(?:at|a|um|alle|ore|alle ore|om|kl\.?|from|by|des|a partir de|pour)? ?$/;
