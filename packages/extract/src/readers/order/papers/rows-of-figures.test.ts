import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('four figures behind both ends are its hours, also of a train whose stations are on no map', async () => {
  for (const [told, read] of [
    [
      'Shinkansen Nozomi 21, Shin-Osaka 1235 – Hakata 1503, car 7, seat 12E',
      'Nozomi 21 | Shin-Osaka > Hakata | 2027-11-10T12:35 – 2027-11-10T15:03 | 7/12E',
    ],
    [
      'LNER 1E05, London Kings Cross 1235 – Leeds 1450, coach C seat 12',
      'LNER 1E05 | London Kings Cross > Leeds | 2027-11-10T12:35 – 2027-11-10T14:50 | C/12',
    ],
    [
      'Eurostar 9014: London St Pancras dep 0931, Paris Gare du Nord arr 1247',
      'Eurostar 9014 | London St Pancras > Paris Gare du Nord | 2027-11-10T09:31 – 2027-11-10T12:47',
    ],
  ])
    assert.deepEqual(
      await readLetterOf([
        'Itinerary',
        [['Passenger', 'CHEUNG/WING YAN MS']],
        [
          ['Service', 'Date', 'Details', 'Reference'],
          ['RAIL', '10NOV27\n(WED)', told ?? '', 'E81144'],
          [
            'HOTEL',
            '10NOV27\n(WED)',
            'Hakata Riverbend Inn, 2-5-9 Sumiyoshi Hakata-ku, Fukuoka 812-0018, Japan.\nCheck-in 10NOV27 1400, check-out 12NOV27 1000.',
            'HRI 7725C',
          ],
        ],
      ]),
      [
        `Train | ${read} | E81144 | WING YAN CHEUNG`,
        'Lodging | Hakata Riverbend Inn, Fukuoka | 2027-11-10T14:00 – 2027-11-12T10:00 | HRI 7725C | WING YAN CHEUNG',
      ],
    );
});
