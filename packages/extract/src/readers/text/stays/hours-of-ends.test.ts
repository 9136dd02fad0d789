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
    ['Check-in opens at 15:00, check-out closes at 10:30.', '2027-06-14T15:00 2027-06-17T10:30'],
    ['Late check-out until 16:00 is possible for £20. Breakfast is from 7:00 to 10:00.', '2027-06-14 2027-06-17'],
  ] as const)
    assert.deepEqual(await read(words), [hours, hours], words);
});
