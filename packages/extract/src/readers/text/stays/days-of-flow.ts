import { type DateFacts, findDates } from '../../../text/dates.ts';
import type { Label } from '../labels/labels.ts';
import { daysOfLeaving } from './day-of-leaving.ts';
import { type Flow, passageAt, placeOf } from './flow.ts';

/** A day and where it is said: `from` and `to` within the flow, `at` within the document. */
export type DayAt = { day: string; sure: boolean; from: number; to: number; at: number; text: string };

/** Where a day stands that is said nowhere. */
export const nowhere = Number.MAX_SAFE_INTEGER;

/** The days that a flow prints, line by line. */
export function daysOfFlow(flow: Flow, facts: DateFacts): DayAt[] {
  let from = 0;
  return flow.text.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    const printed = findDates(line, facts);
    const left = daysOfLeaving(flow.shape.slice(start, start + line.length), printed);
    const all = left.length > 0 ? [...printed, ...left].sort((a, b) => a.at - b.at) : printed;
    return all.flatMap(({ day, sure, at, length, weak }) => {
      const p = passageAt(flow, start + at);
      if (!p || (weak && (facts.language === 'en' || p.label === null || !ofEnds.has(p.label)))) return [];
      const own = start + at - (flow.starts[placeOf(flow, start + at)] ?? 0);
      return [{ day, sure, from: start + at, to: start + at + length, at: p.at + own, text: p.text }];
    });
  });
}

/** What stands beside them is a day, though it has but figures. */
const ofEnds: ReadonlySet<Label> = new Set(['checkIn', 'checkOut', 'arrival', 'departure', 'expected', 'from', 'to']);
