import type { Import } from '@escale/contract';
import type { Say } from '../../words/words.ts';

/** Why an import waits, and what is to be done; null where nothing waits. */
export function whyItWaits({ reason, state, bookings }: Import, t: Say): { why: string; now: string } | null {
  if (!reason || state === 'placed') return null;
  // A paper that says one thing, and a traveller who had said another.
  const isOurs = reason === 'conflict' && bookings.some(({ differences }) => differences.length > 0);
  if (isOurs) return { why: t('imports.why_differs'), now: t('imports.now_differs') };
  return { why: t(`imports.why_${reason}`), now: t(`imports.now_${reason}`) };
}
