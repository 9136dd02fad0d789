import type { Seat } from '../../../booking.ts';
import type { Leg } from '../journeys/leg.ts';
import type { Passage } from '../passages/passages.ts';
import { findCoachSeats, numbersIn, seatList } from './seat-words.ts';

/**
 * "DELTA 2217", "DELTA 1463" one below the other in a cell, and "21C", "14C" in the one beside: of each flight its own.
 * Null where the paper has no such lists; empty where it has and this flight's seat is not chosen yet.
 */
export function seatsOfLists({ vehicle }: Leg, passages: readonly Passage[]): Seat[] | null {
  const number = vehicle.number;
  if (!number) return null;
  const isNumber = new RegExp(String.raw`(?:^|\D)0{0,3}${number}(?: ?[*†])?$`);
  const seats: Seat[] = [];
  let isListed = false;
  for (const p of passages) {
    if (!p.inTable || p.former || p.label !== 'flight' || !isNumber.test(p.shape)) continue;
    const flights = passages.filter((q) => q.cell === p.cell && q.row === p.row);
    const head = passages.find((q) => q.row === p.row && q.label === 'seat');
    const beside = passages.filter((q) => q.cell === head?.cell && q.row === p.row);
    if (flights.length < 2 || beside.length !== flights.length) continue;
    isListed = true;
    const seat = /^0?(\d{1,2}) ?([a-k])$/.exec(beside[flights.indexOf(p)]?.shape ?? '');
    if (seat) seats.push({ number: `${seat[1]}${seat[2]?.toUpperCase()}` });
  }
  return isListed ? seats : null;
}

/**
 * "Passenger | Coach | Seat" below a leg, or above its ends and below its train, with a row for each of them: all of their seats, in the
 * order of the people. Empty where the rows are of several legs or say a seat twice.
 */
export function seatsOfPeople(leg: Leg, passages: readonly Passage[]): Seat[] {
  const end = leg.nextLine ?? passages.length;
  const train = passages[leg.vehicle.line];
  const isInRow = (p: Passage, i: number) => [passages[i - 1], passages[i + 1]].some((q) => q?.row === p.row);
  const isBelow = (p: Passage, i: number) => (i > leg.lastLine && i < end) || isBesideTrain(p, train, passages);
  const inRows = passages.filter((p, i) => isBelow(p, i) && !p.former && (p.inTable || isInRow(p, i)));
  const below = inRows.filter((p) => p.byColumn);
  const first = below.find(({ label }) => label === 'seat');
  if (!first) return seatsSaidInRows(inRows, passages[leg.lastLine]?.row ?? 0);
  if (first.row - (passages[leg.lastLine]?.row ?? 0) > 5) return [];
  const rows = Map.groupBy(
    below.filter(({ block }) => block === first.block),
    ({ row }) => row,
  );
  const seats = [...rows.values()].flatMap((row) => {
    const [person, coach, seat] = (['person', 'coach', 'seat'] as const).map((label) =>
      row.find((p) => p.label === label),
    );
    if (!person || !seat || !seatList.test(seat.shape)) return [];
    const said = coach && /^\d{1,4}[a-z]?$|^[a-z]\d{0,2}$/.test(coach.shape) ? coach.text.toUpperCase() : undefined;
    return numbersIn(seat.shape).map((number) => ({ coach: said, number }));
  });
  return isEach(seats) ? seats.slice(0, 9) : [];
}

/** "ALDO FERRANTE | Italo 9923 | 3 | 12": in the row of somebody who is on that train, over its ends. */
function isBesideTrain(p: Passage, train: Passage | undefined, passages: readonly Passage[]): boolean {
  if (!train?.byColumn || !p.byColumn || p.block !== train.block) return false;
  const row = passages.filter((q) => q.block === p.block && q.row === p.row && q.byColumn);
  return (
    row.some(({ label, text }) => label === 'train' && text === train.text) &&
    row.some(({ label }) => label === 'person')
  );
}

/** "Léna Marchesseau | Voiture 18 | Place 33 | couchette haute": the row of each, whose cells say themselves what they are. */
function seatsSaidInRows(below: readonly Passage[], lastRow: number): Seat[] {
  const rows = [...Map.groupBy(below, ({ row }) => row).values()];
  const seats = rows.map((row) => {
    const said = findCoachSeats(row.map(({ shape }) => shape).join(', ')).flatMap((one) => one.seats);
    // "Booking status | Current status": the same once more
    return said.filter((seat, i) => said.findIndex((one) => keyOf(one) === keyOf(seat)) === i);
  });
  const first = seats.findIndex((own) => own.length > 0);
  const end = seats.findIndex((own, i) => i > first && own.length === 0);
  const all = seats.slice(Math.max(0, first), end < 0 ? undefined : end);
  const isBelow = (rows[first]?.[0]?.row ?? Number.POSITIVE_INFINITY) - lastRow <= 5;
  const isOfPerson = rows[first]?.some(({ under }) => under === 'person') ?? false;
  const isOneEach = (all.length > 1 || isOfPerson) && all.every((own) => own.length === 1);
  return isBelow && isOneEach && isEach(all.flat()) ? all.flat().slice(0, 9) : [];
}

const isEach = (seats: readonly Seat[]) => new Set(seats.map(keyOf)).size === seats.length;
const keyOf = ({ coach, number }: Seat) => `${coach} ${number}`;
