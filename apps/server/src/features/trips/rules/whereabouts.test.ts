import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentDraft } from '@escale/contract';
import { placesAround } from './whereabouts.ts';

const lisbon = { name: 'Humberto Delgado', city: 'Lisbon', country: 'PT', iata: 'LIS', timeZone: 'Europe/Lisbon' };
const paris = { name: 'Charles de Gaulle', city: 'Paris', country: 'FR', iata: 'CDG', timeZone: 'Europe/Paris' };
const flight = segmentDraft.parse({
  type: 'flight',
  departure: paris,
  arrival: lisbon,
  airlineCode: 'NA',
  flightNumber: '1824',
  start: '2026-11-20T10:45:00+01:00[Europe/Paris]',
  end: '2026-11-20T12:20:00+00:00[Europe/Lisbon]',
});
const hotel = segmentDraft.parse({
  type: 'hotel',
  name: 'Casa do Rio',
  place: { name: 'Casa do Rio', city: 'Lisbon', country: 'PT', timeZone: 'Europe/Lisbon' },
  phone: '+351 21 000 00 00',
  start: '2026-11-20T15:00:00+00:00[Europe/Lisbon]',
  end: '2026-11-23T11:00:00+00:00[Europe/Lisbon]',
});
const at = (instant: string) =>
  placesAround([flight, hotel], Date.parse(instant)).map(({ when, title, place }) => [when, title, place]);

test('in the air, somebody is expected where they will land, and then at the hotel', () => {
  assert.deepEqual(at('2026-11-20T11:00:00Z'), [
    ['now', 'NA 1824, CDG → LIS', 'Humberto Delgado, Lisbon, PT'],
    ['next', 'Casa do Rio', 'Casa do Rio, Lisbon, PT'],
  ]);
});

test('between two bookings, somebody is where the last one left them', () => {
  assert.deepEqual(at('2026-11-20T13:30:00Z'), [
    ['before', 'NA 1824, CDG → LIS', 'Humberto Delgado, Lisbon, PT'],
    ['next', 'Casa do Rio', 'Casa do Rio, Lisbon, PT'],
  ]);
});

test('during a stay only the stay counts, with the telephone of the house', () => {
  const [only, ...rest] = placesAround([flight, hotel], Date.parse('2026-11-21T09:00:00Z'));
  assert.deepEqual([only?.when, only?.phone, rest.length], ['now', '+351 21 000 00 00', 0]);
});

test('a place is named once, however often its address repeats it', () => {
  const said = { name: 'Haus am Spreeufer', address: 'Haus am Spreeufer, Berlin', city: 'Berlin', country: 'DE' };
  const [here] = placesAround([{ ...hotel, place: said } as typeof hotel], Date.parse('2026-11-21T12:00:00Z'));
  assert.equal(here?.place, 'Haus am Spreeufer, Berlin, DE');
});
