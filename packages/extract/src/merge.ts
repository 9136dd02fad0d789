import {
  type Booking,
  type Candidate,
  type Doubt,
  type Person,
  type PlaceTime,
  ranks,
  type Saying,
  type Seat,
} from './booking.ts';
import { dayOfMidnight, daysApart, instantOf, nextDay } from './instants.ts';
import { dayOf, hasClock } from './iso-time.ts';
import { fold } from './knowledge/index.ts';
import { endOf, isBareCancellation, isSameBooking, isSameMinute, isSameName, isSamePlace, startOf } from './same.ts';

/** One candidate for each booking, in order of time. What several sources say of it is joined, the best believed. */
export function mergeCandidates(candidates: Candidate[]): Candidate[] {
  const merged: Candidate[] = [];
  const byTrust = [...candidates].sort(
    (a, b) => Number(isBareCancellation(a.booking)) - Number(isBareCancellation(b.booking)) || rankOf(a) - rankOf(b),
  );
  for (const candidate of byTrust) {
    const known = merged.filter(
      (other) =>
        isSameBooking(other.booking, candidate.booking) ||
        isContradiction(other, candidate) ||
        isEventByOtherName(other, candidate),
    );
    if (known.length === 0) merged.push(candidate);
    else if (isBareCancellation(candidate.booking)) for (const other of known) cancel(other);
    else {
      const [first] = known;
      if (first)
        merged[merged.indexOf(first)] = mergeTwo(
          first,
          isEventByOtherName(first, candidate) ? unnamed(candidate) : candidate,
        );
    }
  }
  return dropThroughJourneys(merged).sort(byTime);
}

/**
 * Markup and print of one document that give one booking two days: the same event or house under the same number.
 * Between documents that would be a change; within one it is a mistake, which `mergeTwo` notes.
 */
function isContradiction(a: Candidate, b: Candidate): boolean {
  if (a.rank === b.rank || !a.booking.reference || a.booking.reference !== b.booking.reference) return false;
  if (a.booking.type === 'EventReservation' && b.booking.type === a.booking.type)
    return isSameName(a.booking.name, b.booking.name);
  if (a.booking.type === 'LodgingReservation' && b.booking.type === a.booking.type)
    return isSamePlace(a.booking.place, b.booking.place);
  return false;
}

/**
 * "ticketshop" as the title of a page whose markup names the concert: what begins at one minute under one number is one event, and of its
 * name and its house the print has only what was taken for them.
 */
function isEventByOtherName(a: Candidate, b: Candidate): boolean {
  const [one, other] = [a.booking, b.booking];
  const areEvents = one.type === 'EventReservation' && other.type === 'EventReservation';
  if (!areEvents || a.rank === b.rank || b.rank !== 'text') return false;
  const isOne = one.reference !== undefined && one.reference === other.reference;
  return isOne && isSameMinute(one.departure, other.departure) && !isSameName(one.name, other.name);
}

const unnamed = (candidate: Candidate): Candidate => ({
  ...candidate,
  booking: { ...candidate.booking, name: undefined, place: undefined } as Booking,
});

/** Joins two sightings of one booking; `first` is believed where they disagree, and the disagreement noted. */
export function mergeTwo(first: Candidate, second: Candidate): Candidate {
  const booking: { [field: string]: unknown } = withDaysOfMidnights(first.booking, second.booking);
  const evidence = { ...first.evidence };
  const doubts: Doubt[] = [...first.doubts];
  const others: Saying[] = [...(first.others ?? []), ...(second.others ?? [])];
  for (const [field, value] of Object.entries(second.booking)) {
    if (value === undefined || field === 'type') continue;
    const { joined, isTaken, disagrees } = joinField(field, booking[field], value);
    booking[field] = joined;
    const found = second.evidence[field];
    if (isTaken && found) evidence[field] = found;
    if (disagrees) others.push({ field, value, ...(found && { evidence: found }), rank: second.rank });
    if (disagrees && !doubts.some((doubt) => doubt.field === field)) doubts.push({ code: 'sources-disagree', field });
  }
  const checkOut = checkOutByNights(first.booking, second.booking);
  if (checkOut) {
    booking.checkOut = checkOut;
    if (second.evidence.checkOut) evidence.checkOut = second.evidence.checkOut;
  }
  return {
    booking: booking as Booking,
    evidence,
    doubts,
    rank: first.rank,
    confidence: Math.max(first.confidence, second.confidence),
    ...(others.length > 0 && { others }),
  };
}

/**
 * "2027-04-15T22:00:00Z" and "2027-04-18T22:00:00Z" beside "16 april" and "19 april": midnights of Zeeland, by the clock of Greenwich, that
 * mean the days. Where nobody knows in which zone the house is, nobody comes and leaves at one hour, and the print tells the next days.
 */
function withDaysOfMidnights(first: Booking, second: Booking): Booking {
  if (first.type !== 'LodgingReservation' || second.type !== 'LodgingReservation') return { ...first };
  const { checkIn, checkOut } = first;
  if (!checkIn || !checkOut || !second.checkIn || !second.checkOut) return { ...first };
  const zone = first.place?.zone ?? second.place?.zone;
  if (zone) return { ...first, checkIn: dayOfMidnight(checkIn, zone), checkOut: dayOfMidnight(checkOut, zone) };
  const ends = [
    [checkIn, second.checkIn],
    [checkOut, second.checkOut],
  ] as const;
  const isOneClock = hasClock(checkIn) && checkIn.local.slice(10) === checkOut.local.slice(10);
  const areMidnights =
    isOneClock && ends.every(([time, print]) => time.offset === 'Z' && dayOf(nextDay(time)) === dayOf(print));
  return areMidnights
    ? { ...first, checkIn: { local: dayOf(second.checkIn) }, checkOut: { local: dayOf(second.checkOut) } }
    : { ...first };
}

/** Where two papers tell other days of departure, the one that agrees with the nights that it prints is right. */
function checkOutByNights(first: Booking, second: Booking): PlaceTime | undefined {
  if (first.type !== 'LodgingReservation' || second.type !== 'LodgingReservation') return undefined;
  const nights = second.nights ?? first.nights;
  const span = ({ checkIn, checkOut }: typeof first) => checkIn && checkOut && daysApart(checkIn, checkOut);
  return nights !== undefined && span(second) === nights && span(first) !== nights ? second.checkOut : undefined;
}

type Joined = { joined: unknown; isTaken: boolean; disagrees: boolean };

function joinField(field: string, known: unknown, other: unknown): Joined {
  const keep = (disagrees = false): Joined => ({ joined: known, isTaken: false, disagrees });
  const take: Joined = { joined: other, isTaken: true, disagrees: false };
  if (known === undefined) return take;
  if (isTime(known) && isTime(other)) return joinTimes(known, other);
  if (field === 'travelers') return joinPeople(known as Person[], other as Person[]);
  if (field === 'status') return other === 'cancelled' ? take : keep();
  if (field === 'seats')
    return { joined: joinSeats(known as Seat[], other as Seat[]), isTaken: false, disagrees: false };
  if (isPlain(known) && isPlain(other)) {
    const joined = { ...other, ...known };
    const names = [known.name, other.name];
    const isFuller =
      typeof names[0] === 'string' && typeof names[1] === 'string' && isPoorer(names[0], names[1], known.iata);
    if (isFuller) joined.name = names[1];
    return { joined, isTaken: false, disagrees: false };
  }
  if (typeof known === 'string' && typeof other === 'string' && field === 'reference') return keep();
  return keep(typeof known === 'string' && isCore(field) && spoken(field, known) !== spoken(field, String(other)));
}

/** Whoever tells more seats is believed: "31, 32" of one booking are two. */
function joinSeats(known: Seat[], other: Seat[]): Seat[] {
  const count = (seats: Seat[]) => seats.flatMap(({ number }) => number?.match(/[\p{L}\d]+/gu) ?? ['']).length;
  if (count(other) > count(known)) return other;
  return known.map((seat, index) => {
    const twin = other[index];
    return seat.number && twin?.number && seat.number !== twin.number ? seat : { ...twin, ...seat };
  });
}

/** A name that is only its code says less than a name. */
function isPoorer(name: string, other: string, code: unknown): boolean {
  return (name === code || /^[A-Z]{2,3}$/.test(name)) && other.length > name.length;
}

/** Tickets fill a train's number up with noughts: 06609 is 6609. */
function spoken(field: string, text: string): string {
  return field === 'number' ? fold(text).replace(/^0+(?=\d)/, '') : fold(text);
}

function isCore(field: string): boolean {
  return field === 'number' || field === 'name';
}

function joinTimes(known: PlaceTime, other: PlaceTime): Joined {
  const keep: Joined = { joined: known, isTaken: false, disagrees: false };
  // "2027-02-13T19:30:00Z" beside "sabato 13 febbraio, ore 20:30" in Rome: one moment, by the clock of its place
  if (known.offset === 'Z' && other.zone && hasClock(other) && instantOf(known) === instantOf(other))
    return { joined: other, isTaken: true, disagrees: false };
  if (dayOf(known) !== dayOf(other)) return { ...keep, disagrees: true };
  if (!hasClock(known)) return { joined: other, isTaken: true, disagrees: false };
  if (!hasClock(other)) return keep;
  if (known.local.slice(0, 16) !== other.local.slice(0, 16)) return { ...keep, disagrees: true };
  return { ...keep, joined: { ...other, ...known } };
}

/** Barcodes shout and have no accents: the same name in a kinder hand is taken. */
function joinPeople(known: Person[], other: Person[]): Joined {
  if (other.length > known.length) return { joined: other, isTaken: true, disagrees: false };
  const joined = known.map((person, index) => {
    const twin = other[index];
    // "Monsieur Fournel" in the letter, "Sylvain Fournel" in what is attached to it
    if (twin?.name && isFamilyOf(person.name, twin.name)) return { ...person, ...twin };
    const isShouted = person.name !== undefined && person.name === person.name.toUpperCase();
    return twin?.name &&
      person.name &&
      isShouted &&
      twin.name !== twin.name.toUpperCase() &&
      fold(twin.name) === fold(person.name)
      ? { ...person, ...twin }
      : person;
  });
  return { joined, isTaken: false, disagrees: false };
}

const isFamilyOf = (family: string | undefined, name: string): boolean =>
  family !== undefined && !family.includes(' ') && fold(name).endsWith(` ${fold(family)}`);

function isTime(value: unknown): value is PlaceTime {
  return isPlain(value) && typeof value.local === 'string';
}

function isPlain(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cancel(candidate: Candidate): void {
  candidate.booking.status = 'cancelled';
}

function rankOf(candidate: Candidate): number {
  return ranks.indexOf(candidate.rank);
}

/** A summary says A to C where the details say A to B and B to C: the summary is no journey of its own. */
function dropThroughJourneys(candidates: Candidate[]): Candidate[] {
  const rides = candidates.filter(({ booking }) => isRide(booking));
  return candidates.filter(({ booking: whole }) => {
    if (!isRide(whole) || whole.number) return true;
    return !rides.some(({ booking: first }) => {
      if (!isRide(first) || first === whole || !isSameStop(whole, first, 'from')) return false;
      return rides.some(
        ({ booking: last }) =>
          isRide(last) &&
          last !== whole &&
          last !== first &&
          isSameStop(whole, last, 'to') &&
          isSamePlace(first.to, last.from),
      );
    });
  });
}

type Ride = Extract<Booking, { type: 'TrainReservation' | 'BusReservation' | 'BoatReservation' | 'FlightReservation' }>;

function isRide(booking: Booking): booking is Ride {
  return (
    booking.type === 'TrainReservation' ||
    booking.type === 'BusReservation' ||
    booking.type === 'BoatReservation' ||
    booking.type === 'FlightReservation'
  );
}

function isSameStop(a: Ride, b: Ride, end: 'from' | 'to'): boolean {
  const [x, y] = end === 'from' ? [startOf(a), startOf(b)] : [endOf(a), endOf(b)];
  return (
    x !== undefined && x.local === y?.local && isSameName(a[end]?.name ?? a[end]?.iata, b[end]?.name ?? b[end]?.iata)
  );
}

/** By the wall clock: instants are not known for all, and nobody minds who is first within hours. */
function byTime(a: Candidate, b: Candidate): number {
  return orderOf(a.booking).localeCompare(orderOf(b.booking));
}

/** A room comes after the way there, also where it is let from three and the train arrives in the evening. */
function orderOf(booking: Booking): string {
  const { local } = startOf(booking) ?? {};
  if (!local) return '9999';
  return booking.type === 'LodgingReservation' ? `${local.slice(0, 10)}T23:59` : local;
}
