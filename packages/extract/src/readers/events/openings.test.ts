import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf } from '../../../testing/told.ts';
import { extract } from '../../index.ts';

const readEvent = async (page: string) => {
  const { reservations } = await extract(new TextEncoder().encode(page), { contextDate: '2027-01-05' });
  return reservations.map(({ booking }) =>
    booking.type === 'EventReservation'
      ? [booking.name, booking.reference, booking.departure?.local, booking.until?.local, booking.place?.name].join(
          ' | ',
        )
      : booking.type,
  );
};

test('a congress begins when it opens and ends when it closes, each on its day', async () => {
  assert.deepEqual(
    await readEvent(
      "<h2>Rencontres du Bois 2027</h2><p>Madame, ce message vaut attestation d'inscription.</p><div>Participante : Ada Lund<br>N° d'inscription : RB27-118</div>" +
        '<div>Lieu : Palais des Congrès<br>12 quai des Brumes, 29200 Brest</div>' +
        '<div>Ouverture : mardi 22 juin 2027, 9 h 30<br>Clôture : jeudi 24 juin 2027, 16 h 00</div><p>Non compris : dîner de gala, 23 juin, 19 h 30.</p>',
    ),
    ['Rencontres du Bois 2027 | RB27-118 | 2027-06-22T09:30:00 | 2027-06-24T16:00:00 | Palais des Congrès'],
  );
  assert.deepEqual(
    await readEvent(
      `<h2>Nordic Timber Forum</h2><p>Thank you for registering.</p>${tableOf(`Delegate | Ada Lund
        Registration no. | NTF-118
        Venue | Grieghallen, Edvard Griegs plass 1, 5015 Bergen, Norway
        Opens | Tuesday 22 June 2027, 09:30
        Ends | Thursday 24 June 2027, 16:00`)}`,
    ),
    ['Nordic Timber Forum | NTF-118 | 2027-06-22T09:30:00 | 2027-06-24T16:00:00 | Grieghallen'],
  );
});

test('the hours of a house are not when one comes', async () => {
  assert.deepEqual(
    await readEvent(
      '<h2>City Museum</h2><p>Museum ticket. Admission.</p><div>Ticket no.: CM-7712<br>Visitor: Ada Lund<br>Venue: City Museum, 3 King Street, Leeds LS1 2AB</div>' +
        '<div>Opens: 09:00<br>Closes: 18:00</div><p>Tuesday 22 June 2027, 10:30</p>',
    ),
    ['City Museum | CM-7712 | 2027-06-22T10:30:00 |  | City Museum'],
  );
});

test('whoever is called by title and both names at the head of the letter comes', async () => {
  const page =
    '<h2>Rencontres du Bois 2027</h2><p>Dre Ada Lund, nous avons bien reçu votre inscription.</p>' +
    tableOf(`Inscription | RB27-118 (invitée)
      Ouverture | mardi 22 juin 2027 à 9 h 30
      Clôture | jeudi 24 juin 2027 à 16 h 00
      Lieu | Palais des Congrès, 12 quai des Brumes, 29200 Brest`);
  const { reservations } = await extract(new TextEncoder().encode(page), { contextDate: '2027-01-05' });
  assert.deepEqual(
    reservations.map(({ booking }) => [booking.reference, booking.travelers?.map(({ name }) => name)]),
    [['RB27-118', ['Ada Lund']]],
  );
});
