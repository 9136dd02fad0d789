import type { Item } from '../items.ts';
import type { RideEvent } from './ride-events.ts';

/** "Questions? Monday to Friday, 08:00 to 18:30", "Two lounges are open from 05:30 to 22:00": hours of no day, and of no ride. */
export function hoursWithoutDay(
  { passages, shape }: Item,
  events: readonly RideEvent[],
): { at: number; length: number }[] {
  let from = 0;
  return passages.flatMap((p) => {
    const [start, end] = [from, from + p.text.length];
    from = end + 1;
    const isDated = events.some(({ kind, at }) => kind === 'day' && at >= start && at < end);
    return isDated || p.label !== null || p.inTable
      ? []
      : [...shape.slice(start, end).matchAll(span)].map(({ index, 0: { length } }) => ({ at: start + index, length }));
  });
}

const hour = String.raw`\d{1,2} ?(?:[:h.] ?\d\d|h)?(?: ?[ap]\.?m\b\.?)?`;
const span = new RegExp(
  String.raw`(?:\b(?:from|between|de|entre|von|zwischen|dalle|tra le|desde las) |, ?)${hour} ?(?:to|and|till|until|a|et|bis|und|alle|e le|y las|hasta las|-) ?${hour}(?![\d/])`,
  'g',
);

/** "Save 10% until 31 March 2027" */
export const isUntil = (shape: string, from: number): boolean =>
  /^(?![^\n]*\b(?:from|du|ab|vom)\b)[^\n]{15,}\b(?:until|till|jusqu'au|bis zum) $/.test(
    shape.slice(shape.lastIndexOf('\n', from - 1) + 1, from),
  );
