import { findTimes } from '../../../text/times.ts';
import type { DayAt } from './days-of-flow.ts';
import { type Flow, placeOf, sentenceAround, sentenceStarts } from './flow.ts';

/** Of a window the last hour too. */
export type Clock = { at: number; to: number; time: string; last?: string; weak: boolean };

/** A clock, the sentence around it and the clocks on either side, among the days of a stay. */
export type Around = {
  clock: Clock;
  flow: Flow;
  from: number;
  to: number;
  days: readonly DayAt[];
  first: DayAt;
  last: DayAt;
  before: Clock | undefined;
  next: Clock | undefined;
};

export function clocksAround(flow: Flow, days: readonly DayAt[], first: DayAt, last: DayAt): Around[] {
  const sentences = sentenceStarts(flow);
  return clocksOf(flow).map((clock, i, clocks) => ({
    ...sentenceAround(flow, sentences, clock.at),
    ...{ clock, flow, days, first, last, before: clocks[i - 1], next: clocks[i + 1] },
  }));
}

/** Windows are one clock. */
function clocksOf({ text, shape }: Flow): Clock[] {
  const clocks: Clock[] = [];
  for (const { at, length, time, weak } of findTimes(text)) {
    const open = clocks.at(-1);
    const joint = open && open.last === undefined ? shape.slice(open.to, at) : '';
    const goesOn = open && (time > open.time || time < '04:00') && goesOnTo.test(joint);
    if (goesOn) Object.assign(open, { last: time, to: at + length });
    else clocks.push(sinceBare({ at, to: at + length, time, weak }, shape));
  }
  return clocks;
}

/** "entre 17 et 20 heures", "between 3 and 6 pm": the first hour of a window needs no word of its own. */
function sinceBare(clock: Clock, shape: string): Clock {
  const match = bareHour.exec(shape.slice(Math.max(0, clock.at - 24), clock.at));
  const bare = match?.[1] ?? (/\d ?(?:h|[ap]\.?m|uhr)/.test(shape.slice(clock.at, clock.to)) ? match?.[2] : undefined);
  if (!match || !bare) return clock;
  const isAfternoon = clock.time > '12:59' && /^\d{1,2}(?:[:.]\d\d)? ?p/.test(shape.slice(clock.at, clock.to));
  const hour = Number(bare) + (isAfternoon && Number(bare) < 12 ? 12 : 0);
  const time = `${String(hour).padStart(2, '0')}:00`;
  return hour < 24 && time < clock.time
    ? { ...clock, at: clock.at - match[0].length + match[0].indexOf(bare), time, last: clock.time }
    : clock;
}

const bareHour =
  /\b(?:entre|between|de|from|zwischen|tra|von) (\d{1,2}) ?(?:et|and|a|to|und|e|bis|-|–) ?$|(?<=[a-z]:? |\()(\d{1,2}) ?[-–] ?$/;

/** "07:00 to 11:00", "van 07:00 tot 10:30", "15:00 ~" over "18:00" */
const goesOnTo =
  /^ ?(?:[-–—]|[~～]\n?|to|until|till|a|et|e|and|jusqu'a|bis|und|alle|fino alle|hasta|ate|tot|til|do|och|og|en|y|i|es|si|ile)(?: les| las| as| kl\.?)? ?$/;

/** What stands before a clock in its sentence; before one that its cell or line begins with, what is beside or over it. */
export function leadOf({ flow, from }: Around, at: number): string {
  const own = flow.shape.slice(from, at);
  const i = placeOf(flow, at);
  const [before, p] = [flow.passages[i - 1], flow.passages[i]];
  if (!p || from !== flow.starts[i] || (p.label !== null && p.label !== 'other')) return own.slice(-120);
  const isBeside =
    before?.label === null && before.text.length < 40 && !/\d/.test(before.text) && before.cell !== p.cell;
  const isOver = p.inTable ? before?.row === p.row : before?.block === p.block && p.text.length < 20;
  return `${p.called} ${isBeside && isOver ? `${before.shape} ` : ''}${own}`.slice(-120);
}
