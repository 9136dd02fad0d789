import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../../testing/told.ts';

const stay = (said: string) =>
  told(
    read(
      'Your stay',
      `Your room is confirmed from Friday 5 March to Sunday 7 March 2027. ${said}\n\nFulmar House Inn\n4 Mill Lane, Bath BA1 2AB`,
    ),
  );

test('the first hour of a window is that from which one may come, though no word stands behind it', () => {
  for (const said of [
    'Check-in between 4 and 7 pm, check-out by 11 am.',
    'Please arrive from 4 to 7pm and leave by 11am.',
    'Check-in 4-7 pm. Check-out by 11 am.',
    'Accueil entre 16 et 19 h, départ avant 11 h.',
    'Je vous attends entre 16 et 19 heures, et vous libérez la chambre pour 11 heures.',
  ])
    assert.deepEqual(stay(said), ['Lodging Fulmar House Inn 2027-03-05T16:00 2027-03-07T11:00'], said);
});

const flat = (title: string, back: string) =>
  told(
    read(
      'Your week QF-0788',
      `Here is what you need to know about your stay.\n\nWhere\nThe Old Loft, two-bedroom flat\n4 Mill Lane, Bath BA1 2AB\n\n${title}\nFriday 5 March 2027, from 4 pm\n\n${back}\nSunday 7 March 2027, 10 am at the latest`,
    ),
  );

test('keys are had and given back below titles of their own', () => {
  for (const [title, back] of [
    ['Keys from', 'Keys back by'],
    ['Remise des clés', 'Clés à rendre'],
  ] as const)
    assert.deepEqual(flat(title, back), ['Lodging The Old Loft 2027-03-05T16:00 2027-03-07T10:00'], title);
});
