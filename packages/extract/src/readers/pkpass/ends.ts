import type { PassField, PlainDay, WalletPass } from '../../source.ts';
import { findDates } from '../../text/dates.ts';
import { findTimes } from '../../text/times.ts';
import { arrow } from '../ical/arrow.ts';
import { labelOf } from '../text/labels/labels.ts';
import { type Moment, readMoment } from './moments.ts';

/** One of the two ends that a boarding pass prints large. */
export type PassEnd = { name?: string; code?: string; moment?: Moment; field: PassField };

/**
 * The two large fields of a pass: a place in each, as the value or above it, with its hour beside, above or below.
 * "London St Pancras" over "08:01", "13:45" over "Dresden Hbf", "08:10 Köln Hbf", "Oslo (OSL)". Also both in one field.
 */
export function endsOf(pass: WalletPass, contextDate: PlainDay): [PassEnd | undefined, PassEnd | undefined] {
  const primary = pass.fields.filter(({ section, value }) => section === 'primaryFields' && value.trim() !== '');
  const [first, second] = primary;
  const way = first && !second ? onlyArrow.exec(first.value.trim()) : null;
  const fields =
    first && way ? [way[1], way[2]].map((value = '') => ({ ...first, label: '', value })) : [first, second];
  const [from, to] = fields.map((field) => field && endIn(field, contextDate));
  return [from, to];
}

const onlyArrow = new RegExp(`^(.{2,40}?)${arrow}(.{2,40})$`, 'u');

function endIn(field: PassField, contextDate: PlainDay): PassEnd {
  const label = placeAbove(withoutMoment(field.label, contextDate));
  const value = withoutMoment(field.value, contextDate);
  const moment = [field.value, field.label]
    .map((text) => readMoment(text, field, contextDate))
    .find((one) => one !== undefined);
  const end: PassEnd = moment ? { field, moment } : { field };
  const [, spelled, inBrackets] = /^(.{2,60}?)\s?\(([A-Z]{3})\)$/su.exec(value) ?? [];
  const code = /^[A-Z]{1,5}$/.exec(value)?.[0] ?? inBrackets;
  const name = /\p{L}/u.test(value) ? (spelled ?? (code ? label : value)) : label;
  return { ...end, ...(code && { code }), ...(name && { name }) };
}

/** The label above a code is its place, unless it is what such fields are called. */
function placeAbove(label: string): string | undefined {
  return !/\p{L}/u.test(label) || /heading$/i.test(label) || /^(?:origin|destination)$/i.test(label) || labelOf(label)
    ? undefined
    : label;
}

/** A text without the clock and the day that it says. */
function withoutMoment(text: string, contextDate: PlainDay): string {
  const times = findTimes(text).filter(({ weak }) => !weak);
  const dates = findDates(text, { contextDate, language: 'unknown' }).filter(({ weak }) => !weak);
  let rest = text;
  for (const { at, length } of [...times, ...dates].sort((a, b) => b.at - a.at))
    rest = `${rest.slice(0, at)}\n${rest.slice(at + length)}`;
  const lines = rest.split('\n').map((line) => line.replace(/^[\s,;|·–-]+|[\s,;|·–-]+$/gu, ''));
  return lines.filter((line) => line !== '').join(' ');
}
