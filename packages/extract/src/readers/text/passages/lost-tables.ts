import type { Block, Cell, Line, Paragraph } from '../../../text-document.ts';
import { type Label, labelOf } from '../labels/labels.ts';

/**
 * "Hotel", "Check-in", "Check-out", "Nights" in a line each, and below them in a line each the house, its street, its town
 * and the other values: a table that lost its columns on the way to plain text. Only its first cell, which says the house
 * with its address, may have had several lines; so that each other value is under its head, counted from the last.
 */
export function withLostTables(blocks: readonly Block[]): readonly Block[] {
  const done: Block[] = [];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i];
    if (!block) break;
    const heads = block.kind === 'paragraph' ? headsIn(block) : null;
    const rows: Cell[][] = [];
    for (let next = blocks[i + 1 + rows.length]; heads && next; next = blocks[i + 1 + rows.length]) {
      const row = next.kind === 'paragraph' ? rowUnder(heads, next.lines) : null;
      if (!row) break;
      rows.push(row);
    }
    if (block.kind !== 'paragraph' || rows.length === 0) {
      done.push(block);
      continue;
    }
    done.push({ kind: 'table', rows: [block.lines.map((line) => cellOf([line], true)), ...rows] });
    i += rows.length;
  }
  return done;
}

/** The labels of three and more lines that say nothing else; the first is a house's. */
function headsIn({ lines }: Paragraph): Label[] | null {
  if (lines.length < 3 || lines.length > 8) return null;
  const labels = lines.map(({ text }) => labelOf(text));
  const [first] = labels;
  const isStay = first === 'hotel' && labels.some((label) => label !== null && ofArrival.has(label));
  return isStay && labels.every((label) => label !== null) ? labels : null;
}

const ofArrival: ReadonlySet<Label> = new Set(['checkIn', 'arrival', 'stayDates']);
const ofDays: ReadonlySet<Label> = new Set(['checkIn', 'arrival', 'checkOut', 'departure', 'stayDates']);

/** Null where a day's head has no figure below it, or a day stands under the house. */
function rowUnder(heads: readonly Label[], lines: readonly Line[]): Cell[] | null {
  const others = heads.length - 1;
  const house = lines.slice(0, lines.length - others);
  const values = lines.slice(lines.length - others);
  if (house.length === 0 || house.length > 5 || values.length < others) return null;
  const isFit = values.every(({ text }, at) => {
    const head = heads[at + 1];
    return head === undefined || !ofDays.has(head) || /\d/.test(text);
  });
  return isFit && labelOf(house[0]?.text ?? '') === null
    ? [cellOf(house, false), ...values.map((line) => cellOf([line], false))]
    : null;
}

function cellOf(lines: readonly Line[], header: boolean): Cell {
  return { text: lines.map(({ text }) => text).join('\n'), lines: [...lines], at: lines[0]?.at ?? 0, header };
}
