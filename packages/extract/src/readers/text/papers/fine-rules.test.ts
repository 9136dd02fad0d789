import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';
import { print, read, readTable, toldInFull } from '../../../../testing/told.ts';
import { passagesOf } from '../passages/passages.ts';

// Rules that a word or a place in the paper decides.

const lead = 'Your booking is confirmed. Booking reference: H7K2PL';

test('an aircraft without its maker is no flight either', () => {
  const way = 'Sydney (SYD) 10 March 2027 17:30\nSingapore (SIN) 10 March 2027 22:45';
  const numbers = (line: string) =>
    read('Your flight', `${lead}\n${line}\n${way}`).map(({ booking }) => 'number' in booking && booking.number);
  assert.deepEqual(numbers('On this flight A380'), []);
  assert.deepEqual(numbers('On this flight A3 980'), ['980']);
});

test('a car is handed back below where it was fetched', () => {
  const labels = (rows: string) => passagesOf(print('', rows)).map(({ label }) => label);
  const [given, back] = ['Remise du véhicule : 4 mai 2027 09:00', 'Prise du véhicule : 1 mai 2027 09:00'];
  assert.deepEqual(labels(given), ['pickUp']);
  assert.deepEqual(labels(`${back}\n${given}`), ['pickUp', 'dropOff']);
  assert.deepEqual(labels('Prise en charge : 1 mai 2027 09:00\nRemise : 4 mai 2027 09:00'), ['pickUp', 'dropOff']);
  assert.deepEqual(labels('Remise : -12,00 €'), ['other']);
});

test('the house that signs a letter does not travel', () => {
  assert.deepEqual(namesIn('For Marguerite Okonjo'), ['Marguerite Okonjo']);
  assert.deepEqual(namesIn('Kind regards,\nFor Royal Garden Kochi'), []);
});

test('two days over two hours are those of leaving and of landing', async () => {
  const rows = 'Flight | BA 15 London (LHR) – Sydney (SYD)\nDay | 18 April 2027 | 19 April 2027\nHour | 11:15 | 19:25';
  assert.deepEqual(toldInFull(await readTable(rows)), [
    'Flight | BA 15 | London > Sydney | 2027-04-18T11:15 – 2027-04-19T19:25 | H7K2PL',
  ]);
});
