import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WalletPass } from '../../source.ts';
import { readAirPass } from './air.ts';
import { readRidePass } from './ride.ts';

const pass = (transit: string, ends: [string, string], fields: [label: string, value: string][]): WalletPass => ({
  ...{ type: 'pass.example', serial: '1', style: 'boardingPass', transit, barcodes: [], semantics: {}, voided: false },
  fields: [
    { key: 'from', label: 'From', value: ends[0], section: 'primaryFields' },
    { key: 'to', label: 'To', value: ends[1], section: 'primaryFields' },
    ...fields.map(([label, value], i) => ({ key: `field${i}`, label, value, section: 'auxiliaryFields' })),
  ],
});
const day = '2027-05-14';

test('a ride through the night to a day that is not printed lands nobody knows when', () => {
  const landing = (departs: string, arrives: string) => {
    const printed: [string, string][] = [
      ['Date', '14 May 2027'],
      ['Departs', departs],
      ['Arrives', arrives],
    ];
    const [ride] = readRidePass(pass('Train', ['Paris Gare de Lyon', 'Nice Ville'], printed), '0', day);
    return ride && 'arrival' in ride.booking ? ride.booking.arrival?.local : undefined;
  };
  assert.equal(landing('08:10', '14:02'), `${day}T14:02:00`);
  assert.equal(landing('20:52', '07:10'), undefined);
});

test('when the gate closes is no gate, and a title is no name, in whatever language', () => {
  const printed: [string, string][] = [
    ['Flight', 'LH 1045'],
    ['Gate closes', '06:10'],
    ['Fluggast', 'SCHMIDT/ANNA FRAU'],
    ['Departs', `${day}T06:40:00`],
  ];
  const [flight] = readAirPass(pass('Air', ['FRA', 'CDG'], printed), '0', day, []);
  assert.equal(flight?.booking.type, 'FlightReservation');
  assert.deepEqual(flight?.booking.type === 'FlightReservation' && [flight.booking.number, flight.booking.gate], [
    '1045',
    undefined,
  ]);
  assert.deepEqual(
    flight?.booking.travelers?.map(({ name }) => name),
    ['ANNA SCHMIDT'],
  );
});
