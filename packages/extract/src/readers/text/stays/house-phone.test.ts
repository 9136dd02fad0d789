import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordFile } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

test('"ph." stands before the telephone of a house, as "tel." does, and no other word', async () => {
  const phoneBehind = async (word: string) => {
    const file = wordFile([
      'Dear Ms Falk,',
      `A room is held for you at Brine House Hotel, 14 Theobald Yard, London WC1X 9ZZ, ${word} 5550 1163 20, arriving on Tuesday 9 February 2027 and leaving on Thursday 11 February 2027. Their reservation number is BH-5503.`,
    ]);
    const { reservations } = await extract(file, { fileName: 'letter.docx', contextDate: '2027-01-05' });
    const [booking] = reservations.map((one) => one.booking);
    return booking && 'place' in booking ? booking.place?.phone : null;
  };
  assert.equal(await phoneBehind('ph.'), '5550 1163 20');
  assert.equal(await phoneBehind('tel.'), '5550 1163 20');
  assert.equal(await phoneBehind('graph'), undefined);
});
