import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// What travel desks of English and French offices send in Word: letters, programmes, lines behind tabs, requisitions, invoices.

test('a driver picks up at an hour with a dot and takes one on', async () => {
  const letter = (line: string) =>
    readLetterOf([
      'Carrick Tours',
      'Mrs Rosalind Penrose',
      'Dear Mrs Penrose,',
      'You have a room at the Tregenna Arms, 4 Wharf Road, St Ives TR26 1LF, from Friday 14 May 2027 to Sunday 16 May, number TA-2207.',
      line,
    ]);
  for (const deed of ['collect you from', 'pick you up from', 'fetch you from'])
    assert.equal(
      (
        await letter(
          `On the Sunday Pentire Cars will ${deed} the Tregenna Arms at 10.15 and drive you to Newquay Airport, job 4471-C.`,
        )
      )[1],
      'Taxi | Tregenna Arms > Newquay Airport | 2027-05-16T10:15 | 4471-C | Rosalind Penrose',
      deed,
    );
});

test('behind tabs a crossing is named once for both ways, clocks have no mark, and a room is taken over where it is left', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Itinerary TK-5510',
      'Prepared 12Feb27 for Ms Aroha TIPENE',
      'AIR\tAir New Zealand\tbooking ref 6KPW2Q',
      'Sat 06Mar27\tNZ421\tAuckland (AKL)\t2210',
      '\tWellington (WLG)\t0010 Sun 07Mar27',
      'FERRY\tHarbour Line\tconf 7719043\tNZD 146.00 return',
      'Mon 08Mar27\t0845\tQueens Wharf\tarr 1015 Matiu Island',
      'Wed 10Mar27\t1415\tMatiu Island\tarr 1545 Queens Wharf',
      'HOTEL\tconf SL-4471\tNZD 390.00 for 2 nights',
      'Name\tSounds Landing Lodge',
      'Address\t12 London Quay, Picton 7220',
      'In\t08Mar27\t3 pm, keys at the bar',
      'Out\t10Mar27\t10 am',
    ]),
    [
      'Flight | NZ 421 | Auckland > Wellington | 2027-03-06T22:10 – 2027-03-07T00:10 | 6KPW2Q | Aroha TIPENE',
      'Boat | Harbour Line | Queens Wharf > Matiu Island | 2027-03-08T08:45 – 2027-03-08T10:15 | 7719043 | Aroha TIPENE',
      'Lodging | Sounds Landing Lodge, Picton | 2027-03-08T15:00 – 2027-03-10T10:00 | SL-4471 | Aroha TIPENE',
      'Boat | Matiu Island > Queens Wharf | 2027-03-10T14:15 – 2027-03-10T15:45 | 7719043 | Aroha TIPENE',
    ],
  );
});

test('for whom a sheet is stands in a line of its own; what is played begins behind the hour at which the doors open', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Trip sheet: Hamburg weekend',
      'For Morven Laidlaw and Ewan Coutts',
      [
        ['Day', 'What', 'Details'],
        [
          'Friday 21 May 2027',
          'Concert',
          'Brahms Orchestra Night, Elbphilharmonie\nDoors open 18:00, concert starts 19:30\nOrder EP-772140, two seats, row 9',
        ],
      ],
    ]),
    ['Event | Brahms Orchestra Night, Elbphilharmonie | 2027-05-21T19:30 | EP-772140 | Morven Laidlaw + Ewan Coutts'],
  );
  assert.deepEqual(
    await readLetterOf([
      'Carnet de voyage',
      'Pour Inès Falk, Jon Dahl et Léa Roux',
      [
        ['Jour', 'Quoi', 'Détail'],
        [
          'vendredi 21 mai 2027',
          'Concert',
          'Gala de printemps, Konzerthaus\nOuverture des portes 18 h 00, début 19 h 30\nCommande EP-772140, trois places',
        ],
      ],
    ]),
    ['Event | Gala de printemps, Konzerthaus | 2027-05-21T19:30 | EP-772140 | Inès Falk + Jon Dahl + Léa Roux'],
  );
});

test('one confirmation of several airlines, named beside it, is that of each of their flights', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Order confirmation',
      'Our file: 2TRK9W',
      '1.1MARCHETTI/ADA MS   1.2ROOK/PER MR',
      ' 1 IB 6841Y 18OCT MO MADGRU HK2  1155P  755A#',
      ' 2 LA 3456Y 19OCT TU GRUGIG HK2  1005A 1110A',
      'Airline confirmation for all sectors (Iberia / LATAM): 7QKX2M. Fare for both travelers: USD 2,214.60.',
    ]).then((told) => told.map((line) => line.split(' | ')[4])),
    ['7QKX2M', '7QKX2M'],
  );
});

test('a coach goes from a stop of one town to one of another', async () => {
  const programme = (line: string) =>
    readLetterOf([
      { heading: 'Moravia Trails: individual programme' },
      'For Dr Ines Falk. File MT-3390. Issued 2 August 2027.',
      { heading: 'Monday 13 September 2027' },
      line,
      { heading: 'Wednesday 15 September 2027' },
      '12:40  Austrian OS 455 from Vienna (VIE) to London Heathrow (LHR), arriving 14:05. Booking code M4WYQ7.',
    ]);
  for (const [line, way] of [
    [
      '08:15  RegioJet coach from Brno, Zvonařka to Linz, Hessenplatz, arriving 11:40. Seat 14. Ticket 7719200416.',
      'Brno, Zvonařka > Linz, Hessenplatz',
    ],
    [
      '08:15  FlixBus bus from Ghent, Dampoort to Lille, Gare Europe, arriving 11:40. Seat 14. Ticket 7719200416.',
      'Ghent, Dampoort > Lille, Gare Europe',
    ],
  ] as const)
    assert.equal(
      (await programme(line))[0],
      `Bus | ${way} | 2027-09-13T08:15 – 2027-09-13T11:40 | 14 | 7719200416 | Ines Falk`,
    );
});

test('one boards at a station and alights at another', async () => {
  assert.deepEqual(
    await readLetterOf([
      'TRAVEL REQUISITION',
      'Employee: Ms Nandini RAO',
      '2) Rail',
      [
        ['Train', '12951 Mumbai Rajdhani'],
        ['Date', '07-Dec-2027'],
        ['Boarding', 'Vadodara, 21:10'],
        ['Alighting', 'New Delhi, 08:35'],
        ['Coach / Seat', 'A4 / 17'],
        ['PNR', '6512309874'],
      ],
    ]),
    [
      'Train | Mumbai Rajdhani 12951 | Vadodara > New Delhi | 2027-12-07T21:10 – 2027-12-08T08:35 | A4/17 | 6512309874 | Nandini RAO',
    ],
  );
});

test('of two ends each behind its hour the one that no list has is a station too, and who runs the train is none', async () => {
  for (const runs of ['JR West', 'JR Central'])
    assert.deepEqual(
      await readLetterOf([
        'TAX INVOICE 88-4107',
        'Traveller: Ms Ines FALK',
        [
          ['#', 'Description', 'SGD'],
          [
            '1',
            `${runs} Hikari 512, 2027-05-19 09:12 Aioi to 10:05 Shin-Osaka, car 5, seat 11D, reservation 31940`,
            '128.40',
          ],
        ],
      ]),
      ['Train | Hikari 512 | Aioi > Shin-Osaka | 2027-05-19T09:12 – 2027-05-19T10:05 | 5/11D | 31940 | Ines FALK'],
    );
});

test('in a sentence a town has its state behind it', async () => {
  assert.match(
    (
      await readLetterOf([
        'TO: Winifred Osgood',
        'Winifred, all is booked.',
        'Going down (Tuesday, 9/21/2027). Amtrak Vermonter 55 leaves Springfield, MA at 7:40 AM and gets into Philadelphia, PA at 11:52 AM. Amtrak reservation number 7B22D4.',
      ])
    )[0] ?? '',
    /Springfield, MA > Philadelphia, PA \| 2027-09-21T07:40/,
  );
});
