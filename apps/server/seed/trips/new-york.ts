import { airports, towns, withAddress } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import { type DemoTrip, helice } from './demo-trip.ts';

export function newYorkTrip(now: Date): DemoTrip {
  const paris = around(now, 'Europe/Paris');
  const newYork = around(now, 'America/New_York');
  return {
    name: 'New York',
    rating: 4,
    segments: [
      {
        type: 'flight',
        ...helice,
        flightNumber: '22',
        confirmationNumber: 'NY5D0C',
        departure: airports.paris,
        arrival: airports.newYork,
        start: paris.at(-24, '13:15'),
        end: newYork.at(-24, '15:40'),
      },
      {
        type: 'hotel',
        name: 'The Alder House',
        place: withAddress(towns.newYork, 'The Alder House', '41 East 40th Street, New York, NY 10016'),
        price: { amount: '894.00', currency: 'USD' },
        start: newYork.day(-24),
        end: newYork.day(-20),
      },
      {
        type: 'flight',
        ...helice,
        flightNumber: '23',
        confirmationNumber: 'NY5D0C',
        departure: airports.newYork,
        arrival: airports.paris,
        start: newYork.at(-20, '19:30'),
        end: paris.at(-19, '08:45'),
      },
    ],
  };
}
