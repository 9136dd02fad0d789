import type { Language } from '@escale/contract';
import type { BatchFacts } from './facts.ts';

/** What became of many documents that were brought at once. */
export const sayBatchRead: Record<Language, (facts: BatchFacts) => { title: string; body: string }> = {
  en: ({ read, placed, trips, waiting }) => ({
    title: read === 1 ? '1 document read' : `${read} documents read`,
    body: [
      placed === 0
        ? 'No booking was found in them.'
        : `${placed} held bookings, in ${trips === 1 ? 'one of your trips' : `${trips} of your trips`} now.`,
      waiting > 0 && (waiting === 1 ? 'One waits for you.' : `${waiting} wait for you.`),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  fr: ({ read, placed, trips, waiting }) => ({
    title: read === 1 ? '1 document lu' : `${read} documents lus`,
    body: [
      placed === 0
        ? 'Aucune réservation n’y a été trouvée.'
        : `${placed === 1 ? '1 contenait' : `${placed} contenaient`} des réservations, désormais dans ${trips === 1 ? 'un de vos voyages' : `${trips} de vos voyages`}.`,
      waiting > 0 && (waiting === 1 ? 'Un document vous attend.' : `${waiting} documents vous attendent.`),
    ]
      .filter(Boolean)
      .join(' '),
  }),
};
