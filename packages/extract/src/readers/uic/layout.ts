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
    const match = /^(\d\d)(\d\d)(\d\d)(\d\d).(\d{4})$/s.exec(head(content, at));
    if (!match) {
      at++; // some count their umlauts wrong: the next field begins nearby
      continue;
    }
    const [row = 0, column = 0, height = 0, width = 0, length = 0] = match.slice(1).map(Number);
    if (at + 13 + length > content.length) break;
    fields.push({ row, column, height, width, text: textOf(content.subarray(at + 13, at + 13 + length)) });
    at += 13 + length;
  }
  return { type: head(content, 0).slice(0, 4), fields, text: (...where) => textAt(fields, ...where) };
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
      lines[at] += offset >= 0 ? line.slice(offset, offset + width) : line.slice(0, width + offset);
    });
  }
  return lines.join('\n').trim();
}
