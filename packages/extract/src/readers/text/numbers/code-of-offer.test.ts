import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

const told = async (text: string) =>
  toldInFull(
    (await extract(new TextEncoder().encode(text), { fileName: 'ticket.txt', contextDate: '2027-02-01' })).reservations,
  );

const ticket = (offer: string) => `La tua prenotazione è confermata.

PNR: HN4TZ8

Giovedì 18 marzo 2027
Frecciarossa 9519
Torino Porta Nuova 14:30
Milano Centrale 15:32
Carrozza 7, Posto 4C
Passeggero: Lena Ardizzone

${offer}
`;

test('the code of what comes with a booking is not its number', async () => {
  for (const offer of [
    'Metropolitana gratuita con il codice C4KQ7 dalle 4 ore prima alle 4 ore dopo il viaggio (18/03/2027).',
    'Cercanías gratis con el código C4KQ7: válido el día del viaje.',
    '20 % Rabatt auf Mietwagen mit dem Code 7KQ2ZT bis zum 30.06.2027.',
    '20% korting op fietsen met de code 7KQ2ZT.',
  ])
    assert.deepEqual(
      await told(ticket(offer)),
      [
        'Train | Frecciarossa 9519 | Torino Porta Nuova > Milano Centrale | 2027-03-18T14:30 – 2027-03-18T15:32 | 7/4C | HN4TZ8 | Lena Ardizzone',
      ],
      offer,
    );
});

test('a code with which tickets are fetched is', async () => {
  const [train] = await told(ticket('').replace('PNR: HN4TZ8', 'Ritira i biglietti con il codice C4KQ72.'));
  assert.match(train ?? '', /\| C4KQ72 \|/);
});
