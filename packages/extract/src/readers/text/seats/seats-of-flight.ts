import type { Seat } from '../../../booking.ts';
import { airportByIata, fold } from '../../../knowledge/index.ts';
import { onceFor } from '../../../once-for.ts';
import type { Leg } from '../journeys/leg.ts';
import type { PrintedPlace } from '../journeys/printed-place.ts';
import type { Passage } from '../passages/passages.ts';
import { numberThenSeat, seatBehind, seatOfFlight, seatWords } from './seat-words.ts';

/** What the list of passengers says of one leg: by its route, by its number, in a sentence or below a head. */
export function seatsOfFlight(leg: Leg, passages: readonly Passage[]): Seat[] {
  const [route, numbered] = [seatsOfRoute(leg, passages), seatsOfNumber(leg, passages)];
  if (route.length > 0) return route;
  return numbered.length > 0 ? numbered : seatsBelowHead(leg, passages);
}

/** "NV 0218: seat 4F" in the line of each passenger. */
function seatsOfNumber({ vehicle }: Leg, passages: readonly Passage[]): Seat[] {
  if (vehicle.kind !== 'flight' || !vehicle.iata) return [];
  const flight = new RegExp(String.raw`(?<![a-z\d])${vehicle.iata.toLowerCase()} ?0{0,3}${vehicle.number}`, 'g');
  const called = passages.flatMap((p, i) => {
    // "Stoel KL0871:    27A": the flight stands with the word, and the seat in the next column
    const next = passages[i + 1];
    const seat =
      next?.row === p.row && seatOfFlight.test(p.shape) ? /^\d{1,2} ?[a-k](?![a-z\d])/.exec(next.shape) : null;
    return seat && p.shape.search(flight) >= 0 ? [{ number: seat[0].replace(' ', '').toUpperCase() }] : [];
  });
  if (called.length > 0) return called;
  // "Flight      Seat" over "DELTA 1482  21C"
  const own = new RegExp(String.raw`(?:^|[^\d])0{0,3}${vehicle.number}$`);
  const inColumns = passages.flatMap((p, i) => {
    const next = passages[i + 1];
    const isBeside = p.label === 'flight' && p.byColumn && next?.label === 'seat' && next.row === p.row;
    const seat = isBeside && own.test(p.text) ? /^0?(\d{1,2} ?[a-k])$/.exec(next.shape)?.[1] : undefined;
    return seat ? [{ number: seat.replace(' ', '').toUpperCase() }] : [];
  });
  if (inColumns.length > 0) return inColumns;
  return linesOfSeats(passages).flatMap((p) =>
    !p.shape.includes(vehicle.number)
      ? []
      : [...p.shape.matchAll(flight)].flatMap((match) => {
          const seat = seatBehind.exec(p.shape.slice(match.index + match[0].length))?.[1];
          return seat ? [{ number: seat.replace(' ', '').toUpperCase() }] : [];
        }),
  );
}

/** Asked of each flight: a long list of them has few such lines. */
const linesOfSeats = onceFor((passages: readonly Passage[]) =>
  passages.filter((p) => !p.former && p.text.length <= 300 && numberThenSeat.test(p.shape)),
);

/** "Passenger | STN-SPU | SPU-STN" over a row for each passenger, in the cells of whose seats no more stands than "14A". */
function seatsBelowHead({ vehicle, from, to }: Leg, passages: readonly Passage[]): Seat[] {
  const route = new RegExp(`^${from.place.iata} ?(?:-|–|→|>|/|to) ?${to.place.iata}$`);
  const code = vehicle.kind === 'flight' ? vehicle.iata || '(?:)' : '';
  // "Sæde tur 214": of a bus, too
  const number = vehicle.number
    ? new RegExp(String.raw`^(?:[\p{L} ]{1,20} )?${code} ?0{0,3}${vehicle.number}$`, 'u')
    : /^(?!)/;
  const isHead = (p: Passage) =>
    p.inTable && ((from.place.iata && to.place.iata && route.test(p.text)) || number.test(p.text));
  return (
    passages
      .filter(isHead)
      .map((head) => seatsUnder(head, passages))
      .find((seats) => seats.length > 0) ?? []
  );
}

function seatsUnder(head: Passage, passages: readonly Passage[]): Seat[] {
  const table = passages.filter((p) => p.block === head.block && p.row >= head.row && !p.former);
  const rows = [...Map.groupBy(table, ({ row }) => row).values()].map(cellsOf);
  const [heads = [], ...below] = rows;
  const column = heads.findIndex((cell) => cell.includes(head));
  if (heads.length < 2) return [];
  return below.flatMap((cells) => {
    const [seat, more] = cells.length === heads.length ? (cells[column] ?? []).flatMap(seatAlone) : [];
    return seat && !more ? [{ number: seat }] : [];
  });
}

/** The lines of each cell of a row. */
const cellsOf = (row: readonly Passage[]): Passage[][] => [...Map.groupBy(row, ({ cell }) => cell).values()];

/** "21A", "Seat 21A" over "20kg". */
function seatAlone({ shape }: Passage): string[] {
  const seat = seatOfCell.exec(shape)?.[1];
  return seat ? [seat.toUpperCase().replace(' ', '')] : [];
}

/** "Seats: ORD-DEN 21D, DEN-ORD 22C", "Asiento 14C (SCL-LIM)", "Panama City – Miami: 22A". */
function seatsOfRoute({ from, to }: Leg, passages: readonly Passage[]): Seat[] {
  const said = routesWithSeats(passages).flatMap(({ ends: [a, b], number }) =>
    isEnd(a, from.place) && isEnd(b, to.place) ? [{ number }] : [],
  );
  if (said.length > 0) return said;
  return from.place.iata && to.place.iata ? seatsBelowRoute(from.place.iata, to.place.iata, passages) : [];
}

/** Its code, or how it or its town is called. */
const isEnd = (said: string, { name, iata, airport, city }: PrintedPlace): boolean =>
  [iata, name, airport?.city, city?.name].some((own) => own && (said === fold(own) || said.endsWith(` ${fold(own)}`)));

/** Whether its seats are those of a way that it names itself by two codes: of no other flight, however near it stands. */
export const tellsOfRoute = (p: Passage, passages: readonly Passage[]): boolean =>
  routesWithSeats(passages).some(({ p: own, isCoded }) => own === p && isCoded);

/** "Passenger | BUD - EIN | EIN - BUD" over the row of each, with the seat of each way in its column. */
function seatsBelowRoute(from: string, to: string, passages: readonly Passage[]): Seat[] {
  const head = passages.find((p) => p.inTable && new RegExp(`^${from} ?[-–→/] ?${to}$`).test(p.text));
  if (!head) return [];
  const column = columnOf(head, passages);
  return passages.flatMap((p) => {
    const isBelow = p.inTable && p.block === head.block && p.row > head.row && !p.former && p.label === 'seat';
    const seat = isBelow && columnOf(p, passages) === column ? /^0?(\d{1,2} ?[a-k])$/.exec(p.shape)?.[1] : undefined;
    return seat ? [{ number: seat.replace(' ', '').toUpperCase() }] : [];
  });
}

/** Which cell of its row it is in. */
const columnOf = ({ row, cell }: Passage, passages: readonly Passage[]): number =>
  [...new Set(passages.filter((q) => q.row === row).map((q) => q.cell))].indexOf(cell);

type SeatOfRoute = { p: Passage; ends: [string, string]; number: string; isCoded: boolean };

const routesWithSeats = onceFor((passages: readonly Passage[]): SeatOfRoute[] =>
  passages.flatMap((p) => {
    if (p.former || p.text.length > 200) return [];
    const behind = [...p.shape.matchAll(seatThenRoute)].map(([, seat, a, b]) => ({ seat, a, b }));
    const before =
      behind.length > 0 ? [] : [...p.shape.matchAll(routeThenSeat)].map(([, a, b, seat]) => ({ seat, a, b }));
    return [...behind, ...before].map(({ seat = '', a = '', b = '' }) => ({
      p,
      ends: [fold(a), fold(b)],
      number: seat.replace(/^0| /g, '').toUpperCase(),
      isCoded: [a, b].every(
        (end) => /(?:^| )[a-z]{3}$/.test(end) && airportByIata(end.slice(-3).toUpperCase()) !== null,
      ),
    }));
  }),
);

const seatOfCell = new RegExp(String.raw`^(?:${seatWords}:? ?)?(\d{1,2} ?[a-k])$`);

const end = "[a-z][a-z .']{1,27}[a-z]";
const route = `(${end}) ?(?:-|–|—|→|>|/| to | a | nach | vers ) ?(${end})`;
const routeThenSeat = new RegExp(
  String.raw`(?<![a-z\d])${route}(?: ?[:|·,–-] ?| )(?:${seatWords} ?:? ?)?(\d{1,2} ?[a-k])(?![a-z\d])`,
  'g',
);
const seatThenRoute = new RegExp(String.raw`(?<![a-z\d])(\d{1,2} ?[a-k]) ?\(${route}\)`, 'g');
