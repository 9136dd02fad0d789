import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import type { Token } from './token.ts';

/**
 * "06:30 | Taxi rank outside, claim it back" over "07:03 | Train, London to Leeds, arriving 09:16": in a programme the hour in
 * front of an entry is of that entry. Where it goes nowhere, and the next entry has its own hour and tells a journey, no train
 * leaves at it.
 */
export function withoutIdleHours(tokens: readonly Token[], passages: readonly Passage[]): Token[] {
  const rows = [...Map.groupBy(tokens, ({ line }) => passages[line]?.row)].map(([row, own]) => ({ row, own }));
  const idle = new Set<Token>();
  rows.forEach(({ own }, i) => {
    const next = rows[i + 1]?.own ?? [];
    const isIdle = own.every(({ kind, line }) => kind === 'time' && line === own[0]?.line);
    if (isIdle && isEntry(own, passages) && isEntry(next, passages) && tellsJourney(next))
      for (const token of own) idle.add(token);
  });
  return tokens.filter((token) => !idle.has(token));
}

/** An hour alone, and in the same row what is done then, in words that are no label. */
function isEntry([first]: readonly Token[], passages: readonly Passage[]): boolean {
  if (first?.kind !== 'time') return false;
  const [above, hour, said] = [-1, 0, 1].map((step) => passages[first.line + step]);
  return (
    hour !== undefined &&
    above?.row !== hour.row &&
    said?.row === hour.row &&
    isHoursAlone(hour.text) &&
    said.label !== 'departure' &&
    said.label !== 'arrival' &&
    said.text.includes(' ')
  );
}

const isHoursAlone = (text: string) =>
  findTimes(text).reduce((left, { length }) => left - length, text.replace(/[\s–—-]/g, '').length) <= 0;

function tellsJourney(own: readonly Token[]): boolean {
  const count = (...kinds: Token['kind'][]) => own.filter(({ kind }) => kinds.includes(kind)).length;
  const rides = count('flight', 'train', 'ship', 'bus');
  return count('place') > 1 || (rides === 1 && (count('place') > 0 || count('time') > 1));
}
