import { type Airline, airportByIata } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import { type FoundTime, findTimes } from '../../../text/times.ts';
import { roleInBlocks, stopsBesideSigns } from '../journeys/block-letters.ts';
import { isCallingPoints } from '../journeys/calling-points.ts';
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
import { namesTrain } from '../journeys/train-numbers.ts';
import { trainsBelowWays } from '../journeys/trains-below-ways.ts';
import { readTravelers } from '../people/travelers.ts';
import { linesBelowSeats } from '../seats/below-seats.ts';
import { cellsBesideArrows } from './arrow-cells.ts';
import { endsOfWays, rowsBetweenStops } from './between-stops.ts';
import { carriagesIn } from './carriages.ts';
import type { Passage } from './passages.ts';

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
      passages.filter((p) => p.inTable && p.label === 'train' && namesTrain(p.text)).map(({ cell }) => cell),
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

/** Lines that are two names with a dash between, of which another line has the second first. */
function bothWays(passages: readonly Passage[]): Set<string> {
  const said = new Set(passages.filter((p) => !p.former && p.text.length < 120).map((p) => p.text));
  return new Set(
    [...said].filter((text) => {
      const [, from, to] = dashedWay.exec(text) ?? [];
      return from && to && from !== to && dashes.some((dash) => said.has(`${to} ${dash} ${from}`));
    }),
  );
}

/** "Thursday 11 May 2028, Fishnish to Lochaline" over "Ship: Lochinvar": the way of a ship, whose ports are on no map. */
const waysOfShips = (passages: readonly Passage[]): string[] =>
  passages.flatMap(({ text, block, inTable }, i) => {
    const way = inTable ? undefined : /^[^,]*\d[^,]*, (.+)$/.exec(text)?.[1];
    const below = passages.slice(i + 1, i + 3).filter((p) => p.block - block < 3);
    return way && dashedWay.test(way) && below.some(({ label }) => label === 'ship') ? [text] : [];
  });

const dashes = ['–', '—', '-', '→', '➔', '>', '->', 'to'];
const dashedWay = /^(\p{Lu}[^–—→➔>:|]{2,50}?) (?:->|[–—→➔>-]|to) (\p{Lu}[^–—→➔>:|]{2,50})$/u;

const isLength = /^(?:\d ?h ?\d\d|\d{1,2} ?h(?:rs?)?)$/;

/** The times of one hour's digit, or of hours alone, that are as long as it is between the two before, around or behind them. */
function lengthsBeside(passages: readonly Passage[]): Set<string> {
  const times = passages.flatMap((p) =>
    p.former || p.text.length > 300 || isCallingPoints(p.shape)
      ? []
      : findTimes(p.text).map(({ time, at, length }) => ({
          minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
          shape: p.shape.slice(at, at + length),
          isBehindNumber: /\d ?[·•|,–-] ?$/.test(p.shape.slice(0, at)),
          // "arrivée à Plymouth à 7 h 15", which the way back may last by chance
          isMoment: /(?<![a-z])(?:a|at|um|alle) $/.test(p.shape.slice(0, at)),
          cell: p.inTable ? p.cell : -1,
          row: p.row,
        })),
  );
  const trainRows = new Set(passages.flatMap((p) => (p.inTable && namesTrain(p.text) ? [p.row] : [])));
  // "14h06 | NIGHTJET 469" between the rows of both stops
  const isOfTrain = (i: number) => {
    const [before, own, after] = [times[i - 1], times[i], times[i + 1]];
    const isApart = own !== undefined && before?.row !== own.row && after?.row !== own.row && own.cell >= 0;
    return isApart && trainRows.has(own.row) && /^\d\d ?h ?\d\d$/.test(own.shape);
  };
  // "8 h 00 | 1 h 18 | 9 h 18": any of the first two is as long as from the other to the last; of three cells it is the middle one
  const isBeforeLength = (i: number) => {
    const [first, middle, last] = times.slice(i, i + 3);
    return (
      first !== undefined &&
      isLength.test(middle?.shape ?? '') &&
      new Set([first.cell, middle?.cell, last?.cell]).size === 3 &&
      first.cell >= 0 &&
      first.row === middle?.row &&
      first.row === last?.row
    );
  };
  const between = (from: number, to: number) => {
    const [start, end] = [times[from]?.minutes, times[to]?.minutes];
    return start === undefined || end === undefined ? -1 : (end - start + 1_440) % 1_440;
  };
  return new Set(
    times.flatMap(({ minutes, shape, isMoment }, i) => {
      // "8 h 00" over "KL 2655 · 1h50" over "9 h 50": as long as from the second to the last, but it is the second that is a length
      const ahead = isBeforeLength(i) || times[i + 1]?.isBehindNumber ? -1 : between(i + 1, i + 2);
      const isBeside = [between(i - 1, i + 1), between(i - 2, i - 1), ahead].includes(minutes);
      return !isMoment && (isLength.test(shape) || isOfTrain(i)) && isBeside ? [shape] : [];
    }),
  );
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

function rowsOfStops(passages: readonly Passage[]): Set<number> {
  const rows = rowsOfTwo(passages);
  const clocks = passages.filter((p) => p.inTable && rows.has(p.row) && /^\d{1,2} ?[:.h] ?\d\d$/.test(p.shape));
  return new Set([...clocks.map(({ row }) => row), ...linesOfStops(passages)]);
}

/** "Paris - Bercy Seine      22:15" over "Bordeaux - Saint-Jean    06:05 (+1)": one hour each, where a way has two; a way that goes on begins where the first ends. */
function linesOfStops(passages: readonly Passage[]): number[] {
  const lines = new Map<number, { block: number; town: string; hall: string }>();
  passages.forEach((p, i) => {
    const [clock, more] = [passages[i + 1], passages[i + 2]];
    const isPair = clock?.row === p.row && more?.row !== p.row && passages[i - 1]?.row !== p.row;
    const [, town = '', hall = ''] = p.inTable
      ? []
      : (/^(\p{Lu}[^:\d–—-]{1,40}) [–—-] (\p{Lu}[^:\d]{1,40})$/u.exec(p.text) ?? []);
    if (isPair && hall && /^\d{1,2}[:.h]\d\d(?: ?\(?\+\d\)?)?$/.test(clock.shape))
      lines.set(p.row, { block: p.block, town, hall });
  });
  return [...lines].flatMap(([row, { block, town, hall }]) => {
    const [above, below] = [lines.get(row - 1), lines.get(row + 1)];
    const isStop = (below?.block === block && below.town !== hall) || (above?.block === block && above.hall !== town);
    return isStop ? [row] : [];
  });
}

function rowsOfEnds(passages: readonly Passage[]): Set<number> {
  const ends = passages.filter((p) => p.byColumn && !p.former && roleOfLabel(p) !== null && nameAlone.test(p.text));
  const rows = Map.groupBy(ends, ({ row }) => row);
  return new Set([...rows].flatMap(([row, own]) => (new Set(own.map(roleOfLabel)).size === 2 ? [row] : [])));
}

const nameAlone = /^\p{Lu}[^\d:→>]{2,60}$/u;

function isCodeAlone({ text, label }: Passage): boolean {
  return label === null && /^[A-Z]{3}$/.test(text) && (airportByIata(text)?.weight ?? 0) > 4;
}

function rowsOfTwo(passages: readonly Passage[]): Set<number> {
  const cells = new Map<number, { all: Set<number>; own: Set<number> }>();
  const spanning = cellsOfSeveralRows(passages);
  const clocks = new Set(passages.filter((p) => /^\d{1,2} ?[:.h] ?\d\d$/.test(p.shape)).map((p) => p.row));
  // a dot or an arrow between them is drawn, not said
  for (const p of passages) {
    if (!p.inTable || !/[\p{L}\d]/u.test(p.text)) continue;
    const row = cells.get(p.row) ?? { all: new Set(), own: new Set() };
    row.all.add(p.cell);
    if (!spanning.has(p.at)) row.own.add(p.cell);
    cells.set(p.row, row);
  }
  // "10:35 | Madrid | AVE 2102" over "13:14 | Málaga": the cells of the train and of the day stand beside both
  return new Set(
    [...cells]
      .filter(([row, { all, own }]) => all.size === 2 || (own.size === 2 && all.size > 2 && clocks.has(row)))
      .map(([row]) => row),
  );
}

/** Where the cells begin that stand in several rows. */
function cellsOfSeveralRows(passages: readonly Passage[]): Set<number> {
  const rows = new Map<number, Set<number>>();
  for (const p of passages) if (p.inTable) rows.set(p.at, (rows.get(p.at) ?? new Set()).add(p.row));
  return new Set([...rows].flatMap(([at, own]) => (own.size > 1 ? [at] : [])));
}
