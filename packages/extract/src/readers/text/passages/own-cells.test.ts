import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

test('behind the number in its row a train and its day need no label of their own', async () => {
  const train = 'TGV INOUI5232 Massy TGV Rennes 2027-01-14T11:58 2027-01-14T13:42 ZP6QRD';
  const before = [
    ['Dossier', '5UKT8N', 'Compagnie', 'Air Canada'],
    ['Retour', 'dimanche 17/01/2027 — AC 871', 'CDG Paris 12 h 25', 'YUL Montréal 13 h 55'],
  ];
  for (const row of [
    ['Dossier', 'ZP6QRD', 'TGV INOUI 5232', 'jeudi 14/01/2027'],
    ['Référence', 'ZP6QRD', 'jeudi 14 janvier 2027', 'TGV INOUI 5232'],
  ]) {
    const read = await readWord('Prestations', [
      ...before,
      ['TRAIN', '<', '<', '<'],
      row,
      ['Départ', 'Massy TGV à 11 h 58', 'Arrivée', 'Rennes à 13 h 42'],
    ]);
    assert.equal(read[0], train);
  }
});

test('nor does a flight beside its day', async () => {
  const row = (number: string, flight: string, day: string) => ['Dossier', number, flight, day];
  const read = await readWord('Prestations', [
    ['VOL', '<', '<', '<'],
    row('ZP6QRD', 'AC 871', 'jeudi 14/01/2027'),
    ['Départ', 'Paris CDG 12 h 25', 'Arrivée', 'Montréal YUL 13 h 55'],
    ['VOL', '<', '<', '<'],
    row('ZP6QRE', 'AC 870', 'jeudi 21/01/2027'),
    ['Départ', 'Montréal YUL 20 h 35', 'Arrivée', 'Paris CDG 8 h 50 (J+1)'],
  ]);
  assert.deepEqual(read, [
    'AC871 CDG YUL 2027-01-14T12:25 2027-01-14T13:55 ZP6QRD',
    'AC870 YUL CDG 2027-01-21T20:35 2027-01-22T08:50 ZP6QRE',
  ]);
});
