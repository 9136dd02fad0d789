import type { Booking, Candidate, FlightBooking, Place, PlaceTime } from '../../../booking.ts';
import { knownAirport, knownStop } from '../../../known-ends.ts';
import { kilometresBetween } from '../../../text/kilometres.ts';
import { minutesAt } from '../../../text/zone-time.ts';
import type { TextDocument } from '../../../text-document.ts';
import { passagesOf } from '../passages/passages.ts';
import { likelyArrivalDay } from './leg-times.ts';
import { tokensOfPaper } from './paper-tokens.ts';
import type { TimeToken, Token } from './token.ts';

/**
 * Journeys with the hours that are theirs. A paper tells more than two for each: when the desk opens, when one boards, how long it
 * takes. Where two of them are said to be those of the departure and of the arrival, or stand alone beside the two places, it is
 * those. Where the two that were read are none that an aircraft needs between its airports, and another two of the same flight are,
 * it is those. What is possible already stays as it is.
 */
export function withLikelyHours(candidates: Candidate[], document: TextDocument): Candidate[] {
  for (const candidate of candidates) {
    const flight = flightOf(candidate);
    const hours = flight ? hoursAround(candidate, candidates, document) : [];
    const likely =
      (flight && saidPair(flight, hours)) ??
      pairBesidePlaces(candidate, flight, document) ??
      (flight && flight.off > 0 ? likelyPair(flight, hours, document) : null);
    const { booking, evidence } = candidate;
    if (!likely || !('arrival' in booking)) continue;
    const { node } = document;
    booking.departure = likely.left;
    booking.arrival = likely.landed;
    evidence['departure.time'] = { node, at: likely.departure.at, text: likely.departure.text };
    evidence.arrival = { node, at: likely.arrival.at, text: likely.arrival.text };
  }
  return candidates;
}

type End = Place & { zone: string; latitude: number; longitude: number };
type Flight = { candidate: Candidate<FlightBooking>; from: End; to: End; off: number };

/** A flight between known airports with both its hours. */
function flightOf(candidate: Candidate): Flight | null {
  const { booking } = candidate;
  if (booking.type !== 'FlightReservation') return null;
  const { departure, arrival } = booking;
  const [from, to] = [knownAirport(booking.from), knownAirport(booking.to)];
  if (!departure || !arrival || !isKnown(from) || !isKnown(to)) return null;
  const off = offBy(departure, arrival, from, to);
  return off === null ? null : { candidate: { ...candidate, booking }, from, to, off };
}

function isKnown(place: Place | undefined): place is End {
  return place?.zone !== undefined && place.latitude !== undefined && place.longitude !== undefined;
}

/**
 * By how many minutes a flight takes longer or shorter than any between these places; none or less where it is possible. Many pass
 * what is usual by an hour where zones have been put otherwise since, and few are longer by much.
 */
function offBy(left: PlaceTime, landed: PlaceTime, from: End, to: End): number | null {
  const [start, end] = [minutesAt(left.local, from.zone), minutesAt(landed.local, to.zone)];
  if (start === null || end === null) return null;
  const expected = (kilometresBetween(from, to) / 800) * 60 + 40;
  const longer = end - start - expected;
  return longer > 0 ? longer - (expected * 0.2 + 45) : -longer - (expected * 0.3 + 30);
}

type Hours = { departure: TimeToken; arrival: TimeToken; left: PlaceTime; landed: PlaceTime };
type Pair = Hours & { off: number };

/** "Paris Gare de Lyon 15h50" over "Lyon Part-Dieu 17h48": the only hour in the line of each, whatever else is told between. */
function pairBesidePlaces(
  { booking, evidence }: Candidate,
  flight: Flight | null,
  document: TextDocument,
): Hours | null {
  const kind = kinds[booking.type];
  if (!kind || !('arrival' in booking) || !booking.departure || !booking.arrival) return null;
  const tokens = tokensOfPaper(document);
  const [from, to] = [evidence.from?.at, evidence.to?.at].map((at) =>
    tokens.find((token) => token.kind === 'place' && token.at === at),
  );
  if (!from || !to || from.line === to.line) return null;
  const [departure, second] = hoursIn(from.line, tokens);
  const [arrival, other] = hoursIn(to.line, tokens);
  if (!departure || second || !arrival || other || departure.role === 'to' || arrival.role === 'from') return null;
  if (isRead(booking, departure, arrival)) return null;
  if (flight) return pairOf(flight, departure, arrival);
  const day = booking.departure.local.slice(0, 10);
  const ends = [knownStop(booking.from, booking.type), knownStop(booking.to, booking.type)];
  const landing = likelyArrivalDay({ kind, day, departure: departure.time, arrival: arrival.time }, ends[0], ends[1]);
  if (landing === null) return null;
  const left = { ...booking.departure, local: `${day}T${departure.time}:00` };
  return { departure, arrival, left, landed: { ...booking.arrival, local: `${landing}T${arrival.time}:00` } };
}

const kinds: { [type in Booking['type']]?: 'flight' | 'train' | 'bus' | 'ship' } = {
  FlightReservation: 'flight',
  TrainReservation: 'train',
  BusReservation: 'bus',
  BoatReservation: 'ship',
};

type Timed = { departure?: PlaceTime; arrival?: PlaceTime };

const isRead = ({ departure, arrival }: Timed, left: TimeToken, landed: TimeToken) =>
  departure?.local.includes(left.time) === true && arrival?.local.includes(landed.time) === true;

const hoursIn = (line: number, tokens: readonly Token[]) =>
  tokens.filter((token): token is TimeToken => token.kind === 'time' && token.line === line);

/** The only hour of a take-off and the only one of a landing, where they are others than those that were read. */
function saidPair(flight: Flight, hours: readonly TimeToken[]): Pair | null {
  const [left, second] = hours.filter(({ role }) => role === 'from');
  const [landed, other] = hours.filter(({ role }) => role === 'to');
  if (!left || second || !landed || other) return null;
  return isRead(flight.candidate.booking, left, landed) ? null : pairOf(flight, left, landed);
}

/**
 * The two hours that stand beside the places, or else those that are nearest to what the way takes; null where two pairs that share
 * none are as likely: as before, and as now.
 */
function likelyPair(flight: Flight, hours: readonly TimeToken[], document: TextDocument): Pair | null {
  const places = tokensOfPaper(document).filter((token) => token.kind === 'place');
  const isBeside = (time: TimeToken) => places.some(({ line, cell }) => line === time.line || cell === time.cell);
  const besides = ({ departure, arrival }: Pair) => [departure, arrival].filter(isBeside).length;
  const pairs = hours.flatMap((departure) =>
    hours.flatMap((arrival) => {
      const isPair = departure.role !== 'to' && arrival.role !== 'from' && departure.at < arrival.at;
      return (isPair ? pairOf(flight, departure, arrival) : null) ?? [];
    }),
  );
  const [best, ...others] = pairs.sort((a, b) => besides(b) - besides(a) || a.off - b.off);
  // the day that is printed beside them holds
  if (!best || isRead(flight.candidate.booking, best.departure, best.arrival)) return null;
  const isAsLikely = (pair: Pair) =>
    besides(pair) === besides(best) &&
    pair.departure.time !== best.departure.time &&
    pair.arrival.time !== best.arrival.time;
  return others.some(isAsLikely) ? null : best;
}

/** A flight of these hours from the day on which it leaves; null where none takes as long. */
function pairOf({ candidate: { booking }, from, to }: Flight, departure: TimeToken, arrival: TimeToken): Pair | null {
  const day = booking.departure?.local.slice(0, 10) ?? '';
  const clocks = { departure: departure.time, arrival: arrival.time };
  const landing = likelyArrivalDay({ kind: 'flight', day, ...clocks }, from, to);
  const left = { ...booking.departure, local: `${day}T${departure.time}:00` };
  const landed = { ...booking.arrival, local: `${landing}T${arrival.time}:00` };
  const off = landing === null ? null : offBy(left, landed, from, to);
  return off !== null && off <= 0 ? { departure, arrival, left, landed, off } : null;
}

/** How many lines away an hour may stand from all else of its flight. */
const nearLines = 6;

/** The hours of a flight that no other booking has: down to the next one, and below the same title. */
function hoursAround(candidate: Candidate, candidates: readonly Candidate[], document: TextDocument): TimeToken[] {
  const passages = passagesOf(document);
  const tokens = tokensOfPaper(document);
  const own = placed(candidate);
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const others = candidates.filter(({ booking }) => booking !== candidate.booking).map(placed);
  const taken = new Set(others.flat());
  const since = Math.max(-1, ...others.flatMap((all) => (Math.max(...all) < first ? [Math.max(...all)] : [])));
  const until = Math.min(...others.flatMap((all) => (Math.min(...all) > last ? [Math.min(...all)] : [])));
  const lines = tokens.filter(({ at }) => at >= first && at <= last).map(({ line }) => line);
  const titles = new Set(lines.map((line) => passages[line]?.section));
  const number = 'number' in candidate.booking ? candidate.booking.number : undefined;
  // "AT 532 | 02:35 | Abidjan": of another flight, whether that was read or not
  const ofOther = new Set(tokens.flatMap((one) => (one.kind === 'flight' && one.number !== number ? [one.row] : [])));
  // "Hébergement : The Gower Mews, …, arrivée 3 mai (14 h), départ 5 mai (11 h)": when a room is taken and left
  const ofHouses = new Set(passages.flatMap((p) => (p.label === 'hotel' ? [p.block] : [])));
  for (const line of lines) ofHouses.delete(passages[line]?.block ?? -1);
  return tokens.filter(
    (token): token is TimeToken =>
      token.kind === 'time' &&
      !ofHouses.has(passages[token.line]?.block ?? -1) &&
      !ofOther.has(token.row) &&
      !taken.has(token.at) &&
      token.at > since &&
      token.at < until &&
      token.line >= Math.min(...lines) - nearLines &&
      token.line <= Math.max(...lines) + nearLines &&
      titles.has(passages[token.line]?.section),
  );
}

/** Where a booking's own words stand. */
function placed({ evidence }: Candidate): number[] {
  return ['number', 'from', 'to', 'departure.time', 'arrival'].flatMap((field) => {
    const at = evidence[field]?.at;
    return typeof at === 'number' ? [at] : [];
  });
}
