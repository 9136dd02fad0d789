import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

test('a ride of an app has a mark before each end, and its moment over both or below', async () => {
  assert.deepEqual(
    await readMail(
      'Rolla',
      'Votre course de demain',
      '<h1>Course programmée</h1><p>Bonjour Ada</p><p>📍 12 rue de la Paix, 69002 Lyon</p><p>🏁 Aéroport Lyon-Saint-Exupéry, Terminal 1</p>' +
        '<p>jeu. 14 octobre 2027 · 05:10</p><p>Passagère : Ada Lund</p><p>Course n° RL-77120</p>',
    ),
    [
      'Taxi | 12 rue de la Paix, 69002 Lyon > Aéroport Lyon-Saint-Exupéry, Terminal 1 | 2027-10-14T05:10 | RL-77120 | Ada Lund',
    ],
  );
  assert.deepEqual(
    await readMail(
      'GoCab',
      'Your ride',
      '<h1>Ride scheduled</h1><p>Thu, Oct 14, 2027 · 5:10 AM</p><p>● 18 Quarry Bank, Leeds LS6 2AB</p><p>■ Leeds Bradford Airport</p>' +
        '<p>Drop-off about 5:40 AM<br>Rider: Ada Lund</p><p>Ride ID GC-77120<br>You booked this on Oct 2 at 9:47 PM.</p>',
    ),
    ['Taxi | 18 Quarry Bank, Leeds LS6 2AB > Leeds Bradford Airport | 2027-10-14T05:10 | GC-77120 | Ada Lund'],
  );
});

test('marks before the lines of a list are no ends', async () => {
  assert.deepEqual(
    await readMail(
      'GoCab',
      'Your ride',
      '<h1>Ride scheduled</h1><p>Thu, Oct 14, 2027 · 5:10 AM</p><p>● Open the app</p><p>● Leeds Bradford Airport</p><p>● Go</p><p>Ride ID GC-77120</p>',
    ),
    [],
  );
});
