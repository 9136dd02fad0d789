import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { extract } from '../extract.ts';
import { jpegsIn } from './pdf-jpegs.ts';

const scan = readFileSync(join(import.meta.dirname, '../../samples/pdf-scan-three-pages.pdf'));
const facts = { contextDate: '2027-03-10' };
const flightsOf = (reading: Awaited<ReturnType<typeof extract>>) =>
  reading.reservations.map(({ booking }) => booking.type === 'FlightReservation' && booking.number);

test('the pages of a scan are taken as they lie in the file', () => {
  const jpegs = jpegsIn(scan) ?? [];
  assert.equal(jpegs.length, 3);
  for (const jpeg of jpegs)
    assert.deepEqual([...jpeg.subarray(0, 3), ...jpeg.subarray(-2)], [0xff, 0xd8, 0xff, 0xff, 0xd9]);
});

test('with a large picture of another kind the library opens them all', async () => {
  const text = Buffer.from(scan).toString('latin1');
  const other = Buffer.from(text.replace('/DCTDecode', '/JPXDecode'), 'latin1');
  assert.equal(jpegsIn(other), null);
  assert.deepEqual(flightsOf(await extract(other, facts)), ['92', '1015']);
});

test('of a scan that takes too long what was read is kept, and the rest is told', async () => {
  let pages = 0;
  const reading = await extract(scan, facts, undefined, () => ++pages < 3);
  assert.deepEqual(flightsOf(reading), ['1027']);
  assert.deepEqual(
    reading.doubts.map(({ code }) => code),
    ['pages-unread'],
  );
  const whole = await extract(scan, facts);
  assert.deepEqual(flightsOf(whole), ['1027', '92', '1015']);
  assert.deepEqual(whole.doubts, []);
});
