import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TaxiBooking } from '../../booking.ts';
import { printText } from '../../decode/plain-text.ts';
import { readTold } from './reader.ts';

const read = (text: string) =>
  readTold(printText(text, { node: '0', contextDate: '2027-01-05', origin: {} })).map(({ booking }) => {
    const { type, from, departure, reference } = booking as TaxiBooking;
    return [type, from?.name, departure?.local.slice(0, 16), reference].filter(Boolean).join(' ');
  });

test('a chauffeur who writes a letter says where, when and under which number in sentences', () => {
  assert.deepEqual(
    read(
      'Dear Ms Petrakis,\n\nWe confirm that your chauffeur will meet you at Heathrow Terminal 5 on Thursday 4 March 2027 at 18:20.\n\nOur booking reference is AF-20931.',
    ),
    ['TaxiReservation Heathrow Terminal 5 2027-03-04T18:20 AF-20931'],
  );
});

test('a driver without a day or an hour is not booked', () => {
  assert.deepEqual(read('Your chauffeur will meet you at Heathrow Terminal 5. Our booking reference is AF-20931.'), []);
});
