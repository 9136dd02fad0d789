import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { bookingsOfWord } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

const train =
  'Rail: Northeast Regional 176 on Tuesday 6 April 2027, Washington Union Station 3:10 PM to New York Moynihan Train Hall 6:35 PM, Amtrak reservation 4B7C19.';

const whoIn = async (...head: string[]) =>
  toldInFull(await bookingsOfWord(...head, train)).map((line) => line.split('4B7C19')[1]);

test('below the title of a memo stands for whom it is, whoever wrote it', async () => {
  for (const head of [
    ['MEMO', 'To: Joanna Trevelline'],
    ['MEMO\nTo: Joanna Trevelline\nDate: 5 January 2027'],
    ['Memorandum', 'To: Joanna Trevelline', 'From: Travel Desk'],
    ['To: Joanna Trevelline', 'From: Ana Costa, Travel Desk', 'Re: Your trip'],
  ])
    assert.deepEqual(await whoIn(...head), [' | Joanna Trevelline'], head.join());
});

test('who is copied does not travel, and somebody who is named as a traveller goes before the reader', async () => {
  assert.deepEqual(await whoIn('MEMO', 'To: Joanna Trevelline', 'Cc: Ana Costa'), [' | Joanna Trevelline']);
  assert.deepEqual(await whoIn('MEMO', 'To: Joanna Trevelline', 'Traveler: Dale Okonkwo'), [' | Dale Okonkwo']);
});

test('a note says in many words for whom it is, in capitals too', async () => {
  for (const head of [
    ['NOTE', 'Pour : Joanna Trevelline'],
    ['NOTE', 'For: Joanna Trevelline'],
    ['NOTE', 'POUR : Joanna Trevelline'],
  ])
    assert.deepEqual(await whoIn(...head), [' | Joanna Trevelline'], head.join());
});

test('the word "note" may be a label', async () => {
  const form = [
    ['Note', 'TR-114'],
    ['Destinataires :', 'Joanna Trevelline'],
  ];
  const read = toldInFull(await bookingsOfWord(form, train));
  assert.deepEqual(
    read.map((line) => line.split('4B7C19')[1]),
    [' | Joanna Trevelline'],
  );
});

test('a letter is addressed with "À", and with the office of whom it goes to', async () => {
  const train =
    'Voici vos billets de train : TGV INOUI 6607, le 9 mars 2027, Paris Gare de Lyon 8 h 00 – Lyon Part-Dieu 9 h 56, dossier 4B7C19.';
  const letter = (to: string, greeting: string) => bookingsOfWord(to, 'Lyon, le 4 janvier 2027', greeting, train);
  for (const [to = '', greeting = ''] of [
    ['À Monsieur le Professeur Hadrien Vautrin\nConservatoire de Lausanne', 'Monsieur le Professeur,'],
    ['À Madame la Directrice Odile Ferrand', 'Madame la Directrice,'],
    ['À Madame Odile Ferrand', 'Madame,'],
  ]) {
    const [line = ''] = toldInFull(await letter(to, greeting));
    assert.match(line, /\| (?:Hadrien Vautrin|Odile Ferrand)$/, to);
  }
});

test('"From" and "To" beside the hours of a train are the ends of a way, whatever they are called', async () => {
  const source = new TextEncoder().encode(
    '<p>Dear Customer, your e-ticket has been booked.</p><table><tr><td>PNR No. : 4518827306</td><td>Train No. / Name : 12243 / Shatabdi Express</td></tr><tr><td>From : MGR Chennai Central</td><td>Date of Journey : 04-Mar-2027</td></tr><tr><td>To : CBE Coimbatore Jn</td><td>Scheduled Departure : 07:10</td><td>Scheduled Arrival : 04-Mar-2027 14:15</td></tr></table>',
  );
  const [line = ''] = toldInFull((await extract(source, { contextDate: '2027-01-05' })).reservations);
  assert.match(line, /12243 \| MGR Chennai Central > CBE Coimbatore Jn \| 2027-03-04T07:10/);
});
