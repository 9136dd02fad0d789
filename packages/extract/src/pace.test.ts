import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complete } from './complete.ts';
import { paceDoubt } from './pace.ts';

type Type = Parameters<typeof paceDoubt>[0]['type'] & ('FlightReservation' | 'TrainReservation' | 'BoatReservation');

/** "LHR CPH 2027-03-08T07:25 2027-03-08T10:20", each by the clock of its place. */
function doubt(type: Type, journey: string) {
  const [from, to, departure = '', arrival = ''] = journey.split(' ');
  const end = (code = '') => (type === 'FlightReservation' ? { iata: code } : { name: code.replaceAll('_', ' ') });
  const { booking } = complete({
    booking: { type, from: end(from), to: end(to), departure: { local: departure }, arrival: { local: arrival } },
    rank: 'text',
    evidence: {},
    confidence: 1,
    doubts: [],
  });
  return paceDoubt(booking);
}

const journeys: [string, Type, string, ReturnType<typeof doubt>][] = [
  [
    'a flight with the hours of the way back',
    'FlightReservation',
    'LHR CPH 2027-03-08T18:15 2027-03-08T19:25',
    'too-fast',
  ],
  ['the same flight', 'FlightReservation', 'LHR CPH 2027-03-08T07:25 2027-03-08T10:20', null],
  ['a flight that lands a day late', 'FlightReservation', 'MAD GRU 2027-04-04T00:55 2027-04-05T07:30', 'too-long'],
  ['a flight over the date line', 'FlightReservation', 'HND LAX 2027-02-14T17:00 2027-02-14T09:30', null],
  ['a flight with the wind, by night', 'FlightReservation', 'JFK LHR 2027-02-14T18:30 2027-02-15T06:05', null],
  ['a long flight with a stop', 'FlightReservation', 'LHR SYD 2027-02-14T21:00 2027-02-16T06:10', null],
  ['a hop between islands', 'FlightReservation', 'PTP DSD 2027-02-14T10:00 2027-02-14T10:15', null],
  [
    'a fast train',
    'TrainReservation',
    'Marseille_Saint-Charles Paris_Gare_de_Lyon 2027-02-14T10:00 2027-02-14T13:05',
    null,
  ],
  ['a train over night', 'TrainReservation', 'Paris_Est Wien_Hbf 2027-02-14T19:12 2027-02-15T10:12', null],
  [
    'a train as fast as a flight',
    'TrainReservation',
    'Paris_Est Wien_Hbf 2027-02-14T19:12 2027-02-14T21:12',
    'too-fast',
  ],
  ['a ship over a night and a day', 'BoatReservation', 'Stockholm Helsinki 2027-02-14T16:30 2027-02-16T09:30', null],
];

for (const [what, type, journey, expected] of journeys)
  test(`${what} is ${expected ?? 'possible'}`, () => assert.equal(doubt(type, journey), expected));
