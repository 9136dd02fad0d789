import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes, mail, mailWithin } from '../../testing/mail.ts';
import { extract } from '../index.ts';

// Of a mail that is one long text only its beginning goes to the parser.

const flight =
  'Your booking is confirmed. Booking reference: H7K2PL\r\nFlight BA 992, 1 March 2027, London (LHR) 10:15 – Berlin (BER) 13:05\r\n';
const long = 'Nothing of interest.\r\n'.repeat(20_000);

async function references(source: Uint8Array): Promise<(string | undefined)[]> {
  const { reservations } = await extract(source, { contextDate: '2027-01-05' });
  return reservations.map(({ booking }) => booking.reference);
}

test('a long mail is read at its beginning', async () => {
  assert.deepEqual(await references(mail({ body: `${flight}\r\n${long}` })), ['H7K2PL']);
});

test('what is attached behind a long message is read', async () => {
  assert.deepEqual(await references(mailWithin(mail({ body: flight }), long)), ['H7K2PL']);
});

test('a long page and a text in base64 are read to their end', async () => {
  const page = `<p>${'<!-- nothing -->\r\n'.repeat(20_000)}</p><p>${flight.replace('\r\n', '<br>')}</p>`;
  assert.deepEqual(await references(mail({ type: 'text/html; charset=utf-8', body: page })), ['H7K2PL']);
  const wide = `${'\u4e00'.repeat(60)}\r\n`.repeat(1_200) + flight;
  const coded = new TextDecoder().decode(mail({ body: '' })).replace('8bit', 'base64');
  assert.deepEqual(await references(bytes(coded + Buffer.from(wide).toString('base64'))), ['H7K2PL']);
});
