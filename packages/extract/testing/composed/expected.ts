import type { Booking, PlaceTime } from '../../src/booking.ts';
import type { Fact, Stop } from './facts.ts';

/** What a careful reader finds of a fact in a paper that prints it with this number, for these people. */
export function expectedOf(fact: Fact, reference: string | undefined, travellers: readonly string[]): Booking {
  const common = { reference, travelers: travellers.map((name) => ({ name })) };
  switch (fact.kind) {
    case 'stay': {
      const { house, street, city, from, to, opens, closes } = fact;
      return {
        type: 'LodgingReservation',
        ...common,
        place: { name: house, street, city },
        checkIn: moment({ day: from, minute: opens }),
        checkOut: moment({ day: to, minute: closes }),
      };
    }
    case 'hire': {
      const { company, from, to } = fact;
      const ends = { from: { name: from.place.name }, to: { name: to.place.name } };
      return {
        type: 'RentalCarReservation',
        ...common,
        carrier: { name: company },
        ...ends,
        departure: moment(from),
        arrival: moment(to),
      };
    }
    case 'table': {
      const { house, street, city, seats } = fact;
      return {
        type: 'FoodEstablishmentReservation',
        ...common,
        place: { name: house, street, city },
        departure: moment(fact.from),
        partySize: seats,
      };
    }
    case 'ride':
      return {
        type: 'TaxiReservation',
        ...common,
        from: { name: fact.from.place.name },
        to: { name: fact.to.name },
        departure: moment(fact.from),
      };
    default: {
      const { kind, line, number, from, to } = fact;
      const type = (
        {
          flight: 'FlightReservation',
          train: 'TrainReservation',
          coach: 'BusReservation',
          ferry: 'BoatReservation',
        } as const
      )[kind];
      const carrier = kind === 'flight' ? { iata: line } : undefined;
      return {
        type,
        ...common,
        carrier,
        number,
        from: placed(from),
        to: placed(to),
        departure: moment(from),
        arrival: moment(to),
      };
    }
  }
}

const placed = ({ place: { name, iata } }: Stop) => ({ name, iata });

function moment({ day, minute }: { day: string; minute?: number }): PlaceTime {
  if (minute === undefined) return { local: day };
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return { local: `${day}T${hours}:${minutes}:00` };
}
