import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readPage, told } from '../../../../testing/told.ts';

/** The hours that a mail of the house and an agency's letter say by the same words. */
async function read(words: string): Promise<string[]> {
  const page = told(
    await readPage(
      `<p>We confirm your room, booking 4410-CS, from Monday 14 June to Thursday 17 June 2027.</p><p>${words}</p>
      <p>The Calton Steps Hotel, 4 Regent Road, Edinburgh EH1 3DP</p>`,
    ),
  );
  const letter = await readLetterOf([
    '12 May 2027',
    'Ms Orla Brennan',
    `You have a room at The Calton Steps Hotel, 4 Regent Road, Edinburgh EH1 3DP, from Monday 14 June to Thursday 17 June 2027, confirmation CS-4410. ${words}`,
  ]);
  return [...page, ...letter].map((one) => one.match(/2027-06-14\S*|2027-06-17\S*/g)?.join(' ') ?? one);
}

test('the hours of a room are read alike from a mail and from a letter', async () => {
  for (const [words, hours] of [
    ['The key can be had from 2 pm; please leave the room by 11 am.', '2027-06-14T14:00 2027-06-17T11:00'],
    ['Rooms cannot be had before 14:00 and must be left by noon.', '2027-06-14T14:00 2027-06-17T12:00'],
    [
      'La réception ouvre les chambres à partir de 14 heures et demande que les clés soient rendues avant 10 heures.',
      '2027-06-14T14:00 2027-06-17T10:00',
    ],
    ['Check-in opens at 15:00, check-out closes at 10:30.', '2027-06-14T15:00 2027-06-17T10:30'],
    ['Late check-out until 16:00 is possible for £20. Breakfast is from 7:00 to 10:00.', '2027-06-14 2027-06-17'],
  ] as const)
    assert.deepEqual(await read(words), [hours, hours], words);
});

test('a day of the week in brackets parts no hour from its day, and a tilde is from and until', async () => {
  for (const [arrival, departure] of [
    ['12 NOV 2027 (FRI) 15:00 ~ 18:00', '14 NOV 2027 (SUN) ~ 10:00'],
    ['12 Nov 2027 (Fri), from 15:00', '14 Nov 2027 (Sun), by 10:00'],
    ['12/11/2027 (VEN) 15:00', '14/11/2027 (DIM) 10:00'],
  ]) {
    const page = await readPage(
      `<p>Your booking YK-0927-113 is confirmed. Voici votre réservation.</p><table><tr><td>Check-in</td><td>${arrival}</td></tr>
      <tr><td>Check-out</td><td>${departure}</td></tr><tr><td>Room</td><td>Tatami room</td></tr></table>
      <p>Yunoki-tei Hotel, 4 Regent Road, Edinburgh EH1 3DP</p>`,
    );
    assert.deepEqual(told(page), ['Lodging Yunoki-tei Hotel 2027-11-12T15:00 2027-11-14T10:00'], arrival);
  }
});
