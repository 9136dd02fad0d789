import { type DateFacts, findDates } from '../../../text/dates.ts';
import { findTimes } from '../../../text/times.ts';
import { dayTitleOf } from '../day-title.ts';
import type { Passage } from '../passages/passages.ts';
import { roleOfLabel } from './roles.ts';
import { isRoute } from './ships.ts';

/** What tables that say where something leaves, and perhaps where it goes to, say below no word that is known: a way, an hour, a day, an end. */
export function untoldIn(passages: readonly Passage[], facts: DateFacts): ReadonlyMap<number, Untold> {
  const tables = Map.groupBy(
    passages.filter((p) => p.inTable && !p.former),
    ({ block }) => block,
  );
  return new Map(
    [...tables].flatMap(([block, own]) => {
      const roles = new Set(own.map(roleOfLabel));
      if (!roles.has('from') || !roles.has(null)) return [];
      const known = own.filter(({ label }) => label !== 'other');
      const isMoment = ({ label, text }: Passage) =>
        label === 'other' && findDates(text, facts).length === 1 && findTimes(text).length === 1;
      const ends = roles.has('to') ? [] : own.filter(isMoment).map(({ cell }) => cell);
      const isWhole = roles.has('to');
      const hour = isWhole && known.every(({ text }) => findTimes(text).length === 0);
      const day = isWhole && known.every(({ text }) => findDates(text, facts).length === 0);
      const way = isWhole && known.every(({ label }) => label !== 'from' && label !== 'to' && label !== 'route');
      return [[block, { hour, day, way, ends: new Set(ends) }] as const];
    }),
  );
}

type Untold = { hour: boolean; day: boolean; way: boolean; ends: ReadonlySet<number> };

/**
 * "First | 09:40" over "Then | 21:55", "Travelling on | Wednesday, 17 November 2027", "Line | Le Pirée – Syros" in such a table; "Roscoff"
 * over "Sun 4 July 2027, 0700 hrs" beside a word for where one comes.
 */
export function isUntold(p: Passage, untold: ReadonlyMap<number, Untold>, facts: DateFacts): boolean {
  const { label, block, text, cell } = p;
  const form = label === 'other' ? untold.get(block) : undefined;
  if (!form) return false;
  return (
    form.ends.has(cell) ||
    (form.hour && /^\d{1,2}[:.h]\d\d$/.test(text)) ||
    (form.day && dayTitleOf(text, facts) !== null) ||
    (form.way && isRoute.test(text))
  );
}
