import type { NewSegment, SegmentType } from '@escale/contract';
import { dayOf, hasTime, instantOf, wallClockOf } from '@escale/contract/place-clock';
import type { PlaceInput } from '../../places/place-input.ts';
import { type Field, fieldsOfForm } from './fields.ts';
import { type Fault, kinds, momentOf, noWhen, type ValueOf, type When, type Written } from './kinds.ts';

/** What stands in the fields of a segment's form, by field. */
export type Values = Record<string, ValueOf[keyof ValueOf]>;
export type Faults = Record<string, Fault>;

/** A form filled from a segment, from what an import read, or with nothing. */
export function valuesOf(type: SegmentType, raw: Record<string, unknown> = {}): Values {
  const given = { ...standard[type], ...raw };
  const values: Values = {};
  for (const { name, kind } of fieldsOfForm(type)) values[name] = kinds[kind].read(given[name]);
  // A time that was read without its zone takes the place's.
  for (const field of fieldsOfForm(type)) {
    const when = values[field.name] as When;
    if (isTime(field) && when.zone === null) values[field.name] = { ...when, zone: zoneFor(field, values) };
  }
  return values;
}

const standard: Partial<Record<SegmentType, Record<string, unknown>>> = {
  'car-rental': { dropOffSameAsPickUp: true },
  hotel: { numberOfRooms: 1 },
};

const isTime = ({ kind }: Field): boolean => kind === 'when' || kind === 'clock';

/** The place field whose clock a moment is read on: a car that is given back where it was taken has only one. */
export function placeFieldFor(field: Field, values: Values): string | undefined {
  return field.at === 'dropOff' && values.dropOffSameAsPickUp === true ? 'pickUp' : field.at;
}

export function zoneFor(field: Field, values: Values): string | null {
  const place = values[placeFieldFor(field, values) ?? ''] as PlaceInput | undefined;
  return place?.place?.timeZone ?? null;
}

/** One field changed, and what follows from it: the clocks of a new place, the day of the arrival. */
export function changeValue(type: SegmentType, values: Values, name: string, value: Values[string]): Values {
  const next = { ...values, [name]: value };
  const fields = fieldsOfForm(type);
  const changed = fields.find((field) => field.name === name);
  if (changed?.kind === 'place' || name === 'dropOffSameAsPickUp') {
    for (const field of fields.filter(isTime)) {
      next[field.name] = { ...(next[field.name] as When), zone: zoneFor(field, next) };
    }
  }
  const end = next.end as When | undefined;
  const start = next.start as When;
  const sameDay = type !== 'hotel' && type !== 'event' && type !== 'cruise' && type !== 'car-rental';
  if (name === 'start' && sameDay && end?.day === '' && start.day) next.end = { ...end, day: start.day };
  if (name === 'boardingTime' || name === 'start') Object.assign(next, boardingDay(next));
  return next;
}

/** Boarding has no day of its own: the departure's, or the evening before a flight just after midnight. */
function boardingDay(values: Values): Values {
  const boarding = values.boardingTime as When | undefined;
  const start = values.start as When;
  if (!boarding) return {};
  if (boarding.time === '' || start.day === '') return { boardingTime: { ...boarding, day: '' } };
  const before = start.time !== '' && boarding.time > start.time;
  return { boardingTime: { ...boarding, day: before ? shiftDay(start.day, -1) : start.day } };
}

export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
}

/** Fields that are not asked for now. */
export function isHidden(name: string, values: Values): boolean {
  return name === 'dropOff' && values.dropOffSameAsPickUp === true;
}

export type Checked = { draft: NewSegment } | { faults: Faults };

/** The segment that the form says, or every fault that stands in its way. */
export function draftOf(type: SegmentType, values: Values): Checked {
  const draft: Record<string, unknown> = { type };
  const faults: Faults = {};
  const tidy = type === 'flight' ? withFlightNumber(values) : values;
  for (const field of fieldsOfForm(type)) {
    if (isHidden(field.name, tidy)) continue;
    const written = writeField(field, tidy[field.name]);
    if ('fault' in written) faults[field.name] = written.fault;
    else if (written.value !== undefined) draft[field.name] = written.value;
    else if (field.required) faults[field.name] = 'required';
  }
  Object.assign(faults, flightFaults(draft), endFault(draft));
  return Object.keys(faults).length > 0 ? { faults } : { draft: draft as NewSegment };
}

function writeField(field: Field, value: Values[string] | undefined): Written {
  const rules = kinds[field.kind] as { write: (value: unknown) => Written };
  // A clock without a time says nothing, whatever day it would have.
  if (field.kind === 'clock' && (value as When).time === '') return { value: undefined };
  return rules.write(value ?? noWhen);
}

/** `NA1824` in either field is an airline and a number. */
function withFlightNumber(values: Values): Values {
  const code = String(values.airlineCode ?? '')
    .trim()
    .toUpperCase();
  const number = String(values.flightNumber ?? '')
    .trim()
    .toUpperCase();
  const [, carrier, rest] = /^([A-Z\d]{2})\s*-?\s*(\d{1,4}[A-Z]?)$/.exec(number) ?? [];
  const split = carrier && /[A-Z]/.test(carrier) && (code === '' || code === carrier);
  return { ...values, airlineCode: split ? carrier : code, flightNumber: split && rest ? rest : number };
}

function flightFaults({ type, airlineCode, flightNumber }: Record<string, unknown>): Faults {
  if (type !== 'flight') return {};
  return {
    ...(airlineCode !== undefined && !/^[A-Z0-9]{2}$/.test(String(airlineCode)) && { airlineCode: 'airline-code' }),
    ...(flightNumber !== undefined &&
      !/^\d{1,4}[A-Z]?$/.test(String(flightNumber)) && { flightNumber: 'flight-number' }),
  };
}

function endFault({ start, end }: Record<string, unknown>): Faults {
  if (typeof start !== 'string' || typeof end !== 'string') return {};
  return isBefore(end, start) ? { end: 'end-before-start' } : {};
}

/** By instants where both zones are known; a day without a time is not before any time of that day. */
export function isBefore(one: string, other: string): boolean {
  if (!hasTime(one) || !hasTime(other)) return dayOf(one) < dayOf(other);
  const [first, second] = [instantOf(one), instantOf(other)];
  if (first !== null && second !== null) return first < second;
  // Flying east to west one may land before one left, but never the day before that.
  return first === null && second === null && wallClockOf(one) < wallClockOf(other);
}

/** Typed on the day of the departure, an arrival that would come before it is one of the next day. */
export function isBeforeThatDay(start: When, end: When): boolean {
  if (start.day === '' || start.day !== end.day || start.time === '' || end.time === '') return false;
  return isBefore(momentOf(end), momentOf(start));
}

/** What changed, for PATCH: `null` takes a field away. */
export function patchOf(before: NewSegment, after: NewSegment): Record<string, unknown> {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const patch: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (JSON.stringify(old[name]) !== JSON.stringify(now[name])) patch[name] = now[name] ?? null;
  }
  return patch;
}

/** Would the hour that was typed be skipped by a clock change? Then the time that it becomes. */
export function movedTo(when: When): string | null {
  if (when.day === '' || when.time === '' || when.zone === null) return null;
  const time = momentOf(when).slice(11, 16);
  return time === when.time ? null : time;
}
