import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import { labelOf } from '../labels/labels.ts';
import { isStreet } from '../stays/streets.ts';

/**
 * "Hôtel Saint-Paul-Ouest | Auberge du Cap Blanc" over "Arrivée : 9 mai | Arrivée : 12 mai" and "Confirmation 8044 | Confirmation
 * ACB-5520": a house in each column, whose cells say themselves what they are. Null where a first column says it for the others, or
 * heads do: "Départ du véhicule | Retour du véhicule" over two branches of one company is one hire.
 */
export function housesInColumns(rows: Cell[][]): Cell[][][] | null {
  const columns = Math.max(...rows.map((row) => row.length));
  const own = rows.filter((row) => new Set(row).size === row.length);
  if (columns < 2 || columns > 4 || own.length < 3 || own.some((row) => row.length !== columns)) return null;
  const heads = own[0]?.map(({ text }) => labelOf(text)) ?? [];
  if (heads.every((head) => head !== null) && new Set(heads).size > 1) return null;
  const hasStreets = own.some((row) =>
    row.every(({ lines }) => lines.some(({ text }) => text.split(', ').some(isStreet))),
  );
  const alike = own.filter(beginAlike).length;
  if (!hasStreets || alike < 2) return null;
  return Array.from({ length: columns }, (_, i) => rows.flatMap((row) => (row[i] ? [[row[i]]] : [])));
}

/** With the same word in each cell, and something of its own behind it. */
function beginAlike(row: readonly Cell[]): boolean {
  const words = row.map(({ text }) => /^\p{L}{2,}/u.exec(plain(text))?.[0]);
  const [first] = words;
  return first !== undefined && words.every((word) => word === first) && new Set(row.map(({ text }) => text)).size > 1;
}
