import { findAirports } from '../../../../knowledge/index.ts';
import { daysBetween } from '../../../../text/days.ts';
import { plain } from '../../../../text/plain.ts';
import type { Hire } from '../../../text/hires/hire.ts';
import type { Passage } from '../../../text/passages/passages.ts';
import { isHall, isTown } from './known-places.ts';
import type { When, Where } from './told.ts';

/**
 * Two moments and one or two places are all that a paper about a hired car has to say, in whatever words: "Your Yaris waits at Knock
 * from 11.15am on Friday 7 May. We'd like it back at Knock by 4pm on Tuesday 11 May". A third of either leaves it open.
 */
export function carByShape(told: readonly (When | Where)[], pieces: readonly Passage[], since: string): Hire | null {
  const moments = withoutSame(told.filter((one) => one.kind === 'moment'));
  const [start, end, more] = moments;
  if (!start || !end || more || !isAhead(start, end, since)) return null;
  const places = withoutStreets(
    told.filter((one) => one.kind === 'moment' || one.isSure),
    pieces,
  );
  if (moments.some((when) => isUnsureThere(when, told))) return null;
  const ends = ownPlaces([start, end], places, pieces) ?? placesInOrder([start, end], places);
  if (!ends) return null;
  const [from, to] = ends;
  if (from === to && (isElsewhere(end, from, pieces) || told.some((one) => isUnsureBeside(one, end)))) return null;
  return {
    start: { moment: start.moment, place: from.place },
    end: { moment: end.moment, place: to.place },
  };
}

/** A name beside the moment that may be a place, and none that is: where is not known. */
const isUnsureThere = ({ piece }: When, told: readonly (When | Where)[]): boolean => {
  const own = told.filter((one) => one.kind === 'place' && one.piece === piece) as Where[];
  return own.some(({ place, isSure }) => !isSure && isTown(place.value)) && !own.some(({ isSure }) => isSure);
};

/** "à Saint-Pierre Pierrefonds" below the moment: the other place, which no table knows. */
const isUnsureBeside = (one: When | Where, { piece }: When): boolean =>
  one.kind === 'place' &&
  !one.isSure &&
  Math.abs(one.piece - piece) < 2 &&
  one.place.value.includes(' ') &&
  isTown(one.place.value);

const keyOf = ({ moment }: When) => `${moment.day}T${moment.time}`;

/** Where one moment is told twice, that beside which more is said comes last. */
const withoutSame = (moments: readonly When[]): When[] => [
  ...new Map(moments.map((one) => [keyOf(one), one])).values(),
];

const isAhead = (start: When, end: When, since: string): boolean =>
  start.moment.sure &&
  end.moment.sure &&
  start.moment.day >= since &&
  keyOf(start) < keyOf(end) &&
  daysBetween(start.moment.day, end.moment.day) <= 62;

/** By what it is the same place, however it is written. */
export const sameOf = ({ place }: Where): string => {
  const [airport] = findAirports(place.value);
  return airport?.id ?? plain(place.value);
};

/** "Edinburgh Airport" over "Almond Road, Edinburgh, EH12 9DN": where the desk is, below its name in one cell or paragraph. */
function withoutStreets(told: readonly (When | Where)[], pieces: readonly Passage[]): Where[] {
  return told.filter((one, i): one is Where => {
    const above = told[i - 1];
    if (one.kind !== 'place') return false;
    if (above?.kind !== 'place' || isHall(one.place.value)) return true;
    const [p, q] = [pieces[above.piece], pieces[one.piece]];
    const isTogether = p?.inTable ? p.cell === q?.cell || p.row === q?.row : p?.block === q?.block;
    return !(isTogether && !(p !== q && p?.inTable && p.cell !== q?.cell && one.end !== null));
  });
}

/** One place in the sentence, the line or the cell of each moment. */
function ownPlaces(
  ends: readonly [When, When],
  places: readonly Where[],
  pieces: readonly Passage[],
): [Where, Where] | null {
  const [from, to] = ends.map((end) => {
    const inPiece = places.filter(({ piece }) => piece === end.piece);
    const cell = pieces[end.piece];
    const inCell = cell?.inTable ? places.filter(({ piece }) => pieces[piece]?.cell === cell.cell) : [];
    const own = inPiece.length > 0 ? inPiece : inCell;
    const halls = own.filter(({ place }) => isHall(place.value));
    // the title of a cell, or its street, beside an airport
    const best = halls.length > 0 ? halls : own;
    return new Set(best.map(sameOf)).size === 1 ? best[0] : undefined;
  });
  const isOne = ends[0].piece !== ends[1].piece;
  return from && to && isOne ? [from, to] : null;
}

/** The only place, or both in turn: "P M P M", "M M P P". */
function placesInOrder(ends: readonly [When, When], places: readonly Where[]): [Where, Where] | null {
  const [only] = places;
  // an address at the foot of a mail is its sender's
  const isNear = (one: Where) => ends.some(({ piece }) => Math.abs(piece - one.piece) < 5);
  if (only && new Set(places.map(sameOf)).size === 1)
    return isHall(only.place.value) || isNear(only) ? [only, only] : null;
  const [from, to, more] = places;
  if (!from || !to || more || !isNear(from) || !isNear(to)) return null;
  const order = [...ends, from, to]
    .sort((a, b) => a.piece - b.piece || a.at - b.at)
    .map(({ kind }) => (kind === 'moment' ? 'M' : 'P'))
    .join('');
  return ['MPMP', 'PMPM', 'MMPP', 'PPMM'].includes(order) ? [from, to] : null;
}

/** "… back at our yard by 4pm", beside another place above: where it goes back is said, in words that are no name. */
function isElsewhere(end: When, from: Where, pieces: readonly Passage[]): boolean {
  const p = pieces[end.piece];
  return p !== undefined && from.piece !== end.piece && otherPlace.test(p.shape) && !samePlace.test(p.shape);
}

const otherPlace =
  /\b(?:branch|desk|depot|downtown|city cent(?:re|er)|office|yard|garage|agence|bureau|centre-ville|parking|car park|hotel|house|station|gare|shop|home)\b/;
const samePlace = /\b(?:same|meme)\b/;
