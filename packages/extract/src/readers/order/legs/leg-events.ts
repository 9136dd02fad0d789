import { plain } from '../../../text/plain.ts';
import { findPrices } from '../../../text/prices.ts';
import { findTimes } from '../../../text/times.ts';
import { isDeadline } from '../../text/deadlines.ts';
import { isCallingPoints } from '../../text/journeys/calling-points.ts';
import { besideEnds } from '../../text/journeys/end-remarks.ts';
import { clockMask, namedPlaces, numbered, postcode, verbs } from '../../text/journeys/named-places.ts';
import type { PrintedPlace } from '../../text/journeys/printed-place.ts';
import type { Vehicle } from '../../text/journeys/token.ts';
import { besideTheWay } from '../../text/journeys/tokens.ts';
import type { Label } from '../../text/labels/labels.ts';
import { withoutFormer } from '../../text/passages/former.ts';
import type { Passage } from '../../text/passages/passages.ts';
import type { Surroundings } from '../../text/passages/rows.ts';
import { daysTold } from '../days/told-days.ts';
import type { OrderFacts } from '../stays/stays.ts';
import { clocksIn } from './leg-clocks.ts';
import { vehiclesIn } from './leg-units.ts';

export type LegEnd = 'from' | 'to';

/** What a piece says of a journey, in reading order: which end it speaks of from here on, a day, a clock, a place, a number. */
export type LegEvent = { at: number; p: Passage } & (
  | { kind: 'end'; end: LegEnd }
  | { kind: 'day'; day: string; sure: boolean }
  | { kind: 'time'; time: string; daysLater: number; weak: boolean }
  /** `grade` is higher the more says that it is one. */
  | { kind: 'place'; place: PrintedPlace; end: LegEnd | null; grade: number }
  | { kind: 'vehicle'; vehicle: Vehicle }
);

/** @param lastDay which "the next morning" is counted from. */
export function legEvents(
  passages: readonly Passage[],
  facts: OrderFacts,
  around: Surroundings,
  lastDay: string | null,
): LegEvent[] {
  const events: LegEvent[] = [];
  let last = lastDay;
  for (const p of passages) {
    const own = eventsOf(p, facts, around, last);
    const day = own.findLast((event) => event.kind === 'day');
    if (day?.kind === 'day') last = day.day;
    events.push(...own);
  }
  const remarks = besideEnds(events, ({ p }) => p);
  return remarks.size > 0 ? events.filter((event) => !remarks.has(event)) : events;
}

function eventsOf(p: Passage, facts: OrderFacts, around: Surroundings, lastDay: string | null): LegEvent[] {
  if (p.former || isCallingPoints(p.shape) || (p.label !== null && silent.has(p.label) && !tellsAll(p))) return [];
  const events: LegEvent[] = [];
  let text = withoutFormer(p.text);
  let shape = text === p.text ? p.shape : plain(text);
  const mask = (at: number, length: number, by = '|') => {
    text = text.slice(0, at) + by.repeat(length) + text.slice(at + length);
    shape = shape.slice(0, at) + by.repeat(length) + shape.slice(at + length);
  };
  const operated = operatedBy.exec(shape);
  if (operated) mask(operated.index, operated[0].length);
  for (const { day, sure, from, to } of daysTold({ ...p, text, shape }, facts, lastDay)) {
    events.push({ kind: 'day', day, sure, at: p.at + from, p });
    mask(from, to - from);
  }
  const before = text;
  for (const { at, length, vehicle } of vehiclesIn(p, around)) {
    if (/\|/.test(before.slice(at, at + length)) || /\|/.test(text.slice(at, at + length))) continue;
    events.push({ kind: 'vehicle', vehicle, at: p.at + at, p });
    mask(at, length);
  }
  for (const { at, length } of findPrices(text)) mask(at, length);
  for (const match of text.matchAll(numbered)) mask(match.index, match[0].length);
  for (const match of text.matchAll(postcode)) mask(match.index, match[0].length);
  for (const match of shape.matchAll(lengths)) mask(match.index, match[0].length);
  for (const match of shape.matchAll(asides)) mask(match.index, match[0].length);
  const clocks = clocksIn({ ...p, text, shape });
  for (const { at, length, time, daysLater, weak } of clocks) {
    const isLength = around.lengths.has(p.shape.slice(at, at + length));
    // "Vehicle check-in by   16:45": its label says so
    const lead = p.label === null ? '' : `${p.called} `;
    if (!isLength && !isDeadline(lead + p.shape, lead.length + at, lead.length + at + length))
      events.push({ kind: 'time', time, daysLater, weak, at: p.at + at, p });
    mask(at, length, clockMask);
  }
  const end = p.label && labelEnds[p.label];
  if (end) events.push({ kind: 'end', end, at: p.at - 0.5, p });
  for (const match of shape.matchAll(verbs)) {
    events.push({ kind: 'end', end: match.groups?.to === undefined ? 'from' : 'to', at: p.at + match.index, p });
    mask(match.index, match[0].length);
  }
  for (const { at, ...said } of namedPlaces({ ...p, text, shape }, around, end ?? null))
    events.push({ kind: 'place', ...said, at: p.at + at, p });
  return events.sort((a, b) => a.at - b.at);
}

/** "Coach | National Express 040, London Victoria to Bristol, 09:30–12:05": no carriage. */
const tellsAll = (p: Passage) => p.text.length > 40 && findTimes(p.text).length === 2;

const labelEnds: Partial<Record<Label, LegEnd>> = { departure: 'from', from: 'from', arrival: 'to', to: 'to' };

/** Nor does what tells of a stay or a change tell of the way. */
const silent: ReadonlySet<Label> = new Set([
  ...besideTheWay,
  'givenName',
  'hotel',
  'room',
  'nights',
  'checkIn',
  'checkOut',
  'stayDates',
  'expected',
  'cancellation',
  'former',
]);

const operatedBy = /\b(?:operated by|opere par|oper\. by|durchgefuhrt von)\b[^,;)\n]{0,40}/;

/** "11h05 de vol", "(2 h 35)" */
const lengths = /\b\d{1,2} ?h(?: ?\d{2})?(?: ?min)? (?:de (?:vol|trajet|voyage|route|traversee)|flight|journey)\b/g;

/** Hours that are no journey's: when a desk closes, how long it takes, when one must be there. */
const asides =
  /\b(?:check-?in|enregistrement|bag drop|boarding|embarquement|fermeture|cloture|gates? clos\w+|doors? clos\w+|convocation|presentation|presentez-vous|duree|duration|journey time|flight time|temps de (?:vol|trajet)|open|ouvert\w*|standing|be (?:at|in|there)|queue)\b[^,;\n|]{0,40}/g;
