import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

test('a house has a room under both names', () => {
  for (const words of [
    'It is under both names, Rhona Kinloch and Euan Kinloch.',
    'The room is in both your names (Rhona Kinloch and Euan Kinloch).',
    'La chambre est aux deux noms, Rhona Kinloch et Euan Kinloch.',
  ]) {
    const [only] = read(
      'Your room',
      `Dear Mr & Mrs Kinloch,\n\nYour room is booked from Thursday 7 January 2027 until Sunday 10 January 2027. Booking reference: AH/0701/KIN. ${words}\n\nBest wishes\nMorag\n\nHotel Ardvreck\n6 Shore Terrace\nOban PA34 9ZX`,
    );
    assert.deepEqual(
      only?.booking.travelers?.map(({ name }) => name),
      ['Rhona Kinloch', 'Euan Kinloch'],
      words,
    );
  }
});
