import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '../../../booking.ts';
import { extract } from '../../../index.ts';

// Short codes that houses number by, and a plate could be.

const numbers = async (subject: string, said: string): Promise<(string | undefined)[]> => {
  const lines = [
    'From: Fulmar House <desk@fulmar.example>',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Dear Anna Keller,\n\nYour room is confirmed. ${said}`,
    '\nFulmar House Inn\n4 Mill Lane, Bath BA1 2AB\n\nCheck-in: Friday 5 March 2027\nCheck-out: Monday 8 March 2027',
  ];
  const { reservations } = await extract(new TextEncoder().encode(lines.join('\n')), { contextDate: '2027-01-05' });
  return reservations.map(({ booking }: { booking: Booking }) => booking.reference);
};

test('a short code right behind what was booked is its number', async () => {
  for (const said of [
    'Your booking, still HT-5512, now runs as below.',
    'Your booking number stays HT-5512.',
    'It is in the book as HT-5512.',
    'Please keep this number: HT-5512.',
    'Votre réservation, toujours HT-5512, est décalée.',
    'Votre inscription HT-5512 est enregistrée.',
    'Votre numéro reste HT-5512.',
  ])
    assert.deepEqual(await numbers('Your stay', said), ['HT-5512'], said);
});

test('a code at the end of the subject, or in its brackets, is what the mail goes by', async () => {
  for (const subject of ['Moving your weekend in Bath (HT-5512)', 'Your week in Bath - HT-5512', 'HT-5512: your dates'])
    assert.deepEqual(await numbers(subject, 'See below.'), ['HT-5512'], subject);
});

test('a plate is no number', async () => {
  assert.deepEqual(await numbers('Your stay', 'We have noted your car HT-5512 for the car park.'), [undefined]);
  assert.deepEqual(await numbers('Your stay', 'The number plate we have noted is HT-5512.'), [undefined]);
});

test('an association counts by two figures, and what is noted under a number goes by it', async () => {
  assert.deepEqual(await numbers('Votre séjour', 'Inscription n° 57, au nom de Anna Keller.'), ['57']);
  assert.deepEqual(await numbers('Votre séjour', "C'est noté dans le grand livre sous le numéro 1427."), ['1427']);
  assert.deepEqual(await numbers('Votre séjour', 'inscription RP-31, Anna Keller'), ['RP-31']);
});
