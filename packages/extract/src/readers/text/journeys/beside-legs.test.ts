import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, toldWithNumbers } from '../../../../testing/told.ts';

const mail = (days: readonly (readonly [string, readonly string[]])[], foot = '') =>
  `<p>Bonjour Monsieur Keraudren,</p><p>Votre voyage est confirmé (notre dossier EAV-0610-K).</p>${days
    .map(([day, items]) => `<p><b>${day}</b></p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`)
    .join('')}${foot}`;

test('a house below a flight is of the day over both, and not of the day that comes next', async () => {
  const out = 'Vol LO 334 – n° de réservation <b>9HXTPE</b><br>Paris CDG 14h35 → Varsovie Chopin 16h50';
  const back = 'Vol LO 335 – même réservation 9HXTPE<br>Varsovie Chopin 15h20 → Paris CDG 17h50';
  const house = (stay: string) =>
    `Hôtel : <b>Hotel Saska Kamienica</b>, ulica Kredytowa 18, 00-062 Varsovie<br>${stay}`;
  for (const [stay, day, night] of [
    ['1 nuit – arrivée à partir de 15h00, départ le lendemain jusqu’à 11h00', 'Jeudi 11 novembre', '2027-11-11'],
    ['2 nuits – arrivée à partir de 15h00, départ jusqu’à 11h00', 'Vendredi 12 novembre (férié)', '2027-11-12'],
  ] as const) {
    const read = await readPage(
      mail([
        ['Mercredi 10 novembre', [out, house(stay)]],
        [day, [back]],
      ]),
    );
    assert.ok(
      toldWithNumbers(read).some((one) =>
        one.startsWith(`Lodging Hotel Saska Kamienica 2027-11-10T15:00 ${night}T11:00`),
      ),
      toldWithNumbers(read).join('\n'),
    );
  }
});

test('a taxi that is still to be ordered is no driver', async () => {
  const out = 'Vol LO 334 – n° de réservation <b>9HXTPE</b><br>Paris CDG 14h35 → Gdańsk 16h50';
  for (const taxi of [
    'Le taxi pour l’aéroport de Gdańsk est à commander à la réception. Une visite du musée est possible le vendredi 12 novembre à 15h00.',
    'The taxi to Gdańsk airport is to be booked at the desk, for Friday 12 November at 15:00.',
  ]) {
    const read = await readPage(mail([['Mercredi 10 novembre', [out]]], `<p>${taxi}</p>`));
    assert.deepEqual(
      read.map(({ booking }) => booking.type),
      ['FlightReservation'],
      taxi,
    );
  }
});
