import { z } from 'zod';
import { call, json, nothing, ok, stream } from './call.ts';
import { readingStep } from './imports.ts';
import { id, instant, page, pageOf } from './values.ts';

export const messageKinds = [
  'bookings-imported',
  'booking-updated',
  'booking-cancelled',
  'hotel-booked',
  'hotel-unanswered',
  'hotel-not-booked',
  'hotel-cancelled',
  'hotel-not-cancelled',
  'customer-hotel-not-booked',
  'customer-hotel-cancelled',
  'customer-hotel-not-cancelled',
  'import-needs-review',
  'batch-read',
  'traveler-added',
  'traveler-removed',
  'trip-cloned',
  'trip-changed',
  'trip-published',
  'trip-handed-over',
  'incident-reported',
  'incident-undelivered',
  'incident-acknowledged',
  'incident-closed',
  'document-expiring',
  'calendar-failing',
  'emergency-contact-refused',
  'advisor-asks',
  'welcome',
] as const;

export const message = z
  .object({
    id,
    kind: z.enum(messageKinds),
    /** In the caller's language. Names in it are as they were when it was written. */
    title: z.string(),
    body: z.string(),
    read: z.boolean(),
    createdAt: instant,
    /** What a tap opens. */
    tripId: id.nullable(),
    segmentId: id.nullable(),
    importId: id.nullable(),
    incidentId: id.nullable(),
    documentId: id.nullable(),
    hotelBookingId: id.nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof message>;

const unread = z.int().min(0);

export const listMessages = call({
  method: 'GET',
  path: '/api/my/messages',
  summary: 'My messages, newest first',
  audience: 'account',
  query: z.object(page),
  reply: ok(pageOf(message).extend({ unread })),
});

export const readMessages = call({
  method: 'PATCH',
  path: '/api/my/messages/read',
  summary: 'Mark messages as read: those named, or all',
  audience: 'account',
  body: json(z.union([z.object({ ids: z.array(id).min(1).max(500) }), z.object({ all: z.literal(true) })])),
  reply: ok(z.object({ unread })),
  problems: ['message.not-found'],
});

export const deleteMessage = call({
  method: 'DELETE',
  path: '/api/my/messages/{id}',
  summary: 'Delete a message',
  audience: 'account',
  params: z.object({ id }),
  reply: nothing,
  problems: ['message.not-found'],
});

/** What changed, so that an open page knows what to fetch again. Ids only. */
export const liveEvent = z.discriminatedUnion('what', [
  z.object({ what: z.literal('trip'), tripId: id }),
  z.object({ what: z.literal('trips') }),
  z.object({
    what: z.literal('import'),
    importId: id,
    state: z.string(),
    progress: z.number(),
    /** Nothing but how far the reading is has changed. */
    step: readingStep.optional(),
  }),
  z.object({ what: z.literal('message'), messageId: id }),
  z.object({ what: z.literal('messages') }),
  z.object({ what: z.literal('incident'), incidentId: id }),
  /** Somewhere a session of the account has ended: perhaps the one that hears it. */
  z.object({ what: z.literal('sessions') }),
  z.object({ what: z.literal('hotel-booking'), bookingId: id }),
  z.object({ what: z.literal('documents') }),
  /** Something on the desk of my agency: a draft, a publication, a trip that was seen. */
  z.object({ what: z.literal('desk') }),
  z.object({ what: z.literal('calendars') }),
  /** An advisor's customers: somebody was added, changed, agreed, left, or was handed on. */
  z.object({ what: z.literal('customers') }),
  z.object({ what: z.literal('signed-out') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

export const live = call({
  method: 'GET',
  path: '/api/my/live',
  summary: 'Server-sent events: what changed for me, as it happens',
  audience: 'account',
  reply: stream(liveEvent),
});
