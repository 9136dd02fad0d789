import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../index.ts';

const read = async (body: string) => {
  const mail = `From: Marram Cottage <hello@marram.example>\nTo: Ada Lund <ada@lund.example>\nSubject: Your nights here\nDate: Tue, 05 Jan 2027 10:00:00 +0000\nContent-Type: text/plain; charset=utf-8\n\n${body}`;
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  return reservations.map(({ booking, confidence }) =>
    booking.type === 'LodgingReservation'
      ? [
          booking.reference,
          booking.price && `${booking.price.amount} ${booking.price.currency}`,
          booking.checkIn?.local,
          booking.checkOut?.local,
          booking.place?.name,
          booking.place?.street,
          booking.place?.phone,
          confidence,
        ].join(' | ')
      : booking.type,
  );
};
const head =
  'Marram Cottage\n3 Dune Lane, Wells, NR23 1AA ☎ 01328 555 019\n\nDear Ms Ada Lund,\n\nyour room is booked for you.\n\n';
const days = 'Arrival: Friday 12 February 2027, from 3 pm\nDeparture: Sunday 14 February 2027, by 10 am\n';
const there = '2027-02-12T15:00:00 | 2027-02-14T10:00:00 | Marram Cottage | 3 Dune Lane | 01328 555 019 | 0.55';

test('the only count of a year is the number of a stay, and the only price of all nights its price', async () => {
  assert.deepEqual(
    await read(
      `${head}${days}You are line 88/27 of our notebook.\nThat comes to £184 for the two nights, and a deposit of £40 is due.\n`,
    ),
    [`88/27 | 184 GBP | ${there}`],
  );
  assert.deepEqual(await read(`${head}${days}Card: MC-40718\n`.replace('Card', 'Sheet')), [`MC-40718 |  | ${there}`]);
});

test('of two codes or two prices nobody knows which is the stay’s, and a price that may be a night’s is none', async () => {
  const none = [` |  | ${there.replace('0.55', '0.7')}`];
  assert.deepEqual(await read(`${head}${days}Sheet: MC-40718, drawer: MD-40911\n`), none);
  assert.deepEqual(
    await read(`${head}${days}You pay £90 here.\nWe ask £184 for the two nights and £210 for all nights with meals.\n`),
    none,
  );
  assert.deepEqual(await read(`${head}${days}We ask £92 a night, parking £8.\n`), none);
});
