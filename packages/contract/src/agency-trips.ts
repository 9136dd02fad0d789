import { z } from 'zod';
import { fileName } from './attachments.ts';
import { accepted, bytes, call, created, json, multipart, nothing, ok } from './call.ts';
import { importRecord, importStates, settling } from './imports.ts';
import { segmentDraft } from './segments.ts';
import { trip, tripSummary, tripTimings } from './trips.ts';
import { id, instant, page, pageOf, text } from './values.ts';

/** As the desk names a customer: by the customer's id, never the account's. */
export const customerName = z.object({ id, name: z.string() });

/** What was published to a trip, and who of its travellers has had it on screen since. */
export const publication = z
  .object({
    id,
    publishedAt: instant,
    /** The agent; null once their account is gone. */
    by: z.string().nullable(),
    /** The trip came with it. */
    newTrip: z.boolean(),
    added: z.array(z.string()),
    changed: z.array(z.string()),
    removed: z.array(z.string()),
    readers: z.array(z.object({ name: z.string(), seenAt: instant.nullable() })),
  })
  .meta({ id: 'Publication' });
export type Publication = z.infer<typeof publication>;

/** A list's line: the trip without anybody's personal events, and one of the agency's customers on it. */
export const agencyTripSummary = tripSummary
  .extend({
    customer: customerName,
    draftId: id.nullable(),
    /** The newest publication; `seen`: by every traveller whom it was told. */
    published: z.object({ at: instant, seen: z.boolean(), seenAt: instant.nullable() }).nullable(),
  })
  .meta({ id: 'AgencyTripSummary' });
export type AgencyTripSummary = z.infer<typeof agencyTripSummary>;

export const agencyTrip = trip
  .extend({
    /** Who of the agency's customers travels or organises, the primary traveller first. Of other travellers no e-mail is told: it is ''. */
    customers: z.array(customerName.extend({ travelerId: id })),
    /** `editable`: changes may be drafted and published; a customer owns the trip or is its primary traveller. */
    /** The agency made it or published to it, and whom it is for is still its customer: it may be shared with the agency's face. */
    managed: z.boolean(),
    draft: z.object({ id, version: z.int(), updatedAt: instant, updatedBy: z.string() }).nullable(),
    publication: publication.nullable(),
  })
  .meta({ id: 'AgencyTrip' });
export type AgencyTrip = z.infer<typeof agencyTrip>;

export const listAgencyTrips = call({
  method: 'GET',
  path: '/api/agency/trips',
  summary: 'The trips of my agency’s customers: ongoing, upcoming, past, undated',
  audience: 'agent',
  query: z.object({
    customerId: id.optional(),
    timing: z.enum(tripTimings).optional(),
    /** `today`: by the clocks where the trip is; `week`: under way at some time in the next seven days. */
    travels: z.enum(['today', 'week']).optional(),
    /** `1`: what was published to it has not been seen by everybody. */
    unseen: z.enum(['0', '1']).optional(),
    /** Words of the trip's name or destination, each from its beginning. */
    query: text(200).optional(),
    ...page,
  }),
  reply: ok(pageOf(agencyTripSummary)),
  problems: ['customer.not-found'],
});

export const getAgencyTrip = call({
  method: 'GET',
  path: '/api/agency/trips/{id}',
  summary: 'A customer’s trip as their traveller has it, without personal events',
  audience: 'agent',
  params: z.object({ id }),
  reply: ok(agencyTrip),
  problems: ['trip.not-found'],
});

export const listPublications = call({
  method: 'GET',
  path: '/api/agency/trips/{id}/publications',
  summary: 'What was published to a trip and who has seen it, newest first',
  audience: 'agent',
  params: z.object({ id }),
  query: z.object(page),
  reply: ok(pageOf(publication)),
  problems: ['trip.not-found'],
});

export const addSegmentForCustomer = call({
  method: 'POST',
  path: '/api/agency/trips/{id}/segments',
  summary: 'Add a segment for the traveller at once, without a draft: they are told as of every publication',
  audience: 'agent',
  params: z.object({ id }),
  body: json(segmentDraft),
  reply: created(agencyTrip),
  problems: ['trip.not-found', 'trip.not-editable'],
});

export const getAgencyAttachment = call({
  method: 'GET',
  path: '/api/agency/attachments/{id}/content',
  summary: 'A file of a customer’s trip',
  audience: 'agent',
  params: z.object({ id }),
  query: z.object({ download: z.enum(['0', '1']).optional() }),
  reply: bytes,
  problems: ['attachment.not-found', 'attachment.not-a-file'],
  cookie: true,
});

export const cloneTripForCustomer = call({
  method: 'POST',
  path: '/api/agency/trips/clone',
  summary: 'Copy a trip for a customer',
  audience: 'agent',
  // Not copied: attachments of segments, personal events, fellow travellers, ratings, where a booking was read.
  body: json(z.object({ tripId: id, toUser: id.describe('The customer.') })),
  reply: created(z.object({ tripId: id })),
  problems: ['trip.not-found', 'customer.not-found'],
});

/** An import that the agency brought for a customer; never one of the customer's own. */
export const agencyImport = importRecord
  .extend({ customer: customerName, by: z.string().nullable() })
  .meta({ id: 'AgencyImport' });
export type AgencyImport = z.infer<typeof agencyImport>;

export const importTripForCustomer = call({
  method: 'POST',
  path: '/api/agency/trips/import',
  summary: 'Import a document for a customer, into one of their trips or a new one',
  audience: 'agent',
  body: multipart(z.object({ name: fileName, userId: id.describe('The customer.'), tripId: id.optional() })),
  reply: accepted(agencyImport),
  problems: ['customer.not-found', 'trip.not-found', 'request.too-large', 'storage.customer-full'],
});

export const listAgencyImports = call({
  method: 'GET',
  path: '/api/agency/imports',
  summary: 'What my agency imported for customers, newest first; `waiting=1`: only what waits',
  audience: 'agent',
  query: z.object({
    customerId: id.optional(),
    state: z.enum(importStates).optional(),
    waiting: z.enum(['0', '1']).optional(),
    ...page,
  }),
  reply: ok(pageOf(agencyImport)),
  problems: ['customer.not-found'],
});

export const getAgencyImport = call({
  method: 'GET',
  path: '/api/agency/imports/{id}',
  summary: 'One import for a customer, with what was read and what became of it',
  audience: 'agent',
  params: z.object({ id }),
  reply: ok(agencyImport),
  problems: ['import.not-found'],
});

export const completeAgencyImport = call({
  method: 'POST',
  path: '/api/agency/imports/{id}/complete',
  summary: 'Complete a booking of an import for a customer, or add one that was not seen, by hand',
  audience: 'agent',
  params: z.object({ id }),
  body: json(z.object({ index: z.int().min(0).optional(), segment: segmentDraft, tripId: id.optional() })),
  reply: ok(agencyImport),
  problems: ['import.not-found', 'import.not-waiting', 'trip.not-found', 'record.changed'],
});

export const getAgencyImportOriginal = call({
  method: 'GET',
  path: '/api/agency/imports/{id}/original',
  summary: 'The document that was brought for a customer, byte for byte, or as it can be shown in a sandbox',
  audience: 'agent',
  params: z.object({ id }),
  query: z.object({ as: z.enum(['file', 'text', 'html']).optional() }),
  reply: bytes,
  problems: ['import.not-found'],
  cookie: true,
});

export const acceptAgencyImport = call({
  method: 'POST',
  path: '/api/agency/imports/{id}/accept',
  summary: 'Place what waits for a customer as it was read',
  audience: 'agent',
  params: z.object({ id }),
  body: json(z.object({ index: z.int().min(0).optional() })),
  reply: ok(agencyImport),
  problems: ['import.not-found', 'import.not-waiting', 'import.incomplete', 'record.changed'],
});

export const settleAgencyImport = call({
  method: 'POST',
  path: '/api/agency/imports/{id}/settle',
  summary:
    'Where the document and the traveller say two things of a field: keep theirs, or take what the document offers',
  audience: 'agent',
  params: z.object({ id }),
  body: json(settling),
  reply: ok(agencyImport),
  problems: ['import.not-found', 'import.not-waiting', 'import.changed-since', 'record.changed'],
});

export const undoAgencyImport = call({
  method: 'POST',
  path: '/api/agency/imports/{id}/undo',
  summary: 'Take back what an import did for a customer. Refused where somebody changed it since',
  audience: 'agent',
  params: z.object({ id }),
  reply: ok(agencyImport),
  problems: ['import.not-found', 'import.not-placed', 'import.changed-since', 'record.changed'],
});

export const readAgencyImportAgain = call({
  method: 'POST',
  path: '/api/agency/imports/{id}/read-again',
  summary: 'Read an import that waits for a customer again',
  audience: 'agent',
  params: z.object({ id }),
  reply: accepted(agencyImport),
  problems: ['import.not-found', 'import.not-waiting', 'record.changed'],
});

export const dismissAgencyImport = call({
  method: 'DELETE',
  path: '/api/agency/imports/{id}',
  summary: 'Take an import that waits for a customer out of the tray. Segments that it made stay',
  audience: 'agent',
  params: z.object({ id }),
  reply: nothing,
  problems: ['import.not-found', 'import.not-waiting', 'record.changed'],
});
