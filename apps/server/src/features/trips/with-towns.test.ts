import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTowns } from './with-towns.ts';

/** The towns that were told, and that nothing else is changed. */
function townsIn(of: unknown, language: 'en' | 'fr'): unknown[] {
  const told: unknown[] = [];
  const read = JSON.parse(withTowns(JSON.stringify(of), language), (key, value) => {
    if (key !== 'town') return value;
    told.push(value);
    return undefined;
  });
  assert.deepEqual(read, of);
  return told;
}

test('a town is called what the reader’s language calls it, whichever it was written in', () => {
  const geneva = { city: 'Geneva', iata: 'GVA', name: 'Geneva', country: 'CH', latitude: 46.2 };
  const genève = { ...geneva, city: 'Genève', name: 'Genève' };
  assert.deepEqual(townsIn({ from: geneva, to: genève }, 'fr'), ['Genève']);
  assert.deepEqual(townsIn({ from: geneva, to: genève }, 'en'), ['Geneva']);
});

test('an airport that a paper named without its town has it', () => {
  assert.deepEqual(townsIn({ iata: 'CDG', name: 'Paris Charles de Gaulle', country: 'FR' }, 'en'), ['Paris']);
});

test('a house with an address is not taken for the town that it is called after', () => {
  const house = { name: 'London', address: '3 quai du Rhône, Genève', country: 'GB' };
  assert.deepEqual(townsIn({ place: house }, 'fr'), []);
  assert.deepEqual(townsIn({ place: { ...house, city: 'London' } }, 'fr'), ['Londres']);
});

test('what only looks like a place within a text stays a text', () => {
  const notes = 'say {"city": "London", "name": "London"} \\ and "quoted\\" {"iata": "LHR"}';
  assert.deepEqual(townsIn({ notes, travelers: [{ name: 'London', seat: '7C' }], price: { amount: '1' } }, 'fr'), []);
});

test('as PostgreSQL writes it, with a blank behind each colon', () => {
  const text = '{"id" : "1", "departure": {"city": "Lisbon", "iata": "LIS", "latitude": 38.77, "longitude": -9.13}}';
  assert.match(withTowns(text, 'fr'), /"longitude": -9\.13,"town":"Lisbonne"\}\}$/);
});
