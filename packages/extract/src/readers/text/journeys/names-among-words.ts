import { plain } from '../../../text/plain.ts';
import type { Passage } from '../passages/passages.ts';
import type { Surroundings } from '../passages/surroundings.ts';
import type { Claims } from './claims.ts';
import { type NamedPlace, namesInLine } from './names-in-line.ts';
import { isOnMap, type PrintedPlace } from './printed-place.ts';
import { saysRide } from './ride-words.ts';
import { roleOfLabel } from './roles.ts';
import { samePlace } from './same-place.ts';
import type { PlaceToken } from './token.ts';
import { hallWord } from './town-and-hall.ts';

/**
 * "TGV 8319 au départ de Paris, arrivée à La Rochelle": of a sentence whose pieces are no two places, the two that it names among its
 * words.
 */
export function amongWords(
  p: Passage,
  stops: readonly PlaceToken[],
  claims: Claims,
  around: Surroundings,
  about: { line: number; text: string },
): PlaceToken[] {
  // below "Departure" a line is of one end, whatever else it calls it; what a letter tells, its words say in more ways
  const isOfEnd = roleOfLabel(p) !== null && stops.length > 0;
  const most = claims.filter(({ token }) => token?.kind === 'date').length === 2 ? mostWithDays : mostInLine;
  if (p.text.length < 8 || isOfEnd || (!p.inTable && p.text.length > most)) return [...stops];
  // "Zürich HB – Genève, 1st class, seat 63" beside the cell of the hours
  const isTold = claims.some(({ token }) => token) || around.wayRows.has(p.row);
  // "One-way fee Auckland–Wellington" tells no journey, "Ferry Oban to Craignure" over its hours does
  if (!isTold && !saysRide(p.shape)) return [...stops];
  const taken = claims.map(({ at, end, token }) => ({ at, end, isClock: token?.kind === 'time' }));
  const names = namesInLine(p, taken, around, roleOfLabel(p));
  const cell = p.inTable ? p.cell : -1 - p.row;
  return sentencesIn(p.text).flatMap(([from, until]) => {
    const isWithin = (at: number) => at >= from && at < until;
    const printed = stops.filter(({ at }) => isWithin(at - p.at));
    if (printed.filter(({ place }) => isOnMap(place)).length > 1) return printed;
    const ends = endsNamed(names.filter(({ at, place }) => isWithin(at) && (isTold || isOnMap(place))));
    return ends.length === 0
      ? printed
      : ends.map(({ at, place, role }) => ({
          kind: 'place' as const,
          place,
          role,
          strong: true,
          cell,
          at: p.at + at,
          row: p.row,
          block: p.block,
          ...about,
        }));
  });
}

/** Characters of a line that is no paragraph. */
const mostInLine = 110;
/** The same where it says the days of both ends: "Departs from Holyhead on Friday 18 June 2027 at 8.30 pm, gets into Dublin on …". */
const mostWithDays = 150;

/** The only two, or those for which most speaks. */
function endsNamed(names: readonly NamedPlace[]): NamedPlace[] {
  for (const least of [1, 3, 4]) {
    const towns = names
      .filter(({ grade }) => grade >= least)
      .filter(({ place }, i, all) => !all.slice(0, i).some((other) => samePlace(other.place, place)));
    const [from, to, more] = towns;
    if (!from || !to) return [];
    if (more) continue;
    // "no train to Antwerp, stay in Brussels": what one is said to go to first is no way
    const isWay = from.role !== 'to' || to.role === 'from';
    return isWay && Math.max(from.grade, to.grade) > 2 && !isHallOf(from.place, to.place) ? towns : [];
  }
  return [];
}

function sentencesIn(text: string): [number, number][] {
  const starts = [
    0,
    ...[...text.matchAll(/(?<=\p{Ll}{3}|\d|[A-Z\d]{5}|\))[.;] (?=\p{Lu}|\p{Ll}+ )/gu)].map(({ index }) => index + 2),
  ];
  return starts.map((from, i) => [from, starts[i + 1] ?? text.length]);
}

/** "Lille – Gare Lille Europe": a town and its hall are one end. */
const isHallOf = (town: PrintedPlace, hall: PrintedPlace) =>
  samePlace(town, hall) || hallWord.test(hall.name) || plain(hall.name).includes(plain(town.name));
