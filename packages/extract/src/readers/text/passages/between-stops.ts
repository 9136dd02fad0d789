import { onceFor } from '../../../once-for.ts';
import { isOnMap, placeIn } from '../journeys/printed-place.ts';
import type { Passage } from './passages.ts';

/** The rows of lines without a clock that stand between two lines of a paragraph or a list which say a clock and a stop. */
export function rowsBetweenStops(passages: readonly Passage[]): ReadonlySet<number> {
  const rows = new Set<number>();
  const stops = passages.flatMap((p, i) => (p.inTable || p.former ? [] : (stopIn(p, i, passages) ?? [])));
  for (const [n, from] of stops.entries()) {
    const to = stops[n + 1];
    const isNear = to && to.i - from.i > 1 && to.i - from.i <= 4 && to.block === from.block;
    if (!isNear || !(from.isKnown || to.isKnown)) continue;
    const between = passages.slice(from.i + 1, to.i);
    // "36 minutes to change trains" stands between two stops of the same name
    if (from.name !== to.name && between.every(({ text }) => !/\d:\d\d/.test(text)))
      for (const { row } of between) rows.add(row);
  }
  return rows;
}

function stopIn(p: Passage, i: number, passages: readonly Passage[]) {
  const name = clockThenName.exec(p.text)?.[1];
  if (!name) return null;
  const place = placeIn(name, { labelled: false, timed: false });
  const isKnown = place !== null && isOnMap(place);
  return isKnown || endsOfWays(passages).has(name) ? { i, block: p.block, name, isKnown } : null;
}

const clockThenName = /^\d{1,2}[:.h]\d\d (\p{Lu}[^\d:,]{2,50})$/u;

/** Of lines that say a way, "London Kings Cross to Alnmouth for Alnwick", both ends where one of them is on the map. */
export const endsOfWays = onceFor((passages: readonly Passage[]): ReadonlySet<string> => {
  const ends = passages.flatMap((p) => {
    const [, from, to] = p.former || p.text.length > 110 ? [] : (way.exec(p.text) ?? []);
    const isWay = from && to && [from, to].some((name) => placeIn(name, { labelled: false, timed: false })?.station);
    return isWay ? [from, to] : [];
  });
  return new Set(ends);
});

const way = /^(\p{Lu}[^–—→➔>:|,\d]{2,50}?) (?:->|[–—→➔>-]|to|nach|vers) (\p{Lu}[^–—→➔>:|,\d]{2,50})$/u;
