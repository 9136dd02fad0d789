import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countFilters, readFilters, writeFilters } from './results/filters.ts';
import { type HotelSearch, readStay } from './stay.ts';

const lisbon: HotelSearch = {
  place: 'Lisbon',
  latitude: 38.72,
  longitude: -9.14,
  checkin: '2026-12-03',
  checkout: '2026-12-06',
};

test('an address that says only where and when means one guest, one room and euros', () => {
  assert.deepEqual(readStay(lisbon), { ...lisbon, guest: 1, room: 1, currency: 'EUR' });
});

test('an address that somebody broke asks for no stay', () => {
  assert.equal(readStay({ ...lisbon, latitude: 91 }), null);
  assert.equal(readStay({ ...lisbon, checkout: '2026-12-03' }), null);
  assert.equal(readStay({ ...lisbon, checkin: '2026-02-30' }), null);
  assert.equal(readStay({}), null);
  assert.equal(readStay({ ...lisbon, guest: 31, room: 1.5 })?.guest, 1);
  assert.equal(readStay({ ...lisbon, guest: 31, room: 1.5 })?.room, 1);
});

test('filters come back from the address as they were chosen', () => {
  const chosen = readFilters({ radius: 5, byMaxPrice: 180, amenities: 'pool,sauna,breakfast' });
  assert.deepEqual(chosen.amenities, ['breakfast', 'pool']);
  assert.deepEqual(readFilters(writeFilters(chosen)), chosen);
  assert.equal(countFilters(chosen), 3);
});

test('what is the default leaves the address short, and a new choice begins at the first page', () => {
  const written = writeFilters(readFilters({ radius: 1, pageNumber: 4 }));
  assert.deepEqual(
    Object.values(written).filter((value) => value !== undefined),
    [],
  );
});
