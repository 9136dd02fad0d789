import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { told } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

const ticket = (vehicle: string, more = '') => `Votre billet est confirmé. Réservation ZQ4WMT

Lundi 12 avril 2027

07:12 Genève
│ IR 1713 vers Brig
07:47 Lausanne

07:56 Lausanne
${vehicle}
08:31 Aigle
${more}`;

async function read(body: string) {
  const { reservations, doubts } = await extract(
    mail({ from: 'CFF <billet@cff.example>', subject: 'Votre billet', body }),
    { contextDate: '2027-01-05' },
  );
  return [...told(reservations), ...doubts.map(({ code }) => code)];
}

const first = 'IR1713 Genève Lausanne 2027-04-12T07:12 2027-04-12T07:47';

test('a line that is drawn between two stops hides no train', async () => {
  for (const bar of ['', '│ ', '| ', '┃ '])
    assert.deepEqual(
      await read(ticket(`${bar}R 3 vers Aigle et Bex`)),
      [first, 'R3 Lausanne Aigle 2027-04-12T07:56 2027-04-12T08:31'],
      bar,
    );
});

test('a vehicle after a change that nobody knows is a doubt, and never silence', async () => {
  for (const vehicle of ['│ Sesselbahn 251', '│ Funiculaire', 'Navette de la station'])
    assert.deepEqual(await read(ticket(vehicle)), [first, 'booking-not-understood'], vehicle);
});

test('hours that are told of the town where one arrives are none', async () => {
  const body = ticket('R 3 vers Aigle et Bex', '\nÀ Aigle le guichet ouvre de 08:00 à 18:30.\n');
  assert.equal((await read(body)).length, 2);
});
