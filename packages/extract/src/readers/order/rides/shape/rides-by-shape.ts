import type { Hire } from '../../../text/hires/hire.ts';
import type { Passage } from '../../../text/passages/passages.ts';
import { sameOf } from './car-by-shape.ts';
import type { When, Where } from './told.ts';

/**
 * A day, an hour and two places are a ride: "Where we'll find you" over an airport, "Van rolls" over the moment, "Where you're headed"
 * over a house. Several are as many such groups, each alike or each in its own sentence or paragraph.
 */
export function ridesByShape(told: readonly (When | Where)[], pieces: readonly Passage[], since: string): Hire[] {
  const sure = told.filter((one) => one.kind === 'moment' || one.isSure || one.end !== null);
  const moments = sure.filter((one) => one.kind === 'moment');
  const isTold = moments.every(({ moment }) => moment.sure && moment.day >= since);
  if (moments.length === 0 || moments.length > 6 || !isTold) return [];
  const groups = moments.length === 1 ? [sure] : (alike(sure, moments.length) ?? apart(sure, pieces));
  const rides = groups?.map(rideOf) ?? [];
  return rides.every((ride) => ride !== null) ? rides : [];
}

/** As many stretches as moments, in each of which moment and places stand in the same order. */
function alike(told: readonly (When | Where)[], count: number): (When | Where)[][] | null {
  if (told.length !== count * 3) return null;
  const groups = Array.from({ length: count }, (_, i) => told.slice(i * 3, i * 3 + 3));
  const orders = new Set(groups.map((own) => own.map(({ kind }) => kind).join(' ')));
  return orders.size === 1 && groups.every((own) => own.filter(({ kind }) => kind === 'moment').length === 1)
    ? groups
    : null;
}

/** Each in a paragraph or a row of its own. */
function apart(told: readonly (When | Where)[], pieces: readonly Passage[]): (When | Where)[][] | null {
  const keyOf = ({ piece }: When | Where) => {
    const p = pieces[piece];
    return p?.inTable ? `row ${p.row}` : `block ${p?.block}`;
  };
  const groups = [...Map.groupBy(told, keyOf).values()].filter((own) => own.some(({ kind }) => kind === 'moment'));
  return groups.every((own) => own.filter(({ kind }) => kind === 'moment').length === 1) ? groups : null;
}

function rideOf(told: readonly (When | Where)[]): Hire | null {
  const when = told.find((one) => one.kind === 'moment');
  const said = told.filter((one) => one.kind === 'place');
  // said again further below, it is the same end
  const places = [...new Map(said.toReversed().map((one) => [sameOf(one), one])).values()].reverse();
  const [first, second, more] = places;
  if (!when || !first || !second || more || !(first.isSure && second.isSure)) return null;
  const isBackwards = first.end === 'to' && second.end === 'from';
  if (!isBackwards && (first.end === 'to' || second.end === 'from')) return null;
  const [from, to] = isBackwards ? [second, first] : [first, second];
  return { start: { moment: when.moment, place: from.place }, end: { place: to.place } };
}
