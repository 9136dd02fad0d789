import type { Booking, Candidate, PlaceTime } from '../../booking.ts';
import { dayOf } from '../../iso-time.ts';
import { isObject } from '../../json.ts';
import { type Draft, draft } from '../draft.ts';
import { linkOf, putCommon } from './common.ts';
import { companyOf, dropEmpty, iataOf, type Pick, pick, textOf, typeOf } from './pick.ts';
import { putter } from './putter.ts';

/** One reservation object. Nothing where it does not say what, where or when. */
export function readReservation(thing: Pick, node: string): Candidate[] {
  if (!isObject(thing.value)) return [];
  const drafted = readByType(typeOf(thing.value), thing, node);
  if (!drafted) return [];
  putCommon(drafted as Draft<Booking['type']>, thing, node);
  return [drafted.done('markup', 0.95)];
}

function readByType(type: string, thing: Pick, node: string) {
  switch (type) {
    case 'FlightReservation':
      return readFlight(thing, node);
    case 'TrainReservation':
      return readRide(draft(type), thing, node, rides.train);
    case 'BusReservation':
      return readRide(draft(type), thing, node, rides.bus);
    case 'BoatReservation':
      return readRide(draft(type), thing, node, rides.boat);
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

/** What each kind of ride calls its two ends, and itself. */
const rides = {
  train: { vehicle: 'train', from: ['departureStation', 'departStation'], to: ['arrivalStation'] },
  bus: {
    vehicle: 'bus',
    from: ['departureBusStop', 'departureBusStation', 'departureStation'],
    to: ['arrivalBusStop', 'arrivalBusStation', 'arrivalStation'],
  },
  boat: { vehicle: 'boat', from: ['departureBoatTerminal'], to: ['arrivalBoatTerminal'] },
};

function readRide<T extends 'TrainReservation' | 'BusReservation' | 'BoatReservation'>(
  ride: Draft<T>,
  thing: Pick,
  node: string,
  { vehicle, from, to }: (typeof rides)[keyof typeof rides],
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
  // "2027-03-11T00:00:00Z" and "2027-03-15T00:00:00+00:00": days as a template tells them, in whatever zone; no house has both hours
  const [checkIn, checkOut] = [booking.checkIn, booking.checkOut];
  if (checkIn && checkOut && [checkIn, checkOut].every(isMidnight)) {
    booking.checkIn = { local: dayOf(checkIn) };
    booking.checkOut = { local: dayOf(checkOut) };
  }
  return booking.place || booking.checkIn ? stay : null;
}

const isMidnight = ({ local }: PlaceTime) => local.endsWith('T00:00:00');

function readRentalCar(thing: Pick, node: string) {
  const rental = draft('RentalCarReservation');
  const put = putter(rental, node);
  put.text('car', pick(thing, 'reservationFor.name', 'reservationFor.model'));
  putPickUp(put, pick(thing, 'reservationFor.rentalCompany', 'reservationFor.provider', 'provider'), thing);
  put.time('arrival', pick(thing, 'dropoffTime'));
  return rental.booking.from || rental.booking.departure ? rental : null;
}

function readTaxi(thing: Pick, node: string) {
  const taxi = draft('TaxiReservation');
  putPickUp(putter(taxi, node), pick(thing, 'reservationFor.provider', 'provider'), thing);
  return taxi.booking.from || taxi.booking.departure ? taxi : null;
}

function putPickUp(put: ReturnType<typeof putter>, company: Pick, thing: Pick): void {
  put.value('carrier', companyOf(company), company);
  put.place('from', pick(thing, 'pickupLocation'));
  put.place('to', pick(thing, 'dropoffLocation'));
  put.time('departure', pick(thing, 'pickupTime'));
}

function readRestaurant(thing: Pick, node: string) {
  const table = draft('FoodEstablishmentReservation');
  const put = putter(table, node);
  put.place('place', pick(thing, 'reservationFor'));
  put.time('departure', pick(thing, 'startTime', 'startDate'));
  put.time('until', pick(thing, 'endTime'));
  const party = pick(thing, 'partySize');
  // "4 persone"
  const size = Number(/^(\d{1,2})(?: \p{L}+)?$/u.exec(textOf(party) ?? '')?.[1]);
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
