import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

const paper = (...rows: string[]) =>
  readWord('ITINERARY 771920\nDATE 11 JAN 2027', 'HOLLINS/STEPHEN J MR', 'EK/W5ZN8C', ...rows);

test('beside the number of a flight two cells of four figures are its clocks, the second perhaps with its day', async () => {
  for (const [first, second] of [
    ['1425', '0130 TUE 19JAN27'],
    ['1425', '0130+1'],
    ['1425', '0130'],
  ])
    assert.deepEqual(
      await paper(`EK 20\tMON 18JAN27\tMANCHESTER (MAN) / DUBAI (DXB)\t${first}\t${second}`),
      ['EK20 MAN DXB 2027-01-18T14:25 2027-01-19T01:30 W5ZN8C'],
      second,
    );
});

test('a year is no clock', async () => {
  assert.deepEqual(await paper('EK 20\tMON 18 JAN\t2027\t1425\tMANCHESTER (MAN) / DUBAI (DXB)'), []);
});

test('a driver is told in the words of a booking system', async () => {
  for (const between of ['\n', '\t'])
    assert.deepEqual(
      await paper(
        `TRF${between}TUE 19JAN27 0930 NAIROBI AIRPORT TO ACACIA RIDGE HOTEL NAIROBI`,
        'SAVANNAH SHUTTLES REF SS20781  USD 40.00',
      ),
      ['Taxi NAIROBI AIRPORT ACACIA RIDGE HOTEL NAIROBI 2027-01-19T09:30 SS20781'],
    );
});
