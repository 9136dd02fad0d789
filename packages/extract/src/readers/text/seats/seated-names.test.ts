import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, told } from '../../../../testing/told.ts';
import { bookingsOfWord } from '../../../../testing/word.ts';
import { passagesOf } from '../passages/passages.ts';
import { seatedInLines } from './seated-names.ts';

const seated = (line: string) => seatedInLines(passagesOf(print('', line))).map(({ value }) => value.name);

test('behind a seat or a berth, however it lies, stands who has it', () => {
  for (const line of [
    'Place 51 : Noémie Faure',
    'Fauteuil 51 : Noémie Faure',
    'Voiture 14 – couchette 51 (basse) : Noémie Faure',
    'Lit 51, haute : Noémie Faure',
    'Coach 14, berth 51 lower: Noémie Faure',
    'Bunk 51 (top) – Noémie Faure',
    'Wagen 14, Liegeplatz 51 (unten): Noémie Faure',
    'Cuccetta 51: Noémie Faure',
    'Litera 51: Noémie Faure',
  ])
    assert.deepEqual(seated(line), ['Noémie Faure'], line);
  assert.deepEqual(seated('Seat 12A – Window Side'), []);
});

test('whoever stands in front of a coach or a seat has it, behind a count or before a comma too', () => {
  for (const line of [
    '1. Ludovic Joubert – Voiture 6, place 9A',
    '1) Ludovic Joubert : voiture 6, place 9A',
    'Ludovic Joubert, voiture 6, place 9A',
    'Ludovic Joubert (coach 6, seat 9A)',
    '- M. Ludovic Joubert – Voiture 6, place 9A',
    'Ludovic Joubert (adulte) – Voiture 6, place 9A',
  ])
    assert.deepEqual(seated(line), ['Ludovic Joubert'], line);
  assert.deepEqual(seated('Violaine Joubert, coach 6\nLudovic Joubert, coach 6'), [
    'Violaine Joubert',
    'Ludovic Joubert',
  ]);
  for (const line of [
    'Standard Class, coach B, seat 41',
    'Premium Economy (seat 12A)',
    'Night Riviera Sleeper, coach B',
  ])
    assert.deepEqual(seated(line), [], line);
});

test('over a coach and a seat in a cell stands who has them, and not the way, which is read as one', async () => {
  for (const way of ['Lille Flandres, départ 7h04 – Marseille Saint-Charles, arrivée 12h13', 'Noémie Faure']) {
    const lines = ['TGV INOUI 5102, mardi 09/02/2027', way, 'Voiture 14, place 72'];
    const hours = way === 'Noémie Faure' ? [['Trajet', 'Lille Flandres 7h04 – Marseille Saint-Charles 12h13']] : [];
    const [train] = await bookingsOfWord([...hours, ['Aller', { lines }], ['Dossier', 'QWPLXA']]);
    assert.equal(train?.booking.travelers?.[0]?.name, way === 'Noémie Faure' ? way : undefined);
    assert.deepEqual(train && told([train]), [
      'TGV INOUI5102 Lille Flandres Marseille Saint-Charles 2027-02-09T07:04 2027-02-09T12:13',
    ]);
  }
});
