import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { wordFile } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

// How a secretary tells colleagues of a long journey, in paragraphs of several sentences each.

const out =
  'You leave on Sunday 7 February 2027 with Singapore Airlines, flight SQ 317 from London Heathrow at 11.25, which gets into Singapore Changi at 08.05 on Monday morning. The reference is 5RQPTM.';
const memo = (...told: string[]) => [
  'To: Harriet Lindqvist',
  'From: Bronwen Castell',
  'Dear Harriet,',
  out,
  ...told,
  'Bronwen',
];

test('an airline that quotes a number offers nothing, and two dotted figures behind a place are a clock', async () => {
  const read = await readLetterOf(
    memo(
      'On the Thursday you hop over to Kuala Lumpur: Malaysia Airlines MH 606, Singapore Changi 15.10, Kuala Lumpur International 16.15. The same ticket takes you home the following evening, Friday 12 February, on MH 4, which is off from Kuala Lumpur International at 23.30 and lands at London Heathrow at 05.50 on the Saturday. Malaysia Airlines quotes both under 9GKWFA, £1,188.00 in all.',
    ),
  );
  assert.deepEqual(
    read.slice(1).map((line) => line.split(' | ').slice(1, 5).join(' | ')),
    [
      'MH 606 | Singapore Changi > Kuala Lumpur International | 2027-02-11T15:10 – 2027-02-11T16:15 | 9GKWFA',
      'MH 4 | Kuala Lumpur International > London Heathrow | 2027-02-12T23:30 – 2027-02-13T05:50 | 9GKWFA',
    ],
  );
});

test('a flight of a long paragraph that was not read is not lost in silence', async () => {
  const more =
    ' Malaysia Airlines has it under 9GKWFA. Seats are given out at the desk, and each of you may take two bags of up to 23 kilos; the food is good, I am told, and there is a film or two. Do please tell me whether you would like to sit near the front or near the back of the aircraft.';
  const doubts = async (told: string) =>
    (await extract(wordFile(memo(told + more)), { fileName: 'memo.docx', contextDate: '2027-01-05' })).doubts.length;
  assert.equal(await doubts('One day later you hop over by MH 606, a matter of an hour from 15.10 to 16.15.'), 1);
  assert.equal(await doubts('The option on MH 606 (15.10 to 16.15) was given back.'), 0);
});

for (const told of [
  'Rooms cannot be had before 14.00, so leave your bags and go straight to the plant; check-out is at 12.00.',
  'The key can be had from 14.00; please leave the room by 12.00.',
  'Rooms will not be ready until 2 pm and must be left by 12.00.',
  'La chambre ne sera pas disponible avant 14 h ; elle est à rendre pour midi.',
])
  test(`"${told}" says from when to when a room is somebody’s`, async () => {
    const read = await readLetterOf(
      memo(
        `You have a room at the Tanjong Row Hotel, 61 Duxton Lane, Singapore 089540 from Monday 8 to Thursday 11 February. ${told} The confirmation is TR-118-2027.`,
      ),
    );
    assert.equal(
      read.at(-1),
      'Lodging | Tanjong Row Hotel, Singapore | 2027-02-08T14:00 – 2027-02-11T12:00 | TR-118-2027 | Harriet Lindqvist',
    );
  });
