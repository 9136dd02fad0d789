import type { Origin, PlainDay } from '../origin.ts';
import type { Cell, Line, TextDocument } from '../text-document.ts';
import { splitLines } from './plain-text.ts';
import { createPrinter, makeCell, type Printer } from './printer.ts';
import { attributeOf, childOf, elementsOf, type XmlElement } from './xml.ts';

/** A Word document's body as a reader sees it; null where the file is not one. Tracked deletions are not printed. */
export function printDocx(
  root: XmlElement,
  facts: { node: string; contextDate: PlainDay; origin: Origin },
): TextDocument | null {
  const body = childOf(childOf(root, 'w:document'), 'w:body');
  if (!body) return null;
  const printer = createPrinter();
  printBlocks(body, printer);
  return printer.finish(facts);
}

function printBlocks(container: XmlElement, printer: Printer): void {
  for (const element of elementsOf(container)) {
    if (printer.full) return;
    if (element.name === 'w:p') printParagraph(element, printer);
    else if (element.name === 'w:tbl') printTable(element, printer);
    else if (element.name === 'w:sdt' || element.name === 'w:sdtContent') printBlocks(element, printer);
  }
}

function printParagraph(paragraph: XmlElement, printer: Printer): void {
  const lines = printLines(textOf(paragraph), printer);
  const [first] = lines;
  if (!first) {
    printer.gap();
    return;
  }
  const level = headingLevel(paragraph, first.text);
  if (level && lines.length === 1) printer.block({ kind: 'heading', level, text: first.text, at: first.at });
  else printer.block({ kind: 'paragraph', lines });
}

/** By the style's name, in Word's English and French; a line wholly in bold and without figures is a title too. */
function headingLevel(paragraph: XmlElement, text: string): number {
  const style = attributeOf(childOf(childOf(paragraph, 'w:pPr'), 'w:pStyle'), 'w:val') ?? '';
  const level = /^(?:heading|titre|title|berschrift|überschrift)\s?(\d)?/i.exec(style);
  if (level) return Number(level[1] ?? 1);
  const runs = elementsOf(paragraph).filter(({ name }) => name === 'w:r');
  const isBold = runs.length > 0 && runs.every((run) => isOn(childOf(childOf(run, 'w:rPr'), 'w:b')));
  return isBold && text.length <= 80 && !/\d/.test(text) && !/[:,;]$/.test(text) ? 7 : 0;
}

function printLines(text: string, printer: Printer): Line[] {
  return splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => printer.line(line))
    .filter((line) => line !== null);
}

function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !/^(?:0|false|none|off)$/.test(attributeOf(property, 'w:val') ?? '');
}

/** The words of runs, links and fields; not those struck through, hidden, or deleted under change tracking. */
function textOf(element: XmlElement): string {
  return elementsOf(element)
    .map((child) => {
      switch (child.name) {
        case 'w:t':
          return child.children.filter((part) => typeof part === 'string').join('');
        case 'w:tab':
          return '\t';
        case 'w:br':
        case 'w:cr':
          return '\n';
        case 'w:noBreakHyphen':
          return '-';
        case 'w:del':
        case 'w:moveFrom':
        case 'w:instrText':
        case 'w:pPr':
          return '';
        case 'w:r': {
          const style = childOf(child, 'w:rPr');
          const isUnseen = ['w:strike', 'w:dstrike', 'w:vanish'].some((name) => isOn(childOf(style, name)));
          return isUnseen ? '' : textOf(child);
        }
        default:
          return textOf(child);
      }
    })
    .join('');
}

const mostColumns = 60;

function printTable(table: XmlElement, printer: Printer): void {
  printer.gap();
  const rows: Cell[][] = [];
  for (const row of elementsOf(table).filter(({ name }) => name === 'w:tr')) {
    const above = rows[rows.length - 1];
    const isHead = isOn(childOf(childOf(row, 'w:trPr'), 'w:tblHeader'));
    const cells: Cell[] = [];
    for (const element of elementsOf(row)
      .filter(({ name }) => name === 'w:tc')
      .slice(0, mostColumns)) {
      const properties = childOf(element, 'w:tcPr');
      const merge = childOf(properties, 'w:vMerge');
      const hanging = merge && attributeOf(merge, 'w:val') !== 'restart' ? above?.[cells.length] : undefined;
      const cell = hanging ?? makeCell(cellLines(element, printer), isHead, 0);
      const columns = Math.min(
        60,
        Math.max(1, Number(attributeOf(childOf(properties, 'w:gridSpan'), 'w:val') ?? 1) || 1),
      );
      for (let column = 0; column < columns && cells.length < mostColumns; column++) cells.push(cell);
    }
    if (cells.some((cell) => cell.text !== '')) rows.push(cells);
  }
  if (rows.length > 0) printer.block({ kind: 'table', rows });
  printer.gap();
}

/** The paragraphs of a cell; a table within it gives a line for each of its rows. */
function cellLines(cell: XmlElement, printer: Printer): Line[] {
  return elementsOf(cell).flatMap((element) => {
    if (element.name === 'w:p') return printLines(textOf(element), printer);
    if (element.name !== 'w:tbl') return [];
    return elementsOf(element)
      .filter(({ name }) => name === 'w:tr')
      .flatMap((row) => printLines(elementsOf(row).map(textOf).filter(Boolean).join('    '), printer));
  });
}
