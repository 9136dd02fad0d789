import { useMemo } from 'react';
import type { DeskWhere } from '../desk-links.ts';
import { useAgencyTrip, useDraft } from '../desk-queries.ts';
import { shownTrip } from './shown-trip.ts';

/** The trip that an advisor has open, with the draft over it where there is one. */
export function useDeskTrip(where: DeskWhere) {
  const tripRead = useAgencyTrip('tripId' in where ? where.tripId : null);
  const trip = tripRead.data ?? null;
  const draftId = 'draftId' in where ? where.draftId : (trip?.draft?.id ?? null);
  const draftRead = useDraft(draftId);
  const draft = (draftId && draftRead.data) || null;
  const ready = 'tripId' in where ? trip !== null && (draftId === null || draft !== null) : draft !== null;
  const shown = useMemo(() => (ready ? shownTrip(trip, draft) : null), [ready, trip, draft]);
  return {
    where,
    trip,
    draft,
    shown,
    error: tripRead.error ?? draftRead.error,
    refetch: () => Promise.all([...(trip ? [tripRead.refetch()] : []), ...(draftId ? [draftRead.refetch()] : [])]),
  };
}

export type DeskTrip = ReturnType<typeof useDeskTrip>;
