import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A row for each traveller, and their journeys in columns whose heads hold the day.

const hotel = [
  { heading: 'Hotel (all)' },
  'Hotel Donaupalais, Rotenhofgasse 40, 1010 Wien, Austria. Phone +43 1 5550 148. Arrival Tuesday 18 January 2028 (check-in 15:00), departure Thursday 20 January 2028 (check-out 12:00).',
];

test('each has their flights, their number and their room', async () => {
  const manifest = [
    'Travel manifest · sales kick-off, Vienna',
    [
      [
        'Traveller',
        'Airline ref.',
        'OUT, Tuesday 18 January 2028',
        'BACK, Thursday 20 January 2028',
        'Hotel room conf.',
      ],
      [
        'Ines Falk',
        '6PQ2XV',
        { lines: ['OS 452 London Heathrow (LHR) – Vienna (VIE)', 'dep 09:40, arr 13:00'] },
        { lines: ['OS 457 Vienna (VIE) – London Heathrow (LHR)', 'dep 17:25, arr 18:55'] },
        'DP-4401',
      ],
      [
        'Bo Arendt',
        '6PQ9TD',
        { lines: ['LX 1576 Zurich (ZRH) – Vienna (VIE)', 'dep 10:05, arr 11:25'] },
        { lines: ['LX 1583 Vienna (VIE) – Zurich (ZRH)', 'dep 18:30, arr 19:50'] },
        'DP-4402',
      ],
    ],
    ...hotel,
  ];
  const read = await readLetterOf(manifest, '2027-12-06');
  assert.deepEqual(
    read.map((line) => line.replace(/\d{4}-\d\d-(\d\d)T\d\d:\d\d – \d{4}-\d\d-(\d\d)T\d\d:\d\d/, '$1-$2')).sort(),
    [
      'Flight | LX 1576 | Zurich > Vienna | 18-18 | 6PQ9TD | Bo Arendt',
      'Flight | LX 1583 | Vienna > Zurich | 20-20 | 6PQ9TD | Bo Arendt',
      'Flight | OS 452 | London Heathrow > Vienna | 18-18 | 6PQ2XV | Ines Falk',
      'Flight | OS 457 | Vienna > London Heathrow | 20-20 | 6PQ2XV | Ines Falk',
      'Lodging | Hotel Donaupalais, Wien | 18-20 | DP-4401 | Ines Falk',
      'Lodging | Hotel Donaupalais, Wien | 18-20 | DP-4402 | Bo Arendt',
    ],
  );
});

test('trains of each, in French; somebody goes one way', async () => {
  const read = await readLetterOf(
    [
      'Tableau des déplacements, billets émis',
      [
        ['Participant', 'Dossier', 'Aller, mardi 18 janvier 2028', 'Retour, jeudi 20 janvier 2028'],
        [
          'Mme Odile Ferrand',
          'QHM4TB',
          { lines: ['TGV INOUI 6607', 'Paris Gare de Lyon 8h00 – Lyon Part-Dieu 9h56'] },
          { lines: ['TGV INOUI 6628', 'Lyon Part-Dieu 17h04 – Paris Gare de Lyon 19h00'] },
        ],
        [
          'M. Luc Bertin',
          'RQT5KM',
          { lines: ['TGV INOUI 6811', 'Marseille Saint-Charles 8h10 – Lyon Part-Dieu 9h50'] },
          '–',
        ],
      ],
    ],
    '2027-12-06',
  );
  assert.deepEqual(read.sort(), [
    'Train | TGV INOUI 6607 | Paris Gare de Lyon > Lyon Part-Dieu | 2028-01-18T08:00 – 2028-01-18T09:56 | QHM4TB | Odile Ferrand',
    'Train | TGV INOUI 6628 | Lyon Part-Dieu > Paris Gare de Lyon | 2028-01-20T17:04 – 2028-01-20T19:00 | QHM4TB | Odile Ferrand',
    'Train | TGV INOUI 6811 | Marseille Saint-Charles > Lyon Part-Dieu | 2028-01-18T08:10 – 2028-01-18T09:50 | RQT5KM | Luc Bertin',
  ]);
});
