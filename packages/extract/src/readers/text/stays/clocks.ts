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
    else clocks.push({ at, to: at + length, time, weak });
  }
  return clocks;
}

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
