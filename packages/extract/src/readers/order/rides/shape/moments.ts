import type { Passage } from '../../../text/passages/passages.ts';
import type { Day, Hour, Told, When, Where } from './told.ts';

/**
 * The moments that a paper tells, each a day and its hour, and its places between them: side by side in a sentence or a line, or one
 * below the other. Null where an hour could be of either of two days, or a day of either of two hours.
 */
export function withMoments(
  told: readonly (Day | Hour | Where)[],
  pieces: readonly Passage[],
  since: string,
): (When | Where)[] | null {
  const ahead = told.filter((one) => one.kind !== 'day' || (one.day >= since && !isLimit(one, told, pieces)));
  const whole: Told[] = [];
  for (const own of Map.groupBy(ahead, ({ piece }) => piece).values()) {
    const joined = inPiece(own);
    if (!joined) return null;
    whole.push(...joined);
  }
  const known = whole.flatMap((one) => (one.kind === 'moment' ? [one.moment.day] : [])).sort();
  // until when something else was to be done, and a day that is said once more
  const rest = whole.filter((one) => one.kind !== 'day' || !(known.includes(one.day) || one.day < (known[0] ?? '')));
  const days = rest.filter(({ kind }) => kind === 'day');
  // an hour of no day is one of something else, where each day has its own
  if (days.length === 0) return rest.filter((one) => one.kind === 'moment' || one.kind === 'place');
  return acrossPieces(rest, pieces);
}

/** "Rate valid for bookings made by 31 Mar 2027": a day alone in a sentence that says until when. */
function isLimit({ piece }: Day, told: readonly Told[], pieces: readonly Passage[]): boolean {
  const isAlone = told.every((one) => one.piece !== piece || one.kind === 'day');
  return isAlone && limits.test(pieces[piece]?.shape ?? '');
}

const limits =
  /\b(?:valid|valable|valid(?:ity|ite)|before|avant|made by|no later|au plus tard|jusqu'?\w*|d'ici|until|deadline|closed|ferme|free|gratuit\w*|sans frais)\b/;

/** "Friday 7 May 2027, 10:15", "1:40 PM on Mon, Aug 9": as many hours as days, and always in the same order. */
function inPiece(own: readonly (Day | Hour | Where)[]): Told[] | null {
  const said = withoutRepeats(own.filter((one) => one.kind !== 'place'));
  const order = said.map(({ kind }) => (kind === 'day' ? 'D' : 'T')).join('');
  if (/^(?:D?|T+|DD)$/.test(order)) return own.filter((one) => one.kind === 'place' || said.includes(one));
  if (!/^(?:(?:DT){1,4}|(?:TD){1,4})$/.test(order)) return null;
  const moments = said.flatMap((first, i) => {
    const second = said[i + 1];
    if (i % 2 === 1 || !second) return [];
    const [day, hour] = first.kind === 'day' ? [first, second] : [second, first];
    return day.kind === 'day' && hour.kind === 'time' ? [momentOf(day, hour)] : [];
  });
  return [...moments, ...own.filter((one) => one.kind === 'place')].sort((a, b) => a.at - b.at);
}

/** "demain, lundi 16 novembre": one day. */
const withoutRepeats = (said: readonly (Day | Hour)[]) =>
  said.filter((one, i) => {
    const before = said[i - 1];
    return !(one.kind === 'day' && before?.kind === 'day' && before.day === one.day);
  });

function momentOf(day: Day, hour: Hour): When {
  const { piece, at, text } = day;
  return { kind: 'moment', piece, at, text, moment: { day: day.day, time: hour.time, sure: day.sure, at, text } };
}

/** A day over its hour, in the lines of one cell or paragraph or in two rows of a form, as often as there are days. */
function acrossPieces(rest: readonly Told[], pieces: readonly Passage[]): (When | Where)[] | null {
  const days = withoutSame(rest.filter((one) => one.kind === 'day'));
  const all = rest.filter((one) => one.kind === 'time');
  // "06:00 - 23:30": when a desk is open
  const hours = all.filter((one) => all.filter(({ piece }) => piece === one.piece).length === 1);
  if (days.length !== hours.length || rest.some(({ kind }) => kind === 'moment')) return null;
  const order = rest
    .filter((one) => (one.kind === 'time' && hours.includes(one)) || (one.kind === 'day' && days.includes(one)))
    .map(({ kind }) => (kind === 'day' ? 'D' : 'T'))
    .join('');
  if (!/^(?:(?:DT)+|(?:TD)+|DDTT)$/.test(order)) return null;
  const moments = days.flatMap((day, i) => {
    const hour = hours[i];
    if (!hour) return [];
    const isNear = Math.abs(day.piece - hour.piece) < 3 || pieces[day.piece]?.inTable;
    return isNear ? [momentOf(day, hour)] : [];
  });
  if (moments.length !== days.length) return null;
  const places = rest.filter((one) => one.kind === 'place');
  return [...moments, ...places].sort((a, b) => a.piece - b.piece || a.at - b.at);
}

const withoutSame = (days: readonly Day[]) => days.filter((one, i) => days[i - 1]?.day !== one.day);
