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

test('texts that are counted by letters are read whole, and fields in a row stay apart', async () => {
  const counted = (row: number, column: number, text: string) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(row)}${two(column)}01${two(text.length)}0${String(text.length).padStart(4, '0')}${text}`;
  };
  const { reservations } = await extract(
    ticket(
      head,
      paper(
        counted(0, 18, 'MENETJEGY+HELYJEGY'),
        counted(0, 52, 'Eszter Nagy-Kovács'),
        counted(1, 52, 'ÜLŐHELY'),
        counted(6, 1, '15.03'),
        counted(6, 7, '09:40'),
        counted(6, 13, 'BUDAPEST-KELETI'),
        counted(6, 34, 'WIEN HBF'),
        counted(8, 1, 'ZUG'),
        counted(8, 7, '62'),
        counted(8, 13, 'RJX'),
        counted(8, 19, 'WAGEN'),
        counted(8, 26, '24'),
        counted(8, 32, 'PLATZ'),
        counted(8, 48, '85'),
      ),
    ),
    { contextDate: '2027-03-01' },
  );
  const [only] = reservations;
  assert.ok(only?.booking.type === 'TrainReservation');
  const { travelers, number, line, seats } = only.booking;
  assert.deepEqual(
    [travelers?.[0]?.name, line, number, seats],
    ['Eszter Nagy-Kovács', 'RJX', '62', [{ number: '85', coach: '24' }]],
  );
});

test('the only train for which a ticket is good is its train; of two it is none', async () => {
  const trainOf = async (...lines: string[]) => {
    const rows = lines.map((line, index) => field(12 + index, 1, line));
    const ends = [field(6, 7, '06:30'), field(6, 1, '21.07'), field(6, 13, 'WIEN HBF'), field(6, 34, 'SALZBURG HBF')];
    const code = ticket(head, paper(field(0, 18, 'FAHRSCHEIN'), ...ends, ...rows));
    const [only] = (await extract(code, { contextDate: '2027-07-01' })).reservations;
    return only?.booking.type === 'TrainReservation' ? `${only.booking.line ?? ''} ${only.booking.number ?? ''}` : null;
  };
  assert.equal(await trainOf('Zug -> RJX 562'), 'RJX 562');
  assert.equal(await trainOf('Zug -> RJX 562', 'Zug -> NJ 466'), ' ');
});

test("the German railway's fields are found behind a count of any width", async () => {
  const name = (value: string) => value.length.toString().padStart(4, '0') + value;
  for (const count of ['04', '0004']) {
    const fields = `S001${name('Flexpreis')}S015${name('Erfurt')}S016${name('Gera')}S031${name('05.10.2027')}`;
    const block = `021${'0510202706102027'}${'548019233 '}${count}${fields}`;
    const [only] = (await extract(ticket(head, ['0080BL', '03', block]), { contextDate: '2027-10-01' })).reservations;
    assert.ok(only?.booking.type === 'TrainReservation');
    assert.deepEqual([only.booking.from?.name, only.booking.to?.name], ['Erfurt', 'Gera']);
  }
});

test('a pass is called what it is and not after its fare, and who may walk through a station has a ticket', async () => {
  const pass =
    'I1VUMDI5OTAxMDAwMDcw6wasb8UE6cxs2px8aZSHWc1SfEgNSK1k5KBuh5GQAkGcx556Hr653UKcsVYBY+tGO4P/8PDK9B6xORPUVs0qMDE3NnjaAaUAWv9VX0ZMRVgxMzAxNjVysATViasCDgu4JRXVyYWlsIEJWKAKoZAMntLnh1rcGYcmQITkwt7dh0LS3BNCE0aN2LJg5YmTXMBBmdIOAwDWm8tpRmpqwEk0o9ABLUludGVycmFpbCBHbG9iYWwgUGFzcyAtIDcgZGF5cyB3aXRoaW4gMSBtb250aAyDoMBgAAgQFT1RQNVIBNCNsBAYKst7q6NAE33ABABQskIm';
  const passage =
    'I1VUMDIxMTg0MDAwMDWNVneeNWlt1by3oaM1yOYtNMi+gZ3Br357iWAfTkzwf5meHAPHhJfCTJGrkG/NDR0a4baVVJpChbf3MRv934RkMDExNHjaC41383GNMDQ2MDQ0VtrAMPmh+iENtxmclj4NnYHBC/Tmsq6ZYZL08HBZovqRK3clYqWib8+5IxFzQjRWZmbELVkGRwYF7t0OLlAuh8DN6LkyMyKiGZpgim9JRDNekYyZM/v2nAPCBx7yMQAAfccsmQ==';
  const nameOf = async (code: string) => {
    const source = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    const [only] = (await extract(source, { contextDate: '2024-06-01' })).reservations;
    return only?.booking.type === 'Ticket' ? only.booking.name : only?.booking.type;
  };
  assert.equal(await nameOf(pass), 'Interrail Global Pass - 7 days within 1 month');
  assert.equal(await nameOf(passage), 'Stationspas Utrecht');
});

test('a last day that is counted from the first day is not before it', async () => {
  const code =
    'MSaEQICCVVQQZRXXTUAAAARkAIAAg8D/ADyYTgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANSO1Cpb9Qc22r8kH1a7AqhnvsVTJVl2qIq0HDUUUZG2x9J5xopQ4AqUkhys2nVUChMtXVd1SXpN';
  const source = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const [only] = (await extract(source, { contextDate: '2024-07-18' })).reservations;
  assert.ok(only?.booking.type === 'TrainReservation');
  assert.equal(only.booking.departure?.local, '2024-07-22');
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
