import { onceFor } from '../../../once-for.ts';
import { plain } from '../../../text/plain.ts';
import type { TextDocument } from '../../../text-document.ts';
import type { Found } from '../../text/found.ts';
import { type Passage, passagesOf } from '../../text/passages/passages.ts';
import { findHotel, type Hotel } from '../../text/stays/hotel-place.ts';
import { isStreet } from '../../text/stays/streets.ts';
import { houses } from '../../text/stays/vocabulary.ts';
import type { Item } from '../items.ts';

/**
 * "votre chambre à l'Hôtel du Vieux Quai (réservation VQ-27-19)" in a programme, and "Hôtel du Vieux Quai | 3 rue du Puits, 21200 Beaune | 03 80 …" at its
 * foot: a house that the piece calls by its whole name, with the address that stands right behind that name elsewhere.
 */
export function houseToldElsewhere({ shape }: Item, document: TextDocument): Found<Hotel> | null {
  const found = addressed(passagesOf(document)).flatMap(({ name, lines }) => {
    if (!isHouse(shape, plain(name))) return [];
    const said = lines.map((line) => line.text).join('\n');
    const hotel = findHotel({ ...document, text: said }, lines);
    return hotel?.value.address?.city ? [hotel] : [];
  });
  const [only, other] = new Set(found.map(({ value }) => `${value.address?.street} ${value.address?.city}`));
  return only !== undefined && other === undefined ? (found[0] ?? null) : null;
}

/** What begins with a name and goes on with a street: the row of a table, or a line and what stands below it. */
const addressed = onceFor((all: readonly Passage[]) => {
  const rows = Map.groupBy(all, ({ row }) => row);
  return all.flatMap((p, i) => {
    const [name = ''] = p.former ? [] : p.text.split(/, | [–—] /);
    if (name.length < 8 || name.length > 60) return [];
    const lines = p.inTable ? (rows.get(p.row) ?? []) : [p, ...belowIn(all, i)];
    const hasStreet = lines.some((line) => line.text.split(', ').some((part) => part !== name && isStreet(part)));
    return hasStreet ? [{ name, lines }] : [];
  });
});

/** By its word, or as where a room is; "Hôtel du Lac" is not "Hôtel du Lac Bleu", whose capitals a shape has not. */
function isHouse(shape: string, name: string): boolean {
  const at = shape.indexOf(name);
  const behind = shape.slice(at + name.length);
  const goesOn = /^[ -]?[a-z]/.test(behind) && !linked.test(behind);
  return at >= 0 && !goesOn && (houseWord.test(name) || whereOneSleeps.test(shape.slice(0, at)));
}

const linked = /^ (?:a|at|au|avec|de|des|from|jusqu|pour|for|until|with|on|le|du|is|est|vous|you)\b/;
const houseWord = new RegExp(String.raw`\b(?:${houses})\b`);
const whereOneSleeps =
  /\b(?:chambres?|rooms?|zimmer|nuits?|nights?|log\w{2,5}|dorm\w{2,5}|sleep|stay\w{0,3}) (?:a|au|aux|chez|at|in|im|dans)(?: (?:l['’]|the |la |le |les ))? ?$/;

/** An address below a name has a line or two, of which Word makes paragraphs. */
function belowIn(all: readonly Passage[], i: number): Passage[] {
  const below = all.slice(i + 1, i + 3).filter(({ inTable }) => !inTable);
  return isStreet(below[0]?.text ?? '') ? below.map((p) => ({ ...p, block: all[i]?.block ?? p.block })) : [];
}
