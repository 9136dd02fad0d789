import type { DateFacts } from '../../../text/dates.ts';
import { findTimes } from '../../../text/times.ts';
import { isDateOfLetter } from '../issue-day.ts';
import type { Label } from '../labels/labels.ts';
import type { Passage } from '../passages/passages.ts';
import type { DayAt } from './days-of-flow.ts';
import { since, until } from './end-words.ts';
import { type Flow, placeOf, sentenceAround } from './flow.ts';
import type { NightsSaid } from './nights.ts';
import { isNotHeldBefore, isOfEvent, isOffered, ofOtherDays } from './not-stayed.ts';
import { nearestEnd, travels, weekday } from './stay-words.ts';

/** The days of a flow, and the nights that it counts. */
export type Paper = {
  flow: Flow;
  days: readonly DayAt[];
  sentences: readonly number[];
  facts: DateFacts;
  nights: readonly NightsSaid[];
};
/** What speaks for a day as either end, and against it as any; `soft` only where nothing joins it with another. */
export type Said = {
  day: DayAt;
  in: number;
  out: number;
  not: number;
  soft: number;
  sentence: number;
  row: string;
  block: number;
  label: Label | null;
  lead: string;
};

export function saidOf(day: DayAt, i: number, { flow, days, sentences, facts }: Paper): Said {
  const { shape, passages } = flow;
  const { from, to } = sentenceAround(flow, sentences, day.from);
  const place = placeOf(flow, day.from);
  const p = passages[place] as Passage;
  const [before, next] = [days[i - 1], days[i + 1]];
  const start = Math.max(from, before && before.to <= day.from ? before.to : 0, day.from - 90);
  const lead = besideCell(passages[place - 1], p, shape.slice(start, day.from)) ?? shape.slice(start, day.from);
  const label = p.label ?? p.under;
  const end = endOf(p);
  const behind = shape.slice(day.to, Math.min(to, next?.from ?? to, day.to + 60));
  const told = nearestEnd(lead) ?? (end ? null : nearestEnd(saidBehind.exec(behind)?.[0] ?? '', true));
  const said: Said = {
    day,
    in: 0,
    out: 0,
    not: 0,
    soft: 0,
    sentence: from,
    row: `${p.block} ${p.row}`,
    block: p.block,
    label,
    lead,
  };
  if (end) said[end[0]] += end[1];
  const isUntil = untilDay.test(lead);
  if (told && told.end !== 'else' && !(told.end === 'in' && isUntil)) {
    said[told.end] += travels.test(lead.slice(-50)) ? 0 : told.weight;
    said[told.end === 'in' ? 'out' : 'in'] -= 2;
  }
  if (fromDay.test(lead)) said.in += 1.5;
  if (isUntil) said.out += 1;
  const [clock] = findTimes(flow.text.slice(day.to, day.to + 40).split('\n')[0] ?? '');
  const joint = clock ? shape.slice(day.to, day.to + clock.at) : '';
  if (since.test(joint)) said.in += 1;
  if (until.test(joint)) said.out += 1;
  // the title of a day, over what is done then
  if (p.text.length - (day.to - day.from) < 16) {
    const below = passages.slice(place + 1, next ? placeOf(flow, next.from) : undefined).slice(0, 8);
    if (below.some((q) => q.label === 'checkIn')) said.in += 4;
    if (below.some((q) => q.label === 'checkOut')) said.out += 4;
    const told = endBelow(p, below[0]);
    if (told) said[told] += 4;
  }
  const line = lineAround(shape, day.from);
  const isTold = told !== null && told.end !== 'else';
  const isElse =
    (p.label !== null && ofElse.has(p.label)) ||
    isNotHeldBefore(shape.slice(Math.max(line.from, day.from - 90), day.from), isTold) ||
    isOffered(shape.slice(line.from, line.to)) ||
    isWish.test(shape.slice(from, to)) ||
    (!p.inTable && isDateOfLetter(p, place, facts));
  const isOfEnd = isTold || end !== undefined;
  if (isElse) said.not = never;
  else if (told?.end === 'else' || (!isOfEnd && untilTerm.test(lead)) || isOfEvent(shape.slice(from, to)))
    said.not += 4;
  else if (!isOfEnd && ofOtherDays.test(shape.slice(from, to))) said.soft += 2;
  if (!day.sure) said.not += 1;
  return said;
}

/** Against a day that is surely of something else. */
export const never = 6;

/** "SAT 03 APR 2027" over "Check-in from 2:00 pm" in one box: of which end the day is. */
function endBelow(p: Passage, below: Passage | undefined): 'in' | 'out' | null {
  const isOfBox = p.inTable && p.label === null && below?.cell === p.cell && below.label === null;
  const words = isOfBox ? /^[a-z-]+(?: [a-z]+){0,2}/.exec(below.shape)?.[0] : undefined;
  const told = words ? nearestEnd(words) : null;
  return told && told.end !== 'else' ? told.end : null;
}

/** "Du | vendredi 12 mars 2027": what the cell in front says, where a cell says but the day. */
function besideCell(before: Passage | undefined, p: Passage, own: string): string | null {
  const isBeside = p.inTable && own.trim() === '' && before?.row === p.row && before.label === null;
  return isBeside && before.text.length < 20 ? `${before.shape} ` : null;
}

function endOf({ label, under }: Passage): ['in' | 'out', number] | undefined {
  const said = label === 'date' || label === 'time' ? (under ?? label) : (label ?? under);
  return said === null ? undefined : ends[said];
}

function lineAround(shape: string, at: number): { from: number; to: number } {
  const end = shape.indexOf('\n', at);
  return { from: shape.lastIndexOf('\n', at) + 1, to: end < 0 ? shape.length : end };
}

const ends: { [label in Label]?: ['in' | 'out', number] } = {
  checkIn: ['in', 5],
  arrival: ['in', 4],
  expected: ['in', 3],
  from: ['in', 2.5],
  checkOut: ['out', 5],
  departure: ['out', 4],
  to: ['out', 2.5],
};
/** "le 3 mai : arrivée", "on the 21st you are asked to leave". */
const saidBehind = /^ ?(?:[:(–-] ?|,? ?(?:you|we|vous|nous|tu) )(?:[a-z']+ ){0,4}[a-z'-]+/;
/** "before 30 June": a term, and no end. */
const untilTerm = new RegExp(
  String.raw`\b(?:before|avant(?: le)?|by|no later than|d'ici(?: le| au)?|vor dem)(?: the| le)? (?:${weekday},? )?$`,
);
/** "> we would like to stay from 8 to 11 November": what was asked for. */
const isWish =
  /^>|\b(?:would|should) like to (?:stay|book|reserve)\b|\b(?:nous souhait(?:ons|erions)|je souhaite(?:rais)?|on voudrait) /;
const ofElse: ReadonlySet<Label> = new Set(['cancellation', 'issued', 'price', 'former']);
const fromDay = new RegExp(
  String.raw`\b(?:from|du|vom|von|dal|del|desde(?: el)?|van|ab(?: dem)?|starting(?: on)?|beginning(?: on)?|a partir du|a compter du)(?: the| le)? ?:? ?(?:${weekday},? )?$`,
);
const untilDay = new RegExp(
  String.raw`\b(?:au|to|until|till|bis(?: zum)?|al|hasta(?: el)?|tot|jusqu'au?|through)(?: (?:noon|midday|midi|\d{1,2} ?(?:[:.h] ?\d\d|h|[ap]m)))?(?: (?:the|that|this) (?:morning|evening|end) of| le matin du)?(?: on)?(?: the| le)? ?:? ?(?:${weekday},? )?$`,
);
