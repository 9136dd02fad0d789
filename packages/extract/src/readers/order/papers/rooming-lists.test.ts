import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Lists of rooms: a row for each, with whose it is and its number; the house stands over them or is whom the list is sent to.

test('a list sent to a house is of its rooms, and how somebody comes is no journey', async () => {
  const english = [
    'ROOMING LIST',
    'To: Reservations, Casa do Cais, Rua das Taipas 112, 4050-598 Porto, Portugal, tel. +351 22 555 0173',
    [
      ['Guest(s)', 'Room', 'Arrival', 'Departure', 'Nights', 'Expected at the hotel', 'Hotel conf. no.'],
      ['Ms Ingrid Solheim', 'Single', '09/11/27', '12/11/27', '3', 'late, TP 1215 lands 22:40', '3308841'],
      ['Dr Anneke Visser\nMr Joost Visser', 'Twin', '09/11/27', '13/11/27', '4', 'about 11:25', '3308843'],
      ['Total room nights', '<', '<', '<', '7', 'Room 5 given back on 30 September', ''],
    ],
    'Check-in from 15:00, check-out by 12:00.',
  ];
  assert.deepEqual(await readLetterOf(english), [
    'Lodging | Casa do Cais, Porto | 2027-11-09T15:00 – 2027-11-12T12:00 | 3308841 | Ingrid Solheim',
    'Lodging | Casa do Cais, Porto | 2027-11-09T15:00 – 2027-11-13T12:00 | 3308843 | Anneke Visser + Joost Visser',
  ]);
  const french = [
    'LISTE DES CHAMBRES',
    'À l’attention de : Hôtel du Lac, 3 rue du Port, 74000 Annecy, tél. 04 50 55 01 73',
    [
      ['Client(s)', 'Chambre', 'Arrivée', 'Départ', 'Nuits', 'N° conf. hôtel'],
      ['Mme Ingrid Solheim', 'Simple', '09/11/2027', '12/11/2027', '3', '3308841'],
      ['M. Joost Visser', 'Double', '09/11/2027', '13/11/2027', '4', '3308843'],
    ],
    'Chambres à partir de 15h00, départ avant 11h00.',
  ];
  assert.deepEqual(await readLetterOf(french), [
    'Lodging | Hôtel du Lac, Annecy | 2027-11-09T15:00 – 2027-11-12T11:00 | 3308841 | Ingrid Solheim',
    'Lodging | Hôtel du Lac, Annecy | 2027-11-09T15:00 – 2027-11-13T11:00 | 3308843 | Joost Visser',
  ]);
});

test('rooms of a category below their house are of those who travel together', async () => {
  assert.deepEqual(
    await readLetterOf([
      'PROGRAMME',
      { heading: 'Delegation' },
      'Mr Eoin Trant, Minister of State\nMs Gráinne Kilduff, Private Secretary',
      { heading: 'Accommodation' },
      'Leopold Park House, Rue d’Arlon 44, 1000 Brussels, Belgium. All rooms in on 27 April 2027 (from 15.00) and out on 28 April 2027 (by 12.00).',
      [
        ['Room for', 'Category', 'Confirmation no.'],
        ['Mr Eoin Trant', 'Junior suite', 'LPH-77310'],
        ['Ms Gráinne Kilduff', 'Classic single', 'LPH-77311'],
      ],
    ]),
    [
      'Lodging | Leopold Park House, Brussels | 2027-04-27T15:00 – 2027-04-28T12:00 | LPH-77310 | Eoin Trant',
      'Lodging | Leopold Park House, Brussels | 2027-04-27T15:00 – 2027-04-28T12:00 | LPH-77311 | Gráinne Kilduff',
    ],
  );
});

test('rooms that are only asked for have no number and are not booked', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Rooming list – request, not yet confirmed',
      'To: Reservations, Casa do Cais, Rua das Taipas 112, 4050-598 Porto',
      [
        ['Name', 'Room type', 'Check-in', 'Check-out'],
        ['Ingrid Solheim', 'Single', '9 Nov 2027', '12 Nov 2027'],
        ['Joost Visser', 'Single', '10 Nov 2027', '12 Nov 2027'],
      ],
      'Please confirm by return.',
    ]),
    [],
  );
});

test('who share a room stand one below the other, or the family is said once', async () => {
  const house = 'Hotel Lindwurm\nSchleifmühlgasse 22, 1040 Wien, Austria, tel. +43 1 555 01 70';
  const heads = ['Room', 'Guest(s)', 'Arrival', 'Departure', 'Conf. no.'];
  const row = (who: string) => ['DBL', who, '19.10.2027', '23.10.2027', 'LW-40912'];
  const single = ['SGL', 'NDIAYE Pascal', '19.10.2027', '23.10.2027', 'LW-40913'];
  for (const who of [
    'BEAUMONT Tobias\nBEAUMONT Saskia',
    'Beaumont, Tobias / Beaumont, Saskia',
    'BEAUMONT Tobias & Saskia',
  ]) {
    const [line = ''] = await readLetterOf([house, 'ROOMING LIST – CONFIRMED', [heads, row(who), single]]);
    assert.match(line, /LW-40912 \| Tobias Beaumont \+ Saskia Beaumont$/i, who);
  }
});

test('a list goes to a desk of the house, which gave one number for all, and they dine elsewhere', async () => {
  const read = await readLetterOf(
    [
      'Entente Rugby des Trois Vallées',
      'Feuille de chambres – déplacement à Brive',
      'À l’attention du service groupes, Logis du Pont Cardinal\n25 avenue de la Bastille, 19100 Brive-la-Gaillarde\nTél. 05 55 01 70 43',
      'Lannemezan, le 15 novembre 2027',
      'Comme demandé dans votre accord du 8/11 (dossier GRP-BV-1127, le seul numéro pour tout le groupe), voici la répartition :',
      [
        ['Chambre', 'Type', 'Occupant 1', 'Occupant 2'],
        ['A', 'lits jumeaux', 'CAZENAVE Baptiste', 'ETCHEVERRY Loïc'],
        ['B', 'single', 'LASSALLE Kévin (chauffeur)', ''],
      ],
      'Arrivée samedi 27 novembre vers 18h30 après le match (vos chambres sont prêtes à partir de 16h00, m’avez-vous dit), départ dimanche 28 novembre, chambres libérées à 10h00. Une seule nuit, donc.',
      'Le dîner du samedi est réservé ailleurs : La Table du Guierle, place du 14-Juillet, 19100 Brive-la-Gaillarde, à 20h15, 3 couverts, M. Roux nous a donné le n° 271.',
    ],
    '2027-11-15',
  );
  const people = 'Baptiste CAZENAVE + Loïc ETCHEVERRY + Kévin LASSALLE';
  assert.deepEqual(read, [
    `FoodEstablishment | La Table du Guierle, Brive-la-Gaillarde | 2027-11-27T20:15 | for 3 | 271 | ${people}`,
    `Lodging | Logis du Pont Cardinal, Brive-la-Gaillarde | 2027-11-27T16:00 – 2027-11-28T10:00 | GRP-BV-1127 | ${people}`,
  ]);
  const english = await readLetterOf([
    'Rooming list for The Weir House, 14 Dock Street, Leeds LS10 1JF',
    [
      ['Room', 'Guests', 'In', 'Out'],
      ['Twin', 'Daniel Rook, Erik Halvorsen', '27 Nov 2027', '28 Nov 2027'],
    ],
    'All under your booking number GRP-1180. Check-in from 4 p.m., check-out by 10 a.m.',
  ]);
  assert.deepEqual(english, [
    'Lodging | The Weir House, Leeds | 2027-11-27T16:00 – 2027-11-28T10:00 | GRP-1180 | Daniel Rook + Erik Halvorsen',
  ]);
});

test('heads may be short, and a couple with a title stands beside who have none', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Hotel Lindwurm\nSchleifmühlgasse 22, 1040 Wien, Austria, tel. +43 1 555 01 70',
      'ROOMING LIST – CONFIRMED',
      [
        ['No.', 'Type', 'Names', 'In', 'Out', 'Conf.'],
        ['1', 'DBL', 'Tobias Beaumont\nSaskia Beaumont', '19.10.2027', '23.10.2027', 'LW-40912'],
        ['2', 'SGL', 'Pascal Ndiaye', '19.10.2027', '22.10.2027', 'LW-40913'],
      ],
    ]),
    [
      'Lodging | Hotel Lindwurm, Wien | 2027-10-19 – 2027-10-23 | LW-40912 | Tobias Beaumont + Saskia Beaumont',
      'Lodging | Hotel Lindwurm, Wien | 2027-10-19 – 2027-10-22 | LW-40913 | Pascal Ndiaye',
    ],
  );
  const [line = ''] = await readLetterOf([
    'Hôtel des Remparts\n4 rue du Port, 30220 Aigues-Mortes\n04 66 55 01 20',
    'LISTE DES CHAMBRES – confirmée',
    'Dossier GR-5512, arrivée le 12/05/2027 à partir de 15h00, départ le 14/05/2027 avant 11h00',
    [
      ['Chambre', 'Type', 'Occupants'],
      ['101', 'double', 'Mme et M. PAGNIER Solveig et Étienne'],
      ['102', 'twin', 'CAZENAVE Baptiste / ETCHEVERRY Loïc'],
    ],
  ]);
  assert.match(line, /Solveig PAGNIER \+ Étienne PAGNIER \+ Baptiste CAZENAVE \+ Loïc ETCHEVERRY$/);
});

test('the house stands in a form over the rows, and in a column of remarks guests say when they come', async () => {
  assert.deepEqual(
    await readLetterOf([
      'ROOMING LIST – Spring Conference',
      [
        ['HOTEL', 'Sarn Bay Lodge, 14 Harbour Road, Fishguard SA65 9AE · Tel. +44 1632 960 771'],
        ['ROOM ACCESS', '3 pm'],
        ['ROOMS VACATED', '10.30 am'],
      ],
      [
        ['No.', 'Name', 'Type', 'In', 'Out', 'Conf.', 'Notes'],
        ['1', 'Owen PRYCE', 'SGL', '16/04/2027', '18/04/2027', 'SB-7781', 'arrives about 10.45 pm'],
        ['2', 'Megan TUDOR\nElin VAUGHAN', 'TWIN', '15/04/2027', '18/04/2027', 'SB-7782', ''],
      ],
    ]),
    [
      'Lodging | Sarn Bay Lodge, Fishguard | 2027-04-15T15:00 – 2027-04-18T10:30 | SB-7782 | Megan TUDOR + Elin VAUGHAN',
      'Lodging | Sarn Bay Lodge, Fishguard | 2027-04-16T15:00 – 2027-04-18T10:30 | SB-7781 | Owen PRYCE',
    ],
  );
  // figures below "IN" are a day, long after the list was written and whatever day was told last
  assert.deepEqual(
    await readLetterOf(
      [
        'LISTE DES CHAMBRES – Congrès des apiculteurs',
        'Envoyée à l’hôtel le 3 mars 2027, option levée le 12/01',
        [
          ['HÔTEL', 'Hôtel des Remparts, 9 rue du Château, 35400 Saint-Malo · Tél. 02 61 91 40 11'],
          ['ACCÈS CHAMBRES', '15h'],
          ['LIBÉRATION', '10h30'],
        ],
        [
          ['N°', 'Nom, prénom', 'Type', 'IN', 'OUT', 'Conf.', 'Remarque'],
          ['1', 'GUILLOU Maëlle', 'SGL', '06/07', '08/07', 'HR-311', 'arrive vers 21h30'],
          ['2', 'KERBRAT Yann', 'SGL', '05/07', '08/07', 'HR-312', ''],
        ],
      ],
      '2027-03-03',
    ),
    [
      'Lodging | Hôtel des Remparts, Saint-Malo | 2027-07-05T15:00 – 2027-07-08T10:30 | HR-312 | Yann KERBRAT',
      'Lodging | Hôtel des Remparts, Saint-Malo | 2027-07-06T15:00 – 2027-07-08T10:30 | HR-311 | Maëlle GUILLOU',
    ],
  );
});

test('"Room in the name of" is the head over whoever has it, and no house', async () => {
  const sheet = (house: string, heads: string[], days: string[]) => [
    'TRAVEL SHEET',
    house,
    [heads, ['Clara FENWICK', ...days, 'OF-21'], ['Samir OUALI', ...days, 'OF-22']],
  ];
  assert.deepEqual(
    await readLetterOf(
      sheet(
        'LODGING — The Old Forge Inn, 4 Market Square, Hexham NE46 3PB — 01632 960 112',
        ['Room in the name of', 'Arrival', 'Departure', 'Booking no.'],
        ['13 Sept 2027', '17 Sept 2027'],
      ),
    ),
    [
      'Lodging | The Old Forge Inn, Hexham | 2027-09-13 – 2027-09-17 | OF-21 | Clara FENWICK',
      'Lodging | The Old Forge Inn, Hexham | 2027-09-13 – 2027-09-17 | OF-22 | Samir OUALI',
    ],
  );
  // whatever they are called
  for (const head of ['Chambre au nom de', 'Comédien', 'Artiste'])
    assert.deepEqual(
      await readLetterOf(
        sheet(
          'LOGEMENT — Auberge du Vieux Four, 4 place des Halles, 07260 Joyeuse — 04 65 71 20 30',
          [head, 'Arrivée', 'Départ', 'N° résa'],
          ['13/09/2027', '17/09/2027'],
        ),
      ),
      [
        'Lodging | Auberge du Vieux Four, Joyeuse | 2027-09-13 – 2027-09-17 | OF-21 | Clara FENWICK',
        'Lodging | Auberge du Vieux Four, Joyeuse | 2027-09-13 – 2027-09-17 | OF-22 | Samir OUALI',
      ],
    );
});

test('one number may be of all rooms, whose guests come and leave on days of their own', async () => {
  const list = (number: string, ...[first, second, remark]: string[][]) =>
    readLetterOf([
      'ROOMING LIST – Convention',
      [
        ['HÔTEL', 'Villa Miramar, 40 avenue du Château, 64210 Bidart · Tél. 05 36 49 71 02'],
        ['ARRIVÉE', 'à partir de 16h'],
        ['DÉPART', 'avant 11h'],
        ['DOSSIER', number],
      ],
      [
        ['N°', 'Nom, prénom', 'Type', 'IN', 'OUT', 'Remarque'],
        ['1', 'LARRIEU Florence', 'SGL', ...(first ?? []), 'arrive vers 22h45'],
        ['2', 'OSTERMANN Paul', 'SGL', ...(second ?? []), remark?.[0] ?? ''],
      ],
    ]);
  assert.deepEqual(await list('GRP-2088', ['16/10/2027', '18/10/2027'], ['15/10/2027', '18/10/2027']), [
    'Lodging | Villa Miramar, Bidart | 2027-10-15T16:00 – 2027-10-18T11:00 | GRP-2088 | Paul OSTERMANN',
    'Lodging | Villa Miramar, Bidart | 2027-10-16T16:00 – 2027-10-18T11:00 | GRP-2088 | Florence LARRIEU',
  ]);
  assert.deepEqual(
    await list('GRP-2088', ['16/10/2027', '18/10/2027'], ['15/10/2027', '18/10/2027'], ['annulée le 3/10']),
    ['Lodging | Villa Miramar, Bidart | 2027-10-16T16:00 – 2027-10-18T11:00 | GRP-2088 | Florence LARRIEU'],
  );
  // rooms that all are taken and left together are one stay
  assert.equal((await list('GRP-2088', ['16/10/2027', '18/10/2027'], ['16/10/2027', '18/10/2027'])).length, 1);
});
