import type { Booking, BookingStatus, Candidate, Place, PlaceTime, Seat } from '../../booking.ts';
import { hasClock } from '../../iso-time.ts';
import { isObject } from '../../json.ts';
import { findTimes } from '../../text/times.ts';
import { type Draft, draft } from '../draft.ts';
import {
  companyOf,
  dropEmpty,
  evidenceOf,
  iataOf,
  type Pick,
  peopleOf,
  pick,
  placeOf,
  priceOf,
  textOf,
  timeOf,
  tokenOf,
  typeOf,
} from './pick.ts';

/** One reservation object. Nothing where it does not say what, where or when. */
export function readReservation(thing: Pick, node: string): Candidate[] {
  if (!isObject(thing.value)) return [];
  const drafted = readByType(typeOf(thing.value), thing, node);
  if (!drafted) return [];
  readCommon(drafted as Draft<Booking['type']>, thing, node);
  return [drafted.done('markup', 0.95)];
}

function readByType(type: string, thing: Pick, node: string) {
  switch (type) {
    case 'FlightReservation':
      return readFlight(thing, node);
    case 'TrainReservation':
      return readRide(
        draft('TrainReservation'),
        thing,
        node,
        ['departureStation', 'departStation'],
        ['arrivalStation'],
        'train',
      );
    case 'BusReservation':
      return readRide(
        draft('BusReservation'),
        thing,
        node,
        ['departureBusStop', 'departureBusStation', 'departureStation'],
        ['arrivalBusStop', 'arrivalBusStation', 'arrivalStation'],
        'bus',
      );
    case 'BoatReservation':
      return readRide(
        draft('BoatReservation'),
        thing,
        node,
        ['departureBoatTerminal'],
        ['arrivalBoatTerminal'],
        'boat',
      );
    case 'LodgingReservation':
      return readLodging(thing, node);
    case 'RentalCarReservation':
      return readRentalCar(thing, node);
    case 'TaxiReservation':
      return readTaxi(thing, node);
    case 'FoodEstablishmentReservation':
      return readRestaurant(thing, node);
    case 'EventReservation':
      return readEvent(thing, node);
    default:
      return null;
  }
}

function readFlight(thing: Pick, node: string) {
  const flight = draft('FlightReservation');
  const trip = pick(thing, 'reservationFor');
  const put = putter(flight, node);
  const numberAt = pick(trip, 'flightNumber', 'name');
  const number = splitFlightNumber(textOf(numberAt) ?? '');
  const airlineAt = pick(trip, 'airline', 'provider', 'carrier', 'seller');
  const airline = companyOf(airlineAt) ?? {};
  const iata = airline.iata ?? number.airline;
  put.value('number', number.digits, numberAt);
  put.value('carrier', dropEmpty({ ...airline, iata }), airlineAt);
  put.place('from', pick(trip, 'departureAirport'));
  put.place('to', pick(trip, 'arrivalAirport'));
  put.time('departure', pick(trip, 'departureTime', 'departureDay'));
  put.time('arrival', pick(trip, 'arrivalTime'));
  put.time('boarding', pick(trip, 'boardingTime'));
  put.text('gate', pick(trip, 'departureGate'));
  put.text('departureTerminal', pick(trip, 'departureTerminal'));
  put.text('arrivalTerminal', pick(trip, 'arrivalTerminal'));
  put.text('boardingGroup', pick(thing, 'boardingGroup'));
  put.text('sequenceNumber', pick(thing, 'passengerSequenceNumber'));
  const cabin = pick(thing, 'airplaneSeatClass.name', 'airplaneSeatClass');
  if (typeof cabin.value === 'string') put.text('cabin', cabin);
  const seat = pick(thing, 'airplaneSeat');
  if (textOf(seat)) put.value('seats', [{ number: textOf(seat) }], seat);
  const { booking } = flight;
  return booking.number || booking.from || booking.to ? flight : null;
}

/** "AF 0344" → AF and 344. */
export function splitFlightNumber(text: string): { airline?: string; digits?: string } {
  const match = /^(?:([A-Z]{2}|[A-Z]\d|\d[A-Z])\s?-?\s?)?0{0,3}(\d{1,4})[A-Z]?$/.exec(text.trim().toUpperCase());
  return match ? (dropEmpty({ airline: iataOf(match[1], 2), digits: match[2] }) ?? {}) : {};
}

function readRide<T extends 'TrainReservation' | 'BusReservation' | 'BoatReservation'>(
  ride: Draft<T>,
  thing: Pick,
  node: string,
  from: string[],
  to: string[],
  vehicle: 'train' | 'bus' | 'boat',
) {
  const trip = pick(thing, 'reservationFor');
  const put = putter(ride as unknown as Draft<'TrainReservation'>, node);
  put.place('from', pick(trip, ...from));
  put.place('to', pick(trip, ...to));
  put.time('departure', pick(trip, 'departureTime', 'departureDay'));
  put.time('arrival', pick(trip, 'arrivalTime'));
  put.text('number', pick(trip, `${vehicle}Number`));
  put.text('line', vehicle === 'boat' ? pick(trip, 'name') : pick(trip, `${vehicle}Name`));
  put.text('departurePlatform', pick(trip, 'departurePlatform'));
  put.text('arrivalPlatform', pick(trip, 'arrivalPlatform'));
  const carrier = pick(trip, 'provider', `${vehicle}Company`, 'carrier');
  put.value('carrier', companyOf(carrier), carrier);
  return pick(trip, ...from, ...to).value === undefined ? null : ride;
}

function readLodging(thing: Pick, node: string) {
  const stay = draft('LodgingReservation');
  const put = putter(stay, node);
  put.place('place', pick(thing, 'reservationFor'));
  put.time(
    'checkIn',
    pick(thing, 'checkinTime', 'checkinDate'),
    pick(thing, 'checkinDate'),
    pick(thing, 'reservationFor.checkinTime'),
  );
  put.time(
    'checkOut',
    pick(thing, 'checkoutTime', 'checkoutDate'),
    pick(thing, 'checkoutDate'),
    pick(thing, 'reservationFor.checkoutTime'),
  );
  const { booking } = stay;
  return booking.place || booking.checkIn ? stay : null;
}

function readRentalCar(thing: Pick, node: string) {
  const rental = draft('RentalCarReservation');
  const put = putter(rental, node);
  const company = pick(thing, 'reservationFor.rentalCompany', 'reservationFor.provider', 'provider');
  put.value('carrier', companyOf(company), company);
  put.text('car', pick(thing, 'reservationFor.name', 'reservationFor.model'));
  put.place('from', pick(thing, 'pickupLocation'));
  put.place('to', pick(thing, 'dropoffLocation'));
  put.time('departure', pick(thing, 'pickupTime'));
  put.time('arrival', pick(thing, 'dropoffTime'));
  return rental.booking.from || rental.booking.departure ? rental : null;
}

function readTaxi(thing: Pick, node: string) {
  const taxi = draft('TaxiReservation');
  const put = putter(taxi, node);
  const company = pick(thing, 'reservationFor.provider', 'provider');
  put.value('carrier', companyOf(company), company);
  put.place('from', pick(thing, 'pickupLocation'));
  put.place('to', pick(thing, 'dropoffLocation'));
  put.time('departure', pick(thing, 'pickupTime'));
  return taxi.booking.from || taxi.booking.departure ? taxi : null;
}

function readRestaurant(thing: Pick, node: string) {
  const table = draft('FoodEstablishmentReservation');
  const put = putter(table, node);
  put.place('place', pick(thing, 'reservationFor'));
  put.time('departure', pick(thing, 'startTime', 'startDate'));
  put.time('until', pick(thing, 'endTime'));
  const party = pick(thing, 'partySize');
  const size = Number(textOf(party));
  if (Number.isInteger(size) && size > 0) put.value('partySize', size, party);
  return table.booking.place ? table : null;
}

function readEvent(thing: Pick, node: string) {
  const event = draft('EventReservation');
  const put = putter(event, node);
  put.text('name', pick(thing, 'reservationFor.name'));
  put.place('place', pick(thing, 'reservationFor.location'));
  put.time('departure', pick(thing, 'reservationFor.startDate', 'reservationFor.startTime'));
  put.time('until', pick(thing, 'reservationFor.endDate', 'reservationFor.endTime'));
  put.time('entrance', pick(thing, 'reservationFor.doorTime'));
  return event.booking.name ? event : null;
}

/** An event as such, without a reservation around it. */
export function readNotice(thing: Pick, node: string): Candidate[] {
  if (!isObject(thing.value) || typeOf(thing.value) !== 'Event') return [];
  const event = draft('Event');
  const put = putter(event, node);
  put.text('name', pick(thing, 'name'));
  put.place('place', pick(thing, 'location'));
  put.time('departure', pick(thing, 'startDate'));
  put.time('until', pick(thing, 'endDate'));
  put.value('links', dropEmpty({ show: linkOf(thing, 'url') }));
  return event.booking.name ? [event.done('markup', 0.9)] : [];
}

function readCommon(any: Draft<Booking['type']>, thing: Pick, node: string): void {
  const put = putter(any, node);
  put.text('reference', pick(thing, 'reservationNumber', 'reservationId', 'confirmationNumber', 'bookingReference'));
  const people = pick(thing, 'underName', 'reservedTicket.underName');
  put.value('travelers', peopleOf(people), people);
  const status = pick(thing, 'reservationStatus');
  put.value('status', statusOf(textOf(status) ?? textOf(pick(status, '@id', 'name')) ?? ''), status);
  const price = priceOf(thing);
  if (price) put.value('price', price.price, price.found);
  const seats = pick(thing, 'reservedTicket');
  put.value('seats', seatsOf(seats, thing), seats);
  put.text('ticketNumber', pick(thing, 'reservedTicket.ticketNumber', 'ticketNumber'));
  const token = pick(thing, 'reservedTicket.ticketToken', 'ticketToken');
  put.value('ticketToken', tokenOf(token), token);
  put.value(
    'links',
    dropEmpty({
      show: linkOf(thing, 'url', 'ViewAction'),
      change: linkOf(thing, 'modifyReservationUrl', 'UpdateAction', 'EditAction'),
      cancel: linkOf(thing, 'cancelReservationUrl', 'CancelAction'),
      checkIn: linkOf(thing, 'checkinUrl', 'CheckInAction'),
    }),
  );
  const programme = pick(thing, 'programMembershipUsed', 'programMembership');
  put.value(
    'programme',
    dropEmpty({
      name: textOf(pick(programme, 'programName', 'program', 'name')),
      number: textOf(pick(programme, 'membershipNumber', 'memberNumber')),
    }),
    programme,
  );
  const agency = pick(thing, 'bookingAgent', 'broker');
  put.value('agency', companyOf(agency), agency);
  put.time('bookedAt', pick(thing, 'bookingTime'));
  const serial = textOf(pick(thing, 'pkpassSerialNumber'));
  const type = textOf(pick(thing, 'pkpassPassTypeIdentifier'));
  if (serial && type) put.value('pass', { type, serial });
}

function linkOf(thing: Pick, name: string, ...actions: string[]): string | undefined {
  const direct = textOf(pick(thing, name));
  const list = pick(thing, 'potentialAction').value;
  const found = (Array.isArray(list) ? list : [list]).find(
    (action) => isObject(action) && actions.includes(typeOf(action)),
  );
  const link =
    direct ??
    (isObject(found) ? textOf(pick({ value: found, pointer: '' }, 'target.urlTemplate', 'target', 'url')) : undefined);
  return link && /^https?:\/\/\S+$/i.test(link) ? link : undefined;
}

function seatsOf(tickets: Pick, thing: Pick): Seat[] | undefined {
  const list = Array.isArray(tickets.value) ? tickets.value : [tickets.value];
  const seats = list
    .map((value) => {
      const seat = pick({ value, pointer: '' }, 'ticketedSeat');
      const text = typeof seat.value === 'string' ? seat.value : undefined;
      return dropEmpty({
        number: text ?? textOf(pick(seat, 'seatNumber')),
        coach: textOf(pick(seat, 'seatSection')),
        row: textOf(pick(seat, 'seatRow')),
        class: textOf(pick(seat, 'seatingType.name', 'seatingType')),
      });
    })
    .filter((seat) => seat !== undefined);
  if (seats.length > 0) return seats;
  // the older vocabulary of Gmail
  const venue = dropEmpty({
    number: textOf(pick(thing, 'venueSeat')),
    row: textOf(pick(thing, 'venueRow')),
    coach: textOf(pick(thing, 'venueSection')),
  });
  return venue ? [venue] : undefined;
}

export function statusOf(text: string): BookingStatus | undefined {
  if (/cancel/i.test(text)) return 'cancelled';
  if (/pending|hold|waitlist/i.test(text)) return 'pending';
  return /confirm|checkin/i.test(text) ? 'confirmed' : undefined;
}

/** Sets fields of a draft from picks, each with its evidence. */
function putter<T extends Booking['type']>(target: Draft<T>, node: string) {
  const set = target.set as unknown as (
    field: string,
    value: unknown,
    evidence?: ReturnType<typeof evidenceOf>,
  ) => void;
  const value = (field: string, given: unknown, found?: Pick) => set(field, given, found && evidenceOf(node, found));
  return {
    value,
    text: (field: string, found: Pick) => value(field, textOf(found), found),
    place: (field: string, found: Pick) => value(field, placeOf(found) satisfies Place | undefined, found),
    /** A clock without a day ("15:00") takes its day from `dayAt`, a day without a clock the house's own hour. */
    time: (field: string, found: Pick, dayAt?: Pick, usual?: Pick) => {
      const time = timeOf(found);
      const day = time ?? (dayAt && timeOf(dayAt));
      const clock = clockOf(time ? usual : found);
      const joined: PlaceTime | null =
        day && clock && !hasClock(day) ? { local: `${day.local}T${clock}:00` } : (day ?? null);
      value(field, joined, found);
    },
  };
}

/** "15:00" and "4:00 PM" where nothing else is said. */
function clockOf(found: Pick | undefined): string | undefined {
  const text = (found && textOf(found)) ?? '';
  const [time, ...others] = text.length <= 12 ? findTimes(text) : [];
  return others.length === 0 ? time?.time : undefined;
}
