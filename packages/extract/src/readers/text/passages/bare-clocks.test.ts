import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

const paper = (...rows: string[]) =>
  readWord('ITINERARY 771920\nDATE 11 JAN 2027', 'HOLLINS/STEPHEN J MR', 'EK/W5ZN8C', ...rows);

test('beside the number of a flight two cells of four figures are its clocks, the second perhaps with its day', async () => {
  for (const [first, second] of [
    ['1425', '0130 TUE 19JAN27'],
    ['1425', '0130+1'],
    ['1425', '0130'],
  ])
    assert.deepEqual(
      await paper(`EK 20\tMON 18JAN27\tMANCHESTER (MAN) / DUBAI (DXB)\t${first}\t${second}`),
      ['EK20 MAN DXB 2027-01-18T14:25 2027-01-19T01:30 W5ZN8C'],
      second,
    );
});

test('so they are beside a train’s number, or beside from where to where it goes', async () => {
  assert.deepEqual(
    await paper(
      'Rail booking 7KQ3PLT8',
      'Eurostar 9018\tMon 18 Jan 2027\tLondon St Pancras\t1024\tParis Gare du Nord\t1347',
    ),
    ['Eurostar9018 London St Pancras Paris Gare du Nord 2027-01-18T10:24 2027-01-18T13:47 7KQ3PLT8'],
  );
  assert.deepEqual(
    await paper('RAIL\tLNER REF 7KQ3PLT8', 'MON 18JAN27\tLEEDS / LONDON KINGS CROSS\t0645\t0859\tCOACH C SEAT 14'),
    ['Train LEEDS LONDON KINGS CROSS 2027-01-18T06:45 2027-01-18T08:59 7KQ3PLT8'],
  );
});

test('a year is no clock', async () => {
  assert.deepEqual(await paper('EK 20\tMON 18 JAN\t2027\t1425\tMANCHESTER (MAN) / DUBAI (DXB)'), [
    'EK20 MAN DXB 2027-01-18T14:25 W5ZN8C',
  ]);
});

test('a driver is told in the words of a booking system', async () => {
  for (const between of ['\n', '\t'])
    assert.deepEqual(
      await paper(
        `TRF${between}TUE 19JAN27 0930 NAIROBI AIRPORT TO ACACIA RIDGE HOTEL NAIROBI`,
        'SAVANNAH SHUTTLES REF SS20781  USD 40.00',
      ),
      ['Taxi NAIROBI AIRPORT ACACIA RIDGE HOTEL NAIROBI 2027-01-19T09:30 SS20781'],
    );
});

test('four digits behind the day of a return are its clock, as those of a pick-up are', async () => {
  assert.deepEqual(
    await readWord(
      'ITINERARY 70116',
      'OKONJO/DAMIEN R MR',
      'CAR   HERTZ   CONF J8840173C2   ECAR  KIA CERATO OR SIMILAR\n  PICK UP   PERTH AIRPORT   TUE 05OCT27   0900\n  RETURN    PERTH AIRPORT   FRI 08OCT27   2130',
    ),
    ['RentalCar PERTH AIRPORT PERTH AIRPORT 2027-10-05T09:00 2027-10-08T21:30 J8840173C2'],
  );
});

test('below the head of the hours four figures are clocks, whatever stands beside them', async () => {
  for (const [heads, days, words] of [
    [
      ['Date', 'Time', 'What'],
      ['Tue 9 Feb', 'Thu 11 Feb'],
      ['from 1400', 'Check in', 'by 1030', 'Check out'],
    ],
    [
      ['Jour', 'Heure', 'Programme'],
      ['mardi 9 février', 'jeudi 11 février'],
      ['à partir de 1400', 'Arrivée à l’hôtel', 'avant 1030', 'Départ de l’hôtel'],
    ],
  ] as const)
    assert.deepEqual(
      await readWord('Itinerary for Ms Astrid Vollan – our reference BW20614', [
        [...heads],
        [
          days[0],
          { lines: ['0710', '', '0935'] },
          'KLM KL 1026 from London Heathrow (LHR)\nairline reference W5ZN8C\narrive Amsterdam (AMS)',
        ],
        [
          '',
          words[0],
          `${words[1]}, Hotel De Gouden Reael, Prinsengracht 1140, 1017 Amsterdam. Two nights, confirmation GR-7714`,
        ],
        [days[1], words[2], `${words[3]}`],
      ]),
      [
        'KL1026 LHR AMS 2027-02-09T07:10 2027-02-09T09:35 W5ZN8C',
        'Lodging Hotel De Gouden Reael 2027-02-09T14:00 2027-02-11T10:30 GR-7714',
      ],
      heads.join(' '),
    );
});

test('figures that blanks set apart from an end or a day are the clock that they would be behind one blank', async () => {
  for (const [out, back] of [
    ['DEP MANCHESTER (MAN)    1425', 'ARR DUBAI (DXB)   0130  19JAN   SEAT 31C'],
    ['DEPART MANCHESTER (MAN) T2    1425', 'ARRIVE DUBAI (DXB)   0130  19JAN'],
  ])
    assert.deepEqual(
      await paper(`MON 18JAN27  EMIRATES EK 20   CLASS Y\n  ${out}\n  ${back}`),
      ['EK20 MAN DXB 2027-01-18T14:25 2027-01-19T01:30 W5ZN8C'],
      out,
    );
});
