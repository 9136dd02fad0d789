import type { Candidate, Evidence } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import { draft } from '../draft.ts';
import { latin } from '../uic/container.ts';
import { readDay } from '../uic/head.ts';

/** Regional tickets of French railways: 260 bytes for the guard, then columns of text. */
const guarded = 260;
const size = 686;

export function isSecutix({ bytes }: Barcode): boolean {
  return bytes.length >= size && /^00T\d\d{4}[0-9A-Z]{9}/.test(latin(bytes.subarray(guarded, guarded + 17)));
}

/** From station to station, by their five-letter codes, on a day; a zone pass has names of zones there instead. */
export function readSecutix(code: Barcode, node: string): Candidate[] {
  const text = latin(code.bytes.subarray(guarded));
  const cut = (from: number, length: number) => text.slice(from, from + length).trim();
  const seen = (at: number, length: number): Evidence => ({ node, at: guarded + at, text: cut(at, length) });
  const reference = cut(8, 9);
  const [from, to] = [cut(17, 5), cut(22, 5)];
  const day = readDay(cut(83, 8));
  const [first, last] = [readDay(cut(186, 8)), readDay(cut(194, 8))];
  const [familyName, givenName] = [cut(116, 19), cut(135, 19)];
  const cents = Number(cut(226, 10));
  const booking = /^[A-Z]{5}$/.test(from) && /^[A-Z]{5}$/.test(to) && day ? draft('TrainReservation') : null;
  const ticket = booking ? null : draft('Ticket');
  const shared = booking ?? (ticket as unknown as NonNullable<typeof booking>);
  if (givenName && familyName)
    shared.set('travelers', [{ name: `${givenName} ${familyName}`, givenName, familyName }], seen(116, 38));
  if (/^[12]$/.test(cut(91, 1))) shared.set('seats', [{ class: cut(91, 1) }], seen(91, 1));
  if (cents > 0) shared.set('price', { amount: (cents / 100).toFixed(2), currency: 'EUR' }, seen(226, 10));
  shared.set('ticketToken', tokenOf(code));
  if (booking) {
    booking.set('reference', reference, seen(8, 9));
    booking.set('ticketNumber', reference, seen(8, 9));
    booking.set('from', { name: from, identifier: `sncf:${from}` }, seen(17, 5));
    booking.set('to', { name: to, identifier: `sncf:${to}` }, seen(22, 5));
    if (day) booking.set('departure', { local: day }, seen(83, 8));
    booking.set('carrier', { identifier: `uic:${cut(4, 4)}` }, seen(4, 4));
    booking.set('status', 'confirmed');
    return [booking.done('barcode', 1)];
  }
  const name = cut(96, 20);
  if (!ticket || !name) return [];
  ticket.set('name', name, seen(96, 20));
  ticket.set('ticketNumber', reference, seen(8, 9));
  if (first) ticket.set('validFrom', { local: `${first}T00:00:00` }, seen(186, 8));
  if (last) ticket.set('validUntil', { local: `${last}T00:00:00` }, seen(194, 8));
  return [ticket.done('barcode', 1)];
}
