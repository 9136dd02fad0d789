import { plain } from '../../../text/plain.ts';
import type { Cell } from '../../../text-document.ts';
import { type Label, labelOf } from '../labels/labels.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import { topicOf } from '../topics.ts';

/** A service of an order: the cell that says what it is, and the rows beside that cell, whose first place is empty. */
export type Service = { title: Cell; rows: Cell[][] };

/**
 * "VOL" in one cell beside four rows, "HÔTEL" beside the next three: services one below the other, and what stands over
 * them. A cell may be merged over its rows, or stand in the first of them with nothing below it. Null where the first
 * column is not of that kind.
 */
export function servicesOf(rows: Cell[][]): { head: Cell[][]; services: Service[] } | null {
  const services: Service[] = [];
  const head: Cell[][] = [];
  let topics = 0;
  for (const [i, row] of rows.entries()) {
    const [first, second] = row;
    if (!first || first === second) return null;
    const open = services.at(-1);
    const rest = [{ ...first, text: '', lines: [] }, ...row.slice(1)];
    if (open && (first === open.title || first.text.trim() === '')) open.rows.push(rest);
    else if ((isTitle(first) || isMergedWord(first, rows[i + 1])) && !isHead(row, rows[i + 1])) {
      services.push({ title: first, rows: [rest] });
      if (isTitle(first)) topics++;
    } else if (open) return null;
    else head.push(row);
  }
  const isBesideRows = services.some(({ rows: own }) => own.length > 1);
  return topics > 1 && isBesideRows && head.length < 3 ? { head, services } : null;
}

/** "Hotel | Check-in | Check-out" over "Hôtel de l'Étoile" beside two rows: heads, and not the title of what they head. */
function isHead(row: readonly Cell[], below: readonly Cell[] | undefined): boolean {
  const [first, ...others] = row;
  const [under] = below ?? [];
  const isOpen = !under || under === first || under.text.trim() === '';
  const heads = others.filter((cell) => cell.header || labelOf(cell.text) !== null);
  return heads.length > 1 && !isOpen && heads.length >= others.length - 1;
}

function isTitle({ lines }: Cell): boolean {
  const [first] = lines;
  return (
    first !== undefined && first.text.length < 40 && !/\d{3}/.test(first.text) && topicOf(plain(first.text)) !== null
  );
}

/** "TERRE" beside three rows, among services that we know: a title too, whatever it is called. */
const isMergedWord = (first: Cell, below: readonly Cell[] | undefined) =>
  below?.[0] === first && /^\p{Lu}[\p{L} '’&-]{1,30}$/u.test(first.text) && labelOf(first.text) === null;

/** What a line below a service's title says: its number, or of a hired car who hires it out. */
export function labelInTitle(text: string, topic: string): Label | null {
  const code = numbered.exec(text)?.[1];
  if (code && leadingCode(code)) return 'reference';
  return topicOf(plain(topic)) === 'car' && /^\p{Lu}[^\d:,]{2,40}$/u.test(text) ? 'company' : null;
}

/** "n° 20571936", "conf. FDE 7719", "réf. R6VDPL". */
export const numbered =
  /^(?:n°|no\.?|nr\.?|#|r[ée]f\.?|conf\.?|r[ée]s\.?|pnr|dossier|booking|r[ée]servation|confirmation|code|file|buchung)(?: n°| no\.?| ref\.?)? ?:? ?([A-Z0-9][A-Z0-9 ./-]{3,24})$/i;
