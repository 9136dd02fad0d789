import { airports, places } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import { type DemoTrip, eur, nordlys } from './demo-trip.ts';

export function norwegianCoast(now: Date): DemoTrip {
  const paris = around(now, 'Europe/Paris');
  const oslo = around(now, 'Europe/Oslo');
  return {
    name: 'Norwegian coast seminar',
    purpose: 'Management seminar on board',
    segments: [
      {
        type: 'flight',
        ...nordlys,
        flightNumber: '612',
        confirmationNumber: 'K2MWQ5',
        departure: airports.paris,
        arrival: airports.bergen,
        start: paris.at(80, '09:00'),
        end: oslo.at(80, '11:25'),
      },
      {
        type: 'cruise',
        company: 'Kystlinjen',
        shipName: 'Havørn',
        confirmationNumber: 'KL-20417',
        cabin: '614, outside',
        deck: '6',
        ...eur('1480.00'),
        departure: places.bergenQuay,
        arrival: places.bergenQuay,
        portsOfCall: [
          { place: places.alesund, arrival: oslo.at(81, '09:00'), departure: oslo.at(81, '17:00') },
          { place: places.geiranger, arrival: oslo.at(82, '08:00'), departure: oslo.at(82, '16:30') },
        ],
        start: oslo.at(80, '18:00'),
        end: oslo.at(84, '08:00'),
      },
      {
        type: 'flight',
        ...nordlys,
        flightNumber: '613',
        confirmationNumber: 'K2MWQ5',
        departure: airports.bergen,
        arrival: airports.paris,
        start: oslo.at(84, '12:15'),
        end: paris.at(84, '14:45'),
      },
    ],
  };
}
