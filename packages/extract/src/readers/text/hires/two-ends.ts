import { type DateFacts, findDates } from '../../../text/dates.ts';
import { daysBetween } from '../../../text/days.ts';
import { findTimes } from '../../../text/times.ts';
import type { Found } from '../found.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import type { End, Hire, Moment } from './hire.ts';
import { momentIn } from './hire-moment.ts';
import { placeOf, properPlaceOf, zoneOf } from './hire-place.ts';
import { onePlace, onlyKnownPlace } from './one-place.ts';

/**
 * Two days with their hours, each with a place, are all that a paper about a hired car has to say: where it is fetched and
 * where it is brought back, whatever the paper calls them ("Start … End", "From the counter … Back by"). A third leaves it open.
 */
export function twoEnds(passages: readonly Passage[], facts: DateFacts): Hire | null {
  const said = passages.flatMap((p, index) =>
    isOfOther(p)
      ? []
      : momentsIn(p, facts).flatMap((moment) => (moment.time && moment.sure ? [{ moment, index }] : [])),
  );
  const [first, last, more] = [...Map.groupBy(said, ({ moment }) => keyOf(moment)).values()];
  if (!first || !last) return twoOfEach(passages, facts);
  if (more) return null;
  // in the same line, or both in the line above, or both in the line below: where most is a place that is known
  const hires = first.flatMap((start) =>
    last.flatMap((end) => [0, -1, 1].flatMap((step) => endsBeside(passages, [start, end], step, facts))),
  );
  const [best] = hires.toSorted((a, b) => knownOf(b) - knownOf(a));
  const [start, end] = [first[0]?.moment, last[0]?.moment];
  const place = onePlace(passages) ?? onlyKnownPlace(passages);
  const hire =
    best ?? (start && end && place ? { start: { moment: start, place }, end: { moment: end, place } } : null);
  return hire && isAhead(hire, facts) ? hire : null;
}

/** "From Tuesday 16 March at 10:30 to Friday 19 March at 17:00" has both in one line. */
function momentsIn(p: Passage, facts: DateFacts): Moment[] {
  const [first, second, more] = findDates(p.text, facts);
  const cut = first && second && !more && !refused.test(p.shape) ? second.at : p.text.length;
  const parts = [
    { ...p, text: p.text.slice(0, cut) },
    { ...p, text: p.text.slice(cut), at: p.at + cut },
  ];
  return parts.flatMap((part) => momentIn(part, facts) ?? []);
}

/** "Sorry, we have no van from … to …", "you asked for one from … to …". */
const refused =
  /\b(?:sorry|regret\w*|unfortunately|malheureusement|desolee?s?|navree?s?|(?:have|has|is|are) no|not|n'avons|n'est|n'y a|pas|aucune?s?|asked|request\w*|demand\w*|wish\w*|souhait\w*)\b/;

/** A row of two days, one of two hours and one of two places, whatever stands over the columns: the first of each is where it begins. */
function twoOfEach(passages: readonly Passage[], facts: DateFacts): WholeHire | null {
  const [days, hours, places] = (['date', 'time', 'place'] as const).map((label) =>
    passages.filter((p) => p.label === label && p.inTable && !isOfOther(p)),
  );
  const ends = [0, 1].flatMap((i) => {
    const [day, hour, where] = [days?.[i], hours?.[i], places?.[i]];
    const moment = day ? momentIn(day, facts) : null;
    const [clock] = hour ? findTimes(hour.text) : [];
    const value = where ? placeOf(where) : null;
    if (!moment || !clock || !where || value === null) return [];
    return [{ moment: { ...moment, time: clock.time }, place: { value, at: where.at, text: where.text } }];
  });
  const [start, end] = ends;
  const areTwo = [days, hours, places].every((row) => row?.length === 2 && row[0]?.row === row[1]?.row);
  return start && end && areTwo && isAhead({ start, end }, facts) ? { start, end } : null;
}

type Said = { moment: Moment; index: number };
type WholeHire = { start: Required<End>; end: Required<End> };

function endsBeside(
  passages: readonly Passage[],
  [start, end]: readonly [Said, Said],
  step: number,
  facts: DateFacts,
): WholeHire[] {
  if (start.index === end.index) return [];
  const [from, to] = [start, end].map(({ index }) => placeBeside(passages, index, step, facts));
  return from && to ? [{ start: { moment: start.moment, place: from }, end: { moment: end.moment, place: to } }] : [];
}

/** "Livraison | 12/08/2027 à 06h45 | Aéroport Roland-Garros": what the end is called stands beside it as its place does. */
const knownOf = ({ start, end }: WholeHire): number =>
  [start, end].filter(({ place }) => zoneOf(place.value) !== undefined).length;

function isAhead({ start, end }: WholeHire, { contextDate }: DateFacts): boolean {
  const [from, to] = [start.moment, end.moment];
  return from.day >= contextDate && keyOf(from) < keyOf(to) && daysBetween(from.day, to.day) <= 62;
}

const keyOf = ({ day, time }: Moment): string => `${day}T${time}`;

/** In the line itself, or in the next one of its cell, row or paragraph: "Milan Malpensa Airport" over "Mon 25 Jan 2027, 21.15". */
function placeBeside(
  passages: readonly Passage[],
  index: number,
  step: number,
  facts: DateFacts,
): Found<string> | null {
  const own = passages[index];
  const beside = bare(passages[index + step]);
  // "Until: Friday 19 March, 17:00" below "From: …" is the other end
  const isTogether =
    own !== undefined &&
    beside?.block === own.block &&
    (step === 0 || findDates(beside.text, facts).length === 0) &&
    (!own.inTable || beside.cell === own.cell || beside.row === own.row) &&
    !beside.former;
  if (!beside || !isTogether || (step !== 0 && (beside.text.length > 90 || /[:€$£]/.test(beside.text)))) return null;
  const value = properPlaceOf(beside);
  // "START", "Livraison": a word that is no town
  const isName = value !== null && (/[ -]/.test(value) || zoneOf(value) !== undefined);
  return isName ? { value, at: beside.at, text: beside.text } : null;
}

/**
 * "at the Roland-Garros Airport, desk 3 in front of the arrivals (05:30–23:30)", "Out: … – Bergen Lufthavn Flesland, level 0 of the
 * car park": the name alone, without how one finds the desk or what the end is called.
 */
function bare(p: Passage | undefined): Passage | undefined {
  if (!p) return undefined;
  const lead = (called.exec(p.text) ?? leadsTo.exec(p.text))?.[0].length ?? 0;
  const text = p.text
    .slice(lead)
    .replace(/ \((?=\p{Ll}|[^()]*\d)[^()]{0,80}\)\.?$/u, '')
    .replace(/, \p{Ll}[^,]*$/u, '');
  return text === p.text ? p : { ...p, at: p.at + lead, text, shape: p.shape.slice(lead, lead + text.length) };
}

const called = /^\p{L}[\p{L}’' -]{1,24}: (?=\S)/u;
const leadsTo =
  /^(?:(?:[Àà]|[Aa]t|[Ii]n|[Aa]m|[Ii]m|[Aa]l|[Ee]n)(?: the| la| l['’]| der)? ?|(?:[Aa]ux?|[Cc]hez|[Dd]ans) )(?=\p{Lu})/u;

/** A sentence, and what is said of another day: until when one may cancel, when the counter shuts. */
function isOfOther({ label, former, text, shape }: Passage): boolean {
  return former || (label !== null && ofOther.has(label)) || text.length > 140 || otherDays.test(shape);
}

/** What a paper about a car says beside it. */
export const ofOther: ReadonlySet<Label> = new Set([
  'cancellation',
  'issued',
  'price',
  'former',
  'expected',
  'flight',
  'train',
]);
const otherDays =
  /\b(?:cancel\w*|annul\w*|storn\w*|refund\w*|rembours\w*|until(?! ?:)|jusqu'?\w*|bis zum|no later than|au plus tard|issued|emis|edite|printed|booked on|reserve le|sent|envoye|born|ne[e]? le|expires?|expire|paid|paye|modif\w*|flight|vol)\b/;
