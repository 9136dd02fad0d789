import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord } from '../../../../testing/word.ts';

const train =
  'Rail: Northeast Regional 176 on Tuesday 6 April 2027, Washington Union Station 3:10 PM to New York Moynihan Train Hall 6:35 PM, Amtrak reservation 4B7C19.';
const whoGoes = async (head: string, foot = '') =>
  (await bookingsOfWord(head, train, foot)).map(({ booking }) => booking.travelers?.map(({ name }) => name).join(', '));

test('an order says in the midst of its head who is travelling', async () => {
  const head =
    'Issued 2 March 2027 by the office (Ana). Travelling: Sunniva Brekke (editor), Tariq Haddad (sound) – both.';
  assert.deepEqual(await whoGoes(head), ['Sunniva Brekke, Tariq Haddad']);
  assert.deepEqual(await whoGoes('Issued by the office. Travelling: by train only.'), [undefined]);
});

test('behind the word for a traveller an order may say for how much of it, or that nobody else is', async () => {
  for (const who of [
    'Passagère unique pour tous les trajets : Mme Sunniva Brekke.',
    'Voyageuse, pour l’ensemble du dossier : Mme Sunniva Brekke',
    'Sole traveller on all services: Ms Sunniva Brekke',
    'Voyageuse seule : Mme Sunniva Brekke',
  ])
    assert.deepEqual(await whoGoes(`Client : Cabinet Lemoyne. ${who}`), ['Sunniva Brekke'], who);
  assert.deepEqual(await whoGoes('Client : Cabinet Lemoyne. Service passagers de la compagnie : Mme Ilse Brandt'), [
    undefined,
  ]);
});

test('a programme is for somebody, and more is said behind a dot', async () => {
  const head = 'Programme for Sunniva Brekke and Geir Brekke · Ireland, April 2027 · 2 March 2027';
  // and so is not for whom one may ask
  const foot = 'Ask for Odile Ferrand at the desk.';
  assert.deepEqual(await whoGoes(head, foot), ['Sunniva Brekke, Geir Brekke']);
  assert.deepEqual(await whoGoes('Travel plan for Dublin and Cork · April 2027'), [undefined]);
});

test('whom a note is for travels, and who signs it by an office does not', async () => {
  const note = 'Note du comité à l’attention de Maëlle Kerdoncuf et d’Alain Morvan : tout est réservé.';
  assert.deepEqual(await whoGoes(note, 'La trésorière, Odile Ferrand'), ['Maëlle Kerdoncuf, Alain Morvan']);
  assert.deepEqual(await whoGoes('Tout est réservé.', 'La trésorière, Odile Ferrand'), [undefined]);
});

test('of whom a sentence says that they travel, they do', async () => {
  assert.deepEqual(await whoGoes('Ceci concerne Kerenza Vex et Ottoline Vex, qui partent avant les autres.'), [
    'Kerenza Vex, Ottoline Vex',
  ]);
  // who leaves the keys leaves nothing else, and is not the one of two who goes
  assert.deepEqual(
    await whoGoes('Alain Morvan gave Maëlle Kerdoncuf, who leaves the keys with us, the file.', 'Thank you.'),
    await whoGoes('Alain Morvan gave Maëlle Kerdoncuf, who keeps the keys with us, the file.', 'Thank you.'),
  );
});
