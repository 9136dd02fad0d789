import type { Booking, Candidate, Company, Place, PlaceTime } from '../src/booking.ts';
import { printText } from '../src/decode/plain-text.ts';
import { extract } from '../src/index.ts';
import { readText } from '../src/readers/text/reader.ts';

/** A mail's plain text as the readers see it, received on 5 January 2027. */
export const print = (subject: string, text: string, senderName?: string) =>
  printText(text, { node: '0', contextDate: '2027-01-05', origin: { subject, senderName } });

/** What the reader of plain text finds in such a mail. */
export const read = (subject: string, text: string, senderName?: string): Candidate[] =>
  readText(print(subject, text, senderName));

/** What the engine finds in a page, received on 5 January 2027. */
export async function readPage(html: string): Promise<Candidate[]> {
  const { reservations } = await extract(new TextEncoder().encode(html), { contextDate: '2027-01-05' });
  return reservations;
}

/** What it finds in a page that confirms a booking, and says what in a table. */
export const readTable = (rows: string, lead = 'Booking reference: H7K2PL. Your booking is confirmed.') =>
  readPage(`<p>${lead}</p>${tableOf(rows)}`);

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

/** The same, and the number behind it. */
export function toldWithNumbers(candidates: readonly { booking: Booking }[]): string[] {
  return candidates.map((candidate) => [...told([candidate]), candidate.booking.reference ?? '–'].join(' '));
}

/** What the reader of plain text tells of a mail with a number of a booking, over these lines. */
export const toldOfLines = (lines: string): string[] =>
  told(read('Your booking', `Booking reference: H7K2PL\n\n${lines}`));

/** One line for each booking with all that it says: what, where, when, for how many, seats, number, for whom; "?" for doubts. */
export function toldInFull(candidates: readonly Pick<Candidate, 'booking' | 'doubts'>[]): string[] {
  return candidates.map(({ booking, doubts }) => `${inFull(booking)}${doubts.length > 0 ? ' ?' : ''}`);
}

function inFull(booking: Booking): string {
  const said: Said = booking;
  const what = [said.carrier?.iata ?? said.line, said.number].filter(Boolean).join(' ');
  const way = [said.from?.name, said.to?.name].filter(Boolean).join(' > ');
  const where = [said.name, said.place?.name, said.place?.city].filter(Boolean).join(', ');
  const moments = [said.departure ?? said.checkIn, said.arrival ?? said.checkOut].map((at) => at?.local.slice(0, 16));
  return [
    booking.type.replace('Reservation', ''),
    what,
    way || where,
    moments.filter(Boolean).join(' – '),
    said.partySize && `for ${said.partySize}`,
    booking.seats?.map(({ coach, number }) => [coach, number].filter(Boolean).join('/')).join(' '),
    booking.reference,
    booking.travelers?.map(({ name }) => name).join(' + '),
  ]
    .filter(Boolean)
    .join(' | ');
}

/** The fields of all kinds of bookings at once. */
type Said = Booking & {
  carrier?: Company;
  line?: string;
  number?: string;
  from?: Place;
  to?: Place;
  place?: Place;
  name?: string;
  departure?: PlaceTime;
  arrival?: PlaceTime;
  checkIn?: PlaceTime;
  checkOut?: PlaceTime;
  partySize?: number;
};

/** All that the engine finds in a mail of one HTML page, received on 5 January 2027; a line for each booking. */
export async function readMail(from: string, subject: string, html: string): Promise<string[]> {
  const mail = [
    `From: ${from} <bookings@carrier.example>`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
  ].join('\r\n');
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  return toldInFull(reservations);
}

/** A mail of one HTML page, and what is to be read of it. */
export type Layout = { from?: string; subject?: string; page: string; read: string[] };

/** What the engine finds in such a mail; a line for each booking. */
export const readLayout = ({ from = 'Bookings', subject = 'Your booking', page }: Layout): Promise<string[]> =>
  readMail(from, subject, page);
