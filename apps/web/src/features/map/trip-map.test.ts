import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Place, Segment } from '@escale/contract';
import { isIncomplete, mapOf } from './trip-map.ts';

const paris: Place = { name: 'Paris Charles de Gaulle', iata: 'CDG', latitude: 49.01, longitude: 2.55 };
const lisbon: Place = { name: 'Lisbon Humberto Delgado', iata: 'LIS', latitude: 38.77, longitude: -9.13 };
const hotel: Place = { name: 'Casa do Rio', address: 'Rua da Lapa 12', city: 'Lisbon' };

const segment = (id: string, fields: object) =>
  ({ id, status: 'confirmed', start: '2026-12-03T08:15:00+01:00[Europe/Paris]', ...fields }) as Segment;
const out = segment('1', { type: 'flight', departure: paris, arrival: lisbon });
const back = segment('2', { type: 'flight', departure: lisbon, arrival: paris });

test('a place that is come by twice is drawn once, and knows both steps', () => {
  const { places, lines } = mapOf([out, back]);
  assert.deepEqual(
    places.map(({ place, stops }) => [place.iata, stops.map(({ segmentId }) => segmentId)]),
    [
      ['CDG', ['1', '2']],
      ['LIS', ['1', '2']],
    ],
  );
  assert.equal(lines.length, 2);
  assert.ok((lines[0]?.points.length ?? 0) > 10, 'a flight is an arc');
});

test('a cancelled step is not on the map', () => {
  assert.deepEqual(mapOf([{ ...out, status: 'cancelled' } as Segment]), { places: [], lines: [] });
});

test('a place without coordinates is in the list and has no point', () => {
  const { places, lines } = mapOf([segment('3', { type: 'hotel', place: hotel })]);
  assert.deepEqual([places[0]?.place.name, places[0]?.at, lines], ['Casa do Rio', null, []]);
});

test('an address is complete with its town, and a mere name is not', () => {
  assert.equal(isIncomplete(hotel), false);
  assert.equal(isIncomplete({ name: 'Casa do Rio' }), true);
  assert.equal(isIncomplete({ name: 'Casa do Rio', address: 'Rua da Lapa' }), true);
  assert.equal(isIncomplete(paris), false);
});
