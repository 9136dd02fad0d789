import { places, towns, withAddress } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import { type DemoTrip, eur } from './demo-trip.ts';

export function londonTrip(now: Date, max: NonNullable<DemoTrip['fellow']>): DemoTrip {
  const paris = around(now, 'Europe/Paris');
  const london = around(now, 'Europe/London');
  return {
    name: 'London',
    purpose: 'Contract with the new supplier',
    fellow: max,
    segments: [
      {
        type: 'train',
        transporter: 'Manche Express',
        trainNumber: '9021',
        coachNumber: '3',
        seat: '41',
        travelClass: 'Standard Premier',
        confirmationNumber: 'RKX21D',
        ...eur('289.00'),
        departure: places.gareDuNord,
        arrival: places.stPancras,
        start: paris.at(24, '09:10'),
        end: london.at(24, '10:30'),
      },
      {
        type: 'hotel',
        name: 'The Lantern Rooms',
        place: withAddress(towns.london, 'The Lantern Rooms', '14 Carthusian Street, London EC1M 6EB'),
        confirmationNumber: 'LR-4471',
        price: { amount: '318.00', currency: 'GBP' },
        amenities: ['internet', 'fitness', 'front-desk-24-7'],
        start: london.at(24, '14:00'),
        end: london.at(26, '11:00'),
      },
      {
        type: 'train',
        transporter: 'Manche Express',
        trainNumber: '9050',
        coachNumber: '8',
        seat: '12',
        confirmationNumber: 'RKX21D',
        departure: places.stPancras,
        arrival: places.gareDuNord,
        start: london.at(26, '17:31'),
        end: paris.at(26, '20:50'),
      },
    ],
  };
}
