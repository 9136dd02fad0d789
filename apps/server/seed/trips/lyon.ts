import { places } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import type { DemoTrip } from './demo-trip.ts';

export function lyonDay(now: Date): DemoTrip {
  const paris = around(now, 'Europe/Paris');
  return {
    name: 'Lyon, one day',
    rating: 5,
    segments: [
      {
        type: 'train',
        transporter: 'Trans Alpine',
        trainNumber: '6607',
        departure: places.gareDeLyon,
        arrival: places.partDieu,
        start: paris.at(-47, '07:00'),
        end: paris.at(-47, '08:56'),
      },
      {
        type: 'train',
        transporter: 'Trans Alpine',
        trainNumber: '6628',
        departure: places.partDieu,
        arrival: places.gareDeLyon,
        start: paris.at(-47, '18:04'),
        end: paris.at(-47, '20:00'),
      },
    ],
  };
}
