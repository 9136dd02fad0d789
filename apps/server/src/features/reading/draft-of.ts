import type { NewSegment, Place, SegmentType } from '@escale/contract';
import { atPlace, placeTimeFault } from '@escale/contract/place-clock';
import type { Booking, Person, Place as WrittenPlace, PlaceTime as WrittenTime } from '@escale/extract';
import { countryOf, stationByUic } from '@escale/extract/knowledge';
import { ticketCodeOf } from './rules/ticket-code-of.ts';

export type Draft<T extends SegmentType = SegmentType> = { type: T } & { [field: string]: unknown };

/** A booking of the engine in the words of a segment, unchecked; null for what is no part of a trip: a loyalty card. */
export function draftOf(booking: Booking): Draft | null {
  const common = {
    status: booking.status === 'cancelled' ? 'cancelled' : booking.status === 'pending' ? 'planned' : 'confirmed',
    confirmationNumber: booking.reference,
    price: booking.price,
    supplier: booking.agency?.name,
    travelers: travelersOf(booking),
  };
  switch (booking.type) {
    case 'FlightReservation':
      return known<'flight'>({
        type: 'flight',
        ...common,
        ...journey(booking),
        airlineName: booking.carrier?.name,
        airlineCode: booking.carrier?.iata,
        flightNumber: booking.number,
        seatNumber: onlySeat(booking)?.number,
        departureTerminal: booking.departureTerminal,
        departureGate: booking.gate,
        arrivalTerminal: booking.arrivalTerminal,
        boardingTime: timed(moment(booking.boarding, booking.from)),
        cabin: booking.cabin ?? onlySeat(booking)?.class,
        ticketCode: ticketCodeOf(booking.ticketToken),
      });
    case 'TrainReservation':
      return known<'train'>({
        type: 'train',
        ...common,
        ...journey(booking),
        transporter: booking.carrier?.name,
        trainNumber: join(booking.line, booking.number),
        coachNumber: onlySeat(booking)?.coach,
        seat: onlySeat(booking)?.number,
        departurePlatform: booking.departurePlatform,
        arrivalPlatform: booking.arrivalPlatform,
        travelClass: booking.seats?.[0]?.class,
        ticketCode: ticketCodeOf(booking.ticketToken),
      });
    case 'BusReservation':
      return known<'transfer'>({
        type: 'transfer',
        ...common,
        ...journey(booking),
        company: booking.carrier?.name,
        serviceInfo: join(booking.line, booking.number),
      });
    case 'BoatReservation':
      return known<'vessel'>({
        type: 'vessel',
        ...common,
        ...journey(booking),
        company: booking.carrier?.name,
        vesselName: booking.line,
        ticketCode: ticketCodeOf(booking.ticketToken),
      });
    case 'LodgingReservation':
      return known<'hotel'>({
        type: 'hotel',
        ...common,
        start: moment(booking.checkIn, booking.place),
        end: moment(booking.checkOut, booking.place),
        name: cut(booking.place?.name, 200),
        place: place(booking.place),
        phone: booking.place?.phone,
      });
    case 'RentalCarReservation':
      return known<'car-rental'>({
        type: 'car-rental',
        ...common,
        start: moment(booking.departure, booking.from),
        end: moment(booking.arrival, booking.to ?? booking.from),
        company: booking.carrier?.name,
        pickUp: place(booking.from),
        dropOffSameAsPickUp: isSamePlace(booking.from, booking.to),
        dropOff: isSamePlace(booking.from, booking.to) ? undefined : place(booking.to),
        carDescription: booking.car,
      });
    case 'TaxiReservation':
      return known<'transfer'>({
        type: 'transfer',
        ...common,
        start: moment(booking.departure, booking.from),
        departure: place(booking.from),
        arrival: place(booking.to),
        company: booking.carrier?.name,
      });
    case 'FoodEstablishmentReservation':
      return known<'event'>({
        type: 'event',
        ...common,
        start: moment(booking.departure, booking.place),
        end: moment(booking.until, booking.place),
        eventType: 'Restaurant', // the same word in both our languages
        name: cut(booking.place?.name, 200),
        location: place(booking.place),
      });
    case 'EventReservation':
    case 'Event':
      return known<'event'>({
        type: 'event',
        ...common,
        start: moment(booking.departure, booking.place),
        end: moment(booking.until, booking.place),
        name: cut(booking.name ?? booking.place?.name, 200),
        location: place(booking.place),
      });
    case 'Ticket':
      return known<'event'>({
        type: 'event',
        ...common,
        start: moment(booking.validFrom),
        end: moment(booking.validUntil),
        name: cut(booking.name ?? booking.issuer?.name, 200),
      });
    case 'ProgramMembership':
      return null; // a card in the wallet, not a part of a trip
  }
}

/** Lets the compiler compare the fields' names with the contract; their values are checked when we run. */
function known<T extends SegmentType>(
  draft: { type: T } & { [K in Exclude<keyof Extract<NewSegment, { type: T }>, 'type'>]?: unknown },
): Draft<T> {
  return draft;
}

type Travelling = Extract<Booking, { line?: string }>;

const journey = (booking: Travelling) => ({
  departure: place(booking.from),
  arrival: place(booking.to),
  start: moment(booking.departure, booking.from),
  end: moment(booking.arrival, booking.to),
});

function place(written: WrittenPlace | undefined): Place | undefined {
  const name = stationName(written) ?? written?.name ?? written?.city ?? written?.iata ?? written?.street;
  if (!written || !name) return undefined;
  return dropEmpty({
    name: name.slice(0, 300),
    address: join(written.street, [written.postcode, written.city].filter(Boolean).join(' ') || undefined, ', '),
    city: written.city,
    country: countryOf(written.country),
    latitude: written.latitude,
    longitude: written.longitude,
    timeZone: written.zone,
    iata: written.iata,
  }) as Place;
}

/** Of a ticket whose code names its stations by their numbers alone. */
function stationName(written: WrittenPlace | undefined): string | undefined {
  const uic = written?.identifier?.replace(/^uic:/, '');
  return uic && uic === written?.name ? stationByUic(uic)?.name : undefined;
}

/** A day stays a day. A time gets the zone of its place; where none is known it stays a plain local time, whatever offset was printed. */
function moment(time: WrittenTime | undefined, at?: WrittenPlace): string | undefined {
  if (!time) return undefined;
  if (time.local.length <= 10) return time.local;
  const local = time.local.length === 16 ? `${time.local}:00` : time.local.slice(0, 19);
  const zone = time.zone ?? at?.zone;
  if (!zone || placeTimeFault(local)) return local;
  // The hour that a clock change repeats comes twice: the printed offset says which one is meant.
  const printed = `${local}${time.offset === 'Z' ? '+00:00' : time.offset}[${zone}]`;
  return time.offset && placeTimeFault(printed) === null ? printed : atPlace(local, zone);
}

const timed = (value: string | undefined) => (value !== undefined && value.length > 10 ? value : undefined);

function travelersOf(booking: Booking) {
  const people = booking.travelers ?? [];
  const several = people.length > 1;
  return people.flatMap((person, i) => {
    const name = nameOf(person);
    if (!name) return [];
    const seat = booking.seats?.[i];
    const ticketNumber = several ? undefined : booking.ticketNumber;
    return [dropEmpty({ name, seat: join(several ? seat?.coach : undefined, seat?.number, '-'), ticketNumber })];
  });
}

const nameOf = (person: Person) => cut(person.name ?? join(person.givenName, person.familyName), 200);

/** Where several travel, each has their own seat beside their name. */
const onlySeat = (booking: Booking) => ((booking.travelers?.length ?? 0) > 1 ? undefined : booking.seats?.[0]);

function isSamePlace(a: WrittenPlace | undefined, b: WrittenPlace | undefined): boolean {
  if (!b) return true;
  if (!a) return false;
  if (a.iata && b.iata) return a.iata === b.iata;
  return a.name === b.name && a.street === b.street && a.city === b.city;
}

const cut = (text: string | undefined, max: number) => text?.trim().slice(0, max) || undefined;

function join(a: string | undefined, b: string | undefined, by = ' '): string | undefined {
  return [a, b].filter(Boolean).join(by) || undefined;
}

export function dropEmpty<T extends object>(of: T): T {
  return Object.fromEntries(
    Object.entries(of).filter(([, value]) => value !== undefined && value !== '' && !isEmptyList(value)),
  ) as T;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;
