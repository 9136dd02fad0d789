import { type DateFacts, findDates } from '../../../text/dates.ts';
import { daysBetween } from '../../../text/days.ts';
import type { Label } from '../labels/labels.ts';
import { withoutFormer } from '../passages/former.ts';
import type { Passage } from '../passages/passages.ts';
import { proseOf, sentencesOf } from '../passages/sentences.ts';
import { nightsIn } from './nights.ts';
import { isNotHeldBefore } from './spoken-stay.ts';
import type { Moment, Stay } from './stay.ts';

/**
 * "Tue 12 Oct → Sat 16 Oct | 4 nights", "nous vous attendons le 20 août … jusqu'au 23 août. Le séjour de trois nuits": two days
 * one behind the other, as far apart as the paper counts nights. Whatever words stand between, the reckoning vouches for
 * them; where it fits two different pairs, it vouches for none.
 */
export function countedStay(passages: readonly Passage[], facts: DateFacts): Stay | null {
  const told = [...proseOf(passages), ...passages.filter((p) => p.inTable)].filter(
    (p) => !p.former && !(p.label !== null && ofOtherDays.has(p.label)),
  );
  // "149,00 € x 2 nuits" counts them too, where no day of the stay would stand
  const counting = [...told, ...passages.filter(({ label, former }) => label === 'price' && !former)];
  const counts = new Set(counting.flatMap((p) => sentencesOf(p).flatMap(({ shape }) => nightsIn(shape)?.count ?? [])));
  if (counts.size === 0) return null;
  const days = told.flatMap((p) => daysIn(p, facts)).sort((a, b) => a.at - b.at);
  const stays = days.flatMap((first, i) => {
    const last = days[i + 1];
    if (!last || !isBeside(first.p, last.p)) return [];
    const nights = daysBetween(first.day, last.day);
    // one night is also what cancelling costs: its days stand in one line or row
    return counts.has(nights) && (nights > 1 || first.p.row === last.p.row) ? [{ first, last }] : [];
  });
  const [only] = stays;
  if (!only || stays.some(({ first, last }) => first.day !== only.first.day || last.day !== only.last.day)) return null;
  return {
    in: momentOf(only.first),
    out: momentOf(only.last),
    spoken: true,
  };
}

const ofOtherDays: ReadonlySet<Label> = new Set(['cancellation', 'issued', 'price', 'former']);

type Day = Moment & { p: Passage };

function daysIn(p: Passage, facts: DateFacts): Day[] {
  return findDates(withoutFormer(p.text), facts).flatMap((date) => {
    const lead = p.shape.slice(Math.max(0, date.at - 90), date.at);
    const { day, sure, weak } = date;
    return weak || isNotHeldBefore(lead) || !sure ? [] : [{ day, sure, at: p.at + date.at, text: p.text, p }];
  });
}

/** In one line or paragraph, in one row, in cells one below the other, or in lines of their own one soon after the other. */
function isBeside(a: Passage, b: Passage): boolean {
  if (a === b) return true;
  if (a.block === b.block) return a.inTable ? b.row - a.row <= 2 : b.at - a.at < 400;
  return !a.inTable && !b.inTable && Math.max(a.text.length, b.text.length) < 60 && b.at - a.at < 120;
}

function momentOf({ day, sure, at, text }: Day): Moment {
  return { day, sure, at, text };
}
