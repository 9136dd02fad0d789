import type { IncidentKind } from '@escale/contract';

const dayMs = 86_400_000;
/** A contact may have closed it by mistake; after that the location is gone. */
export const reopenMs = dayMs;
/** What nobody closes closes by itself: an open report lets the company see where somebody is. */
const openDays: Record<IncidentKind, number> = { safe: 3, help: 30, assistance: 30, 'international-sos': 30 };

type Open = { kind: IncidentKind; receivedAt: string; saidSafeAt: string | null };

/** When an open report closes by itself: what its person has called over, together with their being safe. */
export function closesAt({ kind, receivedAt, saidSafeAt }: Open): Date {
  const byKind = Date.parse(receivedAt) + openDays[kind] * dayMs;
  return new Date(saidSafeAt ? Math.min(byKind, Date.parse(saidSafeAt) + openDays.safe * dayMs) : byKind);
}

/** Until when a closed report can be opened again; then its location is erased. */
export function reopenUntil(closedAt: string): Date {
  return new Date(Date.parse(closedAt) + reopenMs);
}

/** When nothing of a closed report is kept any more. */
export function erasedAt(closedAt: string, keptDays: number): Date {
  return new Date(Date.parse(closedAt) + keptDays * dayMs);
}
