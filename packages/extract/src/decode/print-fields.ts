import type { Origin, PlainDay } from '../origin.ts';
import type { WalletPass } from '../source.ts';
import type { Cell, Line, TextDocument } from '../text-document.ts';
import { createPrinter, makeCell } from './printer.ts';

/** A pass as printed matter: its title, and a table of labels and values. */
export function printFields(
  pass: WalletPass,
  facts: { node: string; contextDate: PlainDay; origin: Origin },
): TextDocument {
  const printer = createPrinter();
  const title = pass.description ? printer.line(pass.description) : null;
  if (title) printer.block({ kind: 'heading', level: 1, text: title.text, at: title.at });
  const rows: Cell[][] = [];
  for (const field of pass.fields) {
    const label = linesOf(field.label);
    const value = linesOf(field.value);
    if (value.length > 0) rows.push([makeCell(label, true, 0), makeCell(value, false, 0)]);
  }
  if (rows.length > 0) printer.block({ kind: 'table', rows });
  return printer.finish(facts);

  function linesOf(text: string): Line[] {
    return text
      .replace(/<[^>]{0,300}>/g, '')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => printer.line(line))
      .filter((line) => line !== null);
  }
}
