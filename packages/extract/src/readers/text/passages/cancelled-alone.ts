import type { Label } from '../labels/labels.ts';
import { readStatus } from '../status.ts';
import type { Passage } from './passage.ts';

/**
 * "Cancelled booking" over the car, below "your booking has been cancelled": what was before a change where something takes
 * its place, and all that the paper is about where nothing does.
 */
export function withCancelledAlone(passages: Passage[], subject: string): Passage[] {
  const isSaid = passages.some((p) => p.former && isEnd(p));
  const isReplaced = passages.some((p) => !p.former && isEnd(p));
  if (!isSaid || isReplaced || readStatus(passages, subject) !== 'cancelled') return passages;
  return passages.map((p) => (p.former ? { ...p, former: false, under: p.under === 'former' ? null : p.under } : p));
}

function isEnd({ label, text }: Passage): boolean {
  return label !== null && ends.has(label) && /\d/.test(text);
}

const ends: ReadonlySet<Label> = new Set([
  ...([
    'pickUp',
    'dropOff',
    'checkIn',
    'checkOut',
    'stayDates',
    'departure',
    'arrival',
    'from',
    'to',
    'return',
  ] as const),
  ...(['date', 'flight', 'train', 'route'] as const),
]);
