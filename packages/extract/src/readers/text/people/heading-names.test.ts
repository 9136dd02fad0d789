import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const rides = (there: string, back: string) => [
  ['Date', 'From', 'Arrive', 'Coach', 'Seat'],
  ['Tue 25 Jan', there.split('|')[0] ?? '', there.split('|')[1] ?? '', 'D', '27'],
  ['Wed 26 Jan', back.split('|')[0] ?? '', back.split('|')[1] ?? '', 'E', '44A'],
];

const letter = (first: string, second: string) => [
  'Tuesday 25 – Wednesday 26 January 2028',
  `Joining instructions for ${first} (London) and ${second} (Edinburgh). Please read your own section.`,
  { heading: first },
  'LNER, booking reference 7WTD4KZP, tickets to your phone',
  rides('London King’s Cross 10:00|Newcastle 12:51', 'Newcastle 16:28|London King’s Cross 19:22'),
  { heading: second },
  'TransPennine Express, booking reference BN3QX8LM',
  rides('Edinburgh Waverley 11:12|Newcastle 12:46', 'Newcastle 17:05|Edinburgh Waverley 18:41'),
];

test('whoever a title names travels by what stands below it, under the number that it says', async () => {
  for (const [first, second] of [
    ['Amara Nwosu', 'Rhys Bevan'],
    ['Sarah Jane Whitcombe', 'Oliver Lee'],
  ] as const) {
    const read = await readLetterOf(letter(first, second), '2028-01-10');
    assert.deepEqual(
      read.map((one) => one.split(' | ').slice(1).join(' | ').replace(/ \?$/, '')),
      [
        `London King’s Cross > Newcastle | 2028-01-25T10:00 – 2028-01-25T12:51 | D/27 | 7WTD4KZP | ${first}`,
        `Edinburgh Waverley > Newcastle | 2028-01-25T11:12 – 2028-01-25T12:46 | D/27 | BN3QX8LM | ${second}`,
        `Newcastle > London King’s Cross | 2028-01-26T16:28 – 2028-01-26T19:22 | E/44A | 7WTD4KZP | ${first}`,
        `Newcastle > Edinburgh Waverley | 2028-01-26T17:05 – 2028-01-26T18:41 | E/44A | BN3QX8LM | ${second}`,
      ],
    );
  }
});

test('a town over its days is nobody who travels', async () => {
  const read = await readLetterOf(
    [
      'Itinerary of Ms Amara Nwosu. Your trains are booked, booking reference 7WTD4KZP.',
      { heading: 'Charlotte Douglas' },
      rides('London King’s Cross 10:00|Newcastle 12:51', 'Newcastle 16:28|London King’s Cross 19:22'),
      { heading: 'Victoria Station' },
      'The left luggage office is open.',
    ],
    '2028-01-10',
  );
  assert.ok(read.length === 2 && read.every((one) => one.includes('Amara Nwosu')), read.join('\n'));
});
