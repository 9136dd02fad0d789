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
  | 'guests'
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
const confirmation = text('confirmationNumber', 'fields.confirmationNumber', { max: 60 });

const bookedFor = (people: 'passengers' | 'guests'): Group[] => [
  {
    title: 'fields.groupBooking',
    fields: [
      { name: 'status', kind: 'status', label: 'fields.status' },
      { name: 'price', kind: 'price', label: 'fields.price' },
      text('supplier', 'fields.supplier', { hint: 'fields.supplierHint' }),
    ],
  },
  {
    title: 'fields.groupPeople',
    fields: [{ name: 'travelers', kind: people, label: `fields.${people}`, wide: true }],
  },
  { title: 'fields.groupNotes', fields: [note('notes', 'fields.notes')] },
];

const journey = (places: string): Group => ({
  title: null,
  fields: [
    place('departure', 'fields.departure', places),
    place('arrival', 'fields.arrival', places),
    when('start', 'fields.departs', 'departure', true),
    when('end', 'fields.arrives', 'arrival'),
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
          text('airlineCode', 'fields.airlineCode', { max: 2, hint: 'fields.airlineCodeHint' }),
          text('flightNumber', 'fields.flightNumber', { max: 8 }),
          text('seatNumber', 'fields.seat', { max: 20 }),
          confirmation,
        ],
      },
    ],
    more: [
      {
        title: 'fields.groupAirport',
        fields: [
          text('airlineName', 'fields.airlineName'),
          text('cabin', 'fields.cabinClass', { max: 60 }),
          text('departureTerminal', 'fields.departureTerminal', { max: 20 }),
          text('departureGate', 'fields.departureGate', { max: 20 }),
          { name: 'boardingTime', kind: 'clock', label: 'fields.boarding', at: 'departure' },
          text('arrivalTerminal', 'fields.arrivalTerminal', { max: 20 }),
        ],
      },
      ...bookedFor('passengers'),
    ],
  },
  train: {
    first: [
      journey('station,city'),
      {
        title: null,
        fields: [
          text('transporter', 'fields.transporter'),
          text('trainNumber', 'fields.trainNumber', { max: 40 }),
          text('coachNumber', 'fields.coach', { max: 20 }),
          text('seat', 'fields.trainSeat', { max: 20 }),
          confirmation,
        ],
      },
    ],
    more: [
      {
        title: 'fields.groupStation',
        fields: [
          text('departurePlatform', 'fields.departurePlatform', { max: 20 }),
          text('arrivalPlatform', 'fields.arrivalPlatform', { max: 20 }),
          text('travelClass', 'fields.travelClass', { max: 60 }),
        ],
      },
      ...bookedFor('passengers'),
    ],
  },
  'car-rental': {
    first: [
      {
        title: null,
        fields: [
          text('company', 'fields.rentalCompany', { wide: true }),
          place('pickUp', 'fields.pickUp', 'airport,station,city,address'),
          when('start', 'fields.pickUpAt', 'pickUp', true),
          when('end', 'fields.dropOffAt', 'dropOff'),
          { name: 'dropOffSameAsPickUp', kind: 'toggle', label: 'fields.dropOffSame', wide: true },
          place('dropOff', 'fields.dropOff', 'airport,station,city,address'),
          confirmation,
        ],
      },
    ],
    more: [
      {
        title: 'fields.groupCar',
        fields: [
          text('carDescription', 'fields.carDescription', { max: 500, wide: true }),
          note('pickUpInstructions', 'fields.pickUpInstructions'),
          note('dropOffInstructions', 'fields.dropOffInstructions'),
        ],
      },
      ...bookedFor('passengers'),
    ],
  },
  hotel: {
    first: [
      {
        title: null,
        fields: [
          text('name', 'fields.hotelName', { required: true, wide: true }),
          place('place', 'fields.hotelAddress', 'address,city'),
          when('start', 'fields.checkIn', 'place', true),
          when('end', 'fields.checkOut', 'place'),
          { name: 'numberOfRooms', kind: 'number', label: 'fields.numberOfRooms' },
          confirmation,
        ],
      },
    ],
    more: [
      {
        title: 'fields.groupRoom',
        fields: [
          note('roomDescription', 'fields.roomDescription'),
          note('rateDescription', 'fields.rateDescription'),
          note('cancellationPolicy', 'fields.cancellationPolicy'),
          { name: 'refundable', kind: 'yes-no', label: 'fields.refundable' },
        ],
      },
      {
        title: 'fields.groupHotel',
        fields: [
          { name: 'amenities', kind: 'amenities', label: 'fields.amenities', wide: true },
          text('phone', 'fields.phone', { max: 40 }),
          { name: 'distanceFromDestinationKm', kind: 'number', label: 'fields.distanceFromDestination' },
          { name: 'reviewCount', kind: 'number', label: 'fields.reviewCount' },
        ],
      },
      ...bookedFor('guests'),
    ],
  },
  transfer: {
    first: [
      {
        title: null,
        fields: [
          place('departure', 'fields.pickUp', 'address,airport,station,city'),
          place('arrival', 'fields.transferTo', 'address,airport,station,city', false),
          when('start', 'fields.pickUpAt', 'departure', true),
          when('end', 'fields.arrives', 'arrival'),
          text('company', 'fields.transferCompany'),
          text('phone', 'fields.phone', { max: 40 }),
          note('serviceInfo', 'fields.serviceInfo'),
        ],
      },
    ],
    more: [{ title: null, fields: [confirmation] }, ...bookedFor('passengers')],
  },
  vessel: {
    first: [
      journey('city,address'),
      {
        title: null,
        fields: [text('company', 'fields.vesselCompany'), text('vesselName', 'fields.vesselName'), confirmation],
      },
    ],
    more: [
      {
        title: 'fields.groupAboard',
        fields: [
          text('cabin', 'fields.cabin', { max: 60 }),
          text('deck', 'fields.deck', { max: 60 }),
          text('vehicle', 'fields.vehicle'),
        ],
      },
      ...bookedFor('passengers'),
    ],
  },
  cruise: {
    first: [
      {
        title: null,
        fields: [text('shipName', 'fields.shipName'), text('company', 'fields.cruiseCompany')],
      },
      journey('city,address'),
      { title: null, fields: [confirmation] },
    ],
    more: [
      {
        title: 'fields.groupAboard',
        fields: [text('cabin', 'fields.cabin', { max: 60 }), text('deck', 'fields.deck', { max: 60 })],
      },
      {
        title: 'fields.portsOfCall',
        fields: [{ name: 'portsOfCall', kind: 'ports', label: 'fields.portsOfCall', wide: true }],
      },
      ...bookedFor('passengers'),
    ],
  },
  event: {
    first: [
      {
        title: null,
        fields: [
          text('name', 'fields.eventName', { required: true, wide: true }),
          place('location', 'fields.location', 'address,city', false),
          when('start', 'fields.begins', 'location', true),
          { name: 'duration', kind: 'duration', label: 'fields.duration', hint: 'fields.durationHint' },
          { name: 'personal', kind: 'toggle', label: 'fields.personal', hint: 'fields.personalHint', wide: true },
        ],
      },
    ],
    more: [
      {
        title: 'fields.groupEvent',
        fields: [
          text('eventType', 'fields.eventType', { max: 100, hint: 'fields.eventTypeHint' }),
          when('end', 'fields.ends', 'location'),
          text('purpose', 'fields.purpose', { max: 500, wide: true }),
          note('comment', 'fields.comment'),
          confirmation,
        ],
      },
      ...bookedFor('guests'),
    ],
  },
};

export function fieldsOfForm(type: SegmentType): Field[] {
  return [...forms[type].first, ...forms[type].more].flatMap((group) => group.fields);
}
