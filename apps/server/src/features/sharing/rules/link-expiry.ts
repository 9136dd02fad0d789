import type { LinkLife } from '@escale/contract';

const dayMs = 86_400_000;

/** Until when a link opens its trip. `endsAtMs`: the end of the trip; null where it has no days. */
export function linkExpiry(life: LinkLife, endsAtMs: number | null, nowMs: number): number {
  switch (life) {
    case '1-day':
      return nowMs + dayMs;
    case '7-days':
      return nowMs + 7 * dayMs;
    case '30-days':
      return nowMs + 30 * dayMs;
    case 'trip-end':
      // A trip that is over is shared for a day, or the link would be dead before it is sent.
      return Math.max(endsAtMs ?? nowMs + 30 * dayMs, nowMs + dayMs);
    case 'after-trip':
      return Math.max(endsAtMs ?? nowMs, nowMs) + 30 * dayMs;
  }
}
