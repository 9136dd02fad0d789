import type { Candidate, Evidence } from '../../booking.ts';
import { type Barcode, tokenOf } from '../../decode/code.ts';
import type { PlainDay } from '../../source.ts';
import { resolveDay } from '../bcbp/day.ts';
import { draft } from '../draft.ts';
import { type Bits, readBits } from './bits.ts';
import { letters } from './ssb.ts';
import { stationPlace } from './station.ts';

/**
 * The small structured barcode in its first two editions (ERA TAP TSI B.6 and the older part of B.12). Most of the ticket
 * stands at the same bits in both, behind a key's number that only the second has.
 */
const editions = {
  1: { sizes: [107, 111], key: 0, hasTrainNumber: true },
  2: { sizes: [67, 114], key: 4, hasTrainNumber: false },
} as const;

type Edition = (typeof editions)[1 | 2];

function editionOf(bytes: Uint8Array): Edition | null {
  const edition = editions[((bytes[0] ?? 0) >> 4) as 1 | 2];
  const isSized = edition && bytes.length >= edition.sizes[0] && bytes.length <= edition.sizes[1];
  // a text of that length may begin with the same byte
  return isSized && bytes.some((byte) => byte < 9 || byte > 126) ? edition : null;
}

export function isEarlySsb(bytes: Uint8Array): boolean {
  const edition = editionOf(bytes);
  return edition !== null && journeyOf(readBits(bytes), edition) !== null;
}

/**
 * The journey of a ticket or reservation. Its hour is told to the half alone, and so is left out: nobody catches a train by
 * it. The second edition's number of the train is packed in a way that nobody has written down.
 */
export function readEarlySsb(code: Barcode, node: string, contextDate: PlainDay): Candidate[] {
  const edition = editionOf(code.bytes);
  const journey = edition && journeyOf(readBits(code.bytes), edition);
  const day = journey && resolveDay(journey.firstDay, contextDate);
  if (!journey || !day) return [];
  const { from, to, issuer, train, seat, reference } = journey;
  const seen = (at: string, text: string): Evidence => ({ node, at: `/${at}`, text });
  const ride = draft('TrainReservation');
  ride.set('reference', reference, seen('reference', reference));
  ride.set('from', from, seen('departureStation', from.name ?? ''));
  ride.set('to', to, seen('arrivalStation', to.name ?? ''));
  ride.set('departure', { local: day }, seen('firstDayOfValidity', day));
  ride.set('number', train, seen('train', train));
  ride.set('carrier', { identifier: issuer }, seen('issuer', issuer));
  if (Object.keys(seat).length > 0) ride.set('seats', [seat], seen('seat', Object.values(seat).join(' ')));
  ride.set('ticketToken', tokenOf(code));
  ride.set('status', 'confirmed');
  return [ride.done('barcode', 0.95)];
}

function journeyOf(bits: Bits, { key, hasTrainNumber }: Edition) {
  bits.skip(4);
  const issuer = `uic:${String(bits.number(14)).padStart(4, '0')}`;
  bits.skip(key + 1 + 6 + 7 + 7);
  const [firstDay, lastDay] = [bits.number(9), bits.number(9)];
  bits.skip(1 + 47);
  const [from, to] = [stationIn(bits), stationIn(bits)];
  bits.skip(6);
  const number = hasTrainNumber ? bits.number(17) : 0;
  if (!hasTrainNumber) bits.skip(25);
  const booking = bits.number(40);
  const travelClass = letters(bits, 1);
  const [coach, place, berth] = [bits.number(10), bits.number(7), letters(bits, 1)];
  bits.skip(1);
  const pnr = letters(bits, 7);
  const isDay = (day: number) => day >= 1 && day <= 366;
  if (!from || !to || from.name === to.name || !isDay(firstDay) || !isDay(lastDay)) return null;
  return {
    issuer,
    firstDay,
    from,
    to,
    train: number > 0 ? String(number) : '',
    reference: /^[A-Z0-9]{5,7}$/.test(pnr) ? pnr : booking > 0 ? String(booking) : '',
    seat: {
      ...(place > 0 ? { number: `${place}${/^[A-Z]$/.test(berth) ? berth : ''}` } : {}),
      ...(coach > 0 ? { coach: String(coach) } : {}),
      ...(/^[12]$/.test(travelClass) ? { class: travelClass } : {}),
    },
  };
}

/** A number, or five letters in the same thirty bits. */
function stationIn(bits: Bits) {
  const isAlpha = bits.flag();
  if (!isAlpha) {
    const number = bits.number(30);
    return number > 1_000_000 ? stationPlace(undefined, String(number)) : null;
  }
  const name = letters(bits, 5);
  return /^[A-Z]{5}$/.test(name) ? stationPlace(name, undefined) : null;
}
