import { z } from 'zod';
import { accepted, call, json, nothing, ok } from './call.ts';
import { id, instant, page, pageOf, text } from './values.ts';

export const incidentKinds = ['safe', 'help', 'assistance', 'international-sos'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Received: we have it. Delivered: it has reached the company. Acknowledged: a person there has taken it up. */
export const incidentStates = ['received', 'delivered', 'acknowledged', 'closed'] as const;
export type IncidentState = (typeof incidentStates)[number];

/** `desk`: delivered when one of the company's safety contacts has looked at it here. */
export const incidentChannels = ['webhook', 'email', 'desk'] as const;
export type IncidentChannel = (typeof incidentChannels)[number];

export const incidentLocation = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** The true place lies within so many metres, says the device. */
  accuracyM: z.number().min(0),
  fixedAt: instant,
});
export type IncidentLocation = z.infer<typeof incidentLocation>;

/** The town nearest to a location, from the embedded tables. */
export const nearestTown = z.object({ name: z.string(), country: z.string(), distanceKm: z.number() });

export const incidentDelivery = z.object({
  channel: z.enum(incidentChannels),
  deliveredAt: instant.nullable(),
  /** Given up after the last attempt. */
  failedAt: instant.nullable(),
});

export const incidentDeeds = ['looked', 'acknowledged', 'noted', 'closed', 'reopened'] as const;

/** Who did what with it, oldest first. `by` null: it closed by itself, or the person's account is gone. */
export const incidentLog = z.array(
  z.object({ id, deed: z.enum(incidentDeeds), by: z.string().nullable(), at: instant }),
);

const course = {
  id,
  kind: z.enum(incidentKinds),
  state: z.enum(incidentStates),
  receivedAt: instant,
  deliveredAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
  acknowledgedBy: z.string().nullable(),
  closedAt: instant.nullable(),
  /** When its person has reported since that they are safe: it stays open until somebody at the company closes it. */
  saidSafeAt: instant.nullable(),
};

export const myIncident = z
  .object({
    ...course,
    /** Every way to the company has failed, and nobody there has seen it: another way has to be tried. */
    undelivered: z.boolean(),
    deliveries: z.array(incidentDelivery),
    message: z.string().nullable(),
    callBack: z.string().nullable(),
    location: incidentLocation.nullable(),
    nearest: nearestTown.nullable(),
    /** Who at the company looked, acknowledged, noted, closed. */
    log: incidentLog,
  })
  .meta({ id: 'MyIncident' });
export type MyIncident = z.infer<typeof myIncident>;

export const reportIncident = call({
  method: 'POST',
  path: '/api/my/company/safety',
  summary: 'Report to my company that I am safe, or that I need help',
  audience: 'account',
  body: json(
    z.object({
      kind: z.enum(incidentKinds),
      /** Only when the person pressed for it. */
      location: incidentLocation.optional(),
      message: text(2000).optional(),
      /** As typed: in an emergency nothing is refused for its spaces. */
      callBack: text(30).optional(),
      tripId: id.optional(),
      /** When it was pressed, by the device's clock and zone: it may arrive hours later. */
      deviceTime: z.string().max(80),
      /** Which text told the person what is sent and who sees it. */
      noticeVersion: text(40).optional(),
    }),
  ),
  // No location in it: a reply may be kept with its Idempotency-Key for longer than a report is.
  reply: accepted(
    z.object({ id, state: z.enum(incidentStates), receivedAt: instant, deliveredAt: instant.nullable() }),
  ),
  problems: ['company.not-found', 'trip.not-found'],
});

export const listMyIncidents = call({
  method: 'GET',
  path: '/api/my/company/safety',
  summary: 'What I reported to my company and what became of it, newest first',
  audience: 'account',
  query: z.object(page),
  reply: ok(pageOf(myIncident)),
});

export const removeIncidentLocation = call({
  method: 'DELETE',
  path: '/api/my/company/safety/{id}/location',
  summary: 'Take the location out of a report of mine; what was delivered elsewhere stays there',
  audience: 'account',
  params: z.object({ id }),
  reply: nothing,
  problems: ['incident.not-found'],
});

export const incidentSummary = z
  .object({ ...course, person: z.object({ name: z.string() }), version: z.int() })
  .meta({ id: 'IncidentSummary' });
export type IncidentSummary = z.infer<typeof incidentSummary>;

/** Where the bookings say that the person is: names of the trip's own places, never a personal event. */
export const expectedPlace = z.object({
  when: z.enum(['before', 'now', 'next']),
  segmentType: z.string(),
  title: z.string(),
  place: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  phone: z.string().nullable(),
  start: z.string(),
  end: z.string().nullable(),
});
export type ExpectedPlace = z.infer<typeof expectedPlace>;

export const incident = incidentSummary
  .extend({
    person: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }),
    callBack: z.string().nullable(),
    message: z.string().nullable(),
    deviceTime: z.string(),
    /** These three only while the incident is open. */
    location: incidentLocation.nullable(),
    nearest: nearestTown.nullable(),
    expected: z.array(expectedPlace),
    deliveries: z.array(incidentDelivery),
    notes: z.array(z.object({ id, by: z.string().nullable(), text: z.string(), at: instant })),
    log: incidentLog,
    /** Until when a closed one can be opened again, and when all of it is erased. */
    reopenUntil: instant.nullable(),
    erasedAt: instant.nullable(),
  })
  .meta({ id: 'Incident' });
export type Incident = z.infer<typeof incident>;

const contact = { audience: 'safety-contact', problems: ['company.not-found', 'incident.not-found'] } as const;

export const listIncidents = call({
  ...contact,
  method: 'GET',
  path: '/api/company/incidents',
  summary: 'What travellers of my company reported: open ones first, then the closed ones, newest first in each',
  query: z.object(page),
  reply: ok(pageOf(incidentSummary).extend({ company: z.object({ id, name: z.string(), keptDays: z.int() }) })),
});

export const getIncident = call({
  ...contact,
  method: 'GET',
  path: '/api/company/incidents/{id}',
  summary:
    'One incident with all that its traveller sent. That it was looked at is written down, and the traveller sees it',
  params: z.object({ id }),
  reply: ok(incident),
});

export const acknowledgeIncident = call({
  ...contact,
  method: 'PUT',
  path: '/api/company/incidents/{id}/acknowledge',
  summary: 'Take up an incident; the traveller is told. Whoever does it first stays its name',
  params: z.object({ id }),
  reply: nothing,
});

export const addIncidentNote = call({
  ...contact,
  method: 'POST',
  path: '/api/company/incidents/{id}/notes',
  summary: 'Write down what was done, for the other safety contacts',
  params: z.object({ id }),
  body: json(z.object({ text: text(2000).min(1) })),
  reply: nothing,
});

export const closeIncident = call({
  ...contact,
  method: 'PUT',
  path: '/api/company/incidents/{id}/close',
  summary: 'Close an incident: from now on the company no longer sees where the traveller is',
  params: z.object({ id }),
  reply: nothing,
});

export const reopenIncident = call({
  ...contact,
  method: 'PUT',
  path: '/api/company/incidents/{id}/reopen',
  summary: 'Open again what was closed by mistake, within a day',
  params: z.object({ id }),
  reply: nothing,
  problems: ['company.not-found', 'incident.not-found', 'incident.closed-for-good'],
});
