import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zlibSync } from 'fflate';
import { bytes } from '../../../testing/mail.ts';
import { codeOf } from '../../decode/code.ts';
import { extract } from '../../index.ts';
import { readCode } from '../codes/reader.ts';
import { decodePacked, parseSchema } from './uper.ts';

/** An envelope of the leaflet around these blocks, signed by nobody. */
function ticket(...blocks: [name: string, version: string, content: string][]): Uint8Array {
  const payload = blocks
    .map(([name, version, content]) => {
      const size = bytes(content).length + 12;
      return `${name}${version}${String(size).padStart(4, '0')}${content}`;
    })
    .join('');
  const packed = zlibSync(bytes(payload));
  const head = bytes(`#UT01118100001${'\u0000'.repeat(50)}${String(packed.length).padStart(4, '0')}`);
  return Uint8Array.from([...head, ...packed]);
}

const head: [string, string, string] = ['U_HEAD', '01', `1181${'ABC123'.padEnd(20)}0103202712000DEDE`];

function field(row: number, column: number, text: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = bytes(text).length;
  return `${two(row)}${two(column)}01${two(text.length)}0${String(size).padStart(4, '0')}${text}`;
}

const paper = (...fields: string[]): [string, string, string] => [
  'U_TLAY',
  '01',
  `RCT2${String(fields.length).padStart(4, '0')}${fields.join('')}`,
];

test('the paper of an international reservation says train, coach and seat', async () => {
  const { reservations } = await extract(
    ticket(
      head,
      paper(
        field(0, 18, 'FAHRSCHEIN+RESERVIERUNG'),
        field(0, 52, 'Léa Martin'),
        field(6, 1, '19.08'),
        field(6, 7, '07:40'),
        field(6, 13, 'WIEN HBF'),
        field(6, 34, 'MUENCHEN HBF'),
        field(6, 52, '19.08'),
        field(6, 58, '11:32'),
        field(8, 1, 'ZUG   62 RJX WAGEN  23 PLATZ 101'),
      ),
    ),
    { contextDate: '2027-08-01' },
  );
  const [only, ...others] = reservations;
  assert.equal(others.length, 0);
  assert.ok(only?.booking.type === 'TrainReservation');
  const { from, to, departure, arrival, number, line, seats, travelers, reference } = only.booking;
  assert.deepEqual(
    [from?.name, to?.name, departure?.local, arrival?.local, number, line, travelers?.[0]?.name, reference],
    ['WIEN HBF', 'MUENCHEN HBF', '2027-08-19T07:40:00', '2027-08-19T11:32:00', '62', 'RJX', 'Léa Martin', 'ABC123'],
  );
  assert.deepEqual(seats, [{ number: '101', coach: '23' }]);
  assert.match(only.booking.ticketToken ?? '', /^aztecbin:/);
});

test('an open ticket names a day and no train', async () => {
  const { reservations } = await extract(
    ticket(
      head,
      paper(
        field(0, 18, 'Fahrkarte'),
        field(3, 1, '01.04.2027-02.04.2027'),
        field(6, 13, 'GRAZ'),
        field(6, 34, 'WIEN'),
      ),
    ),
    { contextDate: '2027-03-01' },
  );
  const [only] = reservations;
  assert.ok(only?.booking.type === 'TrainReservation');
  assert.deepEqual([only.booking.departure?.local, only.booking.number], ['2027-04-01', undefined]);
});

test('a ticket that inflates without end is none', () => {
  const bomb = zlibSync(new Uint8Array(20_000_000));
  const start = bytes(`#UT01118100001${'\u0000'.repeat(50)}9999`);
  assert.deepEqual(readCode(codeOf(Uint8Array.from([...start, ...bomb])), '0', '2027-01-01'), []);
});

test('packed values are read at their bits, and what later versions add is passed over', () => {
  const schema = parseSchema('Thing ... = a:-1..370 b:ia5(2)? c:bool d:int=');
  // extended, b there, d not; 9 bits of 5 above -1; "Hi"; true; one extension of one byte
  const bits = `${'110'}${'000000101'}${'1001000'}${'1101001'}${'1'}${'0000000'}${'1'}${'00000001'}${'11111111'}`;
  const packed = Uint8Array.from(bits.padEnd(56, '0').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  assert.deepEqual(decodePacked(schema, 'Thing', packed), { a: 4, b: 'Hi', c: true });
});

test('what looks like a ticket and is none is said, not thrown', async () => {
  for (const source of [bytes('#UT0111810000'.padEnd(200, 'x')), Uint8Array.of(0x81, 0x55, 0x65, 1, 2, 3)]) {
    const { reservations, doubts } = await extract(source, { contextDate: '2027-01-01' });
    assert.equal(reservations.length, 0);
    assert.deepEqual(
      doubts.map(({ code }) => code),
      ['booking-not-understood'],
    );
  }
});
