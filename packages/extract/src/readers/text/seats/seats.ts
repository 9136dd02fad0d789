import type { Seat } from '../../../booking.ts';
import { onceFor } from '../../../once-for.ts';
import { findTimes } from '../../../text/times.ts';
import type { Leg } from '../journeys/leg.ts';
import { findVehicles } from '../journeys/vehicles.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { sentencesOf } from '../passages/sentences.ts';
import type { Shared } from '../shared.ts';
import { seatsOfLists, seatsOfPeople } from './seat-lists.ts';
import {
  busSeat,
  coachAlone,
  coachAndSeats,
  coachByLetter,
  coachThenSeat,
  findCoachSeats,
  numbersIn,
  numberThenSeat,
  planeSeat,
  planeSeatsAlone,
  seatAlone,
  seatBehind,
  seatBehindBags,
  seatInWords,
  seatList,
  seatOfFlight,
  seatsAlone,
  seatsWithNames,
  seatThenRemark,
  together,
} from './seat-words.ts';
import { tellsOfWay } from './seats-by-way.ts';
import { seatsHeadedBy, seatsUnderTrains } from './seats-under-trains.ts';

/** In the row of the seat, or in the row above or below. */
function coachBeside(passages: readonly Passage[], seat: number): string | undefined {
  const isCoach = (q: Passage | undefined) => q?.label === 'coach' && /^\d{1,3}[a-z]?$/.test(q.shape);
  const inRow = passages.find((q) => q.row === passages[seat]?.row && q.label === 'coach' && !q.former);
  const above = passages.findLast((q, i) => i < seat && !q.former);
  const below = passages.find((q, i) => i > seat && !q.former);
  // "Carrozza: 5" over "Posti: 12A", at the right of the stations and of their hours
  const nextRow = passages.find((q) => !q.former && isCoach(q) && Math.abs(q.row - (passages[seat]?.row ?? 0)) === 1);
  // "EIP 3102    72 ok." over "wagon 5", in the column of the train
  const { row = 0, block } = passages[seat] ?? {};
  const inNextRow = passages.filter((q) => q.row === row + 1 && q.block === block && !q.former);
  const worded = inNextRow.flatMap((q) => coachOnly.exec(q.shape)?.[1] ?? [])[0];
  return (inRow ?? [above, below].find(isCoach) ?? nextRow)?.text ?? worded?.toUpperCase();
}

const coachOnly = new RegExp(`^(?:${coachAlone.source})$`);

/** "voiture 14, place 83", "Coach 12 • Seat 43", "Voit. 8 / 34": on the lines of the leg and just below, up to the next leg. */
export function seatsNear(leg: Leg, passages: readonly Passage[], plane: boolean, shared: Shared): Seat[] {
  const listed = plane ? seatsOfLists(leg, passages) : null;
  if (listed) return listed;
  const seats: Seat[] = plane ? seatsOfLeg(leg, passages) : [];
  if (seats.length > 0) return seats;
  const ofPeople = plane ? [] : seatsOfPeople(leg, passages);
  if (ofPeople.length > 1) return ofPeople;
  const headed = plane ? [] : seatsHeadedBy(leg.vehicle.number, passages);
  if (headed.length > 0) return headed.length === 1 ? ofOneBooking(headed.flat(), shared) : headed.flat().slice(0, 9);
  const ofPart = plane ? null : seatsOfPart(leg, passages);
  if (ofPart) return ofOneBooking(ofPart, shared);
  const isBus = leg.vehicle.kind === 'bus';
  const last = Math.min(endBelow(leg, passages), (leg.nextLine ?? passages.length) - 1);
  const hours = leg.departure && leg.departure.line === leg.arrival?.line ? passages[leg.departure.line] : undefined;
  // "Out: Tue 9 March, 08:20 – 10:28, coach C seat 21" over the hours of the way back, in one cell
  const isOther = (p: Passage) =>
    hours !== undefined && p !== hours && p.inTable && p.cell === hours.cell && findTimes(p.text).length === 2;
  const isOfWay = (p: Passage) => isOther(p) || tellsOfWay(p, passages, passages[leg.lastLine]);
  // "N. P. | F. O." over "12 / 31 | 12 / 32": a column for each of those who travel
  let inColumns = 0;
  for (let i = leg.firstLine; i <= last; i++) {
    const p = passages[i];
    if (i > leg.lastLine && p && !plane && isOfNextTrain(leg, p)) break;
    if (!p || p.former || p.text.length > 200 || isOfWay(p)) continue;
    const isOfOtherTrain = isOfOther(leg, p) || seatsUnderTrains(passages).has(p) || isInRowOfOther(leg, p, passages);
    if (!plane && isOfOtherTrain) continue;
    // a cell beside two rows is said with each of them
    if (p.inTable && passages.slice(leg.firstLine, i).some((q) => q.at === p.at && q.text === p.text)) continue;
    if (!plane && !isBus) seats.push(...findCoachSeats(p.shape).flatMap((found) => found.seats));
    for (const match of plane || isBus ? p.shape.matchAll(isBus ? busSeat : planeSeat) : [])
      for (const number of (match[1] ?? '').matchAll(isBus ? /\d{1,2} ?[a-k]?\b/g : /\d{1,2} ?[a-k]\b/g))
        seats.push({ number: number[0].replace(' ', '').toUpperCase() });
    // "Seat: 7C", whose label was taken off; "07A" on a boarding pass, whose barcode says 7A
    // "Economy / 17F" beside "Class / seat"
    if (plane && p.label === 'seat' && planeSeatsAlone.test(p.shape.replace(/^[a-z ]{4,24}[/,|·–-] ?/, '')))
      for (const [number] of p.shape.matchAll(/\d{1,2} ?[a-k]\b/g))
        seats.push({ number: number.replace(/^0| /g, '').toUpperCase() });
    // "41" beside "Seat", "1 / 11" beside "Bus/Plaza"
    const ofBus = isBus && seats.length === 0 && (p.label === 'seat' || p.label === 'coach') ? p.shape : '';
    const inBus = p.label === 'coach' ? (coachAndSeats.exec(ofBus)?.[2] ?? '') : seatList.test(ofBus) ? ofBus : '';
    seats.push(...numbersIn(inBus).map((number) => ({ number })));
    const ofPeople = p.label === 'seat' && plane ? seatsWithNames(p.shape).map(seatPrinted) : [];
    seats.push(...ofPeople.filter((own) => !seats.some((seat) => seat.number === own.number)));
    // "14C confirmed for DOE/ANN MS", "12A (Panorama)": the label vouches for what stands first
    const first =
      p.label === 'seat' && seats.length === 0 && (plane || isBus)
        ? seatThenRemark.exec(p.shape)
        : plane && seats.length === 0
          ? seatBehindBags.exec(p.shape)
          : null;
    if (first?.[1]) seats.push(...[first[1], ...confirmedBelow(passages, i)].map(seatPrinted));
    const beside = !plane && seats.length === 0 && p.label === 'coach' ? coachThenSeat.exec(p.shape) : null;
    // "Voiture / place | 3 / 42", "Coach, seats | C5, 34 and 35"
    const both =
      !plane && seats.length === inColumns && p.label === 'coach'
        ? coachAndSeats.exec(p.shape)
        : // "Seat | D 42", "Place | V3 P42"
          !plane && !isBus && seats.length === 0 && p.label === 'seat'
          ? (/^(?:v(?:oit)?\.? ?(?=\d.*p)([a-z]?\d{1,2})[ ,/-]{1,3}p(?:l)?\.? ?)(\d{1,3}[a-z]?)$/.exec(p.shape) ??
            /^([a-z]) ?(\d{1,3})$/.exec(p.shape))
          : null;
    const coach = both?.[1]?.toUpperCase();
    if (both?.[2]) seats.push(...numbersIn(both[2]).map((number) => ({ coach, number })));
    if (both && p.byColumn) inColumns = seats.length;
    if (!both && beside?.[1] && beside[2])
      seats.push({ coach: beside[1].toUpperCase(), number: beside[2].toUpperCase() });
    // "71", "12A, 12B": with the coach of their row
    const listed = seatList.test(p.shape) ? p.shape : (seatThenPosition.exec(p.shape)?.[1] ?? '');
    if (!plane && seats.length === 0 && p.label === 'seat' && listed) {
      const coach = coachBeside(passages, i);
      seats.push(...numbersIn(listed).map((number) => ({ coach, number })));
    }
  }
  if (!plane && !isBus && seats.length === 0) seats.push(...seatsOfTrain(leg, passages));
  if (!plane && seats.length === 0) seats.push(...seatColumns(leg, passages));
  if (!plane && seats.length === 0)
    seats.push(
      ...seatsApart(
        passages
          .slice(leg.firstLine, last + 1)
          .filter(
            (p) =>
              !isOfOther(leg, p) &&
              !isOfWay(p) &&
              !seatsUnderTrains(passages).has(p) &&
              !isInRowOfOther(leg, p, passages),
          ),
      ),
    );
  return plane ? seats.slice(0, 9) : ofOneBooking(seats, shared);
}

/** "15A Fenêtre", "4D Couloir, isolée", "61 (window)": where it is in the coach. */
const seatThenPosition =
  /^(\d{1,3} ?[a-z]?)(?:,| [–—-])? \(?(?:fenetre|couloir|isolee?|solo|duo|carre|milieu|cote|sens|etage|haut|bas|window|aisle|middle|single|facing|forward|upper|lower|table|fenster|gang|mitte|finestrino|corridoio|ventana|ventanilla|pasillo)\b/;

const seatPrinted = (number: string): Seat => ({ number: number.replace(/^0(?=\d)| /g, '').toUpperCase() });

/** "14C CONFIRME POUR RENAUDIN/PIERRE MR" over "14D CONFIRME POUR ABITBOL/SARAH MRS", and no label before it. */
function confirmedBelow(passages: readonly Passage[], at: number): string[] {
  const rest = passages.slice(at + 1, at + 9);
  const end = rest.findIndex((p) => p.label !== null || !confirmedSeat.test(p.shape));
  return rest.slice(0, end < 0 ? undefined : end).flatMap(({ shape }) => confirmedSeat.exec(shape)?.[1] ?? []);
}

const confirmedSeat = /^(\d{1,2} ?[a-k]) (?:confirm|bestatigt|confermat)/;

const ofOneBooking = (seats: Seat[], { travelers }: Shared): Seat[] =>
  (travelers.length < 2 ? together(seats) : seats).slice(0, 9);

/**
 * "TGV INOUI 8712 …, voiture 2 place 18 ; puis TGV INOUI 7321 …, voiture 6 place 92": of a line that tells several trains,
 * what stands behind this one's number. Null where a line tells one, or no seats.
 */
function seatsOfPart({ vehicle }: Leg, passages: readonly Passage[]): Seat[] | null {
  const p = passages[vehicle.line];
  const own = p ? vehicle.at - p.at : -1;
  if (!p || p.inTable || own < 0 || own >= p.text.length || findCoachSeats(p.shape).length === 0) return null;
  const starts = trainsIn(p);
  if (starts.length === 1 && p.text.length > 200) return seatsBehind(p, vehicle.at);
  const next = starts.find((at) => at > own + 3);
  if (starts.length < 2 || !starts.some((at) => Math.abs(at - own) < 4)) return null;
  return findCoachSeats(p.shape.slice(own, next)).flatMap((found) => found.seats);
}

/** In the sentence of a long paragraph that names the train, or in the one behind it: "You are in coach 6, seat 61." */
function seatsBehind(p: Passage, at: number): Seat[] | null {
  const sentences = sentencesOf(p);
  const own = sentences.findIndex((one) => one.at <= at && at < one.at + one.text.length);
  const told = sentences.slice(own, own + 2).map(({ shape }) => findCoachSeats(shape).flatMap(({ seats }) => seats));
  return told.find((seats) => seats.length > 0) ?? null;
}

/** "Puis TGV INOUI 7321 …" in the next line. */
const isOfNextTrain = ({ vehicle: { number } }: Leg, p: Passage) =>
  !p.inTable && number !== undefined && !p.shape.includes(number) && trainsIn(p).length > 0;

const trainsIn = onceFor((p: Passage) =>
  findVehicles(p, { timedRows: new Map(), flies: false, says: () => false, trainCells: new Set() })
    .filter(({ vehicle: { kind, number } }) => kind === 'train' && number !== undefined)
    .map(({ at }) => at)
    .sort((a, b) => a - b),
);

/**
 * Four lines below a leg, or three rows, whichever is further: a row has a cell for the coach and one for the seat. The table
 * "Voyageur | Voiture | Place" may begin behind a remark or two.
 */
function endBelow({ lastLine, isOnly }: Leg, passages: readonly Passage[]): number {
  const row = passages[lastLine]?.row ?? 0;
  const seated = passages.find((p, i) => i > lastLine && p.row <= row + 6 && p.byColumn && p.label === 'seat');
  return Math.max(
    lastLine + 4,
    passages.findLastIndex((p) => p.row <= row + 3),
    seated ? passages.findLastIndex(({ block }) => block === seated.block) : 0,
    seatBelow(lastLine, passages),
    // "SEAT: 14C" in the paragraph of the flight, below its meals and bags
    passages.findLastIndex((p) => !p.inTable && p.label === 'seat' && p.block === passages[lastLine]?.block),
    // "Fahrgäste und Sitzplätze" over "Hannah Brückner     Sitzplatz 11C", below a way that is the only one
    isOnly
      ? passages.findLastIndex((p, i) => i > lastLine && seatInWords.test(p.shape) && passages[i - 1]?.row === p.row)
      : 0,
  );
}

/** "Seat" over "15A Window", below "Passenger" and "Coach" with theirs: whatever they say, no other way begins between. */
function seatBelow(lastLine: number, passages: readonly Passage[]): number {
  const below = passages.slice(lastLine + 1, lastLine + 13);
  const end = below.findIndex((p) => p.isHeading || (p.label !== null && ofOtherWay.has(p.label)));
  const own = below.slice(0, end < 0 ? undefined : end);
  const at = own.findIndex((p) => p.label === 'seat' && p.under === 'seat' && !p.inTable && !p.former);
  return at < 0 ? 0 : lastLine + 1 + at;
}

const ofOtherWay: ReadonlySet<Label> = new Set([
  'departure',
  'arrival',
  'from',
  'to',
  'date',
  'flight',
  'route',
  'when',
]);

/** "Wagen 24, Platz 61 (ICE 583)": another train's. */
function isOfOther({ vehicle }: Leg, { shape }: Passage): boolean {
  const train = /\((?:[a-z][a-z ]{1,14} )?(\d{2,5})\)/.exec(shape)?.[1];
  return train !== undefined && vehicle.number !== undefined && train !== vehicle.number;
}

/** "9313 | 2 | place 51" below the journeys: in the row of another train. */
function isInRowOfOther({ vehicle }: Leg, p: Passage, passages: readonly Passage[]): boolean {
  if (!p.inTable || vehicle.number === undefined) return false;
  const first = passages.find((q) => q.row === p.row && q.block === p.block);
  return first?.label === 'train' && /^\d{3,5}$/.test(first.text) && first.text !== vehicle.number;
}

/** "Wg. 256," in one line and "Pl. 71 73" in the next, with the platform between. */
function seatsApart(lines: readonly Passage[]): Seat[] {
  const coach = lines
    .map(({ shape }) => coachAlone.exec(shape)?.[1] ?? coachByLetter.exec(shape)?.[1]?.toUpperCase())
    .find((c) => c !== undefined);
  // "voiture 3 : Mme Rochat place 41, M. Pittet place 42"
  const isOfAll = (p: Passage) => coachAlone.test(p.shape);
  const said = lines.map((p) => (isOfAll(p) ? seatsAlone(p.shape)?.join(' ') : seatAlone.exec(p.shape)?.[1]));
  const first = said.findIndex((numbers) => numbers !== undefined);
  // "Place 12A : Hélène Castaing" over "Place 12B : Yanis Boudjema"
  const end = said.findIndex((numbers, i) => i > first && numbers === undefined);
  const all = first < 0 ? [] : said.slice(first, end < 0 ? undefined : end);
  const numbers = new Set(all.flatMap((some) => numbersIn(some ?? '')));
  return [...numbers].map((number) => ({ coach, number }));
}

/** What the list of passengers says of one leg: by its route, by its number, in a sentence or below a head. */
function seatsOfLeg(leg: Leg, passages: readonly Passage[]): Seat[] {
  const [route, numbered] = [seatsOfRoute(leg, passages), seatsOfNumber(leg, passages)];
  if (route.length > 0) return route;
  return numbered.length > 0 ? numbered : seatsBelowHead(leg, passages);
}

/** "Wagen 24, Platz 61 (ICE 583)" below the list of the trains. */
function seatsOfTrain({ vehicle }: Leg, passages: readonly Passage[]): Seat[] {
  if (vehicle.kind !== 'train' || !vehicle.number) return [];
  const number = new RegExp(String.raw`(?<![\d.,:])${vehicle.number}(?![\d.,:]\d|\d)`);
  return passages.flatMap((p) => {
    if (p.former || p.text.length > 160 || !number.test(p.shape)) return [];
    const [found, more] = findCoachSeats(p.shape);
    if (!found || more || /\d{1,2}[:.]\d\d/.test(p.shape)) return [];
    return number.test(p.shape.slice(found.at, found.at + found.length)) ? [] : found.seats;
  });
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
  const number =
    vehicle.kind === 'flight'
      ? new RegExp(String.raw`^(?:[\p{L} ]{1,20} )?${vehicle.iata || '(?:)'} ?0{0,3}${vehicle.number}$`, 'u')
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
  const heads = table.filter((p) => p.row === head.row);
  if (heads.length < 2) return [];
  return [...new Set(table.map((p) => p.row))].flatMap((row) => {
    const cells = table.filter((p) => p.row === row);
    const seat = row > head.row && cells.length === heads.length ? cells[heads.indexOf(head)]?.text : undefined;
    return seat && /^\d{1,2}[A-K]$/.test(seat) ? [{ number: seat }] : [];
  });
}

/** "Seats: ORD-DEN 21D, DEN-ORD 22C". */
function seatsOfRoute(leg: Leg, passages: readonly Passage[]): Seat[] {
  const [from, to] = [leg.from.place.iata, leg.to.place.iata];
  if (!from || !to) return [];
  const said = routesWithSeats(passages).flatMap(([, a, b, number]) =>
    a === from && b === to && number ? [{ number }] : [],
  );
  return said.length > 0 ? said : seatsBelowRoute(from, to, passages);
}

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

const routesWithSeats = onceFor((passages: readonly Passage[]) =>
  passages.flatMap((p) => (p.former || p.text.length > 200 ? [] : [...p.text.matchAll(routeWithSeat)])),
);
const routeWithSeat = /(?<![A-Z])([A-Z]{3}) ?[-–/] ?([A-Z]{3}):? (?:seat )?(\d{1,2}[A-K])(?![A-Z\d])/g;

/** "RJ 76    26    91", "SC 507   3   61, 62", "EN 443   369   32 střední" under a head that speaks of seats. */
function seatColumns(leg: Leg, passages: readonly Passage[]): Seat[] {
  const row = passages[leg.vehicle.line]?.row;
  const beside = passages.filter((p) => p.row === row && p.at > leg.vehicle.at);
  const at = beside.findIndex(({ text }) => /^\d{1,3}$/.test(text));
  const [coach, seat] = at < 0 ? [] : beside.slice(at, at + 2);
  const numbers = seat ? (/^\d{1,3}(?:, ?\d{1,3}){0,8}(?= \p{Ll}+$|$)/u.exec(seat.text)?.[0] ?? '') : '';
  const isMore = beside.slice(at + 2).some(({ text }) => /^\d{1,3}$/.test(text));
  // above all the legs of the table, which no sentence ends
  const above = passages.slice(Math.max(0, leg.vehicle.line - 60), leg.vehicle.line);
  const table = above.slice(above.findLastIndex(({ text }) => text.length > 60) + 1);
  const headed = table.some(({ shape }) => shape.length < 40 && /\b(?:seats?|sitzplatz|places?)\b/.test(shape));
  return headed && coach && numbers && !isMore ? [{ coach: coach.text, number: numbers }] : [];
}
