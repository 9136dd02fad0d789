import { onceFor } from '../../../once-for.ts';
import { findTimes } from '../../../text/times.ts';
import type { Leg } from '../journeys/leg.ts';
import { findVehicles } from '../journeys/vehicles.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import { seatInWords } from './seat-words.ts';
import { tellsOfWay } from './seats-by-way.ts';
import { tellsOfRoute } from './seats-of-flight.ts';
import { seatsUnderTrains } from './seats-under-trains.ts';

export type SeatedIn = 'plane' | 'bus' | 'train';
/** A line, and where it is among all. */
export type SeatLine = { p: Passage; i: number };

/** The lines that may tell the seats of a leg: its own and those just below, up to the next leg. */
export function linesOfLeg(leg: Leg, passages: readonly Passage[], vehicle: SeatedIn): SeatLine[] {
  const own = within(leg, passages);
  const inTrain = vehicle === 'train';
  const next = inTrain ? own.findIndex(({ p, i }) => i > leg.lastLine && isOfNextTrain(leg, p)) : -1;
  return (next < 0 ? own : own.slice(0, next)).filter(
    ({ p, i }) =>
      !p.former &&
      p.text.length <= 200 &&
      (inTrain ? isOfOne(p, leg, passages) : !isOfWay(p, leg, passages) && !tellsOfRoute(p, passages)) &&
      // a cell beside two rows is said with each of them
      !(p.inTable && passages.slice(leg.firstLine, i).some((q) => q.at === p.at && q.text === p.text)),
  );
}

/** Of them all, even where another train begins: those that are of no other. */
export const linesAround = (leg: Leg, passages: readonly Passage[]): Passage[] =>
  within(leg, passages).flatMap(({ p }) => (isOfOne(p, leg, passages) ? [p] : []));

function within(leg: Leg, passages: readonly Passage[]): SeatLine[] {
  const last = Math.min(endBelow(leg, passages), (leg.nextLine ?? passages.length) - 1);
  return passages.slice(leg.firstLine, last + 1).map((p, i) => ({ p, i: leg.firstLine + i }));
}

/** Neither of the way back nor of another train. */
const isOfOne = (p: Passage, leg: Leg, passages: readonly Passage[]): boolean =>
  !isOfWay(p, leg, passages) &&
  !isOfOther(leg, p) &&
  !seatsUnderTrains(passages).has(p) &&
  !isInRowOfOther(leg, p, passages);

/** "Out: Tue 9 March, 08:20 – 10:28, coach C seat 21" over the hours of the way back, in one cell, or a line that says of which way it is. */
function isOfWay(p: Passage, { departure, arrival, lastLine }: Leg, passages: readonly Passage[]): boolean {
  const hours = departure && departure.line === arrival?.line ? passages[departure.line] : undefined;
  const isBeside = hours !== undefined && p !== hours && p.inTable && p.cell === hours.cell;
  return (isBeside && findTimes(p.text).length === 2) || tellsOfWay(p, passages, passages[lastLine]);
}

/** "Puis TGV INOUI 7321 …" in the next line. */
const isOfNextTrain = ({ vehicle: { number } }: Leg, p: Passage) =>
  !p.inTable && number !== undefined && !p.shape.includes(number) && trainsIn(p).length > 0;

/** Where in a line the trains stand that it names by their number. */
export const trainsIn = onceFor((p: Passage) =>
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

/** "Seat" over "15A Window", or over "9A" and "9B", below "Passenger" and "Coach" with theirs: whatever they say, no other way begins between. */
function seatBelow(lastLine: number, passages: readonly Passage[]): number {
  const below = passages.slice(lastLine + 1, lastLine + 13);
  const end = below.findIndex((p) => p.isHeading || (p.label !== null && ofOtherWay.has(p.label)));
  const own = below.slice(0, end < 0 ? undefined : end);
  const isSeat = (p: Passage) => p.label === 'seat' && p.under === 'seat' && !p.inTable && !p.former;
  const at = own.findIndex(isSeat);
  const count = own.slice(at).findIndex((p) => !isSeat(p));
  return at < 0 ? 0 : lastLine + at + (count < 0 ? own.length - at : count);
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
