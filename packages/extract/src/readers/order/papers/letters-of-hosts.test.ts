import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// What societies, trusts and secretaries write for whoever comes to them.

test('the day of a lecture is not that of the train which the next paragraph tells with both of its days', async () => {
  const letter = (way: string) =>
    readLetterOf(
      [
        'The Cairn Society',
        '16 August 2027',
        'Dear Professor Novak,',
        'We are delighted that you will speak in Inverness at six o’clock on Tuesday 14 September 2027, and have booked the following for you, Magda Novak.',
        way,
      ],
      '2027-08-16',
    );
  const night =
    'Train | Caledonian Sleeper | London Euston > Inverness | 2027-09-13T21:15 – 2027-09-14T08:42 | KQ7M4CT';
  for (const day of ['the next morning', 'on Tuesday 14 September'])
    assert.deepEqual(
      await letter(
        `You travel by the Caledonian Sleeper, booking reference KQ7M4CT, which leaves London Euston at 21.15 on Monday 13 September and reaches Inverness ${day} at 08.42.`,
      ),
      [`${night} | Magda Novak`],
      day,
    );
  assert.deepEqual(
    await letter(
      'You travel by LNER train, booking reference KQ7M4CT, which leaves Edinburgh at 13.15 on Monday 13 September and reaches Inverness at 16.42.',
    ),
    ['Train | LNER | Edinburgh > Inverness | 2027-09-13T13:15 – 2027-09-13T16:42 | KQ7M4CT | Magda Novak'],
  );
});

test('what the next paragraph says of a flight is none of the house, whose number may be two names', async () => {
  const letter = (number: string) =>
    readLetterOf(
      [
        'The Cairn Society',
        '16 August 2027',
        'Dear Professor Novak,',
        'Everything is booked in your name, Magda Novak.',
        `From 14 to 16 September 2027 you are our guest at Kessock House, 9 Ness Bank Terrace, Inverness IV2 4SA (telephone 01632 960 318; ${number}£236.00 for the two nights).`,
        'For the journey home on Thursday 16 September we have taken a seat on British Airways flight BA 1467, reservation W4TLQX. It departs Inverness at 13.35 and lands at London Heathrow at 15.20.',
      ],
      '2027-08-16',
    );
  const house = 'Lodging | Kessock House, Inverness | 2027-09-14 – 2027-09-16';
  const flight = 'Flight | BA 1467 | Inverness > London Heathrow | 2027-09-16T13:35 – 2027-09-16T15:20';
  assert.deepEqual(await letter('their reference TCS/NOVAK, '), [
    `${house} | TCS/NOVAK | Magda Novak`,
    `${flight} | W4TLQX | Magda Novak`,
  ]);
  for (const none of ['', 'their reference TCS/ROOMS, '])
    assert.deepEqual(await letter(none), [`${house} | Magda Novak`, `${flight} | W4TLQX | Magda Novak`], none);
});

test('a line of the day may go on about another train, and a ferry of small ports has its name before the way', async () => {
  const day = (line: string) =>
    readLetterOf([
      { heading: 'Site visit – Ewan Birrell' },
      'Prepared by the office on 5 January 2027. Passenger: Mr Ewan Birrell',
      { heading: 'Wednesday 19 May 2027' },
      '09:00\tCommunity council, Brodick Hall.',
      line,
      { heading: 'Bookings' },
      'CalMac booking 90317745, £20.80',
    ]);
  const read = ['Boat | Caledonian Isles | Brodick > Ardrossan | 2027-05-19T16:40 – 2027-05-19T17:35 | 90317745'];
  for (const line of [
    '16:40\tCalMac ferry Caledonian Isles, Brodick to Ardrossan, arriving 17:35.',
    '16:40\tCalMac ferry Caledonian Isles, Brodick to Ardrossan, arriving 17:35. Then the 17:52 train, tickets from the machine.',
    '16:40\tFerry Caledonian Isles, Brodick – Ardrossan, arriving 17:35. Check-in closes at 16:20. The bus at 17:50 waits.',
  ])
    assert.deepEqual(
      (await day(line)).map((one) => one.replace(' | Ewan Birrell', '')),
      read,
      line,
    );
});
