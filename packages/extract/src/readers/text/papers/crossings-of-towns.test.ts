import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, toldInFull } from '../../../../testing/told.ts';

const told = (text: string) => toldInFull(read('Booking', text));

test('of one way a town with its harbour is an end, whether or not the way back says it too', () => {
  for (const [way, from, to] of [
    ['OUTWARD   Portsmouth to Caen (Ouistreham)', 'Portsmouth', 'Caen (Ouistreham)'],
    ['Outward: Newcastle (North Shields) to Amsterdam (IJmuiden)', 'Newcastle (North Shields)', 'Amsterdam (IJmuiden)'],
    ['Aller : Stockholm (Kapellskär) – Naantali', 'Stockholm (Kapellskär)', 'Naantali'],
    ['Hinfahrt: Kiel (Schwedenkai) - Göteborg', 'Kiel (Schwedenkai)', 'Göteborg'],
  ])
    assert.deepEqual(
      told(
        `Booking reference            BFKX40177\n\n${way}\n  Depart    Thu 27 May 2027   22:45\n  Arrive    Fri 28 May 2027   06:45\n  Ship      Mont St Michel\n\nRETURN    St Malo to Portsmouth\n  Depart    Thu 03 Jun 2027   10:30\n  Arrive    Thu 03 Jun 2027   18:20\n  Ship      Bretagne\n`,
      ),
      [
        `Boat | Mont St Michel | ${from} > ${to} | 2027-05-27T22:45 – 2027-05-28T06:45 | BFKX40177`,
        'Boat | Bretagne | St Malo > Portsmouth | 2027-06-03T10:30 – 2027-06-03T18:20 | BFKX40177',
      ],
    );
});
