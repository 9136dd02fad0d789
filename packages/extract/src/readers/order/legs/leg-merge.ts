import type { Booking, Candidate, Place } from '../../../booking.ts';
import type { Found } from '../../text/found.ts';
import type { LegRecord, LegRecords, Span } from './leg-records.ts';

type Journey = Candidate & { booking: { departure?: { local: string } } };

/**
 * What was read of the whole paper, with what its pieces say alone: a journey that only a piece tells is added, and one
 * that both tell otherwise is as its piece says, where that is one row, line or sentence. What the paper says is not held
 * is left out.
 */
export function withLegRecords(read: readonly Candidate[], { records, notHeld }: LegRecords): Candidate[] {
  const isGivenUp = (one: Candidate) => {
    const at = whereOf(one);
    return isLeg(one) && one.booking.status !== 'cancelled' && notHeld.some(({ from, to }) => at >= from && at < to);
  };
  let all = read.filter((one) => !isGivenUp(one));
  // out and back may stand in one row: each has its own hours
  const told = new Set<Candidate>();
  for (const record of records) {
    const same = all.filter((one) => isLeg(one) && (told.has(one) ? hasSameHour(one, record) : isSameLeg(one, record)));
    if (same.length === 0 && !isBorrowed(record, read)) {
      all = [...all, record.leg];
      told.add(record.leg);
    }
    const [only, more] = same;
    if (!only || more) continue;
    const whole = joined(only, record);
    // the other way of the row is none of it
    if (isLeg(only) && hasSameHour(only, record)) told.add(whole);
    all = all.map((one) => (one === only ? whole : one));
  }
  return all;
}

const kinds = new Set(['FlightReservation', 'TrainReservation', 'BoatReservation', 'BusReservation']);
const isLeg = (one: Candidate): one is Journey => kinds.has(one.booking.type);

function whereOf({ evidence }: Candidate): number {
  const at = evidence.number?.at ?? evidence.line?.at ?? evidence.from?.at ?? evidence.departure?.at;
  return typeof at === 'number' ? at : -1;
}

function hasSameHour({ booking: a }: Journey, { leg: { booking: b } }: Pick<LegRecord, 'leg'>): boolean {
  const [x, y] = [a, b].map((booking) => ('departure' in booking ? booking.departure?.local : undefined));
  if (x !== undefined && x === y) return true;
  const isSameNumber = 'number' in a && 'number' in b && a.number !== undefined && a.number === b.number;
  return a.type === b.type && isSameNumber && x?.slice(0, 10) === y?.slice(0, 10);
}

/**
 * "Train 22 also calls at Saint-Lambert (9:01) and Drummondville (10:07)" below the tickets: its number was read of another day,
 * and the day, which it does not say, of another number.
 */
function isBorrowed({ leg: { booking }, isDated }: LegRecord, read: readonly Candidate[]): boolean {
  if (isDated || !('number' in booking) || booking.number === undefined) return false;
  const dayOf = (one: Booking) => ('departure' in one ? one.departure?.local.slice(0, 10) : undefined);
  const others = read.flatMap(({ booking: one }) => (one.type === booking.type && 'number' in one ? one : []));
  const [ofNumber, ofOthers] = [true, false].map((isIts) =>
    others.filter((one) => (one.number === booking.number) === isIts).map(dayOf),
  );
  const day = dayOf(booking);
  return Boolean(ofNumber?.length && !ofNumber.includes(day) && ofOthers?.includes(day));
}

function isSameLeg(one: Journey, { leg, from, to, isClose }: LegRecord): boolean {
  if (!('arrival' in leg.booking)) return false;
  if (hasSameHour(one, { leg }) || (!isClose && isOfNumber(one, leg))) return true;
  // all that was read of it stands in the piece
  const ats = ['number', 'line', 'from', 'to'].flatMap((field) => {
    const at = one.evidence[field]?.at;
    return typeof at === 'number' ? at : [];
  });
  return ats.length > 1 && ats.every((at) => at >= from && at < to);
}

/** The number of both stands in one place: lines that were drawn together from far apart tell no second journey of it. */
function isOfNumber({ evidence: a }: Candidate, { evidence: b }: Candidate): boolean {
  return typeof a.number?.at === 'number' && a.number.at === b.number?.at;
}

/** The journey as its piece says it, with what else was read of it. */
function joined(one: Candidate, record: LegRecord): Candidate {
  const { leg } = record;
  const { booking } = leg;
  const { reference, seats, travelers, price } = one.booking;
  // a word in capitals is no number that a piece is believed on
  const isNumber = /\d/.test(booking.reference ?? '');
  const isOwn = isNumber && record.isClose && isInside(leg, record) && !isInside(one, record);
  const own = isOwn ? (booking.reference ?? reference) : (reference ?? booking.reference);
  const isKept =
    saysSame(one.booking, booking) ||
    !record.isClose ||
    (one.booking.type === booking.type && !isLong(one.booking, booking) && isWithin(one, record));
  return {
    ...(isKept ? one : { ...leg, rank: one.rank, confidence: one.confidence }),
    booking: isKept
      ? { ...one.booking, reference: own, ...lineOf(one.booking, record) }
      : {
          ...booking,
          ...numberOf(one.booking, booking),
          reference: own,
          price,
          travelers,
          seats: seats ?? booking.seats,
        },
    evidence: {
      ...leg.evidence,
      ...one.evidence,
      ...(isKept ? {} : leg.evidence),
      ...(isOwn && leg.evidence.reference ? { reference: leg.evidence.reference } : {}),
    },
  };
}

/** The number stands in the piece. */
function isInside({ evidence: { reference } }: Candidate, { from, to }: LegRecord): boolean {
  return typeof reference?.at === 'number' && reference.at >= from && reference.at < to;
}

/** A train of which the piece says but what it is called. */
const numberOf = (a: Booking, b: Booking) =>
  a.type === b.type && 'number' in a && a.number !== undefined && 'number' in b && b.number === undefined
    ? { number: a.number }
    : {};

/** What the piece calls it, where the rest of the paper did not, or called it after another and the piece is of a few lines. */
function lineOf(a: Booking, { leg: { booking: b }, text, isClose }: LegRecord): { line?: string } {
  if (!('line' in b) || !b.line || a.type !== b.type) return {};
  const before = 'line' in a ? a.line : undefined;
  return before !== undefined && (!isClose || text.includes(before)) ? {} : { line: b.line };
}

/**
 * The number that stands in a journey's own piece, whatever stands nearer to where it was read; instead of one in the piece
 * of a hotel or a car, that which all other journeys of the kind have.
 */
export function withOwnNumbers(candidates: readonly Candidate[], { records, others }: LegRecords): Candidate[] {
  return candidates.map((one) => {
    const record = isLeg(one) ? recordOf(one, records) : undefined;
    if (!record) return one;
    const before = one.evidence.reference?.at;
    const stands = ({ from, to }: Span) => typeof before === 'number' && before >= from && before < to;
    if (!record.number) {
      const ofKind = records.flatMap(({ leg, number }) =>
        number && leg.booking.type === one.booking.type ? number : [],
      );
      const [only] = ofKind;
      const isOfAll = new Set(ofKind.map(({ value }) => value)).size === 1;
      return only && isOfAll && others.some(stands) ? withNumber(one, only) : one;
    }
    const isKept = stands(record) || (one.booking.reference !== undefined && !record.isClose);
    return isKept ? one : withNumber(one, record.number);
  });
}

/** The piece that a journey stands in, where several tell one of its number or hour. */
function recordOf(one: Journey, records: readonly LegRecord[]): LegRecord | undefined {
  const same = records.filter((other) => isSameLeg(one, other));
  const at = whereOf(one);
  return same.length > 1 ? same.find(({ from, to }) => at >= from && at < to) : same[0];
}

function withNumber(one: Candidate, { value, at, text }: Found<string>): Candidate {
  const node = (one.evidence.from ?? one.evidence.departure)?.node ?? '';
  return {
    ...one,
    booking: { ...one.booking, reference: value },
    evidence: { ...one.evidence, reference: { node, at, text: text.slice(0, 200) } },
  };
}

/** All of it stands where the piece stands: read of the same words, by who sees the columns too. */
function isWithin({ booking, evidence }: Candidate, { leg, from, to }: LegRecord): boolean {
  const legs: { from?: Place; to?: Place } = 'arrival' in leg.booking ? leg.booking : {};
  return (
    'arrival' in booking &&
    booking.arrival !== undefined &&
    !hasMoreWords(booking.from, legs.from) &&
    !hasMoreWords(booking.to, legs.to) &&
    [
      ...['number', 'from', 'to', 'arrival'].map((field) => evidence[field]),
      evidence['departure.time'] ?? evidence.departure,
    ].every((said) => {
      const at = said?.at;
      return typeof at !== 'number' || (at >= from && at < to);
    })
  );
}

/** A day and more on the way, where the piece says the same clocks on one day. */
function isLong(a: Booking, b: Booking): boolean {
  if (!('arrival' in a) || !('arrival' in b) || a.departure?.local !== b.departure?.local) return false;
  const [x, y] = [a.arrival?.local, b.arrival?.local];
  return x !== undefined && y !== undefined && x.slice(10) === y.slice(10) && y < x;
}

/** "Paris Orly, vol" for "Paris Orly": words of the line that are no place's. */
const hasMoreWords = (a: Place | undefined, b: Place | undefined) =>
  (a?.zone === undefined && b?.zone !== undefined && /[–:]/.test(a?.name ?? '')) ||
  (a?.name !== undefined &&
    b?.name !== undefined &&
    /^, \p{Ll}/u.test(a.name.startsWith(b.name) ? a.name.slice(b.name.length) : ''));

/** Whether two readings agree on what carries the traveller, from where to where and when. */
function saysSame(a: Booking, b: Booking): boolean {
  const [x, y] = [a, b].map((one) =>
    'arrival' in one && 'number' in one
      ? [one.type, one.number, one.from?.name, one.to?.name, one.departure?.local, one.arrival?.local].join(' | ')
      : null,
  );
  return x !== null && x === y;
}
