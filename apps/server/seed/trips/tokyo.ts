import { airports, towns, withAddress } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import { type DemoTrip, eur, helice, lea } from './demo-trip.ts';

export function tokyoTrip(now: Date): DemoTrip {
  const paris = around(now, 'Europe/Paris');
  const tokyo = around(now, 'Asia/Tokyo');
  return {
    name: 'Tokyo',
    purpose: 'Annual meeting with the partners',
    segments: [
      {
        type: 'flight',
        ...helice,
        ...lea('32K'),
        flightNumber: '274',
        confirmationNumber: 'TK8Z1L',
        ...eur('1124.00'),
        cabin: 'Premium economy',
        departure: airports.paris,
        arrival: airports.tokyo,
        start: paris.at(61, '13:30'),
        end: tokyo.at(62, '09:25'),
      },
      {
        type: 'hotel',
        name: 'Hotel Kaede',
        place: withAddress(towns.tokyo, 'Hotel Kaede', '2-14-7 Shimbashi, Minato-ku, Tokyo 105-0004'),
        price: { amount: '118000', currency: 'JPY' },
        start: tokyo.day(62),
        end: tokyo.day(67),
      },
      {
        type: 'flight',
        ...helice,
        flightNumber: '275',
        confirmationNumber: 'TK8Z1L',
        departure: airports.tokyo,
        arrival: airports.paris,
        start: tokyo.at(67, '22:50'),
        end: paris.at(68, '05:30'),
      },
    ],
  };
}
