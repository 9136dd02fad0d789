import type { NotificationTopic } from '@escale/contract';
import type { Kind } from './say.ts';

type Rule = {
  readonly topic: NotificationTopic;
  /** Leaves as e-mail too: `unless-read` after a while, if it still is unread; `now` for what cannot wait. */
  readonly email: 'never' | 'unless-read' | 'now';
  /** Comes through in quiet hours. */
  readonly urgent?: true;
};

/** How each kind of message reaches a person who does not look at the app. */
export const kinds: Record<Kind, Rule> = {
  'bookings-imported': { topic: 'bookings', email: 'never' },
  'booking-updated': { topic: 'changes', email: 'unless-read' },
  'booking-cancelled': { topic: 'changes', email: 'unless-read' },
  'hotel-booked': { topic: 'bookings', email: 'now' },
  // Whoever hears nothing books again.
  'hotel-unanswered': { topic: 'bookings', email: 'unless-read' },
  'hotel-not-booked': { topic: 'bookings', email: 'now' },
  'hotel-cancelled': { topic: 'changes', email: 'now' },
  'hotel-not-cancelled': { topic: 'changes', email: 'now' },
  // The traveller hears it too, and asks the advisor first.
  'customer-hotel-not-booked': { topic: 'bookings', email: 'now' },
  'customer-hotel-cancelled': { topic: 'changes', email: 'now' },
  'customer-hotel-not-cancelled': { topic: 'changes', email: 'now' },
  'import-needs-review': { topic: 'review', email: 'unless-read' },
  // They began it themselves, and see how far it is.
  'batch-read': { topic: 'bookings', email: 'never' },
  // Who was added by their address may not know of the app yet.
  'traveler-added': { topic: 'trips', email: 'now' },
  'traveler-removed': { topic: 'trips', email: 'never' },
  'trip-cloned': { topic: 'trips', email: 'now' },
  'trip-changed': { topic: 'trips', email: 'never' },
  // Somebody else changed what they travel by: it is worth an e-mail, if they do not look.
  'trip-published': { topic: 'trips', email: 'unless-read' },
  'trip-handed-over': { topic: 'trips', email: 'unless-read' },
  'incident-reported': { topic: 'safety', email: 'now', urgent: true },
  'incident-undelivered': { topic: 'safety', email: 'now', urgent: true },
  'incident-acknowledged': { topic: 'safety', email: 'never', urgent: true },
  'incident-closed': { topic: 'safety', email: 'never' },
  'document-expiring': { topic: 'documents', email: 'unless-read' },
  'calendar-failing': { topic: 'review', email: 'unless-read' },
  // Who was added by their address may not know of the app yet.
  'advisor-asks': { topic: 'trips', email: 'now' },
  'emergency-contact-refused': { topic: 'safety', email: 'unless-read' },
  welcome: { topic: 'bookings', email: 'never' },
};
