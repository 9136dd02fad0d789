import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from '../../../../testing/in-text.ts';
import { readMail } from '../../../../testing/told.ts';

const onceEach = (text: string) => [...new Set(numbersIn(text))];

test('something may be said of a number between its name and its colon', () => {
  for (const [text, number] of [
    ['Votre numéro de réservation ne change pas : 24871306FR2.', '24871306FR2'],
    ['Voici votre numéro de réservation, à présenter au comptoir :\n\n24871306FR2', '24871306FR2'],
    ['Présentez ce numéro à la réception : NIM-58820', 'NIM-58820'],
    ['Your booking number stays the same as before: 40718835', '40718835'],
    ['Please quote this reference when you collect the keys: KX-4471', 'KX-4471'],
  ] as const)
    assert.deepEqual(onceEach(text), [number], text);
});

test('numbers that no longer count, that one calls and that take something off the price are none of a booking', () => {
  for (const text of [
    'Your previous booking number is no longer valid: 73918860',
    'Your booking number which was replaced today: 73918860',
    'Give this number a call when you are near: 0161 496 0182',
    'Show this code at the till of our shop for a gift: SAVE-2027',
    'Votre numéro de réservation vous parviendra dès que possible. Téléphone : 0549362160',
  ])
    assert.deepEqual(onceEach(text), [], text);
});

test('the number of a hire that a sentence announces is that of the car', async () => {
  const html = `<p>Nous avons bien enregistré votre location. Voici votre numéro de réservation, à présenter au comptoir :</p><div>24871306FR2</div>
<h3>Prise en charge</h3><p>mardi 14 septembre 2027 à 10:15<br>Bordeaux Gare Saint-Jean</p><h3>Restitution</h3><p>jeudi 16 septembre 2027 à 18:00<br>Bordeaux Gare Saint-Jean</p>`;
  assert.deepEqual(await readMail('Avis', 'Votre location', html), [
    'RentalCar | Bordeaux Gare Saint-Jean > Bordeaux Gare Saint-Jean | 2027-09-14T10:15 – 2027-09-16T18:00 | 24871306FR2',
  ]);
});
