import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('where and when one meets is no night in that house, unless it is said', async () => {
  const letter = (line: string) =>
    readLetterOf([
      'Quay Foundation',
      'Ms Ines Falk',
      'Dear Ms Falk,',
      'Your train, Eurostar 9014, leaves London St Pancras on Tuesday 8 June at 9.31am and reaches Paris Gare du Nord at 12.47pm (booking K7WQ2M).',
      line,
    ]);
  for (const line of [
    'The congress is held at the Hotel Beauvau, 4 rue Beauvau, 75012 Paris, from 8 to 10 June 2027.',
    'Le congrès se tient à l’Hôtel Beauvau, 4 rue Beauvau, 75012 Paris, du 8 au 10 juin 2027.',
    'The seminar takes place from 8 to 10 June 2027 at the Hotel Beauvau, 4 rue Beauvau, 75012 Paris.',
  ])
    assert.equal((await letter(line)).length, 1, line);
  const [, room] = await letter(
    'A room is held for you at the Hotel Beauvau, 4 rue Beauvau, 75012 Paris, from 8 to 10 June 2027.',
  );
  assert.match(room ?? '', /^Lodging \| Hotel Beauvau, Paris \| 2027-06-08 – 2027-06-10/);
});

test('a concert begins when it is said to, and not when its doors open, in whatever house', async () => {
  const sheet = (what: string, details: string) =>
    readLetterOf([
      'Trip sheet: winter weekend',
      'Prepared 4 January 2027 by Skerry Travel',
      'For Morvenna Baird and Ewan Laidlaw',
      [
        ['Day', 'What', 'Details'],
        [
          'Thursday 11 February',
          'Flight',
          { lines: ['SAS SK 4608, Aberdeen (ABZ) 11:25 to Stavanger (SVG) 13:35', 'Airline booking V8NQ4L'] },
        ],
        ['Friday 12 February', what, { lines: details.split('\n') }],
        [
          'Sunday 14 February',
          'Flight',
          { lines: ['SAS SK 4609, Stavanger (SVG) 17:20 to Aberdeen (ABZ) 17:35', 'Same airline booking'] },
        ],
      ],
    ]);
  for (const [what, details, expected] of [
    [
      'Concert',
      'Winter Piano Gala, Sildehallen\nDoors open 18:30, concert starts 19:30\nOrder GH-772140, two seats, row 9',
      'Event | Winter Piano Gala, Sildehallen | 2027-02-12T19:30 | GH-772140 | Morvenna Baird + Ewan Laidlaw',
    ],
    [
      'Evening',
      'Chamber Concert, Stavanger Konserthus\nDoors 19:00, begins 20:00\nOrder KH-20418, two tickets',
      'Event | Chamber Concert, Stavanger Konserthus | 2027-02-12T20:00 | KH-20418 | Morvenna Baird + Ewan Laidlaw',
    ],
    [
      'Opera',
      'Tosca, Operahuset Stavanger\nDoors 17:30, curtain 18:30\nOrder OP-20418, two seats',
      'Event | Tosca, Operahuset Stavanger | 2027-02-12T18:30 | OP-20418 | Morvenna Baird + Ewan Laidlaw',
    ],
  ] as const)
    assert.ok((await sheet(what, details)).includes(expected), `${what}: ${(await sheet(what, details)).join('\n')}`);
});
