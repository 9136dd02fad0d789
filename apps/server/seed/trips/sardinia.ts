import { airports, places, towns, withAddress } from '../demo-places.ts';
import { around } from '../demo-times.ts';
import { type DemoTrip, eur, helice, lea } from './demo-trip.ts';

export function sardiniaKickOff(now: Date): DemoTrip {
  const paris = around(now, 'Europe/Paris');
  const rome = around(now, 'Europe/Rome');
  return {
    name: 'Sardinia kick-off',
    segments: [
      {
        type: 'flight',
        ...helice,
        ...lea('21D'),
        flightNumber: '1204',
        confirmationNumber: 'S9D2VN',
        departure: airports.paris,
        arrival: airports.rome,
        start: paris.at(43, '09:35'),
        end: rome.at(43, '11:40'),
      },
      {
        type: 'car-rental',
        company: 'Rondo Cars',
        confirmationNumber: 'RC-880142',
        ...eur('264.00'),
        pickUp: airports.rome,
        pickUpInstructions: 'Desk in the car park building, level 2. Bring the card of the booking.',
        dropOffSameAsPickUp: true,
        carDescription: 'Compact, automatic, two drivers',
        start: rome.at(43, '12:30'),
        end: rome.at(48, '16:00'),
      },
      {
        type: 'vessel',
        company: 'Linea Blu',
        vesselName: 'Stella Marina',
        confirmationNumber: 'LB40771',
        departure: places.civitavecchia,
        arrival: places.olbia,
        cabin: '5012, two berths',
        vehicle: 'Car, 4.3 m',
        start: rome.at(43, '22:30'),
        end: rome.at(44, '06:00'),
      },
      {
        type: 'hotel',
        name: 'Albergo dei Tigli',
        place: withAddress(towns.olbia, 'Albergo dei Tigli', 'Via dei Lidi 9, 07026 Olbia'),
        amenities: ['breakfast', 'pool', 'parking'],
        refundable: true,
        start: rome.day(44),
        end: rome.day(47),
      },
      {
        type: 'vessel',
        company: 'Linea Blu',
        vesselName: 'Stella Marina',
        confirmationNumber: 'LB40771',
        departure: places.olbia,
        arrival: places.civitavecchia,
        vehicle: 'Car, 4.3 m',
        start: rome.at(47, '22:00'),
        end: rome.at(48, '05:30'),
      },
      {
        type: 'flight',
        ...helice,
        flightNumber: '1205',
        confirmationNumber: 'S9D2VN',
        departure: airports.rome,
        arrival: airports.paris,
        start: rome.at(48, '19:10'),
        end: paris.at(48, '21:20'),
      },
    ],
  };
}
