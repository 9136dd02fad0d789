import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveAirport } from './resolve-airport.ts';

const certain: [string, string][] = [
  ['PARIS, FR (CHARLES DE GAULLE)', 'CDG'],
  ['Toulouse, Blagnac Airport, FR', 'TLS'],
  ['London Gatwick (North Terminal)', 'LGW'],
  ['Nice Côte d’Azur', 'NCE'],
  ['VALENCIA ES VALENCIA AIRPORT', 'VLC'],
  ['Wien', 'VIE'],
  ['Berlin - Tegel', 'TXL'],
  ['Berlin', 'BER'],
];

for (const [printed, code] of certain)
  test(`"${printed}" is ${code}`, () => assert.equal(resolveAirport(printed).airport?.iata, code));

test('a city of several airports tells the clock and no airport', () => {
  assert.deepEqual(resolveAirport('Londres'), { airport: null, zone: 'Europe/London' });
});

test('an unknown airport of a known city is not the other one of that city', () => {
  assert.equal(resolveAirport('Berlin (Nowhere Field)').airport, null);
});
