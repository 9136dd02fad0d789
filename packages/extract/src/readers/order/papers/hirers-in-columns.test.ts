import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord } from '../../../../testing/word.ts';

const hire = async (line: string) => {
  const read = await bookingsOfWord(
    'Passenger: Léa Brunet',
    '2027-11-09',
    line,
    '\tPick-up\t2027-11-09, 7:30, Tampa Airport',
    '\tReturn\t2027-11-10, 15:00, Orlando Airport',
    '\tConf.\t1094467218',
  );
  return read.map(({ booking }) =>
    booking.type === 'RentalCarReservation' ? `${booking.carrier?.name}: ${booking.car}` : booking.type,
  );
};

test('a name in a column between what is hired and which car is whose car it is', async () => {
  assert.deepEqual(await hire('Car\tDollar\tCompact, Nissan Versa or similar'), ['Dollar: Nissan Versa']);
  assert.deepEqual(await hire('Voiture\tLoca-Bourg\tCatégorie économique, Kia Rio ou semblable'), [
    'Loca-Bourg: Kia Rio',
  ]);
});

test('a car there lets none', async () => {
  const [car = ''] = await hire('Car\tRenault Clio\tEconomy, Renault Clio or similar');
  assert.match(car, /^undefined: /);
});
