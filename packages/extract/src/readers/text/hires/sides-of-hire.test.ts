import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../index.ts';

/** A cell over both columns where a line has but two. */
const formOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([head, ...cells]) => {
      const width = cells.length === 1 ? ' colspan="2"' : '';
      return `<tr><td>${head}</td>${cells.map((cell) => `<td${width}>${cell}</td>`).join('')}</tr>`;
    })
    .join('');

const readCar = async (from: string, lines: string) => {
  const mail = `From: ${from} <desk@cars.example>\r\nSubject: Your car\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Hi Ada, all booked.</p><table>${formOf(lines)}</table><p>Tidewater Cars</p>`;
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  const [{ booking } = { booking: undefined }] = reservations;
  return booking?.type === 'RentalCarReservation'
    ? [
        booking.reference,
        booking.carrier?.name,
        booking.from?.name,
        booking.departure?.local,
        booking.to?.name,
        booking.arrival?.local,
      ]
    : booking;
};

test('both ends of a car stand side by side below what is of all of it', async () => {
  const ends = ['Bergen Airport', '2027-10-04T09:30:00', 'Oslo Central Station', '2027-10-08T18:00:00'];
  const form = (head: string, sides: string, foot = '') => `${head}
     | ${sides}
    Where | Bergen Airport | Oslo Central Station
    Date | Monday 4 October 2027 | Friday 8 October 2027
    Time | 09:30 | 18:00${foot}`;
  assert.deepEqual(
    await readCar('Jo at Tidewater Cars', form('Agreement | TC-7712\nDriver | Ada Lund', 'Collect | Return')),
    ['TC-7712', 'Tidewater Cars', ...ends],
  );
  assert.deepEqual(
    await readCar(
      'Tidewater Cars',
      form('Contract | TC-7712\nVehicle | VW Polo or similar', 'Pick-up | Drop-off', '\nTotal | EUR 210.00'),
    ),
    ['TC-7712', 'Tidewater Cars', ...ends],
  );
});

test('each end of a car alone in its row heads where and when below it, and when its desk is open is neither', async () => {
  const form = (collect: string, bring: string, open: string) => `Agreement | TC-7712
    Driver | Ada Lund
    ${collect}
    Branch | Bergen Airport
    Date / time | Monday 4 October 2027, 09:30
    ${open} | 05:30 – 23:00
    ${bring}
    Branch | Oslo Central Station
    Date / time | Friday 8 October 2027, 18:00
    ${open} | 07:00 – 20:00
    Price
    4 days | EUR 210.00`;
  const ends = ['Bergen Airport', '2027-10-04T09:30:00', 'Oslo Central Station', '2027-10-08T18:00:00'];
  for (const [collect = '', bring = '', open = ''] of [
    ['Collection', 'Return', 'Hours'],
    ['Prise en charge', 'Restitution', 'Horaires'],
    ['Ophalen', 'Inleveren', 'Openingstijden'],
  ])
    assert.deepEqual(await readCar('Tidewater Cars', form(collect, bring, open)), [
      'TC-7712',
      'Tidewater Cars',
      ...ends,
    ]);
});
