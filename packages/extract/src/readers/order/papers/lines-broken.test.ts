import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a place at a camping site is none of its name, and one word for hours is of both', async () => {
  const read = await readLetterOf([
    'Traveller: Cormac Geraghty',
    'ACCOMMODATION',
    [
      ['Property', 'Camping Les Ajoncs d’Or – mobile home 3 bed'],
      ['Address', 'Route de la Plage Blanche, 29930 Pont-Aven, France'],
      ['Check-in', 'Sunday 4 July 2027, between 1600 and 2000 hrs'],
      ['Check-out', 'Friday 16 July 2027, between 0800 and 1000 hrs'],
      ['Reservation', 'AJO-27-0718'],
    ],
  ]);
  assert.deepEqual(read, [
    'Lodging | Camping Les Ajoncs d’Or, Pont-Aven | 2027-07-04T16:00 – 2027-07-16T10:00 | AJO-27-0718 | Cormac Geraghty',
  ]);
});

test('a capital N° stands before the number of a house as a small one does', async () => {
  const read = await readLetterOf([
    'Voyageur : Anneleen Vandersmissen',
    [
      ['13/10/2027', '<', '<', '<'],
      ['08:25', 'Bruxelles-Midi (quai 4)', 'ICE 15', 'voit. 27 / siège 112'],
      ['10:15', 'Köln Hbf', 'DB réf. 304KLS', '2e classe, Flexpreis'],
      ['13/10/2027 > 15/10/2027', '<', '<', '<'],
      ['Hotel Severinstor\nKartäuserwall 40, 50678 Köln', '<', 'Check-in 15:00\nCheck-out 11:00', 'N° 7731-KHS'],
    ],
  ]);
  assert.deepEqual(read, [
    'Train | ICE 15 | Bruxelles-Midi > Köln Hbf | 2027-10-13T08:25 – 2027-10-13T10:15 | 27/112 | 304KLS | Anneleen Vandersmissen',
    'Lodging | Hotel Severinstor, Köln | 2027-10-13T15:00 – 2027-10-15T11:00 | 7731-KHS | Anneleen Vandersmissen',
  ]);
});

test('the ends of a flight in a line of codes and once more by their names are one way, and each flight has its own', async () => {
  const read = await readLetterOf([
    'Traveller: Joanne Tan',
    [
      ['#', 'Description', 'Amount SGD'],
      [
        '10',
        [
          'Air ticket, Singapore Airlines, PNR 7HWQ5E',
          'SQ 638\n2027-04-04\nSIN–NRT\ndep 23:55\narr 08:00 (2027-04-05)\nSingapore Changi T3 – Tokyo Narita T1',
          'SQ 623\n2027-04-09\nKIX–SIN\ndep 23:25\narr 05:05 (2027-04-10)\nOsaka Kansai T1 – Singapore Changi T3',
        ].join('\n'),
        '1,126.30',
      ],
    ],
  ]);
  assert.deepEqual(read, [
    'Flight | SQ 638 | Singapore Changi > Tokyo Narita | 2027-04-04T23:55 – 2027-04-05T08:00 | 7HWQ5E | Joanne Tan',
    'Flight | SQ 623 | Osaka Kansai > Singapore Changi | 2027-04-09T23:25 – 2027-04-10T05:05 | 7HWQ5E | Joanne Tan',
  ]);
});
