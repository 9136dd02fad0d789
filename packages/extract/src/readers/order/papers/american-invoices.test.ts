import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('an American invoice has its clocks as "1120A", each beside its end, and the airline’s record behind a stroke', async () => {
  const read = await readLetterOf([
    [
      ['HUDSON GATE TRAVEL INC', 'INVOICE 0093317'],
      ['PASSENGER', 'RAGHUNATHAN/SUNITA MS'],
      ['FINCH HARBOR CAPITAL LLC', 'PO REF FHC-8821'],
      ['AIRLINE RECORD', 'EK/L8RD5M'],
    ],
    [
      ['14NOV27', 'SUN', 'EMIRATES', 'EK 202', 'CONFIRMED'],
      ['DEP NEW YORK JFK', '1120A', '', '', ''],
      ['ARR DUBAI DXB', '850A', '15NOV', '', ''],
    ],
    [
      ['CAR', 'COROMANDEL CHAUFFEURS'],
      ['CONFIRMATION', 'CC/27/5529'],
      ['PICKUP', { lines: ['MALABAR TERRACE', '19NOV27', '415P'] }],
      ['DROPOFF', 'MUMBAI AIRPORT TERMINAL 2'],
    ],
    [
      ['19NOV27', 'FRI', 'EMIRATES', 'EK 501', 'CONFIRMED'],
      ['DEP MUMBAI BOM', '730P', '', '', ''],
      ['ARR DUBAI DXB', '905P', '', '', ''],
    ],
  ]);
  assert.deepEqual(
    read.map((line) => line.split(' | ').slice(0, -1).join(' | ')),
    [
      'Flight | EK 202 | NEW YORK JFK > DUBAI DXB | 2027-11-14T11:20 – 2027-11-15T08:50 | L8RD5M',
      'Taxi | MALABAR TERRACE > MUMBAI AIRPORT TERMINAL 2 | 2027-11-19T16:15 | CC/27/5529',
      'Flight | EK 501 | MUMBAI BOM > DUBAI DXB | 2027-11-19T19:30 – 2027-11-19T21:05 | L8RD5M',
    ],
  );
});
