import type { Seat } from '../../../booking.ts';
import type { Leg } from '../journeys/leg.ts';
import type { Passage } from '../passages/passages.ts';
import { numbersIn, seatList } from './seat-words.ts';

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
 * "Passenger | Coach | Seat" below a leg, with a row for each of them: all of their seats, in the order of the people.
 * Empty where the rows are of several legs or say a seat twice.
 */
export function seatsOfPeople(leg: Leg, passages: readonly Passage[]): Seat[] {
  const end = leg.nextLine ?? passages.length;
  const below = passages.slice(leg.lastLine + 1, end).filter((p) => p.inTable && p.byColumn && !p.former);
  const first = below.find(({ label }) => label === 'seat');
  if (!first || first.row - (passages[leg.lastLine]?.row ?? 0) > 5) return [];
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
  const isEach = new Set(seats.map(({ coach, number }) => `${coach} ${number}`)).size === seats.length;
  return isEach ? seats.slice(0, 9) : [];
}
