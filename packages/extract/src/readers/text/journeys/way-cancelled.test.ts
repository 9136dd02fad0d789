import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf } from '../../../../testing/told.ts';
import type { Candidate } from '../../../booking.ts';

const states = (found: readonly Candidate[]) =>
  found.map(({ booking }) => `${'number' in booking ? booking.number : ''} ${booking.status ?? 'held'}`);

const flights = `Flight | From | To | Date
LX 318 | London Heathrow (LHR) 08:40 | Zurich (ZRH) 11:30 | 4 October 2027
LX 327 | Zurich (ZRH) 17:10 | London Heathrow (LHR) 18:05 | 7 October 2027`;
const page = (said: string) =>
  readPage(`<h1>News of your booking K7TM2P</h1><p>Booking reference: K7TM2P</p><p>${said}</p>${tableOf(flights)}`);

test('of a return journey the way goes that the paper does not cancel', async () => {
  for (const said of [
    'Your outbound flight has been cancelled. Your return flight is unchanged.',
    'Unfortunately your outbound flight is cancelled; we are sorry. The return is not affected.',
    'Votre vol aller a été annulé. Le vol retour n’est pas concerné.',
    'Ihr Hinflug wurde storniert. Der Rückflug bleibt bestehen.',
  ])
    assert.deepEqual(states(await page(said)), ['318 cancelled', '327 held'], said);
  assert.deepEqual(states(await page('Your return flight has been cancelled. Your outbound flight remains valid.')), [
    '318 held',
    '327 cancelled',
  ]);
});

test('where all of it is cancelled both ways are', async () => {
  for (const said of [
    'Your booking has been cancelled.',
    'Your outbound flight has been cancelled. Your return flight has been cancelled too.',
  ])
    assert.deepEqual(states(await page(said)), ['318 cancelled', '327 cancelled'], said);
});

test('so it is below titles that the paper has for each', () => {
  const found = read(
    'One flight of booking K7TM2P was cancelled',
    `Hi Ines,

Your outbound flight has been cancelled. Your return flight is unchanged.

Cancelled flight
LX 318, 4 October 2027, London Heathrow (LHR) 08:40 - Zurich (ZRH) 11:30

Your return flight
LX 327, 7 October 2027, Zurich (ZRH) 17:10 - London Heathrow (LHR) 18:05

Booking reference: K7TM2P`,
  );
  assert.deepEqual(states(found), ['318 cancelled', '327 held']);
});
