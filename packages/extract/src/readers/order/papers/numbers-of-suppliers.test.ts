import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

const programme = (head: string, numbers: readonly string[]) => [
  'Voyageur : M. Théodore Bastié',
  { heading: 'Mercredi 14 avril 2027' },
  'Vol IB 1172 (Iberia) : Bordeaux Mérignac 11h30 – Madrid Barajas 12h50, terminal 4',
  { heading: 'Samedi 17 avril 2027' },
  'Vol VY 1592 (Vueling) : Séville San Pablo 10h20 – Bordeaux Mérignac 12h05',
  [
    ['Prestataire', head, 'Montant TTC'],
    ['Iberia', numbers[0] ?? '', '164,20 €'],
    ['Vueling', numbers[1] ?? '', '139,75 €'],
  ],
];

for (const head of ['Votre numéro', 'N°', 'Numéro'])
  test(`"${head}" over a number beside each supplier is by which he knows the booking`, async () => {
    const read = await readLetterOf(programme(head, ['K9LZ3R', 'JHW8PE']));
    assert.deepEqual(
      read.map((line) => line.split(' | ')[4]),
      ['K9LZ3R', 'JHW8PE'],
    );
  });

test('where a journey goes is told first as a town and then as its station', async () => {
  const read = await readLetterOf([
    'Traveller: Ms Maeve Thibodeau',
    'Rail. You go on to Montréal overnight: VIA Rail train 15 departs Moncton Station on Friday, April 30, 2027 at 5:57 p.m. and pulls into Montréal Central Station at 10:03 a.m. on Saturday morning. You are in car 5, seat 12. VIA’s booking number is 9G3C7A.',
  ]);
  assert.deepEqual(read, [
    'Train | VIA Rail 15 | Moncton Station > Montréal Central Station | 2027-04-30T17:57 – 2027-05-01T10:03 | 5/12 | 9G3C7A | Maeve Thibodeau',
  ]);
});

for (const head of ['Carrier ref.', 'Vendor conf. no.', 'Provider record', 'Operator locator'])
  test(`"${head}" over the numbers of an order is by which each supplier knows the booking`, async () => {
    const read = await readLetterOf([
      'Traveller: Ms Joan Fairweather',
      [
        ['No.', 'Arranged', head, 'Net'],
        [
          '1',
          'Train: LNER 1S07, 14 June 2027, York 10:02 – Edinburgh Waverley 12:31, coach C, seat 12',
          'QT558120',
          '£61.00',
        ],
        [
          '2',
          'Hotel: The Haymarket Loom, 12 Dalry Road, Edinburgh EH11 2BG. In 14 June 2027, out 16 June 2027',
          'HL-2093',
          '£240.00',
        ],
      ],
    ]);
    assert.deepEqual(
      read.map((line) => /QT558120|HL-2093/.exec(line)?.[0]),
      ['QT558120', 'HL-2093'],
    );
  });

for (const said of [
  'They hold the booking in your name as CAV-1147',
  'The house has the reservation under your name as CAV-1147',
  'La réservation à votre nom est CAV-1147',
])
  test(`"${said}" is the house’s number`, async () => {
    const read = await readLetterOf([
      'Dear Mrs Kinnell,',
      `Your room from 20 to 23 September 2027 is at Casa del Olivo Viejo, Calle Betis 39, 41010 Sevilla. ${said}, three nights at €128.00.`,
      'For the evening of 21 September 2027 you wished for a courtyard. Patio de la Alfalfa, Calle Aire 12, has you down for three people at 20:30 on 21 September, reference PT 209.',
      'Yours sincerely,',
    ]);
    assert.deepEqual(
      read.map((line) => [line.split(' | ')[0], /CAV-1147|PT 209/.exec(line)?.[0]]),
      [
        ['Lodging', 'CAV-1147'],
        ['FoodEstablishment', 'PT 209'],
      ],
    );
  });
