import type {
  BoatBooking,
  BusBooking,
  Candidate,
  FlightBooking,
  Person,
  Place,
  TrainBooking,
} from '../../../booking.ts';
import { findAirports, fold, type KnownPlace } from '../../../knowledge/index.ts';
import { onceFor } from '../../../once-for.ts';
import { inLines } from '../../../text/in-lines.ts';
import { readNames } from '../../../text/names.ts';
import { createEvidence, type Evidences } from '../evidence.ts';
import type { Found } from '../found.ts';
import { ownReference } from '../numbers/leg-reference.ts';
import type { Passage } from '../passages/passages.ts';
import { byMarks } from '../people/marked-travelers.ts';
import { seatsNear } from '../seats/seats.ts';
import type { Shared } from '../shared.ts';
import { isOfCoaches } from './companies-of-ways.ts';
import { isOfHouse } from './house-of-leg.ts';
import type { Leg } from './leg.ts';
import { putTimes } from './leg-times.ts';
import { withLikelyEnds } from './likely-ends.ts';
import { withHall } from './port-hall.ts';
import type { PrintedPlace } from './printed-place.ts';
import { rideIn } from './ride-of.ts';

/** The booking that a leg of the paper is, with what the paper says of all its legs. */
export function bookLeg(printed: Leg, passages: readonly Passage[], whole: Shared, node: string): Candidate {
  const leg = withLikelyEnds(asTrain(asCoach(printed, passages)));
  const inRow = travelersOfRow(leg, passages, whole.travelers);
  const own = inRow.length > 0 ? inRow : travelersOfLead(leg, passages, whole.travelers);
  const shared = own.length > 0 ? { ...whole, travelers: own } : whole;
  switch (leg.vehicle.kind) {
    case 'flight':
      return bookFlight(leg, passages, shared, node);
    case 'ship':
      return bookBoat(leg, passages, shared, node);
    case 'bus':
      return bookBus(leg, passages, shared, node);
    case 'train':
      return bookTrain(leg, passages, shared, node);
  }
}

/** Who is named in the row of a leg, below the head "Traveller". */
function travelersOfRow(
  { vehicle }: Leg,
  passages: readonly Passage[],
  all: readonly Found<Person>[],
): Found<Person>[] {
  const line = passages[vehicle.line];
  if (!line?.inTable || !(vehicle.at >= line.at && vehicle.at <= line.at + line.text.length)) return [];
  return passages
    .filter((p) => p.row === line.row && p.inTable && p.label === 'person' && p.byColumn && !p.former)
    .flatMap((p) => {
      const marked = byMarks(p.text, passages);
      const known = marked.length > 0 ? marked : byFamilies(p.text, all);
      return known.length > 0 ? known : readNames(p.text).map((name) => ({ value: { name }, at: p.at, text: p.text }));
    });
}

/** "Ramachandran, Stretton" or "Mme Leguennec" in a row of a paper that names them in full elsewhere, and nobody else so. */
function byFamilies(text: string, all: readonly Found<Person>[]): Found<Person>[] {
  const families = text.split(/ ?[,;&+/] ?|\s(?:and|et|und)\s/).map((part) => fold(part.replace(titleBefore, '')));
  const known = families.map((family) => all.filter(({ value }) => family !== '' && familyOf(value) === family));
  return known.every((people) => people.length === 1) ? known.flat() : [];
}

const titleBefore = /^(?:M|Mr|Mrs|Ms|Miss|Mme|Mlle|Dr|Prof|Herr|Frau)\.? (?=\p{Lu})/iu;

function familyOf({ name = '' }: Person): string {
  return fold(name).split(' ').at(-1) ?? '';
}

/** "Return – Diallo: Eurostar 9149 …" in a paper of two travellers: whose journey the line is, before it tells it. */
function travelersOfLead(
  { vehicle }: Leg,
  passages: readonly Passage[],
  all: readonly Found<Person>[],
): Found<Person>[] {
  const p = passages[vehicle.line];
  if (all.length < 2 || !p || p.text.length > 400) return [];
  const lead = fold(
    `${p.called} ${/^[^:\n\d]{2,60}(?=:)/.exec(p.text.slice(0, Math.max(0, vehicle.at - p.at)))?.[0] ?? ''}`,
  );
  const words = new Set(lead.split(' '));
  const named = all.filter(({ value }) =>
    words.has(
      fold(value.name ?? '')
        .split(' ')
        .at(-1) ?? '',
    ),
  );
  return named.length < all.length ? named : [];
}

/** "Service 041" from Victoria Coach Station, or in a paper of National Express: what its label calls a train is a coach. */
function asCoach(leg: Leg, passages: readonly Passage[]): Leg {
  const { vehicle, from, to } = leg;
  const isCoach =
    vehicle.kind === 'train' &&
    !vehicle.product &&
    ([from, to].some(({ place }) => busStop.test(place.name)) ||
      (vehicle.number !== undefined && (isOfCoaches(passages) || isOfBuses(passages))));
  return isCoach ? { ...leg, vehicle: { ...vehicle, kind: 'bus' } } : leg;
}

/** "Autobuses de Oriente" over "Corrida: 7715": a paper that speaks of buses and of no railway. */
const isOfBuses = (passages: readonly Passage[]): boolean => rideSaid(passages).ride === 'bus';

const rideSaid = onceFor((passages: readonly Passage[]) => ({
  ride: rideIn(passages.flatMap(({ shape, former }) => (former || shape.length > 80 ? [] : shape)).join('\n')),
}));

/** "FR 6651 Paris Gare de Lyon – Lyon Part-Dieu": the letters are an airline's too, but nothing flies between two stations. */
function asTrain(leg: Leg): Leg {
  const { vehicle, from, to } = leg;
  const isStation = ({ codePrinted, station, airport, iata, name }: PrintedPlace) =>
    !codePrinted && !airport && !iata && station !== undefined && / |-/.test(name);
  if (vehicle.kind !== 'flight' || ![from, to].every(({ place }) => isStation(place))) return leg;
  const { airline: _, iata, ...rest } = vehicle;
  return { ...leg, vehicle: { ...rest, kind: 'train', product: iata } };
}

const busStop =
  /\b(?:(?:coach|bus) (?:station|stop|terminal)|gare routi[eè]re|arr[eê]t de bus|busbahnhof|zob|estaci[oó]n de autobuses|autostazione|busstation)\b/i;

function bookFlight(leg: Leg, passages: readonly Passage[], shared: Shared, node: string): Candidate<FlightBooking> {
  const { vehicle } = leg;
  const evidence = createEvidence(node);
  const iata = vehicle.kind === 'flight' ? vehicle.iata : undefined;
  const name = vehicle.kind === 'flight' ? vehicle.airline || undefined : undefined;
  const booking: FlightBooking = {
    type: 'FlightReservation',
    ...common(leg, ownReference(leg, passages, shared), evidence),
    carrier: { name, iata },
    number: vehicle.number,
    from: airportOf(leg.from.place, leg.to.place),
    to: airportOf(leg.to.place, leg.from.place),
    departureTerminal: leg.from.place.terminal,
    arrivalTerminal: leg.to.place.terminal,
  };
  putTimes(booking, leg, evidence);
  evidence.put('number', vehicle);
  const seats = seatsNear(leg, passages, 'plane', shared);
  if (seats.length > 0) booking.seats = seats;
  return candidate(booking, leg, evidence, shared);
}

function bookTrain(leg: Leg, passages: readonly Passage[], shared: Shared, node: string): Candidate<TrainBooking> {
  const { vehicle } = leg;
  const evidence = createEvidence(node);
  const booking: TrainBooking = {
    type: 'TrainReservation',
    ...common(leg, ownReference(leg, passages, shared), evidence),
    line:
      vehicle.kind === 'train' ? (vehicle.product ?? shared.railProduct ?? operatorBefore(leg, passages)) : undefined,
    number: vehicle.number,
    from: stationOf(leg.from.place),
    to: stationOf(leg.to.place),
  };
  putTimes(booking, leg, evidence);
  if (vehicle.number !== undefined) evidence.put('number', vehicle);
  const seats = seatsNear(leg, passages, 'train', shared);
  if (seats.length > 0) booking.seats = seats;
  return candidate(booking, leg, evidence, shared);
}

/** "LNER, London Kings Cross to Edinburgh Waverley": who runs a train that has no number. */
function operatorBefore({ vehicle, from }: Leg, passages: readonly Passage[]): string | undefined {
  const text = passages[from.line]?.text ?? '';
  const operator =
    /^(?!Transfer|Travel|Trip|Journey|Trajet|Voyage|Return|Retour|Outbound)(\p{Lu}[\p{L}&' ]{1,24}?)(?: service| train)?, (?=\p{Lu})/u.exec(
      text,
    );
  const isBefore = operator && from.at === (passages[from.line]?.at ?? 0) + operator[0].length;
  return vehicle.number === undefined && isBefore ? operator[1] : undefined;
}

function bookBus(leg: Leg, passages: readonly Passage[], shared: Shared, node: string): Candidate<BusBooking> {
  const evidence = createEvidence(node);
  const booking: BusBooking = {
    type: 'BusReservation',
    ...common(leg, ownReference(leg, passages, shared), evidence),
    number: leg.vehicle.number ?? serviceNear(leg, passages),
    from: stopOf(leg.from.place, leg.to.place),
    to: stopOf(leg.to.place, leg.from.place),
  };
  putTimes(booking, leg, evidence);
  const seats = seatsNear(leg, passages, 'bus', shared);
  if (seats.length > 0) booking.seats = seats;
  return candidate(booking, leg, evidence, shared);
}

/** "Guadalajara" of a coach to Mexico City: of a station and a town of other countries, the one in that of the other end. */
function stopOf(printed: PrintedPlace, other: PrintedPlace): Place {
  const { station, city, airport } = printed;
  const isIn = (place: KnownPlace | undefined) =>
    [other.station, other.city].some((end) => end !== undefined && end.country === place?.country);
  const isElsewhere = station?.country !== city?.country && isIn(city) && !isIn(station);
  const stop = stationOf(withTerminal(isElsewhere ? { ...printed, station: undefined } : printed));
  // "Hyderabad", of which there are two
  const { country, zone } = isIn(airport) ? (airport ?? {}) : {};
  return stop.zone ? stop : { ...stop, country, zone };
}

/** "London Heathrow Airport T2,3": a coach stops at one of several. */
const withTerminal = (place: PrintedPlace): PrintedPlace => ({ ...place, name: place.whole ?? place.name });

/**
 * "Service 040", "Ligne 1217": beside a coach's stops; its line has no other name. Of those in front of its stops and behind them the
 * nearest one is its own, as all of a paper stand on one side.
 */
function serviceNear(leg: Leg, passages: readonly Passage[]): string | undefined {
  const start = Math.max(0, leg.firstLine - 4);
  const last = Math.min(leg.lastLine + 6, (leg.nextLine ?? passages.length) - 1);
  const said = passages.slice(start, last + 1).flatMap((p, i) => {
    // "Route | 761", "Service : 763": its name stands in front of it
    const said = p.label === 'company' ? p.shape.replace(whoRunsIt, '') : p.shape;
    const words = isNamedBefore(p) ? `${p.called.replace(/[ :]+$/, '')} ${said}` : said;
    const number = p.former ? undefined : serviceNumber.exec(words)?.[1]?.toUpperCase();
    const line = start + i;
    return number ? [{ number, away: Math.max(0, leg.firstLine - line, line - leg.lastLine) }] : [];
  });
  const nearest = Math.min(...said.map(({ away }) => away));
  const [own, ...others] = new Set(said.flatMap(({ number, away }) => (away === nearest ? number : [])));
  return others.length === 0 ? own : undefined;
}

/** "Compagnie | National Express, ligne 102" */
const whoRunsIt = /^[^,(\d]{3,40}(?:, | \()/;

const isNamedBefore = ({ label, text }: Passage) => (label === 'route' || label === 'train') && text.length < 6;

/** "Line 368 · direction Munich", "Ligne n° 70 vers Zürich", "Bus 1217", with the picture of a bus before it. */
const serviceNumber = inLines()`
  ^[^a-z\d]{0,4}(?:(?:bus|coach|autocar|car|reisebus|fernbus|autobus) )?(?:
    service|schedule|servicio|servico|servizio|corsa|kurs|line|ligne|linie|route|course|linea|linja|linje|linha|linka|vuoro|bus
    |coach|autocar|reisebus|fernbus|autobus|sefer|car(?= \d{2,4} (?:direction|vers)\b)
  )(?: n°| no\.?| nr\.?| number| numero|:)? ?([a-z]?\d{1,5})
  (?:$| ?[·|,()–—-]| (?:direction|richtung|vers|towards?|to|nach|direzione|direccion|naar|destination)\b)
`;

function bookBoat(leg: Leg, passages: readonly Passage[], shared: Shared, node: string): Candidate<BoatBooking> {
  const evidence = createEvidence(node);
  const booking: BoatBooking = {
    type: 'BoatReservation',
    ...common(leg, ownReference(leg, passages, shared), evidence),
    line: leg.vehicle.kind === 'ship' ? leg.vehicle.name || undefined : undefined,
    from: portOf(withHall(leg.from), leg.to.place),
    to: portOf(withHall(leg.to), leg.from.place),
  };
  putTimes(booking, leg, evidence);
  evidence.put('line', leg.vehicle);
  return candidate(booking, leg, evidence, shared);
}

function airportOf(printed: PrintedPlace, other: PrintedPlace): Place {
  const airport = printed.airport ?? airportBeside(printed, other);
  const known = airport ?? printed.city;
  return {
    name: printed.name,
    iata: printed.iata ?? airport?.iata,
    zone: known?.zone,
    latitude: airport?.latitude,
    longitude: airport?.longitude,
    country: known?.country,
  };
}

/** "Brest" of a flight from Paris, "Hamilton" from Wellington: of several as large that are called so, the one in its country. */
function airportBeside(printed: PrintedPlace, { airport: other }: PrintedPlace): KnownPlace | undefined {
  if (printed.iata || !other) return undefined;
  const all = findAirports(printed.name).filter(({ weight }) => weight > 4);
  const [only, more] = all.filter(({ country }) => country === other.country);
  const isOutweighed = all.some(({ weight }) => weight > (only?.weight ?? 0));
  return more || isOutweighed ? undefined : only;
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

/**
 * No ship comes to the station of Bastia in Umbria: a station of another country than the town's is another place. Where no list has
 * the other end, nothing tells which of both it is: Harlingen in Friesland has a quay, and the larger one in Texas has none.
 */
function portOf(printed: PrintedPlace, other: PrintedPlace): Place {
  const { station, city } = printed;
  const isAbroad = station !== undefined && city !== undefined && station.country !== city.country;
  if (isAbroad && !other.station && !other.city && !other.airport) return { name: printed.name };
  return stationOf(isAbroad ? { ...printed, station: undefined } : printed);
}

function common(leg: Leg, shared: Shared, evidence: Evidences) {
  const reference = shared.references.find((one) => isOfHouse(one, leg)) ?? shared.reference;
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
