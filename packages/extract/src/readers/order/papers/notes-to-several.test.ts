import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const train =
  'Le train TGV Lyria 9203 quitte Dijon-Ville le jeudi 8 juillet 2027 à 8 h 05 et arrive à Bâle CFF à 9 h 40';
const of = (seats: string, people: string) =>
  `Train | TGV Lyria 9203 | Dijon-Ville > Bâle CFF | 2027-07-08T08:05 – 2027-07-08T09:40 | ${seats}NWC5PJ | ${people}`;

test('a note is for all whom its head names, each with what they are', async () => {
  for (const head of [
    'NOTE à l’attention de\nM. Barnabé Courtepaille, maire\nMme Yolande Diaye, adjointe aux relations internationales',
    'À l’attention de M. Barnabé Courtepaille, maire, et de Mme Yolande Diaye, adjointe',
  ])
    for (const seats of [
      ' ; vos places sont en voiture 11, les 35 et 36, dans cet ordre.',
      ' (voiture 11, places 35 et 36).',
    ])
      assert.deepEqual(await readLetterOf([head, `${train}${seats} Dossier NWC5PJ.`]), [
        of('11/35 11/36 | ', 'Barnabé Courtepaille + Yolande Diaye'),
      ]);
});

test('days behind a carriage are no seats', async () => {
  const read = await readLetterOf([
    'Voyageuse : Mme Yolande Diaye',
    `${train}. Voiture 11, les 8 et 9 juillet en travaux, reste accessible. Dossier NWC5PJ.`,
  ]);
  assert.deepEqual(read, [of('', 'Yolande Diaye')]);
});
