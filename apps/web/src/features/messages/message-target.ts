import type { Message } from '@escale/contract';
import { linkOptions } from '@tanstack/react-router';

/** Where a message leads: to the thing it is about; null when there is nothing to open. */
export function targetOf({ kind, ...about }: Message) {
  const { incidentId, tripId, segmentId, hotelBookingId: bookingId, documentId, importId } = about;
  if (incidentId && kind === 'incident-reported') {
    return linkOptions({ to: '/safety/desk/$incidentId', params: { incidentId } });
  }
  if (incidentId) return linkOptions({ to: '/safety' });
  if (kind === 'calendar-failing') return linkOptions({ to: '/profile/calendars', search: {} });
  if (kind === 'batch-read') return linkOptions({ to: '/imports/many' });
  if (kind === 'advisor-asks') return linkOptions({ to: '/profile/advisors' });
  if (tripId) {
    return linkOptions({ to: '/trips/$tripId', params: { tripId }, search: segmentId ? { segment: segmentId } : {} });
  }
  // One that is in no trip of the reader's: it failed, or it is a customer's.
  if (bookingId) return linkOptions({ to: '/hotels/bookings/$bookingId', params: { bookingId } });
  if (documentId) return linkOptions({ to: '/documents/$documentId', params: { documentId } });
  if (importId) return linkOptions({ to: '/imports/$importId', params: { importId } });
  return null;
}
