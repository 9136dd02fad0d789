import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, told } from '../../../../testing/told.ts';

const collected = (value: string) =>
  readPage(
    `<p>Dear Ms Ellery</p><p>I am pleased to confirm your car as follows:</p>${tableOf(`
      Our ref. | TW/8816
      Passenger | Prudence Ellery
      Date | Wednesday 23rd June 2027
      Collect | ${value}
      Destination | Heathrow Airport Terminal 5
      Vehicle | Mercedes E-Class`)}`,
  );

for (const value of [
  '5.15 am from 14 Lathbury Road, Oxford OX2 7AU',
  '5.15 am (was 4.30 am) from 14 Lathbury Road, Oxford OX2 7AU',
])
  test(`where a driver waits stands behind when, and what was before behind neither: "${value}"`, async () => {
    assert.deepEqual(told(await collected(value)), [
      'Taxi 14 Lathbury Road, Oxford OX2 7AU Heathrow Airport Terminal 5 2027-06-23T05:15',
    ]);
  });
