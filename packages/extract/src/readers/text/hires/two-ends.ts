import type { DateFacts } from '../../../text/dates.ts';
import { daysBetween } from '../../../text/days.ts';
import type { Found } from '../found.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import type { Hire, Moment } from './hire.ts';
import { momentIn } from './hire-moment.ts';
import { placeOf } from './hire-place.ts';

/**
 * Two days with their hours, each with a place, are all that a paper about a hired car has to say: where it is fetched and
 * where it is brought back, whatever the paper calls them ("Start … End", "From the counter … Back by"). A third leaves it open.
 */
export function twoEnds(passages: readonly Passage[], facts: DateFacts): Hire | null {
  const said = passages.flatMap((p, index) => {
    const moment = isOfOther(p) ? null : momentIn(p, facts);
    return moment?.time && moment.sure ? [{ moment, index }] : [];
  });
  const keyOf = ({ day, time }: Moment) => `${day}T${time}`;
  const [first, last, more] = [...Map.groupBy(said, ({ moment }) => keyOf(moment)).values()];
  if (!first || !last || more) return null;
  const pairs = first.flatMap((start) => last.map((end) => [start, end] as const));
  // in the same line, or both in the line above, or both in the line below
  for (const step of [0, -1, 1])
    for (const [start, end] of pairs) {
      const [from, to] = [placeBeside(passages, start.index, step), placeBeside(passages, end.index, step)];
      if (!from || !to) continue;
      const days = daysBetween(start.moment.day, end.moment.day);
      const isAhead = start.moment.day >= facts.contextDate && keyOf(start.moment) < keyOf(end.moment);
      if (isAhead && days <= 62)
        return { start: { moment: start.moment, place: from }, end: { moment: end.moment, place: to } };
    }
  return null;
}

/** In the line itself, or in the next one of its cell, row or paragraph: "Milan Malpensa Airport" over "Mon 25 Jan 2027, 21.15". */
function placeBeside(passages: readonly Passage[], index: number, step: number): Found<string> | null {
  const own = passages[index];
  const beside = step === 0 ? own : bare(passages[index + step]);
  const isTogether =
    own !== undefined &&
    beside?.block === own.block &&
    (!own.inTable || beside.cell === own.cell || beside.row === own.row) &&
    !beside.former;
  if (!beside || !isTogether || (step !== 0 && (beside.text.length > 90 || /[:€$£]/.test(beside.text)))) return null;
  const value = properIn(beside);
  return value ? { value, at: beside.at, text: beside.text } : null;
}

/** "at the Roland-Garros Airport, desk 3 in front of the arrivals (05:30–23:30)": the name alone, without how one finds the desk. */
function bare(p: Passage | undefined): Passage | undefined {
  if (!p) return undefined;
  const lead = leadsTo.exec(p.text)?.[0].length ?? 0;
  const text = p.text
    .slice(lead)
    .replace(/ \([^()]{0,80}\)\.?$/u, '')
    .replace(/, \p{Ll}[^,]*$/u, '');
  return text === p.text ? p : { ...p, at: p.at + lead, text, shape: p.shape.slice(lead, lead + text.length) };
}

const leadsTo =
  /^(?:(?:[Àà]|[Aa]t|[Ii]n|[Aa]m|[Ii]m|[Aa]l|[Ee]n)(?: the| la| l['’]| der)? ?|(?:[Aa]ux?|[Cc]hez|[Dd]ans) )(?=\p{Lu})/u;

/** A name or an address, and no sentence: every word is written as a name's is. */
function properIn(p: Passage): string | null {
  // "Out: Edinburgh Airport, Tue 16 Mar 2027": what the paper calls it is none of the name
  const place = placeOf(p)?.replace(/^[^:]{1,30}: /, '');
  return place
    ?.split(/[\s,-]+/)
    .every((word) =>
      /^(?:[\p{Lu}\d(&]|(?:de|du|des|la|le|les|of|the|at|aux?|sur|am|an|der|di|da|del|della|do|dos|y|et|and|rue|boul|quai|avenue|place|route|gare|aéroport|agence|station|airport|d['’]|l['’]))/u.test(
        word,
      ),
    )
    ? place
    : null;
}

/** A sentence, and what is said of another day: until when one may cancel, when the counter shuts. */
function isOfOther({ label, former, text, shape }: Passage): boolean {
  return former || (label !== null && ofOther.has(label)) || text.length > 140 || otherDays.test(shape);
}

const ofOther: ReadonlySet<Label> = new Set([
  'cancellation',
  'issued',
  'price',
  'former',
  'expected',
  'flight',
  'train',
]);
const otherDays =
  /\b(?:cancel\w*|annul\w*|storn\w*|refund\w*|rembours\w*|until|jusqu'?\w*|bis zum|no later than|au plus tard|issued|emis|edite|printed|booked on|reserve le|sent|envoye|born|ne[e]? le|expires?|expire|paid|paye|modif\w*|flight|vol)\b/;
