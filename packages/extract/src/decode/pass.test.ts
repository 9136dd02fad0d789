import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPass } from './pass.ts';

const pass = (json: object) => readPass({ 'pass.json': new TextEncoder().encode(JSON.stringify(json)) });

test('a pass with several moments is for the first of them, however they are written', () => {
  assert.equal(pass({ relevantDate: '2027-03-14T18:00:00Z' })?.relevantDate, '2027-03-14T18:00:00Z');
  assert.equal(
    pass({ relevantDates: [{ date: '2027-03-14T18:00:00Z' }, { date: '2027-03-15T18:00:00Z' }] })?.relevantDate,
    '2027-03-14T18:00:00Z',
  );
  assert.equal(
    pass({ relevantDates: [{ startDate: '2027-03-14T18:00:00Z', endDate: '2027-03-14T20:00:00Z' }] })?.relevantDate,
    '2027-03-14T18:00:00Z',
  );
  assert.equal(pass({ relevantDates: [] })?.relevantDate, undefined);
});

test('one location is the place; several are where the pass comes up', () => {
  const here = { latitude: 48.84, longitude: 2.37 };
  assert.equal(pass({ locations: [here] })?.latitude, 48.84);
  assert.equal(pass({ locations: [here, here] })?.latitude, undefined);
});

test('what is no pass is none', () => {
  assert.equal(readPass({}), null);
  assert.equal(readPass({ 'pass.json': new TextEncoder().encode('[1]') }), null);
});
