import { shipIn } from '../journeys/ships.ts';
import { wayBySea } from '../journeys/way-by-sea.ts';
import type { Passage } from './passages.ts';

/** Lines that are two names with a dash between, of which another line has the second first. */
export function bothWays(passages: readonly Passage[]): Set<string> {
  const said = new Set(passages.filter((p) => !p.former && p.text.length < 120).map((p) => p.text));
  return new Set(
    [...said].filter((text) => {
      const [, from, to] = dashedWay.exec(text) ?? [];
      return from && to && from !== to && dashes.some((dash) => said.has(`${to} ${dash} ${from}`));
    }),
  );
}

/** "Thursday 11 May 2028, Fishnish to Lochaline" over "Ship: Lochinvar": the way of a ship, whose ports are on no map. */
export const waysOfShips = (passages: readonly Passage[]): string[] =>
  passages.flatMap((p, i) => {
    const { text, block, inTable } = p;
    // "Ferry Scrabster to Stromness" over "NorthLink Ferries, ship: Hamnavoe" in one cell
    const next = wayBySea(p) ? passages[i + 1] : undefined;
    if (next && next.block === block && next.cell === p.cell && shipIn(next) !== null) return [text];
    const way = inTable ? undefined : /^[^,]*\d[^,]*, (.+)$/.exec(text)?.[1];
    const below = passages.slice(i + 1, i + 3).filter((p) => p.block - block < 3);
    return way && dashedWay.test(way) && below.some(({ label }) => label === 'ship') ? [text] : [];
  });

const dashes = ['–', '—', '-', '→', '➔', '>', '->', 'to'];
const dashedWay = /^(\p{Lu}[^–—→➔>:|]{2,50}?) (?:->|[–—→➔>-]|to) (\p{Lu}[^–—→➔>:|]{2,50})$/u;
