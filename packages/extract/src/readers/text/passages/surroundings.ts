import { type Airline, airportByIata } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import { type FoundTime, findTimes } from '../../../text/times.ts';
import { roleInBlocks, stopsBesideSigns } from '../journeys/block-letters.ts';
import { isOfCoaches } from '../journeys/companies-of-ways.ts';
import { speaksOfCrew } from '../journeys/crewed-ships.ts';
import { namesWhoFlies, speaksOfFlights } from '../journeys/flight-numbers.ts';
import { flightsByCompany } from '../journeys/flights-by-company.ts';
import { writesHalls } from '../journeys/halls-of-towns.ts';
import { type NumberedTrain, numbersBelowProducts } from '../journeys/numbers-below-products.ts';
import { placeIn } from '../journeys/printed-place.ts';
import { roleBefore, roleOfLabel } from '../journeys/roles.ts';
import { stopsAtClockLines, stopsBesideStops, stopsOverClocks } from '../journeys/stops-of-towns.ts';
import type { Role } from '../journeys/token.ts';
import { namesTrain, productThenNumber } from '../journeys/train-numbers.ts';
import { trainsBelowWays } from '../journeys/trains-below-ways.ts';
import { readTravelers } from '../people/travelers.ts';
import { linesBelowSeats } from '../seats/below-seats.ts';
import { cellsBesideArrows } from './arrow-cells.ts';
import { endsOfWays, rowsBetweenStops } from './between-stops.ts';
import { carriagesIn } from './carriages.ts';
import { lengthsBeside } from './lengths-beside.ts';
import type { Passage } from './passages.ts';
import { rowsOfStops, rowsOfTwo } from './rows-of-two.ts';
import { bothWays, waysOfShips } from './ways-said.ts';

/** What the lines around a line say of it. */
export type Surroundings = {
  /** Rows and lines in which a time stands, and what it is the time of where it is the only one. */
  timedRows: ReadonlyMap<number, Role>;
  timedCells: ReadonlySet<number>;
  /** Rows of a table of which one cell has the hours of both ends, and another both ends with a dash between. */
  wayRows: ReadonlySet<number>;
  /** Cells in which one clock stands in a line of its own, "dep. 10.40" below its stop, or beside an arrow, and which end it is of. */
  stopCells: ReadonlyMap<number, Role>;
  /** Rows that name a flight and no time, below the heads of columns. */
  numberRows: ReadonlySet<number>;
  /** Rows of a table of which a cell begins with a journey: "Flight FA 203", "Train", "Vol 433", or is one, "Qantas QF 0423". */
  namedRows: ReadonlySet<number>;
  /** Rows of a table that are a time and what it is the time of. */
  pairs: ReadonlySet<number>;
  /** Rows of a table that are one clock alone in its cell and what it is the clock of. */
  stopRows: ReadonlySet<number>;
  /** Rows of columns in which a name stands below where one leaves, and another below where one comes: each is one place. */
  endRows: ReadonlySet<number>;
  /** Lines below a line that is only a time: mail that lost its tables. */
  afterTime: ReadonlySet<number>;
  /** Lines that are a name below or above a line that is its clock. */
  atClockLines: ReadonlySet<number>;
  /** Lines that are a stop of a town beside one that is a station of the map, and the two ends of a form of which one is on it. */
  besideStops: ReadonlySet<number>;
  /** Lines of a table below a seat, in its cell: what the seat is like. */
  belowSeats: ReadonlySet<number>;
  /** Stops are written as a town and its hall, with a dash between. */
  hallsOfTowns: boolean;
  /** Its times of day are written with two digits before the h: "1h28" beside them is how long it takes. */
  padded: boolean;
  /** Rows that have two such beside each other, "8h05" and "8h59", each in the cell of its stop. */
  twice: ReadonlySet<number>;
  /** Its times of day are written with a colon: "2 h 25" beside them is how long it takes. */
  colons: boolean;
  /** Its times of day are written with a dot, "dep. 11.05": "7 h 30" in a cell of its own is how long it takes. */
  dots: boolean;
  /** "Day 7 – Friday 25 June 2027" as a title: the heading with its day, which "arr. 08.10 Day 7" means. */
  days: ReadonlyMap<number, string>;
  /** "1h28" between 10h26 and 11h54, or behind them, "9 h" between 22h00 and 07h00: how long it takes. */
  lengths: ReadonlySet<string>;
  /** "Helsinki West Harbour – Tallinn D-terminal", where another line says it the other way round, or over the ship that sails it: two ends, on a map or not. */
  ways: ReadonlySet<string>;
  /** What such lines and those with an end on the map name, "Alnmouth for Alnwick": at its clock a stop. */
  ends: ReadonlySet<string>;
  /** Rows of lines between "10:00 London Kings Cross" and "12:53 Newcastle": where the train goes on to is no stop. */
  betweenStops: ReadonlySet<number>;
  /** Who travels, in plain letters: "Florence Hall" is no station. */
  names: ReadonlySet<string>;
  /** Without a word of flying in the paper, "BC 50" is no flight. */
  flies: boolean;
  /** Flights whose number has no code, and who flies them, by where their line begins. */
  companies: ReadonlyMap<number, Airline>;
  /** It is of who runs coaches, and of no train. */
  coaches: boolean;
  /** It is about a ship that one works on. */
  crewed: boolean;
  /** Cells beside "Train" that say which train it is in one of their lines, "Eurostar 9114": the others say where and when. */
  trainCells: ReadonlySet<number>;
  /** Where "Coach 28" stands over "Seat 65", or in the row of a train: one of its carriages, and no line. */
  carriages: ReadonlySet<number>;
  /** Trains whose number stands below what they are called, and those that stand below their way and its hours, by where they begin. */
  numbered: ReadonlyMap<number, NumberedTrain>;
  /** Whether it names somebody by these words, in any line. */
  says: (name: string) => boolean;
};

/**
 * "From: Wellington" and "To: Picton" in the form of what sails or rides: the only two ends, of which one is on the map. Or each pair of
 * them in a form that says hours or a day beside them, of which one is on the map.
 */
function endsOfForm(passages: readonly Passage[]): number[] {
  const ends = passages.flatMap((p, line) =>
    !p.former && !p.inTable && (p.label === 'from' || p.label === 'to') ? [{ p, line }] : [],
  );
  const isNamed = passages.some(({ label }) => label === 'ship' || label === 'train');
  const isOnMap = ({ p }: { p: Passage }) => {
    const place = placeIn(p.text, { labelled: true, timed: false });
    return place !== null && (place.airport ?? place.station ?? place.city) !== undefined;
  };
  return ends.flatMap((one, i) => {
    const other = ends[i + 1];
    if (!other || one.p.label === other.p.label) return [];
    const isKnown = [one, other].some(({ p }) => placeIn(p.text, { labelled: false, timed: false }) !== null);
    // "From: MAKKAH" and "To: MADINAH" beside the hours of both and the number of the train
    const areTimed = (['departure', 'arrival'] as const).every((end) =>
      passages.some((p) => p.label === end && !p.former && findTimes(p.text).length === 1),
    );
    const isOnly = ends.length === 2 && isNamed && (isKnown || areTimed);
    const isTimed = passages.some(
      ({ block, label, text }) =>
        block === one.p.block &&
        block === other.p.block &&
        (label === 'departure' || label === 'arrival') &&
        findTimes(text).length > 0,
    );
    return isOnly || (isTimed && [one, other].some(isOnMap)) ? [one.line, other.line] : [];
  });
}

export function surroundingsOf(passages: readonly Passage[]): Surroundings {
  const lengths = lengthsBeside(passages);
  return {
    timedRows: rowsWithTime(passages, lengths),
    timedCells: new Set(passages.filter((p) => p.inTable && findTimes(p.text).length > 0).map((p) => p.cell)),
    wayRows: rowsOfWays(passages),
    stopCells: new Map([...cellsOfStops(passages), ...cellsBesideArrows(passages)]),
    numberRows: new Set(
      passages
        .filter((p) => p.byColumn && /(?<![\p{L}\d])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}(?![\p{L}\d])/u.test(p.text))
        .map((p) => p.row),
    ),
    namedRows: new Set(
      passages.flatMap((p) =>
        p.inTable && p.label !== 'address' && (opensJourney.test(p.shape) || namesFlight.test(p.text)) ? [p.row] : [],
      ),
    ),
    pairs: rowsOfTwo(passages),
    stopRows: rowsOfStops(passages),
    endRows: rowsOfEnds(passages),
    afterTime: linesAfterTime(passages),
    atClockLines: stopsAtClockLines(passages),
    besideStops: new Set([
      ...stopsBesideStops(passages),
      ...stopsOverClocks(passages),
      ...stopsBesideSigns(passages),
      ...endsOfForm(passages),
    ]),
    belowSeats: linesBelowSeats(passages),
    hallsOfTowns: writesHalls(passages),
    padded: passages.some((p) => /(?<!\d)0\d ?h ?\d\d(?!\d)/.test(p.shape)),
    twice: rowsWithTwo(passages),
    colons: passages.filter((p) => /^\d\d:\d\d$/.test(p.shape)).length >= 2,
    dots: passages.filter((p) => dotted.test(p.shape)).length >= 2,
    days: countedDays(passages),
    lengths,
    ways: new Set([...bothWays(passages), ...waysOfShips(passages)]),
    ends: endsOfWays(passages),
    betweenStops: rowsBetweenStops(passages),
    names: new Set(readTravelers(passages).map(({ value }) => plain(value.name ?? ''))),
    // "LHR" over "London" and "DOH" over "Doha", each in large letters
    flies: passages.some(speaksOfFlights) || passages.filter(isCodeAlone).length >= 2 || namesWhoFlies(passages),
    companies: flightsByCompany(passages),
    coaches: isOfCoaches(passages),
    crewed: speaksOfCrew(passages),
    trainCells: new Set(
      passages
        .filter((p) => p.inTable && p.label === 'train' && (namesTrain(p.text) || productThenNumber.test(p.text)))
        .map(({ cell }) => cell),
    ),
    carriages: carriagesIn(passages),
    numbered: new Map([...trainsBelowWays(passages), ...numbersBelowProducts(passages)]),
    says: (name) => passages.some((p) => p.shape.includes(plain(name))),
  };
}

function rowsOfWays(passages: readonly Passage[]): Set<number> {
  const cells = passages.filter((p) => p.inTable && !p.former);
  const hours = new Set(cells.flatMap((p) => (p.text.length < 24 && findTimes(p.text).length === 2 ? [p.row] : [])));
  return new Set(cells.flatMap(({ text, row }) => (hours.has(row) && / [–—-] \p{Lu}/u.test(text) ? [row] : [])));
}

function rowsWithTwo(passages: readonly Passage[]): Set<number> {
  const hours = passages.filter((p, i) => p.inTable && /^\dh\d\d$/.test(p.shape) && passages[i - 1]?.cell === p.cell);
  const rows = Map.groupBy(hours, ({ row }) => row);
  return new Set([...rows].flatMap(([row, own]) => (new Set(own.map(({ cell }) => cell)).size === 2 ? [row] : [])));
}

function cellsOfStops(passages: readonly Passage[]): Map<number, Role> {
  const cells = Map.groupBy(
    passages.filter((p) => p.inTable && !p.former),
    (p) => p.cell,
  );
  return new Map(
    [...cells].flatMap(([cell, lines]) => {
      const clocks = lines.flatMap((p) => findTimes(p.text).map(({ at }) => roleBefore(p.shape.slice(0, at))));
      const [role, more] = clocks;
      const isApart = lines.some((p) => p.text.length < 24 && clockAtStart.test(p.shape));
      return lines.length === 2 && clocks.length === 1 && role && more === undefined && isApart ? [[cell, role]] : [];
    }),
  );
}

/** "Flight AC 857", "CalMac ferry MV Finlaggan", "MV Hebridean Isles". */
const opensJourney =
  /^(?:(?!(?:by|to|from|your|meet|the|no) )[a-z&'-]{2,16} )?(?:flight|vol|train|ferry|bus|coach|flug|zug)\b|^m\/?[vs] [a-z]/;

const namesFlight = /^(?:\p{Lu}[\p{L}.&-]* ){0,3}(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{2,4}$/u;

const dotted = /^(?:dep|arr|ab|an|departs?|arrives?)\.? \d{1,2}\.\d\d(?: |$)/;

/** What the titles of the days of a programme are called: by their number, with the day still to be read. */
function countedDays(passages: readonly Passage[]): Map<number, string> {
  return new Map(
    passages.flatMap((p) => {
      const number = p.text.length < 90 ? countedDay.exec(p.shape)?.[1] : undefined;
      return number ? [[Number(number), p.text]] : [];
    }),
  );
}

const countedDay = /^(?:day|jour|tag|giorno|dia|dag|etape|j) ?(\d{1,2})\b(?! ?(?:h|:)).*\d{1,2}/;

const clockAtStart = /^\p{L}{2,10}\.?:? (?:at |a )?\d/u;

function linesAfterTime(passages: readonly Passage[]): Set<number> {
  const isOnlyTime = ({ text, inTable }: Passage) => {
    const [time] = inTable || text.length > 8 ? [] : findTimes(text);
    return time?.length === text.trim().length;
  };
  // "14:20", "sam. 23 oct. 2027", "Rennes"
  const isDay = (p: Passage | undefined) => p !== undefined && !p.inTable && p.text.length < 30 && /\d/.test(p.text);
  return new Set(
    passages.flatMap((p, line) => (isOnlyTime(p) ? [line + 1, ...(isDay(passages[line + 1]) ? [line + 2] : [])] : [])),
  );
}

function rowsWithTime(passages: readonly Passage[], lengths: ReadonlySet<string>): Map<number, Role> {
  const rows = new Map<number, Role>();
  for (const p of passages) {
    const isClock = ({ weak, at, length }: FoundTime) => !weak && !lengths.has(p.shape.slice(at, at + length));
    // "GENERAL (GN)   1355 KM   30-Nov-2027 10:04:51": nobody leaves when a ticket is made
    const isElse = p.former || p.label === 'issued' || p.text.length > 300;
    const [first, second] = isElse ? [] : findTimes(p.text).filter(isClock);
    if (!first) continue;
    if (second || rows.has(p.row)) rows.set(p.row, null);
    else
      rows.set(p.row, roleBefore(p.shape.slice(0, first.at)) ?? roleInBlocks(p.shape.slice(first.at + first.length)));
  }
  return rows;
}

function rowsOfEnds(passages: readonly Passage[]): Set<number> {
  const ends = passages.filter((p) => p.byColumn && !p.former && roleOfLabel(p) !== null && nameAlone.test(p.text));
  const rows = Map.groupBy(ends, ({ row }) => row);
  return new Set([...rows].flatMap(([row, own]) => (new Set(own.map(roleOfLabel)).size === 2 ? [row] : [])));
}

const nameAlone = /^\p{Lu}[^\d:→>]{2,60}$/u;

/** "DOH", or "DOHA DOH" behind the town that it is of. */
function isCodeAlone({ text, label, shape }: Passage): boolean {
  const [, town = '', code = ''] = /^(\p{Lu}[\p{Lu}' -]{2,30} )?([A-Z]{3})$/u.exec(text) ?? [];
  const airport = label === null ? airportByIata(code) : null;
  return (airport?.weight ?? 0) > 4 && (town === '' || shape.startsWith(`${plain(airport?.city ?? '')} `));
}
