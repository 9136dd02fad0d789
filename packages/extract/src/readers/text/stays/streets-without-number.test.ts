import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { passagesOf } from '../passages/passages.ts';
import { printedHotel } from './hotel-place.ts';

const houseIn = (text: string) => {
  const document = print('Your booking', text);
  const { name, address } = printedHotel(document, passagesOf(document))?.value ?? {};
  return [name, address?.street, address?.postcode, address?.city].join(' | ');
};

test('a street without a number is one above a town and its code, however both are set', () => {
  const letter = 'Dear Ms Falk,\n\nYour room is kept from 8 to 11 October.\n\nAll the best,\nCormac\n\n';
  for (const lines of [
    'Gortnavea House\nThreadneedle Lane\nGalway, H91 X4P8\nIreland',
    'Gortnavea House\nThreadneedle Lane\nGalway H91 X4P8\nIreland',
    'Gortnavea House\nThreadneedle Lane\nGalway\nH91 X4P8\nIreland',
    'Gortnavea House, Threadneedle Lane, Galway, H91 X4P8, Ireland',
  ])
    assert.equal(houseIn(letter + lines), 'Gortnavea House | Threadneedle Lane | H91 X4P8 | Galway', lines);
});

test('a lane without a town below it is no address', () => {
  assert.equal(houseIn('Your room looks on\nThreadneedle Lane\nand the garden, H91 is far'), ' |  |  | ');
});
