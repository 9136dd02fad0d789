import type { SegmentType } from '@escale/contract';
import type { WordKey } from '../../../words/namespaces.ts';

/** What a field asks for; `kinds.ts` knows how each is read and written. */
export type FieldKind =
  | 'text'
  | 'note'
  | 'number'
  | 'duration'
  | 'price'
  | 'place'
  | 'when'
  | 'clock'
  | 'toggle'
  | 'yes-no'
  | 'status'
  | 'amenities'
  | 'passengers'
  | 'ports';

export type Field = {
  /** The contract's own name for it. */
  name: string;
  kind: FieldKind;
  label: WordKey;
  hint?: WordKey;
  required?: boolean;
  /** Of a moment: the place field whose clock it is. */
  at?: string;
  /** Of a place: which kinds to look for first. */
  places?: string;
  /** Longest text. */
  max?: number;
  wide?: boolean;
};

export type Group = { title: WordKey | null; fields: Field[] };
/** Few fields first; the rest under "More details". */
export type Form = { first: Group[]; more: Group[] };

const text = (name: string, label: WordKey, more: Partial<Field> = {}): Field => ({
  name,
  kind: 'text',
  label,
  max: 200,
  ...more,
});
const note = (name: string, label: WordKey): Field => ({ name, kind: 'note', label, max: 10_000, wide: true });
const place = (name: string, label: WordKey, places: string, required = true): Field => ({
  name,
  kind: 'place',
  label,
  places,
  required,
  wide: true,
});
const when = (name: string, label: WordKey, at: string, required = false): Field => ({
  name,
  kind: 'when',
  label,
  at,
  required,
});
const confirmation = text('confirmationNumber', 'segments.confirmationNumber', { max: 60 });

const booking: Group[] = [
  {
    title: 'segments.groupBooking',
    fields: [
      { name: 'status', kind: 'status', label: 'segments.status' },
      { name: 'price', kind: 'price', label: 'segments.price' },
      text('supplier', 'segments.supplier', { hint: 'segments.supplierHint' }),
    ],
  },
  {
    title: 'segments.groupPeople',
    fields: [{ name: 'travelers', kind: 'passengers', label: 'segments.passengers', wide: true }],
  },
  { title: 'segments.groupNotes', fields: [note('notes', 'segments.notes')] },
];

const journey = (places: string): Group => ({
  title: null,
  fields: [
    place('departure', 'segments.departure', places),
    place('arrival', 'segments.arrival', places),
    when('start', 'segments.departs', 'departure', true),
    when('end', 'segments.arrives', 'arrival'),
  ],
});

/** Every field of the specification's point 3, in the order in which a person knows them. */
export const forms: Record<SegmentType, Form> = {
  flight: {
    first: [
      journey('airport,city'),
      {
        title: null,
        fields: [
          text('airlineCode', 'segments.airlineCode', { max: 2, hint: 'segments.airlineCodeHint' }),
          text('flightNumber', 'segments.flightNumber', { max: 8 }),
          text('seatNumber', 'segments.seat', { max: 20 }),
          confirmation,
        ],
      },
    ],
    more: [
      {
        title: 'segments.groupAirport',
        fields: [
          text('airlineName', 'segments.airlineName'),
          text('cabin', 'segments.cabinClass', { max: 60 }),
          text('departureTerminal', 'segments.departureTerminal', { max: 20 }),
          text('departureGate', 'segments.departureGate', { max: 20 }),
          { name: 'boardingTime', kind: 'clock', label: 'segments.boarding', at: 'departure' },
          text('arrivalTerminal', 'segments.arrivalTerminal', { max: 20 }),
        ],
      },
      ...booking,
    ],
  },
  train: {
    first: [
      journey('station,city'),
      {
        title: null,
        fields: [
          text('transporter', 'segments.transporter'),
          text('trainNumber', 'segments.trainNumber', { max: 40 }),
          text('coachNumber', 'segments.coach', { max: 20 }),
          text('seat', 'segments.seat', { max: 20 }),
          confirmation,
        ],
      },
    ],
    more: [
      {
        title: 'segments.groupStation',
        fields: [
          text('departurePlatform', 'segments.departurePlatform', { max: 20 }),
          text('arrivalPlatform', 'segments.arrivalPlatform', { max: 20 }),
          text('travelClass', 'segments.travelClass', { max: 60 }),
        ],
      },
      ...booking,
    ],
  },
  'car-rental': {
    first: [
      {
        title: null,
        fields: [
          text('company', 'segments.rentalCompany', { wide: true }),
          place('pickUp', 'segments.pickUp', 'airport,station,city,address'),
          when('start', 'segments.pickUpAt', 'pickUp', true),
          when('end', 'segments.dropOffAt', 'dropOff'),
          { name: 'dropOffSameAsPickUp', kind: 'toggle', label: 'segments.dropOffSame', wide: true },
          place('dropOff', 'segments.dropOff', 'airport,station,city,address'),
          confirmation,
        ],
      },
    ],
    more: [
      {
        title: 'segments.groupCar',
        fields: [
          text('carDescription', 'segments.carDescription', { max: 500, wide: true }),
          note('pickUpInstructions', 'segments.pickUpInstructions'),
          note('dropOffInstructions', 'segments.dropOffInstructions'),
        ],
      },
      ...booking,
    ],
  },
  hotel: {
    first: [
      {
        title: null,
        fields: [
          text('name', 'segments.hotelName', { required: true, wide: true }),
          place('place', 'segments.hotelAddress', 'address,city'),
          when('start', 'segments.checkIn', 'place', true),
          when('end', 'segments.checkOut', 'place'),
          { name: 'numberOfRooms', kind: 'number', label: 'segments.numberOfRooms' },
          confirmation,
        ],
      },
    ],
    more: [
      {
        title: 'segments.groupRoom',
        fields: [
          note('roomDescription', 'segments.roomDescription'),
          note('rateDescription', 'segments.rateDescription'),
          note('cancellationPolicy', 'segments.cancellationPolicy'),
          { name: 'refundable', kind: 'yes-no', label: 'segments.refundable' },
        ],
      },
      {
        title: 'segments.groupHotel',
        fields: [
          { name: 'amenities', kind: 'amenities', label: 'segments.amenities', wide: true },
          text('phone', 'segments.phone', { max: 40 }),
          { name: 'distanceFromDestinationKm', kind: 'number', label: 'segments.distanceFromDestination' },
          { name: 'reviewCount', kind: 'number', label: 'segments.reviewCount' },
        ],
      },
      ...booking,
    ],
  },
  transfer: {
    first: [
      {
        title: null,
        fields: [
          place('departure', 'segments.pickUp', 'address,airport,station,city'),
          place('arrival', 'segments.transferTo', 'address,airport,station,city', false),
          when('start', 'segments.pickUpAt', 'departure', true),
          when('end', 'segments.arrives', 'arrival'),
          text('company', 'segments.transferCompany'),
          text('phone', 'segments.phone', { max: 40 }),
          note('serviceInfo', 'segments.serviceInfo'),
        ],
      },
    ],
    more: [{ title: null, fields: [confirmation] }, ...booking],
  },
  vessel: {
    first: [
      journey('city,address'),
      {
        title: null,
        fields: [text('company', 'segments.vesselCompany'), text('vesselName', 'segments.vesselName'), confirmation],
      },
    ],
    more: [
      {
        title: 'segments.groupAboard',
        fields: [
          text('cabin', 'segments.cabin', { max: 60 }),
          text('deck', 'segments.deck', { max: 60 }),
          text('vehicle', 'segments.vehicle'),
        ],
      },
      ...booking,
    ],
  },
  cruise: {
    first: [
      {
        title: null,
        fields: [text('shipName', 'segments.shipName'), text('company', 'segments.cruiseCompany')],
      },
      journey('city,address'),
      { title: null, fields: [confirmation] },
    ],
    more: [
      {
        title: 'segments.groupAboard',
        fields: [text('cabin', 'segments.cabin', { max: 60 }), text('deck', 'segments.deck', { max: 60 })],
      },
      {
        title: 'segments.portsOfCall',
        fields: [{ name: 'portsOfCall', kind: 'ports', label: 'segments.portsOfCall', wide: true }],
      },
      ...booking,
    ],
  },
  event: {
    first: [
      {
        title: null,
        fields: [
          text('name', 'segments.eventName', { required: true, wide: true }),
          place('location', 'segments.location', 'address,city', false),
          when('start', 'segments.begins', 'location', true),
          { name: 'duration', kind: 'duration', label: 'segments.duration', hint: 'segments.durationHint' },
          { name: 'personal', kind: 'toggle', label: 'segments.personal', hint: 'segments.personalHint', wide: true },
        ],
      },
    ],
    more: [
      {
        title: 'segments.groupEvent',
        fields: [
          text('eventType', 'segments.eventType', { max: 100, hint: 'segments.eventTypeHint' }),
          when('end', 'segments.ends', 'location'),
          text('purpose', 'segments.purpose', { max: 500, wide: true }),
          note('comment', 'segments.comment'),
          confirmation,
        ],
      },
      ...booking,
    ],
  },
};

export function fieldsOfForm(type: SegmentType): Field[] {
  return [...forms[type].first, ...forms[type].more].flatMap((group) => group.fields);
}
