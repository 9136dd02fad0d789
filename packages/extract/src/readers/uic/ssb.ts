import type { Candidate, Evidence } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import type { PlainDay } from '../../source.ts';
import { addDays } from '../../text/days.ts';
import { dateOfDay } from '../bcbp/day.ts';
import { draft } from '../draft.ts';
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
  const seen = (at: string, text: string): Evidence => ({ node, at: `/${at}`, text });
  const token = tokenOf(code);
  const seatClass = classCode === 1 || classCode === 2 ? String(classCode) : undefined;

  if (type === 'reservation') {
    bits.skip(2);
    const { from, to } = stations(bits);
    const day = addDays(issued, bits.number(9));
    const minutes = bits.number(11);
    const train = letters(bits, 5).replace(/^0+/, '');
    const coach = bits.number(10);
    const seat = letters(bits, 3).replace(/^0+/, '');
    if (!from || !to || minutes >= 1440) return [];
    const ride = draft('TrainReservation');
    const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
    ride.set('reference', number, seen('ticket', number));
    ride.set('from', from, seen('departureStation', from.name ?? ''));
    ride.set('to', to, seen('arrivalStation', to.name ?? ''));
    ride.set('departure', { local: `${day}T${clock}:00` }, seen('departure', `${day} ${clock}`));
    ride.set('number', train, seen('train', train));
    ride.set('carrier', { identifier: issuer }, seen('issuer', issuer));
    if (seat || coach || seatClass)
      ride.set(
        'seats',
        [
          {
            ...(seat ? { number: seat } : {}),
            ...(coach ? { coach: String(coach) } : {}),
            ...(seatClass ? { class: seatClass } : {}),
          },
        ],
        seen('seat', `${coach} ${seat}`),
      );
    ride.set('ticketToken', token);
    ride.set('status', 'confirmed');
    return [ride.done('barcode', 1)];
  }

  bits.skip(type === 'pass' ? 2 : 1);
  const first = addDays(issued, bits.number(9));
  const last = addDays(issued, bits.number(9));
  if (last < first) return [];
  const { from, to, isAlpha } = type === 'pass' ? { from: null, to: null, isAlpha: false } : stations(bits);
  if (from && to && !isAlpha && from.name !== to.name) {
    const ride = draft('TrainReservation');
    ride.set('reference', number, seen('ticket', number));
    ride.set('from', from, seen('departureStation', from.name ?? ''));
    ride.set('to', to, seen('arrivalStation', to.name ?? ''));
    ride.set('departure', { local: first }, seen('firstDayOfValidity', first));
    ride.set('carrier', { identifier: issuer }, seen('issuer', issuer));
    if (seatClass) ride.set('seats', [{ class: seatClass }], seen('class', seatClass));
    ride.set('ticketToken', token);
    ride.set('status', 'confirmed');
    return [ride.done('barcode', 1)];
  }
  const open = readBits(code.bytes);
  open.skip(type === 'pass' ? 215 : 239);
  const name = letters(open, type === 'pass' ? 40 : 37);
  const ticket = draft('Ticket');
  ticket.set('name', name, seen('openText', name));
  ticket.set('ticketNumber', number, seen('ticket', number));
  ticket.set('issuer', { identifier: issuer }, seen('issuer', issuer));
  ticket.set('validFrom', { local: `${first}T00:00:00` }, seen('firstDayOfValidity', first));
  ticket.set('validUntil', { local: `${last}T23:59:59` }, seen('lastDayOfValidity', last));
  ticket.set('ticketToken', token);
  return name || number ? [ticket.done('barcode', 1)] : [];
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
