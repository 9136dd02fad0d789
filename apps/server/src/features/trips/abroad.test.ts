import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentDraft } from '@escale/contract';
import { abroad } from './abroad.ts';

const flight = (from: string, fromCountry: string, to: string, toCountry: string, start: string, end: string) =>
  segmentDraft.parse({
    type: 'flight',
    departure: { name: from, iata: from, country: fromCountry },
    arrival: { name: to, iata: to, country: toCountry },
    start,
    end,
  });
const hotel = (country: string, start: string, end: string) =>
  segmentDraft.parse({ type: 'hotel', name: 'Auberge', place: { name: 'Auberge', country }, start, end });

test('whoever changes planes in Doha does not enter Qatar, whoever stays a night does', () => {
  const out = flight('CDG', 'FR', 'DOH', 'QA', '2027-03-01T10:00:00', '2027-03-01T17:00:00');
  const on = (day: string) => flight('DOH', 'QA', 'SIN', 'SG', `${day}T20:00:00`, `${day}T23:00:00`);
  const back = flight('SIN', 'SG', 'CDG', 'FR', '2027-03-08T10:00:00', '2027-03-08T20:00:00');
  assert.deepEqual(abroad([out, on('2027-03-01'), back], '2027-03-08', null).countries, ['SG']);
  assert.deepEqual(abroad([out, on('2027-03-02'), back], '2027-03-08', null).countries, ['QA', 'SG']);
});

test('the country of the first departure is home, a hotel alone is abroad', () => {
  const there = flight('CDG', 'FR', 'HND', 'JP', '2027-03-01T10:00:00', '2027-03-02T07:00:00');
  assert.deepEqual(abroad([there], '2027-03-02', 'JP').countries, ['JP']);
  assert.deepEqual(abroad([hotel('JP', '2027-03-02', '2027-03-05')], '2027-03-05', null).countries, ['JP']);
  assert.deepEqual(abroad([], '2027-03-05', 'IN').countries, ['IN']);
});

test('a licence is needed until the last car goes back', () => {
  const car = segmentDraft.parse({
    type: 'car-rental',
    pickUp: { name: 'Porto', country: 'PT' },
    start: '2027-03-02T10:00:00',
    end: '2027-03-05T10:00:00',
  });
  assert.equal(abroad([car], '2027-03-09', null).drivesUntil, '2027-03-05');
  assert.equal(abroad([hotel('PT', '2027-03-02', '2027-03-05')], '2027-03-09', null).drivesUntil, null);
});
