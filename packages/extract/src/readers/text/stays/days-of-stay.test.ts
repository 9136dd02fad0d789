import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readPage, told } from '../../../../testing/told.ts';

const house = 'The Calton Steps Hotel, 4 Regent Road, Edinburgh EH1 3DP';

/** The days that a mail of the house and an agency's letter say by the same words. */
async function read(words: string): Promise<string[]> {
  const page = told(await readPage(`<p>Your room is confirmed, booking 4410-CS.</p><p>${words}</p><p>${house}</p>`));
  const letter = await readLetterOf([
    '12 May 2027',
    'Ms Orla Brennan',
    `You have a room at ${house}, confirmation CS-4410. ${words}`,
  ]);
  return [...page, ...letter].map((one) => one.match(/2027-06-\d\d/g)?.join(' ') ?? one);
}

test('the days of a stay are read alike from a mail and from a letter', async () => {
  for (const words of [
    'Three nights, out on Thursday 17 June 2027.',
    'The nights of 14, 15 and 16 June 2027.',
    'You are expected on Monday 14 June 2027; you leave on Thursday 17 June 2027. The house is closed from 20 to 24 June 2027.',
    'From 14 June 2027 until 17 June 2027. Free cancellation until 7 June 2027.',
  ])
    assert.deepEqual(await read(words), ['2027-06-14 2027-06-17', '2027-06-14 2027-06-17'], words);
});

test('two stays that are as likely are no stay', async () => {
  for (const words of [
    'From 14 to 17 June 2027 and from 20 to 24 June 2027 a room is yours.',
    'You arrive on Monday 14 June 2027 and leave on Thursday 17 June 2027. You arrive on Sunday 20 June 2027 and leave on Thursday 24 June 2027.',
  ])
    assert.deepEqual(
      told(await readPage(`<p>Booking 4410-CS is confirmed.</p><p>${words}</p><p>${house}</p>`)),
      [],
      words,
    );
});
