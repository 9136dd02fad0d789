import { isBeforeTown, isStreet } from '../text/addresses.ts';
import type { Passage } from '../text/passages.ts';
import { type Item, itemOf } from './items.ts';

/**
 * A house above a table that has a row for each of its rooms: "Hotel Josefine, Schleifmühlgasse 22, 1040 Wien" over
 * "Mme Kirsch | 05/10/2027 | 07/10/2027 | HJN 60418". Each row with the house, and with what stands below of all rooms.
 */
export function roomsOfHouse(passages: readonly Passage[]): Item[] {
  const blocks = Map.groupBy(passages, (p) => p.block);
  return [...blocks].flatMap(([block, own]) => {
    const [first] = own;
    if (!first?.inTable || !own.some((p) => p.label === 'reference')) return [];
    const isBeside = (p: Passage) => !p.inTable && !p.isHeading && p.section === first.section;
    const house = linesAbove(blocks, block, isBeside);
    if (!house.some((p, i) => isAddressed(p, house[i + 1]))) return [];
    const below = (blocks.get(block + 1) ?? []).filter(isBeside);
    return [...Map.groupBy(own, (p) => p.row).values()]
      .filter(isRoom)
      .map((row) => ({ ...itemOf([...house, ...row, ...below]), own: row }));
  });
}

/** A paragraph with the house and its address, or a few lines one below the other. */
function linesAbove(
  blocks: ReadonlyMap<number, Passage[]>,
  block: number,
  isBeside: (p: Passage) => boolean,
): Passage[] {
  const lines: Passage[] = [];
  for (let at = block - 1; at >= block - 5; at--) {
    const above = blocks.get(at);
    if (!above?.every(isBeside)) break;
    lines.unshift(...above);
  }
  return lines;
}

/** Both days and a number below their heads, and no house of its own. */
function isRoom(row: readonly Passage[]): boolean {
  const has = (...labels: string[]) => row.some((p) => p.byColumn && !p.former && labels.includes(p.label ?? ''));
  return (
    has('arrival', 'checkIn') &&
    has('departure', 'checkOut') &&
    has('reference') &&
    !has('hotel', 'from', 'to', 'route')
  );
}

function isAddressed({ text, former }: Passage, next: Passage | undefined): boolean {
  const parts = text.split(/, | [–—|·] /);
  return !former && parts.some((part, i) => isStreet(part) || isBeforeTown(part, [parts[i + 1] ?? next?.text ?? '']));
}
