import type { Seat } from '../../../booking.ts';
import type { Passage } from '../passages/passages.ts';
import type { SeatedIn, SeatLine } from './lines-of-leg.ts';
import {
  busSeatsIn,
  coachAlone,
  coachAndSeats,
  coachThenSeat,
  findCoachSeats,
  numbersIn,
  planeSeat,
  planeSeatsAlone,
  seatBehindBags,
  seatList,
  seatsWithNames,
  seatThenRemark,
} from './seat-words.ts';

/** The seats of some lines; whether all were told in columns, one for each of those who travel. */
export type SeatsTold = { seats: readonly Seat[]; inColumns: boolean };

export const noneTold: SeatsTold = { seats: [], inColumns: true };

/** What the lines above told, and this one. */
export function withSeatsOf(
  line: SeatLine,
  passages: readonly Passage[],
  vehicle: SeatedIn,
  above: SeatsTold,
): SeatsTold {
  const words = inWords(line, passages, vehicle, above.seats);
  const known = { seats: [...above.seats, ...words], inColumns: above.inColumns && words.length === 0 };
  if (vehicle !== 'train') return known;
  const cells = inCells(line, passages, known);
  const inColumns = cells.length > 0 ? known.inColumns && line.p.byColumn : known.inColumns;
  return { seats: [...known.seats, ...cells], inColumns };
}

function inWords({ p, i }: SeatLine, passages: readonly Passage[], vehicle: SeatedIn, above: readonly Seat[]): Seat[] {
  if (vehicle === 'train') return findCoachSeats(p.shape).flatMap(({ seats }) => seats);
  const seats = vehicle === 'bus' ? busSeatsIn(p.shape) : [...p.shape.matchAll(planeSeat)].flatMap(each);
  // "Economy (K)" over "14F" below "Class" over "Seat": no cabin is called so
  const isBelowCabin = vehicle === 'plane' && p.label === 'class' && p.byColumn;
  seats.push(...(p.label === 'seat' || isBelowCabin ? ofLabel(p) : []));
  if (vehicle === 'bus' && above.length + seats.length === 0) seats.push(...numbersOfBus(p));
  const ofPeople = p.label === 'seat' ? seatsWithNames(p.shape).map(seatPrinted) : [];
  const known = [...above, ...seats];
  seats.push(...ofPeople.filter((own) => !known.some((seat) => seat.number === own.number)));
  if (above.length + seats.length > 0) return seats;
  // "14C confirmed for DOE/ANN MS", "12A (Panorama)": the label vouches for what stands first
  const remarked = p.label === 'seat' ? seatThenRemark : vehicle === 'plane' ? seatBehindBags : null;
  const first = remarked?.exec(p.shape)?.[1];
  return first ? [first, ...confirmedBelow(passages, i)].map(seatPrinted) : [];
}

/** "Seat: 7C", whose label was taken off; "07A" on a boarding pass, whose barcode says 7A; "Economy / 17F" beside "Class / seat" */
function ofLabel({ shape }: Passage): Seat[] {
  const isAlone = planeSeatsAlone.test(shape.replace(/^[a-z ]{4,24}[/,|·–-] ?/, ''));
  return isAlone ? [...shape.matchAll(/\d{1,2} ?[a-k]\b/g)].map(([number]) => seatPrinted(number)) : [];
}

/** "41" beside "Seat", "1 / 11" beside "Bus/Plaza". */
function numbersOfBus({ shape, label }: Passage): Seat[] {
  const ofCoach = label === 'coach' ? coachAndSeats.exec(shape)?.[2] : undefined;
  // "L7, L8": of a bus to sleep in, below and above
  if (label === 'seat' && berthList.test(shape))
    return shape.split(/[^a-z\d]+/).map((one) => ({ number: one.toUpperCase() }));
  const ofSeat = label === 'seat' && seatList.test(shape) ? shape : undefined;
  return numbersIn(ofCoach ?? ofSeat ?? '').map((number) => ({ number }));
}

const berthList = /^[a-z]{1,2}\d{1,2}(?: ?[,&/] ?[a-z]{1,2}\d{1,2}){0,8}$/;

const each = ([, said = '']: RegExpMatchArray): Seat[] =>
  [...said.matchAll(/\d{1,2} ?[a-k]\b/g)].map(([number]) => ({ number: number.replace(' ', '').toUpperCase() }));

/** Below the labels of coach and seat, where nothing was told before but in columns like these. */
function inCells({ p, i }: SeatLine, passages: readonly Passage[], above: SeatsTold): Seat[] {
  const isFirst = above.seats.length === 0;
  if (p.label === 'coach') {
    // "Voiture / place | 3 / 42", "Coach, seats | C5, 34 and 35"; "N. P. | F. O." over "12 / 31 | 12 / 32", a column for each
    const both = above.inColumns ? coachAndSeats.exec(p.shape) : null;
    if (both) return inCoach(both[1], both[2]);
    const beside = isFirst ? coachThenSeat.exec(p.shape) : null;
    return beside?.[1] && beside[2] ? [{ coach: beside[1].toUpperCase(), number: beside[2].toUpperCase() }] : [];
  }
  if (p.label !== 'seat' || !isFirst) return [];
  const both = voitureThenPlace.exec(p.shape) ?? letterThenSeat.exec(p.shape);
  if (both) return inCoach(both[1], both[2]);
  // "71", "12A, 12B": with the coach of their row
  const listed = seatList.test(p.shape)
    ? p.shape
    : (seatThenPosition.exec(p.shape)?.[1] ?? seatThenWord.exec(p.shape)?.[1] ?? seatsDashed.exec(p.shape)?.[0] ?? '');
  const coach = listed
    ? coachBeside(passages, i)?.replace(/(?<=^\d{1,2}) ?(?:호차|[号號]?[車车]|(?<= )\p{L})$/u, '')
    : undefined;
  return numbersIn(listed).map((number) => ({ coach, number }));
}

/** "V3 P42" */
const voitureThenPlace = /^(?:v(?:oit)?\.? ?(?=\d.*p)([a-z]?\d{1,2})[ ,/-]{1,3}p(?:l)?\.? ?)(\d{1,3}[a-z]?)$/;
/** "D 42" */
const letterThenSeat = /^([a-z]) ?(\d{1,3})$/;

const inCoach = (coach: string | undefined, numbers = ''): Seat[] =>
  numbersIn(numbers).map((number) => ({ coach: coach?.toUpperCase(), number }));

/** In the row of the seat, or in the row above or below. */
function coachBeside(passages: readonly Passage[], seat: number): string | undefined {
  const isCoach = (q: Passage | undefined) =>
    q?.label === 'coach' && /^\d{1,3}(?:[a-z]|호차|[号號]?[車车])?$/u.test(q.shape);
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

/** "15A Fenêtre", "4D Couloir, isolée", "61 (window)": where it is in the coach. */
const seatThenPosition =
  /^(\d{1,3} ?[a-z]?)(?:,| [–—-])? \(?(?:fenetre|couloir|isolee?|solo|duo|carre|milieu|cote|sens|etage|haut|bas|window|aisle|middle|single|facing|forward|upper|lower|table|fenster|gang|mitte|finestrino|corridoio|ventana|ventanilla|pasillo)\b/;

/** "017 Повний", "12C standard": a number as seats have it, and one word more, whatever it says. */
export const seatThenWord = /^(0\d{1,2}|\d{1,3}[a-k]) \p{L}{3,14}$/u;

/** "7A - 7D": of two who travel both, of more all between. */
export const seatsDashed = /^\d{1,3}[a-k] - \d{1,3}[a-k]$/;

const seatPrinted = (number: string): Seat => ({ number: number.replace(/^0(?=\d)| /g, '').toUpperCase() });

/** "14C CONFIRME POUR RENAUDIN/PIERRE MR" over "14D CONFIRME POUR ABITBOL/SARAH MRS", and no label before it. */
function confirmedBelow(passages: readonly Passage[], at: number): string[] {
  const rest = passages.slice(at + 1, at + 9);
  const end = rest.findIndex((p) => p.label !== null || !confirmedSeat.test(p.shape));
  return rest.slice(0, end < 0 ? undefined : end).flatMap(({ shape }) => confirmedSeat.exec(shape)?.[1] ?? []);
}

const confirmedSeat = /^(\d{1,2} ?[a-k]) (?:confirm|bestatigt|confermat)/;
