import { z } from 'zod';
import { attachment } from './attachments.ts';
import { call, created, json, nothing, ok } from './call.ts';
import { day } from './place-time.ts';
import { place } from './places.ts';
import { segment, segmentTypes } from './segments.ts';
import { email, id, instant, name, page, pageOf, text } from './values.ts';

/** Upcoming, Ongoing, Past: derived on read from the trip's own days where it begins and ends. */
export const tripTimings = ['upcoming', 'ongoing', 'past', 'undated'] as const;
export type TripTiming = (typeof tripTimings)[number];

export const traveler = z
  .object({
    id,
    /** As the person says it themselves once they have joined; before that, as whoever added them typed it. */
    name: z.string(),
    email: z.string(),
    /** Exactly one per trip. */
    primary: z.boolean(),
    /** Has signed in and seen the trip. Until then nothing of their account is shown. */
    joined: z.boolean(),
    /** The caller. */
    you: z.boolean(),
    addedAt: instant,
  })
  .meta({ id: 'Traveler' });
export type Traveler = z.infer<typeof traveler>;

const days = {
  start: day.nullable(),
  end: day.nullable(),
  nights: z.int().nullable(),
  timing: z.enum(tripTimings),
  /** "in 11 days": calendar days from today at the first place; null unless upcoming. */
  startsInDays: z.int().nullable(),
  /** "Back in 3 days": calendar days until the last day, where the traveller is; null unless ongoing. */
  backInDays: z.int().nullable(),
};

/** Where the trip goes: what a list shows in front of its name. */
export const destination = z.object({
  name: z.string(),
  /** What the reader's language calls it, where that is something else. */
  town: z.string().optional(),
  country: z.string().optional(),
  iata: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  timeZone: z.string().optional(),
});

export const tripSummary = z
  .object({
    id,
    name: z.string(),
    ...days,
    destination: destination.nullable(),
    travelers: z.array(z.object({ id, name: z.string(), primary: z.boolean() })),
    /** Which kinds of segment it has, in the order of their first appearance. */
    segmentTypes: z.array(z.enum(segmentTypes)),
    version: z.int(),
  })
  .meta({ id: 'TripSummary' });
export type TripSummary = z.infer<typeof tripSummary>;

export const trip = z
  .object({
    id,
    name: z.string(),
    purpose: z.string().nullable(),
    ...days,
    destination: destination.nullable(),
    /** In time order. */
    segments: z.array(segment),
    /** Those of the segments that stand for something reserved with a supplier. */
    bookings: z.array(id),
    travelers: z.array(traveler),
    /** Of the segments. */
    attachments: z.array(attachment),
    /** Of the trip itself ("Other"). */
    otherAttachments: z.array(attachment),
    /** 1 to 5 stars, the caller's own. */
    rating: z.int().min(1).max(5).nullable(),
    /** What the caller may do: edit the trip, delete, merge, manage travellers. */
    editable: z.boolean(),
    /** Days that the traveller set by hand; the shown ones also cover the segments. */
    setStart: day.nullable(),
    setEnd: day.nullable(),
    version: z.int(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'Trip' });
export type Trip = z.infer<typeof trip>;

const tripDraft = z
  .object({
    name,
    purpose: text(500).nullable().optional(),
    start: day.nullable().optional(),
    end: day.nullable().optional(),
    destination: place.nullable().optional(),
  })
  .refine((t) => !t.start || !t.end || t.start <= t.end, { path: ['end'], error: 'the end comes before the start' });

const params = z.object({ id });

export const listTrips = call({
  method: 'GET',
  path: '/api/my/trips',
  summary: 'My trips: ongoing and upcoming by nearness, then past by recency',
  audience: 'account',
  query: z.object({
    when: z.enum(['coming', 'past']).optional(),
    query: text(200).optional(),
    ...page,
  }),
  reply: ok(pageOf(tripSummary)),
});

export const getTrip = call({
  method: 'GET',
  path: '/api/my/trips/{id}',
  summary: 'A trip with everything in it',
  audience: 'account',
  params,
  reply: ok(trip),
  problems: ['trip.not-found'],
});

export const createTrip = call({
  method: 'POST',
  path: '/api/my/trips',
  summary: 'Create a trip',
  audience: 'account',
  body: json(tripDraft),
  reply: created(trip),
});

export const updateTrip = call({
  method: 'PUT',
  path: '/api/my/trips/{id}',
  summary: 'Change the name, purpose, days or destination of a trip',
  audience: 'account',
  params,
  body: json(tripDraft),
  reply: ok(trip),
  problems: ['trip.not-found', 'trip.not-editable', 'record.changed'],
});

export const deleteTrip = call({
  method: 'DELETE',
  path: '/api/my/trips/{id}',
  summary: 'Delete a trip. This cancels no service',
  audience: 'account',
  params,
  reply: nothing,
  problems: ['trip.not-found', 'trip.not-editable', 'record.changed'],
});

export const rateTrip = call({
  method: 'PUT',
  path: '/api/my/trips/{id}/rating',
  summary: 'Rate a trip with one to five stars',
  audience: 'account',
  params,
  body: json(z.object({ rating: z.int().min(1).max(5) })),
  reply: ok(z.object({ rating: z.int() })),
  problems: ['trip.not-found'],
});

export const mergeTrips = call({
  method: 'POST',
  path: '/api/my/trips/merge-many',
  summary: 'Move what other trips hold into one trip',
  audience: 'account',
  body: json(z.object({ targetTripId: id, sourceTripIds: z.array(id).min(1).max(20) })),
  reply: ok(trip),
  problems: ['trip.not-found', 'trip.not-editable', 'trip.merge-with-itself'],
});

export const cloneTrip = call({
  method: 'POST',
  path: '/api/my/trips/clone',
  summary: 'Copy a trip for another person, known by e-mail, or for oneself',
  audience: 'account',
  // Segment attachments are not copied, only those in Other; personal events stay with their owner.
  body: json(z.object({ tripId: id, toUser: email })),
  reply: created(z.object({ tripId: id })),
  problems: ['trip.not-found'],
});

export const addTraveler = call({
  method: 'POST',
  path: '/api/my/trips/{id}/travelers',
  summary: 'Add a traveller by e-mail; an account is made if there is none, and the answer is the same',
  audience: 'account',
  params,
  body: json(z.object({ email, name: text(200).optional() })),
  reply: created(traveler),
  problems: ['trip.not-found', 'trip.not-editable', 'traveler.already-there'],
});

export const removeTraveler = call({
  method: 'DELETE',
  path: '/api/my/trips/{id}/travelers/{travelerId}',
  summary: 'Remove a traveller, or leave the trip oneself',
  audience: 'account',
  params: z.object({ id, travelerId: id }),
  reply: nothing,
  problems: ['trip.not-found', 'trip.not-editable', 'traveler.not-found', 'traveler.primary-stays'],
});
