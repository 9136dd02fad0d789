import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { codeOf } from '../../decode/code.ts';
import { isTicketCode } from '../codes/is-ticket-code.ts';
import { readCode } from '../codes/reader.ts';

/** Made on the 300th day of a year that ends in 6, for one adult. */
const ticket = (...trains: string[]) =>
  codeOf(bytes(`eRIVQX7PLM123456789111${'1'.padEnd(11)}  01006300300363${trains.join('')}`));
const train = (ends: string, number: string, day: string, place: string) =>
  `${ends}${number} ${number.slice(1)}${day}${place}    XX`;

const read = (code: ReturnType<typeof ticket>) =>
  readCode(code, '0', '2026-11-02').map(({ booking }) => {
    assert.ok(booking.type === 'TrainReservation');
    const { from, to, number, departure, seats, reference, ticketNumber } = booking;
    assert.deepEqual([reference, ticketNumber], ['QX7PLM', '123456789']);
    return [from?.identifier, to?.identifier, number, departure?.local, seats];
  });

test('a list of elements says the train, its day and the seat', () => {
  const code = ticket(train('FRPNOGBSPX', '09031', '330', '0160341'));
  assert.ok(isTicketCode(code));
  assert.deepEqual(read(code), [
    ['sncf:FRPNO', 'sncf:GBSPX', '9031', '2026-11-26', [{ coach: '16', number: '34', class: '1' }]],
  ]);
});

test('the way back is the second train, and in January it is the next year', () => {
  const there = train('FRPNOGBSPX', '09031', '362', '0160342');
  const back = train('GBSPXFRPNO', '09054', '003', '0000002');
  assert.deepEqual(
    read(ticket(there, back)).map(([from, , number, day, seats]) => [from, number, day, seats]),
    [
      ['sncf:FRPNO', '9031', '2026-12-28', [{ coach: '16', number: '34', class: '2' }]],
      ['sncf:GBSPX', '9054', '2027-01-03', [{ class: '2' }]],
    ],
  );
});

test('a seal behind the one train is no second train', () => {
  const code = ticket(train('FRPNOGBSPX', '09031', '330', '0160341'), 'ABCDEFGHIJKLMNOPQRST'.repeat(4));
  assert.equal(read(code).length, 1);
});
