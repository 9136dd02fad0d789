import type { Language } from '@escale/contract';
import type { BatchFacts } from './facts.ts';

/** What became of many documents that were brought at once. */
export const sayBatchRead: Record<Language, (facts: BatchFacts) => { title: string; body: string }> = {
  en: ({ read, placed, trips, waiting }) => ({
    title: read === 0 ? 'Nothing new' : read === 1 ? '1 document read' : `${read} documents read`,
    body: [
      read === 0
        ? 'What you brought was here already, or holds no documents.'
        : placed === 0
          ? 'No booking was found in them.'
          : `${placed === 1 ? '1 held a booking' : `${placed} held bookings`}, in ${trips === 1 ? 'one of your trips' : `${trips} of your trips`} now.`,
      waiting > 0 && (waiting === 1 ? 'One waits for you.' : `${waiting} wait for you.`),
    ]
      .filter(Boolean)
      .join(' '),
  }),
  fr: ({ read, placed, trips, waiting }) => ({
    title: read === 0 ? 'Rien de nouveau' : read === 1 ? '1 document lu' : `${read} documents lus`,
    body: [
      read === 0
        ? 'Ce que vous avez apporté était déjà ici, ou ne contient pas de document.'
        : placed === 0
          ? 'Aucune réservation n’y a été trouvée.'
          : `${placed === 1 ? '1 contenait' : `${placed} contenaient`} des réservations, désormais dans ${trips === 1 ? 'un de vos voyages' : `${trips} de vos voyages`}.`,
      waiting > 0 && (waiting === 1 ? 'Un document vous attend.' : `${waiting} documents vous attendent.`),
    ]
      .filter(Boolean)
      .join(' '),
  }),
};
