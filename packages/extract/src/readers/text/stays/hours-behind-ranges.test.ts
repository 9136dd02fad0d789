import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, told } from '../../../../testing/told.ts';

test('behind both days stands from when a room is ready, and until when, each said by its word', async () => {
  const stay = async (days: string) =>
    told(
      await readPage(
        `<p>Your booking is confirmed.</p><p>The Fenchurch Wren Hotel, 9 Mincing Row, London EC3R 7AA. ${days}. Booking 4410-FW.</p>`,
      ),
    )[0]?.replace(/^.*Hotel /, '');
  assert.equal(await stay('14 to 17 June 2027 (after 4 pm / before 10 am)'), '2027-06-14T16:00 2027-06-17T10:00');
  assert.equal(await stay('From 14 June to Thursday 17 June 2027, from 3 pm'), '2027-06-14T15:00 2027-06-17');
  assert.equal(
    await stay('From 14 June 2027, from 3 pm, until 17 June 2027, by 11 am'),
    '2027-06-14T15:00 2027-06-17T11:00',
  );
});
