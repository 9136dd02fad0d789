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

test('a memo says to whom and from whom, and its day stands below without a word', async () => {
  const read = await readLetterOf([
    'To: Ines Falk, Bo Arendt\nFrom: Travel Office\n12 April 2027',
    'Trip to Leeds',
    'Out: LNER 1D09, London Kings Cross 09:03, Leeds 11:17, Tuesday 4 May. Coach C, seats 21 and 22.',
    'Back: LNER 1E27, Leeds 17:15, London Kings Cross 19:29, Wednesday 5 May. Coach D, seats 4 and 5.',
    'Booking reference for both: QX7PLM.',
  ]);
  assert.deepEqual(read, [
    'Train | LNER 1D09 | London Kings Cross > Leeds | 2027-05-04T09:03 – 2027-05-04T11:17 | C/21 C/22 | QX7PLM | Ines Falk + Bo Arendt',
    'Train | LNER 1E27 | Leeds > London Kings Cross | 2027-05-05T17:15 – 2027-05-05T19:29 | D/4 D/5 | QX7PLM | Ines Falk + Bo Arendt',
  ]);
});

test('for whom a note is may stand in a column of its own, and who writes it does not travel', async () => {
  const read = await readLetterOf(
    [
      'NOTE INTERNE',
      [
        ['Destinataires :', 'Ines Falk, Bo Arendt'],
        ['Émetteur :', 'Patricia Lhomme'],
        ['Date :', 'lundi 3 mai 2027'],
      ],
      'Vous partez le 8/6 par le TGV INOUI 6612, Lyon Part-Dieu 9h04, Paris Gare de Lyon 11h02, et rentrez le 10/6 par le TGV INOUI 6629, Paris Gare de Lyon 18h00, Lyon Part-Dieu 19h58. Dossier QWLK4T.',
      'Hôtel du Vieux Moulin, 4 rue des Lilas, 75012 Paris, du 8/6 au 10/6, réservation VM-5512.',
    ],
    '2027-05-03',
  );
  assert.deepEqual(read, [
    'Train | TGV INOUI 6612 | Lyon Part-Dieu > Paris Gare de Lyon | 2027-06-08T09:04 – 2027-06-08T11:02 | QWLK4T | Ines Falk + Bo Arendt',
    'Lodging | Hôtel du Vieux Moulin, Paris | 2027-06-08 – 2027-06-10 | VM-5512 | Ines Falk + Bo Arendt',
    'Train | TGV INOUI 6629 | Paris Gare de Lyon > Lyon Part-Dieu | 2027-06-10T18:00 – 2027-06-10T19:58 | QWLK4T | Ines Falk + Bo Arendt',
  ]);
});

test('one confirmation may be for both, and in front of its amount it is no flight', async () => {
  const train =
    'Train out, Monday 14 June 2027: ICE 105 leaves Utrecht Centraal at 08:09 and reaches Frankfurt (Main) Hbf at 11:34. Order X7P3KD.';
  const house = 'two rooms at Waldhotel Ruh, Erbacher Pfad 40, 64287 Darmstadt, from the 14th to the 16th.';
  for (const number of [
    'One confirmation for both, WM 3302, €396.00 with breakfast.',
    'Confirmation WM 3302, €396.00 with breakfast.',
    'Une seule confirmation pour les deux, WM 3302, 396,00 €.',
  ])
    assert.equal(
      (await readLetterOf(['MEMO', 'To: Marieke Dijk, Sem Aalbers', train, `Hotel: ${house} ${number}`]))[1],
      'Lodging | Waldhotel Ruh, Darmstadt | 2027-06-14 – 2027-06-16 | WM 3302 | Marieke Dijk + Sem Aalbers',
      number,
    );
});
