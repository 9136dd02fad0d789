import type { Candidate, Evidence, Place, PlaceTime } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import type { PlainDay } from '../../source.ts';
import { addDays } from '../../text/days.ts';
import { dateOfDay } from '../bcbp/day.ts';
import { type Draft, draft } from '../draft.ts';
import { type Bits, readBits } from './bits.ts';
import { stationPlace } from './station.ts';

/** The small structured barcode of ERA TAP TSI B.12, third edition: 114 bytes, everything at its bit. */
const size = 114;

export function isSsb(bytes: Uint8Array): boolean {
  return (
    bytes.length === size &&
    (bytes[0] ?? 0) >> 4 === 3 &&
    typeOf(bytes) !== null &&
    bytes.some((byte) => byte < 9 || byte > 126) // a text that begins with a digit would do as well
  );
}

const types = { 1: 'reservation', 2: 'ticket', 3: 'ticket', 4: 'pass' } as const;

function typeOf(bytes: Uint8Array): (typeof types)[keyof typeof types] | null {
  const type = ((bytes[2] ?? 0) & 3) * 8 + ((bytes[3] ?? 0) >> 5);
  return types[type as keyof typeof types] ?? null;
}

/** The journey or the ticket; nothing where the days are no days. */
export function readSsb(code: Barcode, node: string, contextDate: PlainDay): Candidate[] {
  const bits = readBits(code.bytes);
  const type = typeOf(code.bytes);
  bits.skip(4);
  const issuer = `uic:${String(bits.number(14)).padStart(4, '0')}`;
  bits.skip(24);
  const classCode = bits.number(6);
  const number = letters(bits, 14);
  const issued = dayOfIssue(bits.number(4), bits.number(9), contextDate);
  if (!issued || !type) return [];
  const seatClass = classCode === 1 || classCode === 2 ? String(classCode) : undefined;
  const head = { issuer, number, issued, seatClass, token: tokenOf(code), node };
  if (type === 'reservation') return reservedTrain(bits, head);
  bits.skip(type === 'pass' ? 2 : 1);
  const first = addDays(issued, bits.number(9));
  const lastDay = bits.number(9);
  // counted from the day of issue, as the first is; some count it from the first
  const last = [issued, first].map((day) => addDays(day, lastDay)).find((day) => day >= first) ?? first;
  const ends = type === 'pass' ? null : stations(bits);
  if (ends?.from && ends.to && !ends.isAlpha && ends.from.name !== ends.to.name) {
    const ride = rideOf(head, ends.from, ends.to, { local: first }, seen(head, 'firstDayOfValidity', first));
    if (seatClass) ride.set('seats', [{ class: seatClass }], seen(head, 'class', seatClass));
    return [ride.done('barcode', 1)];
  }
  const open = readBits(code.bytes);
  open.skip(type === 'pass' ? 215 : 239);
  return openTicket(letters(open, type === 'pass' ? 40 : 37), head, first, last);
}

/** What every kind of ticket says. */
type Head = {
  issuer: string;
  number: string;
  issued: PlainDay;
  seatClass: string | undefined;
  token: ReturnType<typeof tokenOf>;
  node: string;
};

function reservedTrain(bits: Bits, head: Head): Candidate[] {
  const { seatClass } = head;
  bits.skip(2);
  const { from, to } = stations(bits);
  const day = addDays(head.issued, bits.number(9));
  const minutes = bits.number(11);
  const train = letters(bits, 5).replace(/^0+/, '');
  const coach = bits.number(10);
  const seat = letters(bits, 3).replace(/^0+/, '');
  if (!from || !to || minutes >= 1440) return [];
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const ride = rideOf(head, from, to, { local: `${day}T${clock}:00` }, seen(head, 'departure', `${day} ${clock}`));
  ride.set('number', train, seen(head, 'train', train));
  const place = {
    ...(seat ? { number: seat } : {}),
    ...(coach ? { coach: String(coach) } : {}),
    ...(seatClass ? { class: seatClass } : {}),
  };
  if (seat || coach || seatClass) ride.set('seats', [place], seen(head, 'seat', `${coach} ${seat}`));
  return [ride.done('barcode', 1)];
}

function rideOf(head: Head, from: Place, to: Place, departure: PlaceTime, at: Evidence): Draft<'TrainReservation'> {
  const ride = draft('TrainReservation');
  ride.set('reference', head.number, seen(head, 'ticket', head.number));
  ride.set('from', from, seen(head, 'departureStation', from.name ?? ''));
  ride.set('to', to, seen(head, 'arrivalStation', to.name ?? ''));
  ride.set('departure', departure, at);
  ride.set('carrier', { identifier: head.issuer }, seen(head, 'issuer', head.issuer));
  ride.set('ticketToken', head.token);
  ride.set('status', 'confirmed');
  return ride;
}

function openTicket(name: string, head: Head, first: PlainDay, last: PlainDay): Candidate[] {
  const { number, issuer } = head;
  const ticket = draft('Ticket');
  ticket.set('name', name, seen(head, 'openText', name));
  ticket.set('ticketNumber', number, seen(head, 'ticket', number));
  ticket.set('issuer', { identifier: issuer }, seen(head, 'issuer', issuer));
  ticket.set('validFrom', { local: `${first}T00:00:00` }, seen(head, 'firstDayOfValidity', first));
  ticket.set('validUntil', { local: `${last}T23:59:59` }, seen(head, 'lastDayOfValidity', last));
  ticket.set('ticketToken', head.token);
  return name || number ? [ticket.done('barcode', 1)] : [];
}

function seen({ node }: Head, at: string, text: string): Evidence {
  return { node, at: `/${at}`, text };
}

function stations(bits: Bits) {
  const isAlpha = bits.flag();
  if (isAlpha) {
    const [from, to] = [letters(bits, 5), letters(bits, 5)];
    return { from: stationPlace(from || undefined, undefined), to: stationPlace(to || undefined, undefined), isAlpha };
  }
  bits.skip(4);
  const [from, to] = [bits.number(28), bits.number(28)].map((value) => (value > 0 ? String(value) : undefined));
  return { from: stationPlace(undefined, from), to: stationPlace(undefined, to), isAlpha };
}

/** Six bits a letter, from the space on. */
export function letters(bits: Bits, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(32 + bits.number(6)))
    .join('')
    .trim();
}

/**
 * Of the year only its last digit is there. A ticket is sent within a year of its issue; what was issued "later" than
 * the mail around it was found long after.
 */
function dayOfIssue(digit: number, dayOfYear: number, contextDate: PlainDay): PlainDay | null {
  const earliest = Number(contextDate.slice(0, 4)) - 1;
  if (digit > 9) return null;
  return dateOfDay(earliest + ((digit - (earliest % 10) + 10) % 10), dayOfYear);
}
