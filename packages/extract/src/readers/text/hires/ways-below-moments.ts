import { type DateFacts, findDates } from '../../../text/dates.ts';
import { findTimes } from '../../../text/times.ts';
import { saysIssued } from '../issue-day.ts';
import type { Passage } from '../passages/passages.ts';
import type { Hire, Moment } from './hire.ts';
import { placeOf, zoneOf } from './hire-place.ts';

/**
 * "13h30" over "samedi 6 février 2027" over "Genève Aéroport → Chalet Mazot": in a driver's paper each arrow between two places is a ride,
 * and the only day and the only hour in the lines above it, down from the ride before, are its own. Where one has none or more,
 * none of them is read so.
 */
export function waysBelowMoments(passages: readonly Passage[], facts: DateFacts): Hire[] {
  if (passages.some(({ shape }) => ofCarriers.test(shape))) return [];
  const open = passages.filter((p) => !p.former && !saysIssued.test(p.shape));
  const ways = open.flatMap((p, i) => (arrow.test(p.text) && p.text.length < 160 ? [i] : []));
  const rides = ways.flatMap((at, i): Hire[] => {
    const own = open[at];
    const above = open.slice(Math.max(at - 4, (ways[i - 1] ?? -1) + 1), at).filter((p) => isNear(p, own));
    const moment = momentAbove(above, facts);
    const ends = own?.text.split(arrow) ?? [];
    const [from, to] = ends.map((text) => own && placeOf({ ...own, text: text.trim() }));
    const isKnown = [from, to].some((end) => end && zoneOf(end) !== undefined);
    if (!own || !moment || !from || !to || ends.length !== 2 || !isKnown || findTimes(own.text).length > 0) return [];
    const found = (value: string) => ({ value, at: own.at + Math.max(0, own.text.indexOf(value)), text: own.text });
    return [{ start: { moment, place: found(from) }, end: { place: found(to) } }];
  });
  return rides.length === ways.length ? rides : [];
}

const arrow = / ?(?:→|⇒|➔|➜|➞|⟶|-{1,3}>|={1,2}>) ?/u;

/** "Electronic ticket", "Busbahnhof": whoever sells seats sets stops out so too. */
const ofCarriers =
  /\b(?:e-?tickets?|tickets?|billets?|fahrkarten?|bus(?:bahnhof|station)?|coach(?: station)?|autocars?|gare routiere|platform|gleis|ferry|traversee)\b/;

const isNear = (p: Passage, own: Passage | undefined) =>
  own !== undefined && own.block - p.block <= 1 && p.text.length < 90;

function momentAbove(above: readonly Passage[], facts: DateFacts): Moment | null {
  const days = above.flatMap((p) => findDates(p.text, facts).flatMap((date) => (date.weak ? [] : [{ ...date, p }])));
  const hours = above.flatMap((p) => findTimes(p.text).flatMap((time) => (time.weak ? [] : [{ ...time, p }])));
  const [day, hour] = [days[0], hours[0]];
  if (!day?.sure || !hour || days.length > 1 || hours.length > 1) return null;
  return { day: day.day, time: hour.time, sure: true, at: hour.p.at + hour.at, text: hour.p.text };
}
