import { airports, places, towns, withAddress } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import { type DemoTrip, nordlys } from './demo-trip.ts';

export function zurichAndMadrid(now: Date): DemoTrip {
  const paris = around(now, 'Europe/Paris');
  const geneva = around(now, 'Europe/Zurich');
  const madrid = around(now, 'Europe/Madrid');
  return {
    name: 'Zürich and Madrid',
    rating: 3,
    segments: [
      {
        type: 'train',
        transporter: 'Trans Alpine',
        trainNumber: '9203',
        departure: places.gareDeLyon,
        arrival: places.zurichHb,
        start: paris.at(-96, '07:22'),
        end: geneva.at(-96, '11:26'),
      },
      {
        type: 'hotel',
        name: 'Zur Linde',
        place: withAddress(towns.zurich, 'Zur Linde', 'Lindenhofstrasse 15, 8001 Zürich'),
        start: geneva.day(-96),
        end: geneva.day(-94),
      },
      {
        type: 'flight',
        ...nordlys,
        flightNumber: '2030',
        status: 'cancelled',
        departure: { name: 'Zürich', iata: 'ZRH' },
        arrival: airports.madrid,
        start: geneva.at(-94, '12:10'),
        end: madrid.at(-94, '14:30'),
      },
      {
        type: 'hotel',
        name: 'Posada del Olmo',
        place: withAddress(towns.madrid, 'Posada del Olmo', 'Calle de Almagro 21, 28010 Madrid'),
        start: madrid.day(-94),
        end: madrid.day(-92),
      },
      {
        type: 'flight',
        ...nordlys,
        flightNumber: '1401',
        departure: airports.madrid,
        arrival: airports.paris,
        start: madrid.at(-92, '17:05'),
        end: paris.at(-92, '19:10'),
      },
    ],
  };
}
