import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../../../testing/told.ts';

test('names below each other in a cell are of the lines beside them, and what is no word for a value names no traveller', async () => {
  const cells = [
    ['Passenger', 'Booking code', 'Ticket number', 'Miles&Bonus'],
    ['Freya Tolland', 'K8RW2Q', '172 2418806173', 'FT 514****82'],
  ].map((lines) => `<td>${lines.join('<br>')}</td>`);
  const bookings = await readPage(
    `<p>Your e-ticket is issued.</p><table><tr>${cells.join('')}</tr></table>
     <p>Thursday 14 January 2027</p><p>LG 4602</p><p>Departure: 12:40 London City (LCY)<br>Arrival: 15:00 Luxembourg (LUX)</p>`,
  );
  assert.deepEqual(
    bookings.map(({ booking: { reference, travelers } }) => [reference, travelers]),
    [['K8RW2Q', [{ name: 'Freya Tolland' }]]],
  );
});
