import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import { type Label, labelOf } from './labels.ts';

/** Labels to the left and values to the right, once or twice in a row: what stands to the left is a label there, also where we do not know it. */
export function isFormOf(rows: Cell[][]): boolean {
  const pairs = rows.flatMap((row) => pairsOf(row.filter((cell, i) => cell !== row[i - 1])));
  const named = pairs.filter(([left, right]) => left && right && labelOf(left.text) && !labelOf(right.text));
  return named.length >= 4 && named.length > pairs.length / 2;
}

/** "Début | 9 mars | Fin | 12 mars": two labels, and a value beside each. */
export const pairsOf = (cells: readonly Cell[]): (readonly Cell[])[] =>
  cells.length === 2 ? [cells] : cells.length === 4 ? [cells.slice(0, 2), cells.slice(2)] : [];

/** "Carrier | BC Ferries": a form of a crossing. */
export function isOfShip(rows: Cell[][]): boolean {
  return rows.some(
    ([left, right]) => left && right && labelOf(left.text) === 'company' && ferries.test(plain(right.text)),
  );
}

const ferries =
  /\b(?:ferry|ferries|fahren|traghetti|(?:stena|viking|color|fjord|tallink silja) line|seaways|calmac|brittany ferries|la meridionale|balearia|grimaldi|tirrenia|minoan|gnv|dfds|tallink|silja)\b/;

export function isWords(cell: Cell | undefined): boolean {
  return (
    cell !== undefined &&
    cell.lines.length === 1 &&
    /^(?!nombre de|number of|party|couverts|covers)[^\d:]{3,40}$/i.test(cell.text)
  );
}

/** "Room for Y. Talbot", "Chambre de Mme Abitbol": whose it is says what its number is of. */
export function isRoomOf(cell: Cell | undefined): boolean {
  return /^(?:[Rr]oom|[Cc]hambre|[Zz]immer|[Cc]amera|[Hh]abitaci[oó]n) (?:for|of|de|du|pour|f[üu]r|von|per|di) (?:[\p{L}]{1,4}\. ?)?(?:\p{Lu}|Mme |Mlle )/u.test(
    cell?.text ?? '',
  );
}

/** "Outbound flight", "Date aller", "Return train": which way it is says the order of the rows. */
export function labelOfWay(text: string): Label | null {
  const words = plain(text).trim();
  const thing =
    /^(?:outbound|outward|inbound|return|onward|aller|retour) (flight|train|date|day|crossing|from|to|departs|arrives|vol)s?(?: n°| no\.?| number)?$/.exec(
      words,
    ) ?? /^(vol|train|date|jour|traversee|n° de vol|heure) (?:d'aller|de retour|aller|retour)$/.exec(words);
  return thing?.[1] ? labelOf(thing[1]) : null;
}
