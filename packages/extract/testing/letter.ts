import { strToU8, zipSync } from 'fflate';
import { type Booking, extract } from '../src/index.ts';

/** What a letter says, in lines: a paragraph each, or rows of cells whose lines are parted by \n. */
export type LetterPart = string | string[][];

/** The bookings of a Word document that holds the parts, each in one line. */
export async function readLetterOf(parts: readonly LetterPart[], contextDate: string): Promise<string[]> {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${parts.map(partXml).join('')}</w:body></w:document>`;
  const { reservations } = await extract(zipSync({ 'word/document.xml': strToU8(xml) }), { contextDate });
  return reservations.map(({ booking, doubts }) => `${inOneLine(booking)}${doubts.length > 0 ? ' ?' : ''}`);
}

function partXml(part: LetterPart): string {
  if (typeof part === 'string') return paragraph(part);
  const rows = part.map(
    (cells) =>
      `<w:tr>${cells.map((cell) => `<w:tc>${cell.split('\n').map(paragraph).join('')}</w:tc>`).join('')}</w:tr>`,
  );
  return `<w:tbl>${rows.join('')}</w:tbl>`;
}

function paragraph(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<w:p><w:r><w:t xml:space="preserve">${escaped}</w:t></w:r></w:p>`;
}

function inOneLine(booking: Booking): string {
  const said = booking as Booking & {
    carrier?: { iata?: string };
    line?: string;
    number?: string;
    from?: { name?: string };
    to?: { name?: string };
    place?: { name?: string; city?: string };
    name?: string;
    departure?: { local: string };
    arrival?: { local: string };
    checkIn?: { local: string };
    checkOut?: { local: string };
    partySize?: number;
  };
  const moments = [said.departure ?? said.checkIn, said.arrival ?? said.checkOut].map((at) => at?.local.slice(0, 16));
  return [
    booking.type.replace('Reservation', ''),
    [said.carrier?.iata ?? said.line, said.number].filter(Boolean).join(' '),
    [said.from?.name, said.to?.name].filter(Boolean).join(' > ') ||
      [said.name, said.place?.name, said.place?.city].filter(Boolean).join(', '),
    moments.filter(Boolean).join(' – '),
    said.partySize && `for ${said.partySize}`,
    booking.seats?.map(({ coach, number }) => [coach, number].filter(Boolean).join('/')).join(' '),
    booking.reference,
    booking.travelers?.map(({ name }) => name).join(' + '),
  ]
    .filter(Boolean)
    .join(' | ');
}
