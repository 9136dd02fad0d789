import type { Seat } from '../../../booking.ts';
import type { Leg } from '../journeys/leg.ts';
import type { Passage } from '../passages/passages.ts';
import { sentencesOf } from '../passages/sentences.ts';
import { trainsIn } from './lines-of-leg.ts';
import {
  coachAlone,
  coachByLetter,
  coachThenNumber,
  findCoachSeats,
  numbersIn,
  seatAlone,
  seatsAlone,
} from './seat-words.ts';

/**
 * "TGV INOUI 8712 …, voiture 2 place 18 ; puis TGV INOUI 7321 …, voiture 6 place 92": of a line that tells several trains,
 * what stands behind this one's number. Null where a line tells one, or no seats.
 */
export function seatsOfPart({ vehicle }: Leg, passages: readonly Passage[]): Seat[] | null {
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

/** "Wagen 24, Platz 61 (ICE 583)" below the list of the trains. */
export function seatsOfTrain({ vehicle }: Leg, passages: readonly Passage[]): Seat[] {
  if (vehicle.kind !== 'train' || !vehicle.number) return [];
  const number = new RegExp(String.raw`(?<![\d.,:])${vehicle.number}(?![\d.,:]\d|\d)`);
  return passages.flatMap((p, i) => {
    if (p.former || p.text.length > 160 || !number.test(p.shape)) return [];
    const next = passages[i + 1];
    // "EIP 3502 wagon 6:   55 (okno)", in two columns or in one
    const shape = next?.row === p.row && /:$/.test(p.shape) ? `${p.shape} ${next.shape}` : p.shape;
    const [, coach, seat] = number.test(shape) ? (coachThenNumber.exec(shape) ?? []) : [];
    if (coach && seat) return numbersIn(seat).map((one) => ({ coach, number: one }));
    const [found, more] = findCoachSeats(p.shape);
    if (!found || more || /\d{1,2}[:.]\d\d/.test(p.shape)) return [];
    return number.test(p.shape.slice(found.at, found.at + found.length)) ? [] : found.seats;
  });
}

/** "RJ 76    26    91", "SC 507   3   61, 62", "EN 443   369   32 střední" under a head that speaks of seats. */
export function seatColumns(leg: Leg, passages: readonly Passage[]): Seat[] {
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

/** "Wg. 256," in one line and "Pl. 71 73" in the next, with the platform between. */
export function seatsApart(lines: readonly Passage[]): Seat[] {
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
