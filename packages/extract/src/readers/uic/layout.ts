import { textOf, type UicBlock } from './container.ts';

/** The printed ticket as lines of its paper, 72 columns wide; every field at its row and column. */
export type Layout = {
  type: string;
  fields: LayoutField[];
  /** What stands there; of the field's lines those within, cut on the left where they begin before. */
  text(row: number, column: number, width: number, height?: number): string;
};
export type LayoutField = { row: number; column: number; height: number; width: number; text: string };

const mostFields = 200;

/** The block `U_TLAY`: type, count, then fields of row, column, height, width, format, length and text. */
export function readLayout(blocks: UicBlock[]): Layout | null {
  const block = blocks.find(({ name }) => name === 'U_TLAY');
  if (!block || block.content.length < 8) return null;
  const { content } = block;
  const fields: LayoutField[] = [];
  for (let at = 8; at + 13 <= content.length && fields.length < mostFields; ) {
    const match = fieldHead.exec(head(content, at));
    if (!match) {
      at++; // some count their umlauts wrong: the next field begins nearby
      continue;
    }
    const [row = 0, column = 0, height = 0, width = 0, length = 0] = match.slice(1).map(Number);
    if (at + 13 + length > content.length) break;
    const end = endOf(content, at + 13, length);
    fields.push({ row, column, height, width, text: textOf(content.subarray(at + 13, end)) });
    at = end;
  }
  return { type: head(content, 0).slice(0, 4), fields, text: (...where) => textAt(fields, ...where) };
}

const fieldHead = /^(\d\d)(\d\d)(\d\d)(\d\d).(\d{4})$/s;

/** Some count the letters of a text and not its bytes: it ends where the next field begins. */
function endOf(content: Uint8Array, start: number, length: number): number {
  const end = start + length;
  const accented = content.subarray(start, end).filter((byte) => byte >= 0x80).length;
  for (let at = end; at <= end + accented; at++)
    if (at === content.length || fieldHead.test(head(content, at))) return at;
  return end;
}

function head(content: Uint8Array, at: number): string {
  return Array.from(content.subarray(at, at + 13), (byte) => String.fromCharCode(byte)).join('');
}

function textAt(fields: LayoutField[], row: number, column: number, width: number, height = 1): string {
  const lines: string[] = Array.from({ length: height }, () => '');
  for (const field of fields) {
    if (field.column + field.width <= column || field.column >= column + width) continue;
    field.text.split('\n').forEach((line, index) => {
      const at = field.row + index - row;
      if (at < 0 || at >= height) return;
      const offset = column - field.column;
      const before = (lines[at] ?? '').padEnd(Math.max(0, -offset));
      lines[at] = before + (offset >= 0 ? line.slice(offset, offset + width) : line.slice(0, width + offset));
    });
  }
  return lines.join('\n').trim();
}
