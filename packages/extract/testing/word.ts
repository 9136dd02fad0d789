import { strToU8, zipSync } from 'fflate';
import { extract } from '../src/index.ts';
import { told } from './told.ts';

type Part = string | Row[] | { heading: string };
/** A cell is its lines; a table within it is a list of rows. Null continues the cell above, "<" the one to the left. */
type Row = Cell[];
type Cell = string | null | { lines: string[]; rows?: Row[] };

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const paragraph = (text: string, style = '') =>
  `<w:p>${style}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
const heading = (text: string) => paragraph(text, '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>');

function table(rows: readonly Row[]): string {
  return `<w:tbl>${rows
    .map((row, number) => {
      const cells = row.flatMap((cell, i) => {
        if (cell === '<') return [];
        const span = row.slice(i + 1).findIndex((next) => next !== '<');
        const columns = span < 0 ? row.length - i : span + 1;
        const isMerged = cell === null || rows[number + 1]?.[i] === null;
        const merge = isMerged ? (cell === null ? '<w:vMerge/>' : '<w:vMerge w:val="restart"/>') : '';
        return [`<w:tc><w:tcPr><w:gridSpan w:val="${columns}"/>${merge}</w:tcPr>${contentOf(cell)}</w:tc>`];
      });
      return `<w:tr>${cells.join('')}</w:tr>`;
    })
    .join('')}</w:tbl>`;
}

function contentOf(cell: Cell): string {
  if (cell === null) return paragraph('');
  if (typeof cell === 'string')
    return cell
      .split('\n')
      .map((line) => paragraph(line))
      .join('');
  const lines = cell.lines.map((line) => paragraph(line)).join('');
  return cell.rows ? `${lines}${table(cell.rows)}${paragraph('')}` : lines;
}

/** What is read of a Word file of these parts, received on 5 January 2027: each booking in a line, with its number. */
export async function readWord(...parts: Part[]): Promise<string[]> {
  return toldWithNumbers(await bookingsOfWord(...parts));
}

export async function bookingsOfWord(...parts: Part[]) {
  return (await extract(bytesOfWord(...parts), { fileName: 'order.docx', contextDate: '2027-01-05' })).reservations;
}

export function bytesOfWord(...parts: Part[]): Uint8Array {
  const body = parts.map((part) =>
    typeof part === 'string' ? paragraph(part) : Array.isArray(part) ? table(part) : heading(part.heading),
  );
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body.join('')}</w:body></w:document>`;
  return zipSync({ 'word/document.xml': strToU8(xml) });
}

export function toldWithNumbers(candidates: Awaited<ReturnType<typeof bookingsOfWord>>): string[] {
  return candidates.map((candidate) => {
    const reference = 'reference' in candidate.booking ? candidate.booking.reference : undefined;
    return [...told([candidate]), reference ?? '–'].join(' ');
  });
}
