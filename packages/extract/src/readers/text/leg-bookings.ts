import type {
  BoatBooking,
  BusBooking,
  Candidate,
  FlightBooking,
  Person,
  Place,
  PlaceTime,
  Seat,
  TrainBooking,
} from '../../booking.ts';
import { airlineByCode } from '../../knowledge/index.ts';
import { addDays } from '../../text/days.ts';
import { minutesAt } from '../../text/zone-time.ts';
import { createEvidence, type Evidences } from './evidence.ts';
import type { Found } from './found.ts';
import type { Leg } from './journeys.ts';
import type { Passage } from './passages.ts';
import type { PrintedPlace } from './printed-place.ts';
import type { Shared } from './shared.ts';

/** The booking that a leg of the paper is, with what the paper says of all its legs. */
export function bookLeg(leg: Leg, passages: readonly Passage[], shared: Shared, node: string): Candidate {
  switch (leg.vehicle.kind) {
    case 'flight':
      return bookFlight(leg, passages, shared, node);
    case 'ship':
      return bookBoat(leg, shared, node);
    case 'bus':
      return bookBus(leg, passages, shared, node);
    case 'train':
      return bookTrain(leg, passages, shared, node);
  }
}

function bookFlight(leg: Leg, passages: readonly Passage[], shared: Shared, node: string): Candidate<FlightBooking> {
  const { vehicle } = leg;
  const evidence = createEvidence(node);
  const iata = vehicle.kind === 'flight' ? vehicle.iata : undefined;
  const name = vehicle.kind === 'flight' ? vehicle.airline || undefined : undefined;
  const booking: FlightBooking = {
    type: 'FlightReservation',
    ...common(shared, evidence, iata ? [airlineByCode(iata)?.name, ...otherNames(iata)] : [name]),
    carrier: { name, iata },
    number: vehicle.number,
    from: airportOf(leg.from.place),
    to: airportOf(leg.to.place),
    departureTerminal: leg.from.place.terminal,
    arrivalTerminal: leg.to.place.terminal,
  };
  times(booking, leg, booking.from, booking.to, evidence);
  evidence.put('number', vehicle);
  const seats = seatsNear(leg, passages, true, shared);
  if (seats.length > 0) booking.seats = seats;
  return candidate(booking, leg, evidence, shared);
}

function bookTrain(leg: Leg, passages: readonly Passage[], shared: Shared, node: string): Candidate<TrainBooking> {
  const { vehicle } = leg;
  const evidence = createEvidence(node);
  const booking: TrainBooking = {
    type: 'TrainReservation',
    ...common(shared, evidence, []),
    line: vehicle.kind === 'train' ? (vehicle.product ?? shared.railProduct) : undefined,
    number: vehicle.number,
    from: stationOf(leg.from.place),
    to: stationOf(leg.to.place),
  };
  times(booking, leg, booking.from, booking.to, evidence);
  if (vehicle.number !== undefined) evidence.put('number', vehicle);
  const seats = seatsNear(leg, passages, false, shared);
  if (seats.length > 0) booking.seats = seats;
  return candidate(booking, leg, evidence, shared);
}

function bookBus(leg: Leg, passages: readonly Passage[], shared: Shared, node: string): Candidate<BusBooking> {
  const evidence = createEvidence(node);
  const booking: BusBooking = {
    type: 'BusReservation',
    ...common(shared, evidence, []),
    number: leg.vehicle.number,
    from: stationOf(leg.from.place),
    to: stationOf(leg.to.place),
  };
  times(booking, leg, booking.from, booking.to, evidence);
  const seats = seatsNear(leg, passages, true, shared);
  if (seats.length > 0) booking.seats = seats;
  return candidate(booking, leg, evidence, shared);
}

function bookBoat(leg: Leg, shared: Shared, node: string): Candidate<BoatBooking> {
  const evidence = createEvidence(node);
  const booking: BoatBooking = {
    type: 'BoatReservation',
    ...common(shared, evidence, []),
    line: leg.vehicle.kind === 'ship' ? leg.vehicle.name : undefined,
    from: stationOf(leg.from.place),
    to: stationOf(leg.to.place),
  };
  times(booking, leg, booking.from, booking.to, evidence);
  evidence.put('line', leg.vehicle);
  return candidate(booking, leg, evidence, shared);
}

type Timed = { departure?: PlaceTime; arrival?: PlaceTime };

function times(booking: Timed, leg: Leg, from: Place | undefined, to: Place | undefined, evidence: Evidences): void {
  const { day } = leg.day;
  booking.departure = leg.departure
    ? { local: `${day}T${leg.departure.time}:00`, zone: from?.zone }
    : { local: day, zone: from?.zone };
  evidence.put('departure', {
    at: leg.day.at ?? leg.departure?.at ?? 0,
    text: leg.day.text ?? leg.departure?.text ?? '',
  });
  evidence.put('from', leg.from);
  evidence.put('to', leg.to);
  if (!leg.arrival) return;
  const arrivalDay = leg.arrivalDay ?? likelyArrivalDay(leg, from, to);
  if (!arrivalDay) return;
  booking.arrival = { local: `${arrivalDay}T${leg.arrival.time}:00`, zone: to?.zone };
  evidence.put('arrival', leg.arrival);
}

/**
 * The day of arrival where the paper prints none: the one on which the journey takes a possible time for its distance.
 * East across the date line it is earlier than the departure by the clock.
 */
function likelyArrivalDay(leg: Leg, from: Place | undefined, to: Place | undefined): string | null {
  const { day } = leg.day;
  if (!leg.departure || !leg.arrival) return day;
  const same = leg.arrival.time >= leg.departure.time ? day : addDays(day, 1);
  if (!from?.zone || !to?.zone) return same;
  const start = minutesAt(`${day}T${leg.departure.time}`, from.zone);
  if (start === null) return same;
  const kilometres = distance(from, to);
  const speed = leg.vehicle.kind === 'flight' ? 800 : leg.vehicle.kind === 'ship' ? 35 : 110;
  const expected = kilometres === null ? null : (kilometres / speed) * 60 + 40;
  let best: { day: string; off: number } | null = null;
  for (const shift of [-1, 0, 1, 2]) {
    const end = minutesAt(`${addDays(day, shift)}T${leg.arrival.time}`, to.zone);
    if (end === null || end - start < (leg.vehicle.kind === 'flight' ? 15 : 1) || end - start > 26 * 60) continue;
    const off = expected === null ? end - start : Math.abs(end - start - expected);
    if (!best || off < best.off) best = { day: addDays(day, shift), off };
  }
  return best?.day ?? null;
}

function distance(a: Place, b: Place): number | null {
  if (a.latitude === undefined || a.longitude === undefined || b.latitude === undefined || b.longitude === undefined)
    return null;
  const radians = Math.PI / 180;
  const h =
    Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2 +
    Math.cos(a.latitude * radians) *
      Math.cos(b.latitude * radians) *
      Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)));
}

function airportOf(printed: PrintedPlace): Place {
  const known = printed.airport ?? printed.city;
  return {
    name: printed.name,
    iata: printed.iata,
    zone: known?.zone,
    latitude: printed.airport?.latitude,
    longitude: printed.airport?.longitude,
    country: known?.country,
  };
}

function stationOf(printed: PrintedPlace): Place {
  const known = printed.station ?? printed.city;
  return {
    name: printed.name,
    zone: known?.zone,
    latitude: printed.station?.latitude,
    longitude: printed.station?.longitude,
    country: known?.country,
    identifier: undefined,
  };
}

function common(shared: Shared, evidence: Evidences, names: (string | undefined)[]) {
  const wanted = names.filter((n) => n !== undefined).map((n) => n.toLowerCase());
  const reference =
    shared.references.find(
      (r) =>
        r.company &&
        wanted.some((n) => n.includes(r.company?.toLowerCase() ?? '\0') || r.company?.toLowerCase().includes(n)),
    ) ?? shared.reference;
  if (reference) evidence.put('reference', reference);
  const first = shared.travelers[0];
  if (first) evidence.put('travelers', first);
  if (shared.price) evidence.put('price', shared.price);
  return {
    reference: reference?.value,
    travelers: people(shared.travelers),
    price: shared.price?.value,
    status: shared.status,
  };
}

function people(found: readonly Found<Person>[]): Person[] | undefined {
  return found.length > 0 ? found.map((f) => f.value) : undefined;
}

/** What an airline calls itself beside the name in the table. */
function otherNames(iata: string): string[] {
  return iata === 'NH' ? ['ANA'] : iata === 'JL' ? ['JAL'] : [];
}

function candidate<B extends FlightBooking | TrainBooking | BoatBooking | BusBooking>(
  booking: B,
  leg: Leg,
  evidence: Evidences,
  shared: Shared,
): Candidate<B> {
  const labelled = leg.from.role !== null || leg.to.role !== null;
  return {
    booking,
    evidence: evidence.all,
    rank: labelled ? 'table' : 'text',
    confidence: shared.reference ? (labelled ? 0.9 : 0.8) : 0.6,
    doubts: leg.day.sure ? [] : [{ code: 'unsure-date', field: 'departure' }],
  };
}

/** "voiture 14, place 83", "Coach 12 • Seat 43", "Voit. 8 / 34": on the lines of the leg and just below, up to the next leg. */
function seatsNear(leg: Leg, passages: readonly Passage[], plane: boolean, shared: Shared): Seat[] {
  const seats: Seat[] = plane ? seatsOfRoute(leg, passages) : [];
  if (seats.length > 0) return seats;
  const last = Math.min(leg.lastLine + 4, (leg.nextLine ?? passages.length) - 1);
  for (let i = leg.firstLine; i <= last; i++) {
    const p = passages[i];
    if (!p || p.former || p.text.length > 200) continue;
    for (const match of p.shape.matchAll(plane ? planeSeat : coachSeat)) {
      if (plane)
        for (const number of (match[1] ?? '').matchAll(/\d{1,2} ?[a-k]\b/g))
          seats.push({ number: number[0].replace(' ', '').toUpperCase() });
      else
        for (const number of (match[2] ?? '').matchAll(/\d{1,3}[a-z]?\b/g))
          seats.push({ coach: match[1]?.toUpperCase(), number: number[0].toUpperCase() });
    }
    const beside = !plane && seats.length === 0 && p.label === 'coach' ? coachThenSeat.exec(p.shape) : null;
    if (beside?.[1] && beside[2]) seats.push({ coach: beside[1].toUpperCase(), number: beside[2].toUpperCase() });
    if (!plane && seats.length === 0 && p.label === 'seat' && /^\d{1,3}[a-z]?$/.test(p.shape)) {
      const coach = passages.find((q) => q.row === p.row && q.label === 'coach')?.text;
      seats.push({ coach, number: p.text.toUpperCase() });
    }
  }
  if (!plane && seats.length === 0) seats.push(...seatColumns(leg, passages));
  if (!plane && seats.length === 0) seats.push(...seatsApart(passages.slice(leg.firstLine, last + 1)));
  const together =
    !plane && shared.travelers.length < 2 && seats.length > 1 && seats.every((seat) => seat.coach === seats[0]?.coach);
  // Seats of people who are not named belong to one booking: "71 73".
  return together
    ? [{ coach: seats[0]?.coach, number: seats.map((seat) => seat.number).join(' ') }]
    : seats.slice(0, 9);
}

/** "Wg. 256," in one line and "Pl. 71 73" in the next, with the platform between. */
function seatsApart(lines: readonly Passage[]): Seat[] {
  const coach = lines.map((p) => coachAlone.exec(p.shape)?.[1]).find((c) => c !== undefined);
  const numbers = lines.map((p) => seatAlone.exec(p.shape)?.[1]).find((n) => n !== undefined);
  if (!numbers) return [];
  return [...numbers.matchAll(/\d{1,3}[a-z]?/g)].map((match) => ({ coach, number: match[0].toUpperCase() }));
}

/** "Seats: ORD-DEN 21D, DEN-ORD 22C". */
function seatsOfRoute(leg: Leg, passages: readonly Passage[]): Seat[] {
  const [from, to] = [leg.from.place.iata, leg.to.place.iata];
  if (!from || !to) return [];
  return passages.flatMap((p) => {
    if (p.former || p.text.length > 200 || !p.text.includes(from)) return [];
    const match = /(?<![A-Z])([A-Z]{3}) ?[-–/] ?([A-Z]{3}):? (?:seat )?(\d{1,2}[A-K])(?![A-Z\d])/g;
    return [...p.text.matchAll(match)].flatMap(([, a, b, number]) =>
      a === from && b === to && number ? [{ number }] : [],
    );
  });
}

/** What stands behind "Coach:": "3 Seat: 8A". */
const coachThenSeat =
  /^(\d{1,3}|[a-z])[ ,;·•|/-]{1,4}(?:seats?|places?|sieges?|asientos?|posto|platz|pl)\b\.? ?(?:n°|no\.?|:)? ?(\d{1,3}[a-z]?)\b/;

const coachAlone = /\b(?:coach|carriage|voiture|voit|wagen|wagon|wg)\b\.? ?(?:n°|no\.?|:)? ?(\d{1,3})\b/;
const seatAlone =
  /\b(?:seats?|places?|sieges?|pl|sitzplatz)\b\.? ?(?:n°|no\.?|:)? ?(\d{1,3}[a-z]?\b(?: ?(?:,|and|et|und|&| ) ?\d{1,3}[a-z]?\b(?! (?!et\b|and\b|und\b)[a-z])){0,8})/;

/** "RJ 76    26    91" under a head that speaks of seats. */
function seatColumns(leg: Leg, passages: readonly Passage[]): Seat[] {
  const row = passages[leg.vehicle.line]?.row;
  const after = passages
    .filter((p) => p.row === row && p.at > leg.vehicle.at && /^\d{1,3}$/.test(p.text))
    .map((p) => p.text);
  const [coach, number] = after;
  const headed = passages
    .slice(Math.max(0, leg.vehicle.line - 8), leg.vehicle.line)
    .some((p) => /\b(?:seats?|sitzplatz|places?)\b/.test(p.shape));
  return headed && after.length === 2 && coach && number ? [{ coach, number }] : [];
}

const planeSeat =
  /\b(?:seats?|sieges?|sitzplatz|sitz)\b[ :n°]{0,4}((?:\d{1,2} ?[a-k]\b(?: ?(?:,|and|et|&|\/) ?)?){1,9})/g;
const coachSeat =
  /\b(?:coach|carriage|voiture|voit|car|wagen|wagon|wg|vagon)\b\.? ?(?:n°|no\.?|:)? ?(\d{1,3}[a-z]?|[a-z])\b[ ,;·•|/-]{1,4}(?:(?:seats?|places?|sieges?|platze?|pl|sitzplatze?|asientos?|posti|posto)\b\.? ?(?:n°|no\.?|:)? ?)?(\d{1,3}[a-z]?\b(?: ?(?:,|and|et|und|&| ) ?\d{1,3}[a-z]?\b(?! (?!et\b|and\b|und\b)[a-z])){0,8})/g;
