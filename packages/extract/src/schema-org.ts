import type { Booking, BookingStatus, Company, Person, Place, PlaceTime, Seat } from './booking.ts';
import { hasClock } from './iso-time.ts';
import type { JsonObject, JsonValue } from './json.ts';

/** A booking in the vocabulary of schema.org, as KDE Itinerary, Nextcloud Mail and Gmail write and read it. */
export function toSchemaOrg(booking: Booking): JsonObject {
  const flat: Loose = {
    '@context': 'http://schema.org',
    '@type': booking.type,
    reservationNumber: booking.reference,
    underName: several(booking.travelers?.map(personOf)),
    reservationStatus: booking.status && statuses[booking.status],
    totalPrice: booking.price && Number(booking.price.amount),
    priceCurrency: booking.price?.currency,
    reservedTicket: ticketsOf(booking),
    programMembershipUsed: booking.programme && {
      '@type': 'ProgramMembership',
      programName: booking.programme.name,
      membershipNumber: booking.programme.number,
    },
    url: booking.links?.show,
    modifyReservationUrl: booking.links?.change,
    cancelReservationUrl: booking.links?.cancel,
    checkinUrl: booking.links?.checkIn,
    bookingAgent: companyOf(booking.agency),
    bookingTime: timeOf(booking.bookedAt),
    pkpassPassTypeIdentifier: booking.pass?.type,
    pkpassSerialNumber: booking.pass?.serial,
    ...ownOf(booking),
  };
  return dropEmpty(flat) as JsonObject;
}

type Loose = { [key: string]: JsonValue | Loose | Loose[] | undefined };

const statuses: Record<BookingStatus, string> = {
  confirmed: 'http://schema.org/ReservationConfirmed',
  cancelled: 'http://schema.org/ReservationCancelled',
  pending: 'http://schema.org/ReservationPending',
  changed: 'http://schema.org/ReservationConfirmed',
};

const stops = {
  TrainReservation: ['TrainTrip', 'Station', 'TrainStation', 'train'],
  BusReservation: ['BusTrip', 'BusStop', 'BusStop', 'bus'],
  BoatReservation: ['BoatTrip', 'BoatTerminal', 'BoatTerminal', 'boat'],
} as const;

function ownOf(booking: Booking): Loose {
  switch (booking.type) {
    case 'FlightReservation':
      return {
        reservationFor: {
          '@type': 'Flight',
          flightNumber: booking.number,
          airline: typed('Airline', companyOf(booking.carrier)),
          departureAirport: placeOf(booking.from, 'Airport'),
          arrivalAirport: placeOf(booking.to, 'Airport'),
          ...journeyTimes(booking),
          boardingTime: timeOf(booking.boarding),
          departureGate: booking.gate,
          departureTerminal: booking.departureTerminal,
          arrivalTerminal: booking.arrivalTerminal,
        },
        airplaneSeat: booking.seats?.[0]?.number,
        airplaneSeatClass: booking.cabin ? { '@type': 'AirplaneSeatClass', name: booking.cabin } : undefined,
        boardingGroup: booking.boardingGroup,
        passengerSequenceNumber: booking.sequenceNumber,
      };
    case 'TrainReservation':
    case 'BusReservation':
    case 'BoatReservation': {
      const [trip, stop, stopType, vehicle] = stops[booking.type];
      return {
        reservationFor: {
          '@type': trip,
          ...(vehicle === 'boat'
            ? { name: booking.line }
            : { [`${vehicle}Number`]: booking.number, [`${vehicle}Name`]: booking.line }),
          provider: companyOf(booking.carrier),
          [`departure${stop}`]: placeOf(booking.from, stopType),
          [`arrival${stop}`]: placeOf(booking.to, stopType),
          ...journeyTimes(booking),
          departurePlatform: booking.departurePlatform,
          arrivalPlatform: booking.arrivalPlatform,
        },
      };
    }
    case 'LodgingReservation':
      return {
        reservationFor: placeOf(booking.place, 'LodgingBusiness'),
        checkinTime: timeOf(booking.checkIn),
        checkoutTime: timeOf(booking.checkOut),
      };
    case 'RentalCarReservation':
      return {
        reservationFor: { '@type': 'RentalCar', name: booking.car, rentalCompany: companyOf(booking.carrier) },
        pickupLocation: placeOf(booking.from, 'Place'),
        pickupTime: timeOf(booking.departure),
        dropoffLocation: placeOf(booking.to, 'Place'),
        dropoffTime: timeOf(booking.arrival),
      };
    case 'TaxiReservation':
      return {
        reservationFor: booking.carrier && { '@type': 'Taxi', provider: companyOf(booking.carrier) },
        pickupLocation: placeOf(booking.from, 'Place'),
        pickupTime: timeOf(booking.departure),
        dropoffLocation: placeOf(booking.to, 'Place'),
      };
    case 'FoodEstablishmentReservation':
      return {
        reservationFor: placeOf(booking.place, 'FoodEstablishment'),
        startTime: timeOf(booking.departure),
        endTime: timeOf(booking.until),
        partySize: booking.partySize === undefined ? undefined : String(booking.partySize),
      };
    case 'EventReservation':
      return { reservationFor: { '@type': 'Event', ...eventOf(booking) } };
    case 'Event':
      return { ...eventOf(booking), url: booking.links?.show };
    case 'Ticket':
      return {
        name: booking.name,
        ticketToken: booking.ticketToken,
        ticketNumber: booking.ticketNumber,
        ticketIssuedBy: companyOf(booking.issuer),
        validFrom: timeOf(booking.validFrom),
        validUntil: timeOf(booking.validUntil),
        reservedTicket: undefined,
      };
    case 'ProgramMembership':
      return {
        programName: booking.name,
        membershipNumber: booking.membershipNumber,
        hostingOrganization: companyOf(booking.issuer),
        validFrom: timeOf(booking.validFrom),
        validUntil: timeOf(booking.validUntil),
        member: several(booking.travelers?.map(personOf)),
        underName: undefined,
      };
  }
}

function eventOf(booking: Extract<Booking, { type: 'EventReservation' | 'Event' }>): Loose {
  return {
    name: booking.name,
    location: placeOf(booking.place, 'Place'),
    startDate: timeOf(booking.departure),
    endDate: timeOf(booking.until),
    doorTime: timeOf(booking.entrance),
  };
}

/** A day alone is `departureDay`: a reader of `departureTime` would take it for midnight. */
function journeyTimes(journey: { departure?: PlaceTime; arrival?: PlaceTime }): Loose {
  const { departure, arrival } = journey;
  return {
    ...(departure && hasClock(departure) ? { departureTime: timeOf(departure) } : { departureDay: departure?.local }),
    arrivalTime: timeOf(arrival),
  };
}

function timeOf(time: PlaceTime | undefined): JsonValue | undefined {
  if (!time) return undefined;
  if (time.zone && hasClock(time)) return { '@type': 'QDateTime', '@value': time.local, timezone: time.zone };
  return hasClock(time) && time.offset ? `${time.local}${time.offset}` : time.local;
}

function ticketsOf(booking: Booking): Loose | Loose[] | undefined {
  const ticket = (seat: Seat | undefined): Loose => ({
    '@type': 'Ticket',
    ticketNumber: booking.ticketNumber,
    ticketToken: booking.ticketToken,
    ticketedSeat: seat && {
      '@type': 'Seat',
      seatNumber: seat.number,
      seatSection: seat.coach,
      seatRow: seat.row,
      seatingType: seat.class,
    },
  });
  const seats = booking.seats ?? [];
  return seats.length > 1 ? seats.map(ticket) : ticket(seats[0]);
}

function personOf(person: Person): Loose {
  return { '@type': 'Person', ...person };
}

function companyOf(company: Company | undefined): Loose | undefined {
  return (
    company && { '@type': 'Organization', name: company.name, iataCode: company.iata, identifier: company.identifier }
  );
}

function typed(type: string, thing: Loose | undefined): Loose | undefined {
  return thing && { ...thing, '@type': type };
}

function placeOf(place: Place | undefined, type: string): Loose | undefined {
  if (!place) return undefined;
  const hasPoint = place.latitude !== undefined && place.longitude !== undefined;
  return {
    '@type': type,
    name: place.name,
    iataCode: place.iata,
    identifier: place.identifier,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.street,
      postalCode: place.postcode,
      addressLocality: place.city,
      addressRegion: place.region,
      addressCountry: place.country,
    },
    geo: hasPoint ? { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude } : undefined,
    telephone: place.phone,
    email: place.email,
    url: place.url,
  };
}

function several<T>(list: T[] | undefined): T | T[] | undefined {
  return list && list.length === 1 ? list[0] : list;
}

/** Without the fields that say nothing, and the objects that then only say their type. */
function dropEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmpty).filter((entry) => entry !== undefined);
  if (typeof value !== 'object' || value === null) return value === '' ? undefined : value;
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, dropEmpty(entry)] as const)
    .filter(([, entry]) => entry !== undefined);
  return entries.some(([key]) => !key.startsWith('@') || key === '@value') ? Object.fromEntries(entries) : undefined;
}
