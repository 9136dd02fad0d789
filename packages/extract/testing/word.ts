import { strToU8, zipSync } from 'fflate';
import { type Candidate, extract } from '../src/index.ts';
import { toldWithNumbers } from './told.ts';

/** What a Word file holds: a paragraph or its lines, a title, a table. */
export type Part = string | { heading: string } | readonly Cell[][];
/** Lines, below them perhaps a table of its own; "^" continues the cell above, "<" the one to the left. */
type Cell = string | { lines: string[]; rows?: Cell[][] };

/** What is read of such a file, received on 5 January 2027: each booking in a line, with its number. */
export async function readWord(...parts: Part[]): Promise<string[]> {
  return toldWithNumbers(await bookingsOfWord(...parts));
}

export async function bookingsOfWord(...parts: Part[]): Promise<Candidate[]> {
  return (await extract(wordFile(parts), { fileName: 'order.docx', contextDate: '2027-01-05' })).reservations;
}

export function wordFile(parts: readonly Part[]): Uint8Array {
  const body = parts.map((part) => {
    if (typeof part === 'string') return paragraphs(part);
    return 'heading' in part ? paragraph(part.heading, title) : table(part);
  });
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`;
  return zipSync({ 'word/document.xml': strToU8(xml) });
}

const title = '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>';

function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => paragraph(line))
    .join('');
}

function paragraph(text: string, style = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const runs = escaped.split('\t').map((run) => `<w:t xml:space="preserve">${run}</w:t>`);
  return `<w:p>${style}<w:r>${runs.join('<w:tab/>')}</w:r></w:p>`;
}

function table(rows: readonly Cell[][]): string {
  const lines = rows.map((row, number) => {
    const cells = row.flatMap((cell, i) => {
      if (cell === '<') return [];
      const span = row.slice(i + 1).findIndex((next) => next !== '<');
      const columns = span < 0 ? row.length - i : span + 1;
      const merge = cell === '^' ? continued : rows[number + 1]?.[i] === '^' ? begun : '';
      return [`<w:tc><w:tcPr><w:gridSpan w:val="${columns}"/>${merge}</w:tcPr>${contentOf(cell)}</w:tc>`];
    });
    return `<w:tr>${cells.join('')}</w:tr>`;
  });
  return `<w:tbl>${lines.join('')}</w:tbl>`;
}

const begun = '<w:vMerge w:val="restart"/>';
const continued = '<w:vMerge/>';

function contentOf(cell: Cell): string {
  if (typeof cell === 'string') return paragraphs(cell === '^' ? '' : cell);
  const lines = cell.lines.map((line) => paragraph(line)).join('');
  return cell.rows ? `${lines}${table(cell.rows)}${paragraph('')}` : lines;
}
