import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Paper, type TripNeeds, warningsFor } from './warnings-for.ts';

const trip = (more: Partial<TripNeeds>): TripNeeds => ({
  lastDay: '2027-03-10',
  countries: [],
  drivesUntil: null,
  ...more,
});
const paper = (documentType: Paper['documentType'], country: string | null, expiry: string | null): Paper => ({
  id: `${documentType} ${country} ${expiry}`,
  documentType,
  country,
  expiry,
});
const said = (needs: Partial<TripNeeds>, ...papers: Paper[]) =>
  warningsFor(trip(needs), papers).map(({ reason, country, months }) => [reason, country, months]);

test('a passport that ends before the return is told of, on its last day it is still good', () => {
  const to = { countries: ['JP'] };
  assert.deepEqual(said(to, paper('passport', 'FR', '2027-03-09')), [['ends-before-return', 'JP', null]]);
  assert.deepEqual(said(to, paper('passport', 'FR', '2027-03-10')), []);
  assert.deepEqual(said(to, paper('passport', 'FR', null)), []);
});

test('where a country asks for six months, five are too short', () => {
  const to = { countries: ['SG'] };
  assert.deepEqual(said(to, paper('passport', 'FR', '2027-09-09')), [['ends-soon-after', 'SG', 6]]);
  assert.deepEqual(said(to, paper('passport', 'FR', '2027-09-10')), []);
  assert.deepEqual(said(to, paper('passport', 'SG', '2027-04-01')), [], 'its own citizens are let in');
});

test('in the EU an identity card is enough, and a passport that ends is no news', () => {
  assert.deepEqual(said({ countries: ['ES'] }, paper('passport', 'FR', '2027-01-01')), []);
  assert.deepEqual(said({ countries: ['CH', 'MC'] }, paper('id-card', 'FR', '2027-04-01')), []);
  assert.deepEqual(said({ countries: ['GB'] }, paper('id-card', 'FR', '2027-01-01')), [], 'it never was good there');
  assert.deepEqual(said({ countries: ['GB'] }, paper('passport', 'FR', '2027-01-01')), [
    ['ends-before-return', 'GB', null],
  ]);
});

test('visitors to Schengen are asked for three months, its own people and a passport of unknown issue are not', () => {
  const to = { countries: ['FR'] };
  assert.deepEqual(said(to, paper('passport', 'GB', '2027-05-01')), [['ends-soon-after', 'FR', 3]]);
  assert.deepEqual(said(to, paper('passport', 'GB', '2027-06-10')), []);
  assert.deepEqual(said(to, paper('passport', null, '2027-05-01')), []);
});

test('nobody is warned at home, in the Common Travel Area or on their own islands', () => {
  assert.deepEqual(said({ countries: ['IE'] }, paper('passport', 'GB', '2027-01-01')), []);
  assert.deepEqual(said({ countries: ['RE'] }, paper('id-card', 'FR', '2027-01-01')), []);
});

test('one good passport is enough, and of two bad ones the better is named', () => {
  const to = { countries: ['SG'] };
  const [old, short] = [paper('passport', 'FR', '2021-01-01'), paper('passport', 'FR', '2027-06-01')];
  assert.deepEqual(said(to, old, paper('passport', 'FR', '2031-01-01')), []);
  assert.deepEqual(
    warningsFor(trip(to), [old, short]).map(({ documentId }) => documentId),
    [short.id],
  );
});

test('a passport gets one line, the graver one', () => {
  const to = { countries: ['JP', 'SG', 'US'] };
  assert.deepEqual(said(to, paper('passport', 'FR', '2027-06-01')), [['ends-soon-after', 'SG', 6]]);
  assert.equal(said(to, paper('passport', 'FR', '2027-03-01')).length, 1);
});

test('a visa counts for its own country, a licence until the car goes back', () => {
  const passport = paper('passport', 'FR', '2033-01-01');
  const visa = paper('visa', 'IN', '2027-03-01');
  assert.deepEqual(said({ countries: ['IN'] }, passport, visa), [['ends-before-return', 'IN', null]]);
  assert.deepEqual(said({ countries: ['JP'] }, passport, visa), []);
  const licence = paper('drivers-license', 'FR', '2027-03-05');
  assert.deepEqual(said({ drivesUntil: '2027-03-06' }, licence), [['ends-before-return', null, null]]);
  assert.deepEqual(said({ drivesUntil: '2027-03-05' }, licence), []);
  assert.deepEqual(said({}, licence), []);
});

test('who keeps no passport here is told nothing of passports', () => {
  assert.deepEqual(said({ countries: ['SG', 'JP'] }), []);
});
