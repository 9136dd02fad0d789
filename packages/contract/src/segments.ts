import { z } from 'zod';
import { attachment } from './attachments.ts';
import { call, created, json, nothing, ok } from './call.ts';
import { moment, placeTime } from './place-time.ts';
import { place, shownPlace } from './places.ts';
import { duration, id, instant, name, note, price, text } from './values.ts';

export const segmentTypes = [
  'flight',
  'train',
  'car-rental',
  'hotel',
  'transfer',
  'vessel',
  'cruise',
  'event',
] as const;
export type SegmentType = (typeof segmentTypes)[number];

export const segmentStatuses = ['planned', 'confirmed', 'cancelled'] as const;
export const segmentSources = ['manual', 'email', 'calendar', 'document', 'hotel-booking', 'agent'] as const;

export const amenities = [
  'breakfast',
  'restaurant',
  'parking',
  'internet',
  'shuttle',
  'accessibility',
  'eco-label',
  'pool',
  'fitness',
  'sanitary-standards',
  'pets-allowed',
  'front-desk-24-7',
  'charging-station',
] as const;
export type Amenity = (typeof amenities)[number];

/** What a desk scans: drawn again on screen from the stored booking. */
export const ticketCode = z.object({
  format: z.enum(['aztec', 'qr', 'pdf417', 'datamatrix']),
  /** The code's text; bytes that are no text are base64 with `binary`. */
  payload: text(4000),
  binary: z.boolean().optional(),
});
export type TicketCode = z.infer<typeof ticketCode>;

/** Someone whom the booking names; not a `traveler` of the trip, who has an account. */
export const passenger = z.object({ name, seat: text(20).optional(), ticketNumber: text(40).optional() });

const common = {
  /** Departure, pick-up, check-in, beginning: at a time, or only on a day. */
  start: moment,
  end: moment.optional(),
  status: z.enum(segmentStatuses).default('confirmed'),
  confirmationNumber: text(60).optional(),
  travelers: z.array(passenger).max(50).optional(),
  price: price.optional(),
  /** Who sold it, where that is not the carrier or the house itself. */
  supplier: text(200).optional(),
  notes: note.optional(),
};

const portOfCall = z.object({ place, arrival: moment.optional(), departure: moment.optional() });
const mostPorts = 60;

const shapes = {
  flight: {
    ...common,
    type: z.literal('flight'),
    departure: place,
    arrival: place,
    airlineName: text(200).optional(),
    /** IATA, two characters. */
    airlineCode: z
      .string()
      .regex(/^[A-Z0-9]{2}$/)
      .optional(),
    /** Without the airline's code: `1824`. */
    flightNumber: z
      .string()
      .regex(/^\d{1,4}[A-Z]?$/)
      .optional(),
    seatNumber: text(20).optional(),
    departureTerminal: text(20).optional(),
    departureGate: text(20).optional(),
    arrivalTerminal: text(20).optional(),
    boardingTime: placeTime.optional(),
    cabin: text(60).optional(),
    ticketCode: ticketCode.optional(),
  },
  train: {
    ...common,
    type: z.literal('train'),
    departure: place,
    arrival: place,
    /** The railway: SNCF, Eurostar, DB. */
    transporter: text(200).optional(),
    trainNumber: text(40).optional(),
    coachNumber: text(20).optional(),
    seat: text(20).optional(),
    departurePlatform: text(20).optional(),
    arrivalPlatform: text(20).optional(),
    travelClass: text(60).optional(),
    ticketCode: ticketCode.optional(),
  },
  'car-rental': {
    ...common,
    type: z.literal('car-rental'),
    company: text(200).optional(),
    /** `start` is the moment of the pick-up. */
    pickUp: place,
    pickUpInstructions: note.optional(),
    dropOffSameAsPickUp: z.boolean().default(true),
    /** `end` is the moment of the drop-off. Left out when it is the same as the pick-up. */
    dropOff: place.optional(),
    dropOffInstructions: note.optional(),
    carDescription: text(500).optional(),
  },
  hotel: {
    ...common,
    type: z.literal('hotel'),
    /** `start` is the check-in, `end` the check-out. */
    name,
    place,
    phone: text(40).optional(),
    numberOfRooms: z.int().min(1).max(99).default(1),
    roomDescription: note.optional(),
    rateDescription: note.optional(),
    cancellationPolicy: note.optional(),
    /** Left out where the paper does not say. */
    refundable: z.boolean().optional(),
    amenities: z.array(z.enum(amenities)).max(amenities.length).default([]),
    reviewCount: z.int().min(0).max(10_000_000).optional(),
    distanceFromDestinationKm: z.number().min(0).max(20_000).optional(),
  },
  transfer: {
    ...common,
    type: z.literal('transfer'),
    departure: place,
    arrival: place.optional(),
    company: text(200).optional(),
    serviceInfo: note.optional(),
    phone: text(40).optional(),
  },
  vessel: {
    ...common,
    type: z.literal('vessel'),
    departure: place,
    arrival: place,
    company: text(200).optional(),
    vesselName: text(200).optional(),
    cabin: text(60).optional(),
    deck: text(60).optional(),
    vehicle: text(200).optional(),
    ticketCode: ticketCode.optional(),
  },
  cruise: {
    ...common,
    type: z.literal('cruise'),
    departure: place,
    arrival: place,
    company: text(200).optional(),
    shipName: text(200).optional(),
    cabin: text(60).optional(),
    deck: text(60).optional(),
    portsOfCall: z.array(portOfCall).max(mostPorts).default([]),
  },
  event: {
    ...common,
    type: z.literal('event'),
    /** Meeting, dinner, conference: the traveller's own word. */
    eventType: text(100).optional(),
    name,
    purpose: text(500).optional(),
    comment: note.optional(),
    duration: duration.optional(),
    location: place.optional(),
    /** Kept confidential: visible to its owner alone, not to fellow travellers, the agent or the company. */
    personal: z.boolean().default(false),
  },
} as const;

const draftOf = <T extends SegmentType>(type: T) => z.object(shapes[type]);

/** What a person or a reader says about a segment; the rest is the server's. */
export const segmentDraft = z
  .discriminatedUnion('type', [
    draftOf('flight'),
    draftOf('train'),
    draftOf('car-rental'),
    draftOf('hotel'),
    draftOf('transfer'),
    draftOf('vessel'),
    draftOf('cruise'),
    draftOf('event'),
  ])
  .meta({ id: 'SegmentDraft' });
export type SegmentDraft = z.output<typeof segmentDraft>;
export type NewSegment = z.input<typeof segmentDraft>;
export type SegmentDraftOf<T extends SegmentType> = Extract<SegmentDraft, { type: T }>;

/**
 * Any of the fields of the segment's own type; `null` takes one away. The type cannot change. The server merges it
 * into what is there and checks the whole, so a field of another type is dropped.
 */
export const segmentPatch = z.record(z.string().max(60), z.unknown()).meta({ id: 'SegmentPatch' });

const served = {
  id,
  tripId: id,
  source: z.enum(segmentSources),
  importId: z.uuid().nullable().describe('The import that made it; its original is one tap away.'),
  /** Of an event. */
  importedFromCalendar: z.boolean(),
  /** Of an event: the account whose event it is. */
  ownerId: z.uuid().nullable(),
  /** By instants, not by wall clocks; null where a zone or an end is not known. */
  duration: z.string().nullable(),
  attachments: z.array(attachment),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  /** May the caller edit it? */
  editable: z.boolean(),
};

const shownJourney = { departure: shownPlace, arrival: shownPlace };
const servedOf = <T extends SegmentType>(type: T) => z.object({ ...shapes[type], ...served });

export const segment = z
  .discriminatedUnion('type', [
    servedOf('flight').extend(shownJourney),
    servedOf('train').extend(shownJourney),
    servedOf('car-rental').extend({ pickUp: shownPlace, dropOff: shownPlace.optional() }),
    servedOf('hotel').extend({ place: shownPlace, nights: z.int().nullable() }),
    servedOf('transfer').extend({ departure: shownPlace, arrival: shownPlace.optional() }),
    servedOf('vessel').extend(shownJourney),
    servedOf('cruise').extend({
      ...shownJourney,
      portsOfCall: z
        .array(portOfCall.extend({ place: shownPlace }))
        .max(mostPorts)
        .default([]),
    }),
    // An event states its own length; where it does not, it is reckoned like the others.
    servedOf('event').extend({ location: shownPlace.optional() }),
  ])
  .meta({ id: 'Segment' });
export type Segment = z.output<typeof segment>;
export type SegmentOf<T extends SegmentType> = Extract<Segment, { type: T }>;

/** The fields of a type, in the order in which a form asks for them. */
export const fieldsOf = (type: SegmentType): string[] => Object.keys(shapes[type]).filter((key) => key !== 'type');
/** All but a plain event stand for something reserved with a supplier. */
export const isBooking = (of: { type: SegmentType }): boolean => of.type !== 'event';

const tripParams = z.object({ id });
const segmentParams = z.object({ id, segmentId: id });

export const addSegment = call({
  method: 'POST',
  path: '/api/my/trips/{id}/segments',
  summary: 'Add a segment',
  audience: 'account',
  params: tripParams,
  body: json(segmentDraft),
  reply: created(segment),
  problems: ['trip.not-found', 'trip.not-editable'],
});

export const replaceSegment = call({
  method: 'PUT',
  path: '/api/my/trips/{id}/segments/{segmentId}',
  summary: 'Replace a segment',
  audience: 'account',
  params: segmentParams,
  body: json(segmentDraft),
  reply: ok(segment),
  problems: ['trip.not-found', 'segment.not-found', 'trip.not-editable', 'segment.type-fixed', 'record.changed'],
});

export const updateSegment = call({
  method: 'PATCH',
  path: '/api/my/trips/{id}/segments/{segmentId}',
  summary: 'Change some fields of a segment',
  audience: 'account',
  params: segmentParams,
  body: json(segmentPatch),
  reply: ok(segment),
  problems: ['trip.not-found', 'segment.not-found', 'trip.not-editable', 'segment.type-fixed', 'record.changed'],
});

export const deleteSegment = call({
  method: 'DELETE',
  path: '/api/my/trips/{id}/segments/{segmentId}',
  summary: 'Delete a segment. This cancels no service',
  audience: 'account',
  params: segmentParams,
  reply: nothing,
  problems: ['trip.not-found', 'segment.not-found', 'trip.not-editable', 'record.changed'],
});

export const duplicateSegment = call({
  method: 'POST',
  path: '/api/my/trips/{id}/segments/{segmentId}/duplicate',
  summary: 'Duplicate a segment, without its attachments',
  audience: 'account',
  params: segmentParams,
  reply: created(segment),
  problems: ['trip.not-found', 'segment.not-found', 'trip.not-editable'],
});
