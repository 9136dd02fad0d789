/**
 * Everything that happens here and that another room may care about. Names are past tense, contents are ids: whoever
 * reacts looks up the rest. `account…` is whom it concerns, `by…` who did it.
 */
export type Events = {
  'account.created': { accountId: string };
  'account.signed-in-first': { accountId: string };
  'account.renamed': { accountId: string };
  /** The address of an emergency contact was entered or changed; its person has not been asked yet. */
  'account.emergency-contact-named': { accountId: string };
  /** Whom they had named said no, or took a yes back. */
  'account.emergency-contact-refused': { accountId: string };
  /** Nothing of it is left to look up. */
  'account.erased': { accountId: string };
  /** Whoever was signed in there is not any more: by sign-out, from elsewhere, or by a reused token. */
  'session.ended': { accountId: string; sessionId: string };
  /** An agency would like to look after the account. */
  'customer.added': { customerId: string; accountId: string; byAccountId: string };
  /** `account…` is no longer looked after, or by others: whatever was under way for them there ends. */
  'customer.removed': { customerId: string; agencyId: string; accountId: string };
  'customer.transferred': { customerId: string; accountId: string; fromAgentId: string; toAgentId: string };
  'trip.created': { tripId: string; byAccountId: string };
  /** `byPublication`: told of by `trip.published`. `byCalendar`: what the account's connected calendar said; calendars need not look again. */
  'trip.changed': { tripId: string; byAccountId: string; byCalendar?: true; byPublication?: true };
  /** What an advisor prepared is in the trip now; it says itself what differs. */
  'trip.published': { publicationId: string; tripId: string; byAccountId: string };
  'trip.deleted': { tripId: string; byAccountId: string };
  /** Its organiser has erased their account: `account…` organises it now. */
  'trip.handed-over': { tripId: string; accountId: string };
  'trip.cloned': { tripId: string; fromTripId: string; accountId: string; byAccountId: string };
  'trips.merged': { tripId: string; fromTripIds: string[]; byAccountId: string };
  'traveler.added': { tripId: string; accountId: string; byAccountId: string };
  'traveler.removed': { tripId: string; accountId: string; byAccountId: string };
  'import.placed': { importId: string; accountId: string; tripIds: string[]; segmentIds: string[] };
  /** All documents of it that were brought at once have been read. */
  'imports.batch-read': { batchId: string; accountId: string };
  /** It cannot go on without its person: a wrong password, a sign-in that has ended. */
  'calendar.failing': { calendarAccountId: string; accountId: string };
  'import.waiting': { importId: string; accountId: string };
  'booking.updated': { importId: string; accountId: string; tripId: string; segmentId: string };
  'booking.cancelled': { importId: string; accountId: string; tripId: string; segmentId: string };
  /** The provider has confirmed it, and it is in the trip. */
  'hotel.booked': { bookingId: string; accountId: string };
  /** The provider has not said whether it booked; it is being asked. */
  'hotel.unanswered': { bookingId: string; accountId: string };
  'hotel.not-booked': { bookingId: string; accountId: string };
  'hotel.cancelled': { bookingId: string; accountId: string };
  /** The provider refused; the booking stands. */
  'hotel.not-cancelled': { bookingId: string; accountId: string };
  /** `accountId` reported it to the company. */
  'incident.reported': { incidentId: string; companyId: string; accountId: string };
  /** It has been tried several times, by every way to the company. */
  'incident.undelivered': { incidentId: string; accountId: string };
  'incident.acknowledged': { incidentId: string; accountId: string; byAccountId: string };
  'incident.closed': { incidentId: string; accountId: string; byAccountId: string };
  /** Nothing of it is kept any more. */
  'incident.erased': { incidentId: string };
  /** It ends soon: told once for each of its last days and each threshold. */
  'document.expiring': { documentId: string; accountId: string };
};

export type EventName = keyof Events;
