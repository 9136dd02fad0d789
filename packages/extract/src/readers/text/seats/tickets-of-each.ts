import type { Booking, BusBooking, Candidate, FlightBooking, Seat, TrainBooking } from '../../../booking.ts';
import { fold } from '../../../knowledge/index.ts';
import { readName, readNames } from '../../../text/names.ts';
import { startsWithTitle } from '../../../text/titles.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { isFirstKnown } from '../people/trip-names.ts';
import { numbersIn, seatList } from './seat-words.ts';
import { seatThenWord } from './seats-in-line.ts';

/**
 * A ticket on each page, all for one journey: "Ms Philippa Agbaje" over the way, its hours and her seat, and "Mr Jerome Agbaje" over the
 * same once more with his. Whoever a ticket names sits in the seat that it says.
 */
export function withTicketsOfEach(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  return candidates.map((candidate) => {
    const { booking } = candidate;
    const tickets = isRide(booking) ? ticketsOf(booking, passages) : [];
    const people = new Set(tickets.map(({ name }) => fold(name)));
    if (tickets.length < 2 || people.size < tickets.length) return candidate;
    const travelers = tickets.map(({ name }) => ({ name }));
    return { ...candidate, booking: { ...booking, travelers, seats: tickets.map(({ seat }) => seat) } };
  });
}

/**
 * "1.林晓彤，2027年05月01日09:00开，…，5车12A号" over "2.周启明，…，5车12B号": a line for each ticket of one journey, with whoever sits there, or a page
 * with whoever it is for. The journey is one, of all whom its tickets name, in all their seats.
 */
export function withTicketsInLines(candidates: Candidate[], passages: readonly Passage[]): Candidate[] {
  const wayOf = ({ booking }: Candidate) =>
    isRide(booking) && booking.number && booking.departure && booking.seats?.length === 1
      ? [
          booking.type,
          booking.number,
          booking.from?.name,
          booking.to?.name,
          booking.departure.local,
          booking.reference,
        ].join('|')
      : null;
  const lineOf = ({ evidence }: Candidate) =>
    passages.find(
      ({ at, text }) => Number(evidence.number?.at ?? -1) >= at && Number(evidence.number?.at) < at + text.length,
    );
  const groups = Map.groupBy(candidates, (one) => wayOf(one) ?? one);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < 2) return group;
    const inLine = group.map((one) => readName(countedName.exec(lineOf(one)?.text ?? '')?.[1] ?? ''));
    const areEach = (all: typeof inLine) => all.every((name) => name !== null) && new Set(all).size === all.length;
    const beside = namesBeside(group.map(lineOf), passages).filter(areEach);
    // "Besteller: …" above the first: neither is sure
    const names = areEach(inLine) ? inLine : beside.length === 1 ? beside[0] : undefined;
    if (!names) return group;
    const people = names.flatMap((name) => (name ? [{ name }] : []));
    const seats = group.flatMap(({ booking }) => booking.seats ?? []);
    return [{ ...first, booking: { ...first.booking, travelers: people, seats } }];
  });
}

/**
 * "Viajero: Lucía Recio" over the row of the train and her seat, and the same once more for each other ticket of the paper: who is named last
 * before each line, or next behind it.
 */
function namesBeside(lines: readonly (Passage | undefined)[], passages: readonly Passage[]): (string | null)[][] {
  const named = passages.flatMap((p) => {
    const [name, more] = p.label === 'person' && !p.former ? readNames(p.text) : [];
    return name && !more ? [{ at: p.at, name }] : [];
  });
  return [
    lines.map((line) => named.findLast(({ at }) => line !== undefined && at < line.at)?.name ?? null),
    lines.map((line) => named.find(({ at }) => line !== undefined && at > line.at)?.name ?? null),
  ];
}

const countedName = /^\d{1,2} ?[.．、)] ?(\p{L}[^,，;·|\d]{1,40}?) ?[,，;·|]/u;

type Ride = TrainBooking | BusBooking | FlightBooking;

const isRide = (booking: Booking): booking is Ride => rideTypes.has(booking.type);
const rideTypes: ReadonlySet<Booking['type']> = new Set<Booking['type']>([
  'TrainReservation',
  'BusReservation',
  'FlightReservation',
]);

/** The tickets where each says who and where that is; none where one of them does not. */
function ticketsOf({ number, from }: Ride, passages: readonly Passage[]): { name: string; seat: Seat }[] {
  const told = passages.filter(({ former }) => !former);
  const place = fold(from?.name ?? '');
  const isStart = ({ label, text }: Passage) =>
    label !== null && starts.has(label) && fold(text.replace(stationNumber, '')) === place;
  const isNumber = ({ label, text }: Passage) =>
    label !== null && rides.has(label) && text.replace(letterBehind, '').endsWith(number ?? '');
  const begins = told.flatMap((p, i) => (isStart(p) ? [i] : []));
  if (!number || place === '' || begins.length < 2) return [];
  let head = 0;
  const tickets = begins.map((begin, i) => {
    const own = told.slice(begin, begins[i + 1]);
    const seat = own.find(({ label, shape }) => label === 'seat' && (seatList.test(shape) || seatThenWord.test(shape)));
    const names = namesOver(told.slice(head, begin));
    const numbers = numbersIn(seatThenWord.exec(seat?.shape ?? '')?.[1] ?? seat?.shape ?? '');
    head = begin + (seat ? own.indexOf(seat) : own.length) + 1;
    const coach = own.flatMap(({ label, text }) =>
      label === 'coach' ? (/^[A-Z]?\d{0,3}[A-Z]?(?=$| \p{L}$)/u.exec(text)?.[0] ?? []) : [],
    )[0];
    const isWhole = own.filter(isNumber).length === 1 && names.length === 1 && numbers.length === 1;
    return isWhole ? { name: names[0] ?? '', seat: { ...(coach ? { coach } : {}), number: numbers[0] } } : null;
  });
  return tickets.every((ticket) => ticket !== null) ? tickets : [];
}

/** "2200001 КИЇВ": the number by which the railway knows the station, and "091К": what kind of train it is. */
const stationNumber = /^\d{5,8} (?=\p{L})/u;
const letterBehind = /(?<=\d)(?![A-Z])\p{Lu}$/u;

const starts: ReadonlySet<Label> = new Set(['from', 'departure']);
const rides: ReadonlySet<Label> = new Set(['train', 'flight']);

function namesOver(passages: readonly Passage[]): string[] {
  const names = passages.flatMap(({ label, text, isHeading }) => {
    const isName = label === 'person' || startsWithTitle.test(text) || (isHeading && isFirstKnown(text));
    return isName && text.length < 60 ? readNames(text) : [];
  });
  return [...new Set(names)];
}
