import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

const flight = (...rows: string[][]) =>
  readWord('Billet électronique\nDossier R8NDVC', 'Vol TX 514 – samedi 18 décembre 2027', rows);

test('how long the way takes, between its places, is no hour of departure', async () => {
  assert.deepEqual(await flight(['Paris-Orly (ORY)', '8h45', 'Fort-de-France (FDF)'], ['15h50', '', '19h35']), [
    'TX514 ORY FDF 2027-12-18T15:50 2027-12-18T19:35 R8NDVC',
  ]);
});

test('an hour beside those of a journey is taken away only where it is how long that journey takes', async () => {
  assert.notDeepEqual(await flight(['Paris-Orly (ORY)', '8h15', 'Fort-de-France (FDF)'], ['15h50', '', '19h35']), [
    'TX514 ORY FDF 2027-12-18T15:50 2027-12-18T19:35 R8NDVC',
  ]);
});
