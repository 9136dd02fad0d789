import { type DateFacts, findDates } from '../../../text/dates.ts';
import { findTimes } from '../../../text/times.ts';
import type { Found } from '../found.ts';
import { saysIssued } from '../issue-day.ts';
import type { Passage } from '../passages/passages.ts';
import type { Hire } from './hire.ts';
import { momentIn } from './hire-moment.ts';
import { placeOf, properPlaceOf, zoneOf } from './hire-place.ts';
import { waysAtMarks } from './ways-at-marks.ts';
import { waysBelowMoments } from './ways-below-moments.ts';

/**
 * "18 September 2027, 21:40: Malta International Airport – Hotel Lumi, Xaghra" over "25 September 2027, 11:15: Hotel Lumi, Xaghra –
 * Malta International Airport": in a driver's paper a line of a day, an hour and two places is a ride.
 */
export function waysInLines(passages: readonly Passage[], facts: DateFacts): Hire[] {
  const marked = waysAtMarks(passages, facts);
  if (marked.length > 0) return marked;
  const below = waysBelowMoments(passages, facts);
  if (below.length > 0) return below;
  const lines = passages.flatMap((p) => {
    if (p.former || p.inTable || p.text.length > 160 || saysIssued.test(p.shape) || otherDays.test(p.shape)) return [];
    const moment = momentIn(p, facts);
    return moment?.time && moment.sure ? [{ moment, p }] : [];
  });
  const rides = lines.flatMap(({ moment, p }): Hire[] => {
    const [from, to] = endsOf(p, facts);
    const isKnown = [from, to].some((end) => end && zoneOf(end.value) !== undefined);
    return from && to && isKnown ? [{ start: { moment, place: from }, end: { place: to } }] : [];
  });
  // where one line says it in another way, somebody else reads all of them
  if (rides.length < lines.length) return waysOverMoments(passages, facts);
  return rides.length > 0 ? rides : wayInForm(passages, facts);
}

/**
 * "1) Aéroport de Genève (côté français) -> Megève, Chalet Les" over "Épilobes, 88 chemin des Ânes" and "le dim. 2 janvier à 13 h 45":
 * in each paragraph an arrow, and the day and the hour in the first line below it that tells any.
 */
function waysOverMoments(passages: readonly Passage[], facts: DateFacts): Hire[] {
  const paragraphs = [...Map.groupBy(passages, ({ block }) => block).values()].flatMap((own) => {
    const start = own.findIndex((p) => arrow.test(p.text));
    return start >= 0 && !own.some((p) => p.former || p.inTable || p.label !== null) ? [own.slice(start)] : [];
  });
  const rides = paragraphs.flatMap((own): Hire[] => {
    const last = own.findIndex((p) => findDates(p.text, facts).length > 0);
    const [first, p] = [own[0], own[last]];
    const moment = p && momentIn(p, facts);
    if (!first || !p || !moment?.time || !moment.sure || last < 1 || last > 3 || otherDays.test(p.shape)) return [];
    const way = own.slice(0, last).map(({ text }) => text);
    const ends = way
      .join(' ')
      .replace(/^\d{1,2}[.)] /, '')
      .split(arrow);
    const [from, to] = ends.map((text) => placeOf({ ...first, text }));
    if (!from || !to || ends.length !== 2 || way.join(' ').length > 160) return [];
    const found = (value: string) => ({ value, at: first.at, text: first.text });
    return [{ start: { moment, place: found(from) }, end: { place: found(to) } }];
  });
  return rides.length === paragraphs.length ? rides : [];
}

const arrow = / ?(?:→|⇒|➔|->|=>) ?/u;

/** "Trajet : Chamonix > Genève Aéroport" over "Date : 20/03/2027" and "Heure de prise en charge : 13:10": the only way, day and hour of a form. */
function wayInForm(passages: readonly Passage[], facts: DateFacts): Hire[] {
  const form = passages.filter((p) => !p.former && !p.byColumn && p.label !== null && p.text.length < 90);
  const [way, otherWay] = form.filter(({ label }) => label === 'route');
  const timed = form.filter(({ label }) => label !== null && ofMoment.has(label));
  const days = timed.flatMap((p) => momentIn(p, facts) ?? []);
  const times = timed.flatMap((p) => findTimes(p.text));
  const [day, time] = [days[0], times[0]?.time];
  const isOne = day?.sure && time && new Set(days.map((one) => one.day)).size === 1 && times.length === 1;
  if (!way || otherWay || !isOne) return [];
  const [from, to] = endsIn(way.text, way);
  return from && to ? [{ start: { moment: { ...day, time }, place: from }, end: { place: to } }] : [];
}

const ofMoment: ReadonlySet<NonNullable<Passage['label']>> = new Set(['date', 'when', 'time', 'departure', 'pickUp']);

/**
 * "Date", "Collect at", "From" and "To" below the title of each way: one day, one hour and both ends are a ride, however the hour
 * is called. When the flight goes that one comes with is not of it.
 */
export function rideInForm(block: readonly Passage[], facts: DateFacts): Hire[] | null {
  const own = block.filter((p) => !p.former && !(p.label && ofElse.has(p.label)) && !otherDays.test(p.shape));
  const days = own.flatMap((p) =>
    findDates(p.text, facts)
      .filter(({ sure, weak }) => sure && !weak)
      .map((date) => ({ ...date, p })),
  );
  const times = own.flatMap((p) => findTimes(p.text).map((time) => ({ ...time, p })));
  const [[from, otherFrom], [to, otherTo]] = [ends('from', own), ends('to', own)];
  const [day, time] = [days[0], times[0]];
  const isOne = days.every((one) => one.day === day?.day) && times.every((one) => one.time === time?.time);
  if (!day || !time || !isOne || !from || !to || otherFrom || otherTo) return null;
  return [
    {
      start: { moment: { day: day.day, time: time.time, sure: true, at: time.p.at, text: time.p.text }, place: from },
      end: { place: to },
    },
  ];
}

const ends = (label: 'from' | 'to', block: readonly Passage[]): Found<string>[] =>
  block.flatMap((p) => {
    const value = p.label === label ? placeOf(p)?.replace(hallBehind, '') : undefined;
    return value ? [{ value, at: p.at, text: p.text }] : [];
  });

/** "Geneva Airport, Arrivals": by which door. */
const hallBehind =
  /(?<=\p{L}{3}), (?:(?:[Mm]ain |[Nn]iveau |[Hh]all (?:des )?)?(?:arrivals?|departures?|arrivées?|départs?|Arrivals?|Departures?|Arrivées?|Départs?)(?: (?:hall|level|lounge))?)$/u;

const ofElse: ReadonlySet<NonNullable<Passage['label']>> = new Set([
  'flight',
  'train',
  'expected',
  'cancellation',
  'issued',
]);

/** What stands behind the day and the hour, or in front of both, parted once. */
function endsOf(p: Passage, facts: DateFacts): Found<string>[] {
  const [date, otherDate] = findDates(p.text, facts);
  const times = findTimes(p.text);
  if (!date || otherDate || times.length !== 1) return [];
  const last = Math.max(date.at + date.length, ...times.map(({ at, length }) => at + length));
  const first = Math.min(date.at, ...times.map(({ at }) => at));
  const rest = [p.text.slice(last), p.text.slice(0, first)].find((one) => /\p{L}.*\p{L}/u.test(one)) ?? '';
  // "… to Leeds Bradford Airport. £28 cash or card.": the way ends with its sentence
  return endsIn(rest.split(/(?<=\p{Ll}{4})\. (?=\P{Ll})/u)[0] ?? rest, p);
}

/** Both places of a way that is parted once. */
function endsIn(way: string, p: Passage): Found<string>[] {
  const parts = way
    .replace(lead, '')
    .replace(/(?<=\p{L}{3})\.$|[\s,;:–—-]+$/u, '')
    .split(parting);
  const ends = parts.flatMap((text) => {
    const value =
      /^(?:[\p{Lu}\d]|aéroport |gare |hôtel |port )/u.test(text) && text.length < 80
        ? properPlaceOf({ ...p, text })
        : null;
    return value === null ? [] : [{ value, at: p.at + Math.max(0, p.text.indexOf(text)), text: p.text }];
  });
  return parts.length === 2 ? ends : [];
}

const lead =
  /^[\s,;:|·–—-]*(?:(?:pick-?up|collection|prise en charge|d[ée]part)[\s:,–—-]*)?(?:(?:depuis |de )?l['’]|(?:from|de la|de|du|depuis|von|at) |d['’])?/iu;
const parting =
  / ?(?:→|⇒|➔|->|=>|>) ?| [–—-] | (?:to|vers|jusqu['’]à|nach) (?=[\p{Lu}\d])| (?:à|à la|au|aux) (?=[\p{Lu}\d]|gare |port )| à l['’](?=\p{Lu}|aéroport|hôtel)/u;
const otherDays =
  /\b(?:cancel\w*|annul\w*|until|jusqu'?\w*|avant|before|flight|vol|train|lands?|atterri\w*|paid|paye\w*|open|ouvert\w*)\b/;
