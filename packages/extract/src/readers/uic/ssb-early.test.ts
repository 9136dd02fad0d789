import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf } from '../../decode/code.ts';
import { isTicketCode } from '../codes/is-ticket-code.ts';
import { readCode } from '../codes/reader.ts';
import { stationPlace } from './station.ts';

/** Fields of so many bits, one behind the other; a text has six bits a letter, from the space on. */
function packed(size: number, ...fields: (readonly [bits: number, value: number | string])[]): Uint8Array {
  const bits = fields
    .map(([width, value]) =>
      typeof value === 'number'
        ? value.toString(2).padStart(width, '0')
        : [...value.padEnd(width / 6)]
            .map((letter) => (letter.charCodeAt(0) - 32).toString(2).padStart(6, '0'))
            .join(''),
    )
    .join('')
    .padEnd(size * 8, '01');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

type Key = readonly [bits: number, value: number][];
const ticket = (version: number, key: Key, train: Key) =>
  packed(
    110,
    [4, version],
    [14, 1184],
    ...key,
    [1, 0],
    [6, 1],
    [7, 1],
    [7, 0],
    [9, 74],
    [9, 74],
    [1, 0],
    [47, 0],
    [1, 0],
    [30, 8400058],
    [1, 0],
    [30, 8814001],
    [6, 19],
    ...train,
    [40, 0],
    [6, '2'],
    [10, 5],
    [7, 61],
    [6, ' '],
    [1, 0],
    [42, 'QX41ZR'],
  );

function told(bytes: Uint8Array) {
  return readCode(codeOf(bytes), '0', '2027-02-20').map(({ booking }) => {
    assert.ok(booking.type === 'TrainReservation');
    const { reference, number, from, to, departure, seats, carrier } = booking;
    return [reference, number, from?.identifier, to?.identifier, departure?.local, seats, carrier?.identifier];
  });
}

const journey = ['uic:8400058', 'uic:8814001', '2027-03-15', [{ number: '61', coach: '5', class: '2' }], 'uic:1184'];

test('a small ticket of the first edition is a journey on a day', () => {
  assert.deepEqual(told(ticket(1, [], [[17, 9327]])), [['QX41ZR', '9327', ...journey]]);
});

test('a small ticket of the second edition is one, without its train’s number', () => {
  assert.deepEqual(told(ticket(2, [[4, 1]], [[25, 9327]])), [['QX41ZR', undefined, ...journey]]);
});

test('bytes of that length that name no two stations are no such ticket', () => {
  const other = Uint8Array.from({ length: 110 }, (_, at) => (at === 0 ? 0x1f : 0xff));
  assert.equal(isTicketCode(codeOf(other)), false);
});

test('a station’s number may have its check digit behind it', () => {
  assert.equal(stationPlace(undefined, '87271007')?.identifier, 'uic:8727100');
  assert.equal(stationPlace(undefined, '87271008')?.identifier, undefined);
});

test('a ticket of German local transport is known for one, though it stays shut', () => {
  const bytes = new Uint8Array(180);
  bytes.set([0x9e, 0x81, 0x80]);
  bytes.set([0x9a, 5], 131);
  bytes.set(new TextEncoder().encode('VDV'), 136);
  assert.equal(isTicketCode(codeOf(bytes)), true);
  assert.deepEqual(readCode(codeOf(bytes), '0', '2027-02-20'), []);
});
