import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedPage } from '../../testing/page.ts';
import type { Placed } from '../../testing/pdf.ts';

// What stands side by side on a page, and where it ends.

const voucher: Placed[] = [
  [45, 750, 'Hotel:'],
  [158, 750, 'Machiya Kamogawa'],
  [45, 736, 'Address:'],
  [158, 736, '418 Tominokoji-dori'],
  [158, 723, 'Kyoto 604-8064, Japan'],
  [45, 709, 'Telephone:'],
  [158, 709, '+81 75 555 0128'],
  [45, 682, 'Hotel reference:'],
  [158, 682, 'MK-20117'],
  [45, 669, 'Guests:'],
  [158, 669, 'Dr Helena Strand'],
  [158, 655, 'Prof. Marcus Ihle'],
];

const agency: Placed[] = [
  [358, 743, 'Our file EJ-55120'],
  [358, 729, 'Issued on 6 October 2027'],
  [358, 703, 'Eastbound Journeys'],
  [358, 689, '27 Leazes Crescent'],
  [358, 675, 'Newcastle upon Tyne'],
  [358, 662, '+44 191 498 0264'],
];

test('labels and their values stay together beside a column that has nothing to do with them', async () => {
  const lines = await printedPage([...voucher, ...agency]);
  assert.deepEqual(lines.slice(0, 5), [
    'Hotel: | Machiya Kamogawa',
    'Address: | 418 Tominokoji-dori / Kyoto 604-8064, Japan',
    'Telephone: | +81 75 555 0128',
    'Hotel reference: | MK-20117',
    'Guests: | Dr Helena Strand / Prof. Marcus Ihle',
  ]);
  assert.ok(lines.slice(5).join(' ').includes('27 Leazes Crescent'));
});

test('values in the letters of their head are no head of another form, and amounts below belong to none', async () => {
  const lines = await printedPage([
    [45, 700, 'Departure'],
    [297, 700, 'Arrival'],
    [45, 684, '21h00', 15],
    [297, 684, '05h25 \\(+1\\)', 15],
    [45, 671, 'Saint-Denis Roland-Garros \\(RUN\\)'],
    [297, 671, 'Paris Charles-de-Gaulle \\(CDG\\)'],
    [297, 660, 'Terminal 2C'],
    [45, 620, 'Fare \\(2 adults\\)'],
    [496, 620, '1716.00 EUR'],
    [45, 605, 'Taxes'],
    [505, 605, '766.64 EUR'],
    [45, 590, 'Total'],
    [491, 590, '2482.64 EUR'],
  ]);
  assert.deepEqual(lines, [
    'Departure / 21h00 / Saint-Denis Roland-Garros (RUN)',
    'Arrival / 05h25 (+1) / Paris Charles-de-Gaulle (CDG) / Terminal 2C',
    'Fare (2 adults)    1716.00 EUR / Taxes    766.64 EUR / Total    2482.64 EUR',
  ]);
});

test('words in a narrow column are the titles of the blocks that they stand beside', async () => {
  const lines = await printedPage([
    [57, 700, 'TRAIN', 8],
    [136, 698, 'Great Western Railway'],
    [136, 684, 'Exeter St Davids 09:30 to Truro 11:41'],
    [136, 670, 'Coach D, seat 33'],
    [57, 644, 'HOTEL', 8],
    [136, 642, 'The Lander House'],
    [136, 628, '8 River Street, Truro TR1 2SJ'],
    [136, 614, 'Check-in: 10 September'],
    [57, 588, 'NOTES', 8],
    [136, 586, 'The room faces the garden.'],
    [136, 572, 'Breakfast is served from seven.'],
  ]);
  assert.deepEqual(lines, [
    '# TRAIN',
    'Great Western Railway / Exeter St Davids 09:30 to Truro 11:41 / Coach D, seat 33',
    '# HOTEL',
    'The Lander House / 8 River Street, Truro TR1 2SJ / Check-in: 10 September',
    'NOTES',
    'The room faces the garden. / Breakfast is served from seven.',
  ]);
});

test('a box beside the journey is read before it and not in its lines', async () => {
  const text = [
    [49, 720, 'Saturday 22 May 2027', 12],
    [384, 715, 'Booking code', 8],
    [384, 701, '5RLK8TQ3', 13],
    [49, 700, '09:08'],
    [94, 700, 'Salzburg Hbf'],
    [94, 680, 'RJX 765'],
    [384, 684, 'Traveller', 8],
    [49, 660, '11:30'],
    [94, 660, 'Wien Hbf'],
    [384, 672, 'Verity Cullinane'],
  ] as Placed[];
  const drawn = text.map(([x, y, words, size = 10]) => `BT /F1 ${size} Tf ${x} ${y} Td (${words}) Tj ET`).join('\n');
  const lines = await printedPage(`370 655 180 75 re S\n${drawn}`);
  assert.deepEqual(lines.slice(0, 2), [
    'Booking code / 5RLK8TQ3 / Traveller / Verity Cullinane',
    '# Saturday 22 May 2027',
  ]);
  assert.deepEqual(lines.slice(2), ['09:08 | Salzburg Hbf', ' | RJX 765', '11:30 | Wien Hbf']);
});

test('a line in letters of its own over a table is its title, and the day above it is another', async () => {
  const lines = await printedPage([
    [48, 760, 'Thank you for travelling with us. Please keep these pages with you.'],
    [48, 720, 'Jour 1 - Vendredi 28 mai 2027', 11],
    [59, 703, 'Vol Transavia TO 4218', 12],
    [60, 689, 'Depart'],
    [169, 689, '06h25 Nantes'],
    [60, 674, 'Arrivee'],
    [169, 674, '11h00 Athenes'],
    [60, 659, 'Reference'],
    [169, 659, 'MX2R7D'],
  ]);
  assert.deepEqual(lines.slice(1, 3), ['Jour 1 - Vendredi 28 mai 2027', '# Vol Transavia TO 4218']);
});

test('a word at the right edge and the number below it belong together, whatever stands to the left of each', async () => {
  const head = (number: string, x: number): Placed[] => [
    [50, 780, 'NORTHERN RAIL', 12],
    [444, 780, 'RESERVATION NUMBER'],
    [50, 766, 'eTicket to be shown on board'],
    [x, 766, number, 12],
    [50, 730, 'Please be on the platform ten minutes before.'],
  ];
  const flush = await printedPage(head('4F1C27', 519));
  assert.deepEqual(flush, [
    'RESERVATION NUMBER / 4F1C27',
    '# NORTHERN RAIL',
    'eTicket to be shown on board',
    'Please be on the platform ten minutes before.',
  ]);
  const words = await printedPage(head('Thank you', 511));
  assert.ok(!words.includes('RESERVATION NUMBER / Thank you'), words.join('; '));
});

test('two groups of rows far apart are rows all the same, and a word that its column broke stays in its row', async () => {
  const lines = await printedPage([
    [52, 739, 'Booking ID:'],
    [180, 739, '884120377', 12],
    [52, 719, 'Client:'],
    [180, 719, 'Mr Lars Hedqvist', 12],
    [52, 699, 'Country of'],
    [180, 699, 'Sweden'],
    [52, 686, 'passport:'],
    [52, 666, 'Property:'],
    [180, 666, 'Baan Charoen', 12],
    [52, 638, 'Number of rooms:'],
    [180, 638, '1'],
    [52, 618, 'Room type:'],
    [180, 618, 'Deluxe River View, non-smoking'],
  ]);
  assert.deepEqual(lines, [
    'Booking ID: | 884120377',
    'Client: | Mr Lars Hedqvist',
    'Country of passport: | Sweden',
    'Property: | Baan Charoen',
    'Number of rooms: | 1',
    'Room type: | Deluxe River View, non-smoking',
  ]);
});

test('a clock over its day below heads is one moment of one row', async () => {
  const lines = await printedPage([
    [45, 700, 'Departure station', 8],
    [160, 700, 'Departure', 8],
    [290, 700, 'Arrival station', 8],
    [400, 700, 'Arrival', 8],
    [45, 684, 'Roma'],
    [160, 684, 'Hours 10:30 -'],
    [290, 684, 'Bologna'],
    [400, 684, 'Hours 12:44 -'],
    [45, 672, 'Termini'],
    [160, 672, '05/02/2027'],
    [290, 672, 'Centrale'],
    [400, 672, '05/02/2027'],
  ]);
  assert.deepEqual(lines, [
    'Departure station / Roma / Termini',
    'Departure / Hours 10:30 - 05/02/2027',
    'Arrival station / Bologna / Centrale',
    'Arrival / Hours 12:44 - 05/02/2027',
  ]);
});

test('what cannot end so goes on below, and so do the letters of a train over its number', async () => {
  const lines = await printedPage([
    [45, 700, 'Departs', 8],
    [190, 700, 'Arrives', 8],
    [370, 700, 'Train', 8],
    [430, 700, 'Reservation', 8],
    [45, 684, '15:55 Frankfurt Hbf'],
    [190, 684, '18:35 Bruxelles-Midi / Brussel-'],
    [370, 684, 'ICE'],
    [430, 684, 'Coach 21, seats 12,'],
    [190, 672, 'Zuid'],
    [370, 672, '16'],
    [430, 672, '14'],
  ]);
  assert.deepEqual(lines, [
    'Departs / 15:55 Frankfurt Hbf',
    'Arrives / 18:35 Bruxelles-Midi / Brussel-Zuid',
    'Train / ICE 16',
    'Reservation / Coach 21, seats 12, 14',
  ]);
});

test('who writes to the left and what the paper is about to the right are two things', async () => {
  const seat: Placed[] = [
    [49, 752, 'BON D’ÉCHANGE / VOUCHER'],
    [49, 737, 'À remettre à la réception – to be presented on'],
    [49, 723, 'arrival'],
  ];
  const flush: Placed[] = [
    [428, 767, 'Dunes & Médinas'],
    [392, 752, 'Tour-opérateur, Toulouse'],
    [414, 737, 'Dossier 27-DM-66418'],
    [406, 723, 'Émis le 08/02/2027'],
  ];
  const facts: Placed[] = [
    [352, 752, 'Prepared for: Ms Ingrid Pellegrino'],
    [352, 737, 'Wandoo Resources Pty Ltd'],
    [352, 723, 'Our ref: BKX77Q'],
    [352, 709, 'Issued: Fri 24 Sep 2027'],
    [352, 695, 'consultant Kev'],
  ];
  for (const side of [flush, facts]) {
    const lines = await printedPage([...seat, ...side]);
    assert.ok(
      lines.every((line) => !line.includes(' | ')),
      lines.join('\n'),
    );
  }
});

test('a line below the heads parts none of the rows, where what goes on stands closer than what begins', async () => {
  const cells: Placed[] = [
    [49, 700, 'Station'],
    [178, 700, 'Time'],
    [278, 700, 'Train'],
    [49, 682, 'Wien Hbf'],
    [178, 682, 'dep'],
    [278, 682, 'RJX 162'],
    [178, 668, '07:30'],
    [49, 649, 'Innsbruck Hbf'],
    [178, 649, 'arr'],
    [178, 635, '11:44'],
    [49, 616, 'Innsbruck Hbf'],
    [178, 616, 'dep'],
    [278, 616, 'EC 85'],
    [178, 602, '12:20'],
  ];
  const words = cells.map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`);
  const lines = await printedPage([...words, '49 695 m 540 695 l S'].join('\n'));
  assert.deepEqual(
    lines.map((line) => line.replace(/ \/ /g, ' ')),
    [
      'Station | Time | Train',
      'Wien Hbf | dep 07:30 | RJX 162',
      'Innsbruck Hbf | arr 11:44 | ',
      'Innsbruck Hbf | dep 12:20 | EC 85',
    ],
  );
});
