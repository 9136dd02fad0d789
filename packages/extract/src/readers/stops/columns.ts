import { makeCell } from '../../decode/printer.ts';
import type { Cell, Line, Table } from '../../text-document.ts';

/**
 * A table drawn with spaces: a head of three or more words far apart, and below it lines whose words stand under it.
 * Where one line has a word across a border it is no such table, and stays text.
 */
export function columnTable(lines: Line[]): { table: Table; taken: number } | null {
  const [head, first] = lines;
  if (!head || !first || /\d/.test(head.text)) return null;
  const starts = startsOf(head, lines.slice(1));
  if (starts.length < 3) return null;
  const rows: Cell[][] = [cut(head, starts, true)];
  let taken = 1;
  for (const line of lines.slice(1)) {
    if (!fits(line.text, starts)) break;
    rows.push(cut(line, starts, false));
    taken++;
  }
  const isFilled = rows.slice(1).some((row) => row.filter((cell) => cell.text !== '').length >= 3);
  return rows.length > 1 && isFilled ? { table: { kind: 'table', rows }, taken } : null;
}

/** Where words of the head begin after a gap; after a single space too, if below it something stands alone. */
function startsOf(head: Line, below: Line[]): number[] {
  return [...head.text.matchAll(/(^|\s+)\S/g)]
    .map((match) => ({ start: match.index + match[0].length - 1, gap: match[1]?.length ?? 0 }))
    .filter(
      ({ start, gap }) =>
        start === 0 || gap >= 2 || below.some(({ text }) => /^ {2}\S$/.test(text.slice(start - 2, start + 1))),
    )
    .map(({ start }) => start);
}

/** No word may run over a column's start. */
function fits(text: string, starts: number[]): boolean {
  if (text.trim() === '') return false;
  return starts.every((start) => start === 0 || start >= text.length || text[start - 1] === ' ');
}

function cut(line: Line, starts: number[], header: boolean): Cell[] {
  return starts.map((start, index) => {
    const piece = line.text.slice(index === 0 ? 0 : start, starts[index + 1]);
    const text = piece.trim();
    const at = line.at + (index === 0 ? 0 : start) + (piece.length - piece.trimStart().length);
    return makeCell(text ? [{ text, at }] : [], header, at);
  });
}
