import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

const house = 'Maison Kerguelen\n12 rue du Vieux Port\n29200 Brest\nFrance';
const mail = (tail: string) =>
  told(read('Booking confirmation', `Booking confirmation 88-2210\n\nOne room with breakfast\n\n${tail}\n\n${house}`));

test('the only two days of a paper about a house are those of the stay, whatever it calls them', () => {
  const tails = [
    'In: Tue 12 October 2027\nOut: Sat 16 October 2027',
    'We look forward to having you on 12 October 2027. On 16 October 2027 the boat leaves at noon.',
    'Schlüssel: 12. Oktober 2027\nEndreinigung: 16. Oktober 2027',
    'Tu viens le 12 octobre 2027 ; les draps se changent le 16 octobre 2027.',
    'Start 12 October 2027\nEnd 16 October 2027\nFree cancellation until 9 October 2027\nPaid on 2 January 2027',
  ];
  for (const tail of tails) assert.deepEqual(mail(tail), ['Lodging Maison Kerguelen 2027-10-12 2027-10-16'], tail);
});

test('a third day, one that is over, or a single one leaves the stay open', () => {
  const tails = [
    'First: 12 October 2027\nSecond: 16 October 2027\nThird: 20 October 2027',
    'Your last visit: 12 October 2026\nPoints: 16 October 2026',
    'The keys are ready on 12 October 2027.',
    'The house is closed from 12 October 2027, and open again on 16 October 2027.',
    'The concert is on 12 October 2027, the dinner on 16 October 2027.',
  ];
  for (const tail of tails) assert.deepEqual(mail(tail), [], tail);
});

test('of a driver who waits at a house on two days nobody reads a stay', () => {
  const ride = 'You are booked under job KC-20914. Two runs: 12 October 2027 and 16 October 2027, to:';
  assert.deepEqual(told(read('Booking confirmation', `${ride}\n\n${house}`)), []);
});

test('a stay that no word calls one waits for somebody to look', () => {
  const [stay] = read(
    'Booking confirmation',
    `Booking confirmation 88-2210\n\nOne room\n\nIn: 12 October 2027\nOut: 16 October 2027\n\n${house}`,
  );
  assert.equal(stay?.confidence, 0.5);
});

test('where one day is all that is said, the nights that are counted tell the other', () => {
  const tails = [
    'Your holiday starts on: Tuesday 12 October 2027\nLength of holiday: 4 nights\nIt is yours from: 4pm\nOn your last morning please be away by: 10am\nDeposit received 9 February 2027\nBalance, to reach us by 5 June 2027',
    'Premier soir : mardi 12 octobre 2027 ; vous restez quatre nuits.\nLes clés vous sont remises à partir de 16 h. Merci de partir avant 10 h. Petit-déjeuner de 7 h 30 à 9 h 30.',
  ];
  for (const tail of tails)
    assert.deepEqual(mail(tail), ['Lodging Maison Kerguelen 2027-10-12T16:00 2027-10-16T10:00'], tail);
  assert.deepEqual(mail('Ready on 12 October 2027\nStandard: 4 nights\nLong: 7 nights'), []);
});
