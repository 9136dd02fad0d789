import type { Hint } from '@escale/contract/continuity/hints';
import type { Between } from '../between.ts';
import type { Entry } from '../entries.ts';

/** After which line a hint stands, by the line's key: the last one of its first segment, where what it speaks of begins. */
export function lineOf(hint: Hint, entries: readonly Entry[]): string | null {
  const lines = entries.filter(({ segment }) => segment.id === hint.before);
  // Two hotels at once begin to be two when the second one begins, and both are there.
  const at = hint.kind === 'two-hotels' ? lines.at(0) : lines.at(-1);
  return at?.key ?? null;
}

/** A change that a hint speaks of is not told a second time below it. */
export function isTold(note: Between, hints: readonly Hint[]): boolean {
  const ofChange = hints.some(({ kind }) => kind === 'tight-connection' || kind === 'other-hub');
  return ofChange && (note.kind === 'wait' || note.kind === 'change');
}
