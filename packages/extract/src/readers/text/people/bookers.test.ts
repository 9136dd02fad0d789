import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';
import { readPage, tableOf } from '../../../../testing/told.ts';

for (const label of ['Clients', 'Client(s)', 'Customers'])
  test(`whoever stands in one cell beside "${label}" travels with the first`, async () => {
    const [stay] = await readPage(
      `<p>Voucher n° VL-2027-55812. Your booking is confirmed.</p>${tableOf(`Hotel | Riad Dar Zitoune // 18 Derb Sidi Bouloukat // 40000 Marrakech, Maroc
      ${label} | M. Pascal Lanctôt // Mme Geneviève Morin
      Check-in | 24/04/2027
      Check-out | 01/05/2027`)}`,
    );
    assert.deepEqual(
      stay?.booking.travelers?.map(({ name }) => name),
      ['Pascal Lanctôt', 'Geneviève Morin'],
    );
  });

test('the client of a form that says the room stays in it, and not whoever is greeted', async () => {
  for (const label of ['Client', 'Customer']) {
    const [stay] = await readPage(
      `<p>Bonjour Patricia Le Bihan,</p><p>La réservation pour votre collaborateur est à jour :</p>${tableOf(`Réservation | KN7741205
      ${label} | M. Mathurin Ezvan
      Arrivée | mer. 17/02, à partir de 15h
      Départ | sam. 20/02, avant midi
      Chambre | Confort, 1 lit queen`)}<p>Kerlann Nantes Graslin<br>9 rue Crébillon, 44000 Nantes, France</p>`,
    );
    assert.deepEqual(stay?.booking.travelers, [{ name: 'Mathurin Ezvan' }], label);
  }
});

test('an office, a school and a club that order are nobody who travels', () => {
  for (const house of [
    'Mutuelle Bellefond',
    'Coopérative Bellefond',
    'Direction Nord',
    'Département Var',
    'Selkirk Department',
    'Métropole Lilloise',
    'Collectivité Corse',
    'Académie Bellefond',
    'Selkirk Academy',
    'Lycée Bellefond',
    'Selkirk College',
    'École Bellefond',
    'Selkirk School',
    'Selkirk Faculty',
    'Selkirk Club',
    'Amicale Bellefond',
    'Comité Bellefond',
    'Selkirk Committee',
    'Borders Council',
    'Syndicat Bellefond',
    'Fédération Bellefond',
    'Ligue Bellefond',
  ])
    assert.deepEqual(namesIn(`Client : ${house}`), [], house);
  assert.deepEqual(namesIn('Client : Odile Bellefond'), ['Odile Bellefond']);
});

test('clients in lines of their own beside the lines of an address have one stay together', async () => {
  const stays = await readPage(
    `<p>BON D’ÉCHANGE</p>${tableOf(`Dossier | HO/27/118043
      Réf. hôtelier | RDZ 2207`)}${tableOf(`Établissement | Clients
      Riad Dar Zitoune | M. Cyprien VANDAELE
      11 derb Sidi Bouamar, Médina | Mme Agathe VANDAELE
      40000 Marrakech | Enf. Lison VANDAELE (9 ans)`)}<p>Du sam. 23/10/2027 au ven. 29/10/2027, 6 nuits</p>`,
  );
  assert.deepEqual(
    stays.map(({ booking }) => [booking.type, booking.travelers?.[0]?.name]),
    [['LodgingReservation', 'Cyprien VANDAELE']],
  );
});

test('who asked for what is booked is told in its sentence', () => {
  for (const [text, name] of [
    ['Nous confirmons le taxi demandé par Nadège Corriveau.', 'Nadège Corriveau'],
    ['La course commandée par Mme Nadège Corriveau est confirmée.', 'Nadège Corriveau'],
    ['We confirm the car ordered by Tom Hale for Friday.', 'Tom Hale'],
    ['The transfer that was booked by Ms Ines Falk is confirmed.', 'Ines Falk'],
  ] as const)
    assert.deepEqual(namesIn(text), [name], text);
  assert.deepEqual(namesIn('The taxi ordered by Kestrel Travel is confirmed.'), []);
});
