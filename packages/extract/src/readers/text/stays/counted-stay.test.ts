import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

const house = 'Maison Kerguelen\n12 rue du Vieux Port\n29200 Brest\nFrance';

test('two days as far apart as the nights that are counted are a stay, whatever stands between', () => {
  const tails = [
    'Tue 12 Oct 2027 → Sat 16 Oct 2027\n4 nights, queen room',
    'Wir erwarten Sie am 12. Oktober 2027, am 16. Oktober 2027 geht es weiter. Das Zimmer ist für vier Nächte Ihres.',
    'Votre chambre : mardi 12/10/2027 / samedi 16/10/2027 ; séjour de 4 nuitées',
  ];
  for (const tail of tails) {
    const mail = `Booking confirmation 88-2210\n\n${tail}\n\n${house}`;
    assert.deepEqual(
      told(read('Booking confirmation', mail)),
      ['Lodging Maison Kerguelen 2027-10-12 2027-10-16'],
      tail,
    );
  }
});

test('nights that fit two pairs of days vouch for none, and a day until which to cancel opens no stay', () => {
  const two = 'Room A: 12 Oct 2027, 14 Oct 2027 (2 nights)\n\nRoom B: 20 Oct 2027, 22 Oct 2027 (2 nights)';
  assert.deepEqual(told(read('Booking confirmation', `Booking confirmation 88-2210\n\n${two}\n\n${house}`)), []);
  const cost = 'Closed from 10 October 2027, open again 12 October 2027. Two nights are charged in any case.';
  assert.deepEqual(told(read('Booking confirmation', `Booking confirmation 88-2210\n\n${cost}\n\n${house}`)), []);
});

test('a house calls the days of a stay as it likes', () => {
  const names = [
    ["You're in", "You're out"],
    ['First night', 'You leave'],
    ['Move-in', 'Move-out'],
    ['Vous arrivez', 'Vous nous quittez'],
    ['You arrive', 'You go'],
  ];
  for (const [first, last] of names) {
    const mail = `Booking confirmation 88-2210\n\n${first}\nTue 12 Oct 2027\nfrom 2 pm\n\n${last}\nSat 16 Oct 2027\nby 11 am\n\nOne room\n\n${house}`;
    assert.deepEqual(
      told(read('Booking confirmation', mail)),
      ['Lodging Maison Kerguelen 2027-10-12T14:00 2027-10-16T11:00'],
      first,
    );
  }
});
