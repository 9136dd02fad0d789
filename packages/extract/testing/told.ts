import type { Booking, Candidate } from '../src/booking.ts';
import { printText } from '../src/decode/plain-text.ts';
import { extract } from '../src/index.ts';
import { readText } from '../src/readers/text/reader.ts';

/** A mail's plain text as the readers see it, received on 5 January 2027. */
export const print = (subject: string, text: string) =>
  printText(text, { node: '0', contextDate: '2027-01-05', origin: { subject } });

/** What the reader of plain text finds in such a mail. */
export const read = (subject: string, text: string): Candidate[] => readText(print(subject, text));

/** What the engine finds in a page of tables, received on 5 January 2027. */
export async function readPage(html: string): Promise<{ booking: Booking }[]> {
  const { reservations } = await extract(new TextEncoder().encode(html), { contextDate: '2027-01-05' });
  return reservations;
}

/** A table: a row for each line, a cell between bars. */
export function tableOf(rows: string): string {
  const cells = (row: string) => row.split('|').map((cell) => `<td>${cell.trim().replace(/ \/\/ /g, '<br>')}</td>`);
  const lines = rows.trim().split('\n');
  return `<table>${lines.map((row) => `<tr>${cells(row).join('')}</tr>`).join('')}</table>`;
}

/** One line for each booking: what it is, from where to where, when. */
export function told(candidates: readonly { booking: Booking }[]): string[] {
  return candidates.map(({ booking }) => {
    const b = booking;
    const name =
      'number' in b ? `${b.carrier?.iata ?? b.line ?? ''}${b.number ?? ''}` : b.type.replace('Reservation', '');
    const from = 'from' in b ? (b.from?.iata ?? b.from?.name) : 'place' in b ? b.place?.name : '';
    const to = 'to' in b ? (b.to?.iata ?? b.to?.name) : '';
    const start = 'departure' in b ? b.departure?.local : 'checkIn' in b ? b.checkIn?.local : '';
    const end = 'arrival' in b ? b.arrival?.local : 'checkOut' in b ? b.checkOut?.local : '';
    return [name, from, to, start, end]
      .filter(Boolean)
      .join(' ')
      .replace(/:00(?= |$)/g, '');
  });
}
