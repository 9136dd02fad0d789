import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../index.ts';

const crossing =
  'Your crossing is confirmed. Booking reference: CL-8306-5517.\n\nMarseille - Bastia\nDeparture: 16 March 2027, 19:00\nArrival: 17 March 2027, 08:00\n';

async function peopleIn(text: string, from = 'Ferry <desk@ferry.example>', subject = 'Your crossing') {
  const mail = `From: ${from}\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-02-04' });
  return reservations.map(({ booking }) => booking.travelers?.map(({ name }) => name));
}
const people = (tail: string) => peopleIn(`${crossing}\n${tail}`);

test('several in one line with a title or an age travel, whatever stands over them', async () => {
  const couple = ['Dominique SANTONI', 'Laetitia SANTONI'];
  for (const tail of [
    'À bord\nSANTONI Dominique (M.) · SANTONI Laetitia (Mme) · 1 chien (Pastis)',
    'À bord : SANTONI Dominique (M.), SANTONI Laetitia (Mme)',
    'Sur le bateau\nSANTONI Dominique (adulte) – SANTONI Laetitia (adulte)',
  ])
    assert.deepEqual(await people(tail), [couple], tail);
});

test('two who sign, or who may be called, are of the house', async () => {
  for (const tail of [
    'Cordialement,\nMme Anna Petit et M. Paul Roux',
    'Votre équipe\nMme Anna Petit, M. Paul Roux, 04 65 71 45 45',
  ])
    assert.deepEqual(await people(tail), [undefined], tail);
});

test('the family’s name may be said once, behind the last of a couple', async () => {
  for (const [tail, first] of [
    ['Passengers: Mr Hugh and Mrs Verity Castlemaine', 'Hugh Castlemaine'],
    ['Travelling: Hugh and Verity Castlemaine, with a car', 'Hugh Castlemaine'],
    ['Passagers : M. Hugues et Mme Verity Castlemaine', 'Hugues Castlemaine'],
  ] as const)
    assert.deepEqual(await people(tail), [[first, 'Verity Castlemaine']], tail);
});

test('lines that are counted are of one list, and who booked travels where nobody else does', async () => {
  assert.deepEqual(await people('1. Hugh Castlemaine (driver)\n2. Verity Castlemaine'), [
    ['Hugh Castlemaine', 'Verity Castlemaine'],
  ]);
  assert.deepEqual(await people('Booked by Hugh Castlemaine on 4 January 2027'), [['Hugh Castlemaine']]);
});

test('who signs at the foot of a letter does not travel', async () => {
  const letter = `Dear Hugh,\n\n${crossing}\nWith every good wish,\n\nImogen Parr\nDover Office`;
  assert.deepEqual(await peopleIn(letter), [undefined]);
});

test('what an answer quotes was written to whoever answers', async () => {
  const quoted = `Bonjour Madame Sauvageot,\n\n${crossing}`.trim().replace(/^/gm, '> ');
  const answer = `Merci !\n\nOdile\n\nLe jeu. 4 févr. 2027 à 11:26, Ferry <desk@ferry.example> a écrit :\n\n${quoted}`;
  const from = 'Odile Sauvageot <odile@kontor.example>';
  assert.deepEqual(await peopleIn(answer, from, 'Re: Your crossing'), [['Odile Sauvageot']]);
});
