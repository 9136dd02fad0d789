import { airports, places, towns, withAddress } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import { type DemoTrip, eur, nordlys } from './demo-trip.ts';

/** Ana's own, and the one that she organises for Max. */
export function anasTrips(now: Date): { own: DemoTrip[]; forMax: DemoTrip } {
  const paris = around(now, 'Europe/Paris');
  const frankfurt = around(now, 'Europe/Berlin');
  const vienna = around(now, 'Europe/Vienna');
  return {
    own: [
      {
        name: 'Advisors’ day in Lyon',
        segments: [
          {
            type: 'train',
            transporter: 'Trans Alpine',
            trainNumber: '6611',
            coachNumber: '2',
            seat: '34',
            departure: places.gareDeLyon,
            arrival: places.partDieu,
            start: paris.at(6, '09:00'),
            end: paris.at(6, '10:56'),
          },
          {
            type: 'event',
            eventType: 'Conference',
            name: 'Advisors’ day',
            location: withAddress(towns.lyon, 'Halle Rhône', 'Quai Charles de Gaulle 50, 69006 Lyon'),
            start: paris.at(6, '11:30'),
            duration: '06:00',
          },
        ],
      },
    ],
    forMax: {
      name: 'Vienna, customer visit',
      purpose: 'Installation at the customer’s',
      segments: [
        {
          type: 'flight',
          ...nordlys,
          flightNumber: '331',
          confirmationNumber: 'V3WM9A',
          ...eur('231.70'),
          departure: airports.frankfurt,
          arrival: airports.vienna,
          start: frankfurt.at(16, '08:50'),
          end: vienna.at(16, '10:15'),
        },
        {
          type: 'hotel',
          name: 'Pension Kastanie',
          place: withAddress(towns.vienna, 'Pension Kastanie', 'Lindengasse 44, 1070 Wien'),
          confirmationNumber: 'PK-1182',
          amenities: ['breakfast', 'internet'],
          start: vienna.day(16),
          end: vienna.day(18),
        },
        {
          type: 'flight',
          ...nordlys,
          flightNumber: '336',
          confirmationNumber: 'V3WM9A',
          departure: airports.vienna,
          arrival: airports.frankfurt,
          start: vienna.at(18, '19:05'),
          end: frankfurt.at(18, '20:40'),
        },
      ],
    },
  };
}
