import type { Block, Line, TextDocument } from '../text-document.ts';

/** "Location:" with the lines that belong to it. */
export type LabelledValue = { label: string; lines: Line[] };

/** Labels with their values: in the cells of a table's row, on one line, or alone above the lines of the value. */
export function labelledValues(document: TextDocument): LabelledValue[] {
  return document.blocks.flatMap(valuesIn).slice(0, 300);
}

function valuesIn(block: Block): LabelledValue[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'paragraph') return valuesOnLines(block.lines);
  return block.rows.flatMap((row) => {
    const [label, ...values] = [...new Set(row)].filter((cell) => cell.text !== '');
    if (!label || values.length !== 1 || label.text.length > 40) return [];
    return [{ label: tidy(label.text), lines: values.flatMap((cell) => cell.lines) }];
  });
}

function valuesOnLines(lines: Line[]): LabelledValue[] {
  const values: LabelledValue[] = [];
  for (const line of lines) {
    const match =
      /^\s{0,20}(\p{L}[\p{L}'’° -]{1,38}?(?: n[or]\.)?)(?:\s?:(?=\s|$)|\s?[.]{3,60}(?=\s)|\s{3,60}(?=\S))(?:\s*(\S.*))?$/u.exec(
        line.text.slice(0, 400),
      );
    const last = values[values.length - 1];
    if (match) {
      const value = match[2];
      const own = value ? [{ text: value, at: line.at + line.text.indexOf(value) }] : [];
      values.push({ label: tidy(match[1] ?? ''), lines: own });
    } else if (last && line.text.trim() !== '') {
      const text = line.text.trim();
      last.lines.push({ text, at: line.at + line.text.indexOf(text) });
    }
  }
  return values.filter(({ lines: found }) => found.length > 0);
}

function tidy(label: string): string {
  return label
    .replace(/\s?:\s*$/, '')
    .trim()
    .toLowerCase();
}
