import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';
import { readTable, toldInFull } from '../../../../testing/told.ts';

test('who sleeps in a room stands behind what room it is', () => {
  for (const [text, who] of [
    [
      'Room 1: Double Deluxe, twin beds, bed & breakfast – Mrs Ada Falk, Mr Jon Falk\nRoom 2: Single Standard – Ms Mia Falk',
      'Ada Falk + Jon Falk + Mia Falk',
    ],
    ['Chambre 1 : Double Confort vue remparts — M. Gaëtan Le Dantec', 'Gaëtan Le Dantec'],
    ['Room 1: Twin Superior, half board – Peter Falconer, Ingrid Falconer', 'Peter Falconer + Ingrid Falconer'],
    ['Chambre 21 : Mme Hortense Kessler', 'Hortense Kessler'],
    ['Room 1: Double Deluxe, sea view', ''],
    ['Chambre 2 : Suite Supérieure', ''],
  ] as const)
    assert.equal(namesIn(text).join(' + '), who, text);
});

test('a class in front of a seat is nobody', async () => {
  for (const line of [
    'Classe Économie (L) - 1 bagage 23 kg - siège 9C',
    'Economy Comfort - seat 9C',
    'Premium Economy: seat 9C',
    'Place Confort - place 9',
  ]) {
    const read = await readTable(
      `Traveller | Mr Jon Falk\nFlight | KL 1256 // ${line}\nDate | 9 March 2027\nFrom | Nice (NCE), 10:05\nTo | Amsterdam (AMS), 12:10`,
    );
    assert.match(toldInFull(read)[0] ?? '', /\| Jon Falk$/, line);
  }
});
