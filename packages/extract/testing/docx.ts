import { strToU8, zipSync } from 'fflate';
import { extract } from '../src/extract.ts';

/** A Word file of paragraphs and tables; a cell or paragraph may have several lines, and '^' continues the cell above. */
export function docx(blocks: readonly (string | string[][])[]): Uint8Array {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paragraphs = (text: string) =>
    text
      .split('\n')
      .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`)
      .join('');
  const cell = (text: string, below: string | undefined) =>
    `<w:tc><w:tcPr>${text === '^' ? '<w:vMerge/>' : below === '^' ? '<w:vMerge w:val="restart"/>' : ''}</w:tcPr>${paragraphs(text === '^' ? '' : text)}</w:tc>`;
  const body = blocks
    .map((block) =>
      typeof block === 'string'
        ? paragraphs(block)
        : `<w:tbl>${block.map((row, at) => `<w:tr>${row.map((text, column) => cell(text, block[at + 1]?.[column])).join('')}</w:tr>`).join('')}</w:tbl>`,
    )
    .join('');
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return zipSync({ 'word/document.xml': strToU8(xml) });
}

/** What such a file is read as, a line for each booking: kind, number, what or where, when, for whom. */
export async function readDocx(
  blocks: readonly (string | string[][])[],
  contextDate = '2027-01-05',
): Promise<string[]> {
  const { reservations } = await extract(docx(blocks), { fileName: 'order.docx', contextDate });
  return reservations.map(({ booking: b }) => {
    const what = 'number' in b && b.number ? b.number : 'place' in b ? b.place?.name : undefined;
    const way = 'from' in b ? [b.from?.name, b.to?.name].filter(Boolean).join(' > ') : undefined;
    const when =
      'checkIn' in b
        ? [b.checkIn, b.checkOut]
        : 'departure' in b
          ? [b.departure, 'arrival' in b ? b.arrival : undefined]
          : [];
    const seats = 'seats' in b ? b.seats?.map(({ coach, number }) => `${coach ?? ''}/${number}`).join(' ') : undefined;
    const who = 'travelers' in b ? b.travelers?.map(({ name }) => name).join(' + ') : undefined;
    return [
      b.type.replace('Reservation', ''),
      b.reference,
      what,
      way,
      ...when.map((moment) => moment?.local.slice(0, 16)),
      seats,
      who,
    ]
      .filter(Boolean)
      .join(' | ');
  });
}
