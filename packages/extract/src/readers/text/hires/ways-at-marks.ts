import type { DateFacts } from '../../../text/dates.ts';
import type { Found } from '../found.ts';
import type { Passage } from '../passages/passages.ts';
import type { Hire, Moment } from './hire.ts';
import { momentIn } from './hire-moment.ts';
import { placeOf } from './hire-place.ts';

/**
 * "Sun, Mar 14 · 4:35 AM" over "● 2140 W Huron St" over "■ O'Hare International Airport": apps for rides set a mark before each end, and say
 * when right over both or right below.
 */
export function waysAtMarks(passages: readonly Passage[], facts: DateFacts): Hire[] {
  const own = passages.filter((p) => !p.former);
  return own.flatMap((p, i): Hire[] => {
    const next = own[i + 1];
    // marks before more than two are those of a list
    if (!next || !isMarked(p) || !isMarked(next) || isMarked(own[i - 1]) || isMarked(own[i + 2])) return [];
    const [from, to] = [endAt(p), endAt(next)];
    const moment = momentNear(own, i, facts);
    return from && to && moment ? [{ start: { moment, place: from }, end: { place: to } }] : [];
  });
}

const mark = /^(?:[●○■□◉◎⬤◯◆◇⚫⚪◼◻▪▫🔴🟢🔵🟥🟩⬛⬜📍🏁⭕]\ufe0f?|[AB12](?=[).] ))[).]? ?(?=[\p{L}\d])/u;
const isMarked = (p: Passage | undefined): boolean => p !== undefined && mark.test(p.text) && p.text.length < 140;

function endAt(p: Passage): Found<string> | null {
  const text = p.text.replace(mark, '');
  const value = placeOf({ ...p, text });
  return value ? { value, at: p.at + p.text.length - text.length, text: p.text } : null;
}

/** The day and the hour of the nearest line over both ends, or else of the one right below. */
function momentNear(passages: readonly Passage[], i: number, facts: DateFacts): Moment | undefined {
  const near = [...passages.slice(Math.max(0, i - 2), i).reverse(), ...passages.slice(i + 2, i + 3)];
  return near
    .flatMap((p) => (p.text.length < 60 ? (momentIn(p, facts) ?? []) : []))
    .find(({ time, sure }) => time && sure);
}
