import type { Booking } from '../../../booking.ts';
import { findTimes } from '../../../text/times.ts';
import type { Passage } from '../passages/passages.ts';
import type { Reference } from './booking-number.ts';
import { isOfOtherKind } from './kind-words.ts';

/**
 * "Réf. CFF 7281940365 – 2 billets" across the table or in the first cell, below the row of its train and above that of the next one. Null where
 * the row says more, two numbers, or what else is booked: "VOITURE DE LOCATION — Hertz — rés. J8830215746" heads the rows below it.
 * @param journeys where each of them has its number
 */
export function belowRow(
  references: readonly Reference[],
  type: Booking['type'],
  at: number,
  passages: readonly Passage[],
  journeys: readonly number[],
): Reference | null {
  const here = passageIn(passages, at);
  if (!here) return null;
  const rows = journeys.flatMap((other) => passageIn(passages, other)?.row ?? []);
  const next = Math.min(...rows.filter((row) => row > here.row));
  const inRow = (row: number) => passages.filter((p) => p.row === row);
  // a cell that tells a whole booking is no row of a table, and what stands in a row is its own
  const isRow = new Set(inRow(here.row).map(({ cell }) => cell)).size > 2;
  if (!isRow || references.some((one) => passageIn(passages, one.at)?.row === here.row)) return null;
  const below = references.filter((reference) => {
    const there = passageIn(passages, reference.at);
    // "Booking 5KJW882 | car 2 seat 37 | EUR 31,90": its first cell
    const isFirst = there && there.block === here.block && inRow(there.row)[0] === there;
    if (isFirst && isOfOtherKind(there.shape, type)) return false;
    return isFirst && there.row > here.row && there.row < Math.min(next, here.row + 3);
  });
  const [only, more] = new Set(below.map(({ value }) => value));
  return only && !more ? (below[0] ?? null) : null;
}

/**
 * "Same reservation, 5F21C8. Coach, no assigned seats" right below the line of its train: the only number of a line that begins
 * with the word for one, and tells no journey itself.
 */
export function belowLine(
  references: readonly Reference[],
  at: number,
  passages: readonly Passage[],
  journeys: readonly number[],
): Reference | null {
  const isIn = (p: Passage, offset: number) => p.at <= offset && offset <= p.at + p.text.length;
  const line = passages.findIndex((p) => !p.inTable && isIn(p, at));
  const [here, below] = [passages[line], passages[line + 1]];
  if (!here || !below || below.inTable || below.isHeading || here.text.length > 160 || below.text.length > 160)
    return null;
  if (!findTimes(here.text).length || !numberFirst.test(below.shape) || journeys.some((other) => isIn(below, other)))
    return null;
  const own = references.filter((reference) => isIn(below, reference.at));
  return new Set(own.map(({ value }) => value)).size === 1 ? (own[0] ?? null) : null;
}

const numberFirst =
  /^(?:(?:same|meme|gleiche) )?(?:booking|reservation|confirmation|dossier|record locator|locator|pnr|order|buchung\w*)(?: (?:number|reference|code|no|n°))?[.:,]? [^ ]*\d/;

/** The cell of a table that an offset is in. */
export function passageIn(passages: readonly Passage[], at: number): Passage | undefined {
  return passages.find((p) => p.inTable && p.at <= at && at <= p.at + p.text.length);
}
