import { airports, towns, withAddress } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import { type DemoTrip, eur, helice, lea } from './demo-trip.ts';

export function berlinFair(now: Date): DemoTrip {
  const paris = around(now, 'Europe/Paris');
  const berlin = around(now, 'Europe/Berlin');
  return {
    name: 'Berlin trade fair',
    purpose: 'Stand in hall 7',
    segments: [
      {
        type: 'flight',
        ...helice,
        ...lea('9F'),
        ...eur('184.20'),
        flightNumber: '1734',
        confirmationNumber: 'B7PL3M',
        departure: airports.paris,
        arrival: airports.berlin,
        departureTerminal: '2D',
        start: paris.at(11, '07:20'),
        end: berlin.at(11, '09:05'),
      },
      {
        type: 'hotel',
        name: 'Haus am Lietzensee',
        place: withAddress(towns.berlin, 'Haus am Lietzensee', 'Neue Kantstraße 12, 14057 Berlin'),
        confirmationNumber: 'HL20931',
        ...eur('447.00'),
        refundable: true,
        amenities: ['breakfast', 'internet', 'eco-label'],
        start: berlin.at(11, '15:00'),
        // A day before the flight home: the itinerary asks where she sleeps.
        end: berlin.at(13, '11:00'),
      },
      {
        type: 'event',
        eventType: 'Conference',
        name: 'Trade fair, stand 7.214',
        location: withAddress(towns.berlin, 'Messe Berlin', 'Messedamm 22, 14055 Berlin'),
        start: berlin.at(12, '09:00'),
        end: berlin.at(13, '18:00'),
      },
      {
        type: 'flight',
        ...helice,
        ...lea('9F'),
        flightNumber: '1735',
        confirmationNumber: 'B7PL3M',
        departure: airports.berlin,
        arrival: airports.paris,
        start: berlin.at(14, '18:40'),
        end: paris.at(14, '20:30'),
      },
    ],
  };
}
