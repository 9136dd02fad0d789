import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvents } from '../../../testing/calendar.ts';

async function told(start: string, end: string, summary: string, description: string): Promise<string[]> {
  const clock = (local: string) => `;TZID=Europe/Zurich:${local}`;
  const read = await readEvents([
    `DTSTART${clock(start)}`,
    `DTEND${clock(end)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${description.replaceAll(',', '\\,').replaceAll('\n', '\\n')}`,
  ]);
  return read.map((booking) => {
    if (booking.type !== 'TrainReservation' && booking.type !== 'BusReservation' && booking.type !== 'BoatReservation')
      return booking.type;
    const { type, number, from, to, departure, arrival, departurePlatform, arrivalPlatform, seats } = booking;
    const [leaves, comes] = [departure, arrival].map((time) => time?.local.slice(8, 16));
    const seated = seats ? ` | ${seats.map((seat) => `${seat.coach}/${seat.number}`)}` : '';
    return `${type.replace('Reservation', '')} ${number ?? ''} ${from?.name} ${leaves} ${departurePlatform ?? ''} – ${to?.name} ${comes} ${arrivalPlatform ?? ''}${seated}`;
  });
}

test('a railway’s calendar has its platforms behind a comma and the head sign behind the train', async () => {
  for (const [from, to, platform, leaves, comes, way] of [
    ['De', 'À', 'voie', 'dép.', 'arr.', 'direction'],
    ['Von', 'Nach', 'Gleis', 'ab', 'an', 'Richtung'],
    ['Da', 'A', 'binario', 'part.', 'arr.', 'direzione'],
    ['From', 'To', 'platform', 'dep.', 'arr.', 'direction'],
  ])
    assert.deepEqual(
      await told(
        '20270305T074200',
        '20270305T113500',
        'Genève → Zermatt',
        `${from}: Genève
${to}: Zermatt
05.03.2027

IR 90 1815, ${way} Brig
${leaves} 07:42 Genève, ${platform} 3
${comes} 10:04 Visp, ${platform} 2

R 43 225, ${way} Zermatt
${leaves} 10:27 Visp, ${platform} 4
${comes} 11:35 Zermatt`,
      ),
      ['Train IR 90 1815 Genève 05T07:42 3 – Visp 05T10:04 2', 'Train R 43 225 Visp 05T10:27 4 – Zermatt 05T11:35 '],
      way,
    );
});

test('seats stand between the train and its stops, or below them', async () => {
  const stops = (seats: string, below: string) => `Kiel Hbf ➞ Mannheim Hbf

Kiel Hbf ➞ Hamburg Hbf
RE 21087 (21087)
● ab 19:20 Kiel Hbf ▷ Gleis 6a
○ an 20:39 Hamburg Hbf ▷ Gleis 5

Hamburg Hbf ➞ Mannheim Hbf
ICE 1279 (1279)
${seats}● ab 21:01 Hamburg Hbf ▷ Gleis 14
○ an 02:14 Mannheim Hbf ▷ Gleis 3
${below}`;
  for (const [seats, below, said] of [
    ['Reservierung: Wagen 4, Platz 52\n', '', '4/52'],
    ['', 'Reservierung: 2 Sitzplätze, Wg. 4, Pl. 52 54\n', '4/52 54'],
    ['Reservation: coach 4, seats 52 and 54\n', '', '4/52 54'],
    ['Réservation : voiture 4, place 52\n', '', '4/52'],
  ] as const)
    assert.deepEqual(await told('20271218T192000', '20271219T021400', 'Kiel Hbf ➞ Mannheim Hbf', stops(seats, below)), [
      'Train RE 21087 Kiel Hbf 18T19:20 6a – Hamburg Hbf 18T20:39 5',
      `Train ICE 1279 Hamburg Hbf 18T21:01 14 – Mannheim Hbf 19T02:14 3 | ${said}`,
    ]);
});

test('a planner’s journey says by what one goes, and a way on foot is no booking', async () => {
  assert.deepEqual(
    await told(
      '20270301T081500',
      '20270301T170000',
      'Journey Details: Penzance (PNZ) to Ryde Pier Head (RYP)',
      `Journey Details: Penzance (PNZ) to Plymouth (PLY), dep 08:15, arr 10:35
Train Company: Great Western Railway
Mode of Transport: Bus

Journey Details: Plymouth (PLY) to Portsmouth and Southsea (PMS), dep 10:55, arr 15:28
Mode of Transport: Train

Journey Details: Portsmouth and Southsea (PMS) to Portsmouth Harbour (PMH), dep 15:35, arr 15:50
Mode of Transport: Walk

Journey Details: Portsmouth Harbour (PMH) to Ryde Pier Head (RYP), dep 16:15, arr 16:37
Mode of Transport: Ferry`,
    ),
    [
      'Bus  Penzance 01T08:15  – Plymouth 01T10:35 ',
      'Train  Plymouth 01T10:55  – Portsmouth and Southsea 01T15:28 ',
      'Boat  Portsmouth Harbour 01T16:15  – Ryde Pier Head 01T16:37 ',
    ],
  );
});

test('the clock may stand in front of its word, with one figure before ten', async () => {
  for (const [leaves, comes] of [
    ['7:42 ab Bern', '08:30 an Spiez'],
    ['ab 7:42 Bern', 'an 8:30 Spiez'],
    ['● 07:42 dép. Bern', '○ 08:30 arr. Spiez'],
  ])
    assert.deepEqual(
      await told(
        '20270305T074200',
        '20270305T083000',
        'Bern → Spiez',
        `IC 61 959, Richtung Interlaken Ost\n${leaves}, Gleis 3\n${comes}, Gleis 2`,
      ),
      ['Train IC 61 959 Bern 05T07:42 3 – Spiez 05T08:30 2'],
      leaves,
    );
});

test('a title that is but the way between two stations is of the only train in its text', async () => {
  const way = 'Lyon Part Dieu - Paris Gare de Lyon';
  const event = (text: string) => told('20270305T074200', '20270305T094000', way, text);
  assert.deepEqual(
    await event(`Votre voyage ${way}\nTGV INOUI 6612\nDépart 07h42\nArrivée 09h40\nVoiture 7 - Place 41`),
    ['Train 6612 Lyon Part Dieu 05T07:42  – Paris Gare de Lyon 05T09:40  | 7/41'],
  );
  assert.deepEqual(await event('Apéro chez Léa avant TGV INOUI 6612 ou TGV INOUI 6614'), ['Event']);
});

test('the name of a stop may stand before its hour, the train between its stops, and no word beside either', async () => {
  const trains = [
    'Train IC 61 Olten 05T07:42 3 – Spiez 05T08:30 2',
    'Train RE 4065 Spiez 05T08:41 1 – Kandersteg 05T09:15 ',
  ];
  const way = (text: string) => told('20270305T074200', '20270305T091500', 'Olten - Kandersteg', text);
  for (const text of [
    'Olten  ab 07:42  Gleis 3\nIC 61\nSpiez  an 08:30  Gleis 2\n\nSpiez  ab 08:41  Gleis 1\nRE 4065\nKandersteg  an 09:15',
    'IC 61\n07:42 Olten (Gleis 3)\n08:30 Spiez (Gleis 2)\n\nRE 4065\n08:41 Spiez (Gleis 1)\n09:15 Kandersteg',
    'IC 61\nPartenza 7:42 Olten, binario 3\nArrivo 8:30 Spiez, binario 2\nRE 4065\nPartenza 8:41 Spiez binario 1\nArrivo 9:15 Kandersteg',
  ])
    assert.deepEqual(await way(text), trains);
  assert.deepEqual(
    await way('IC 61: Olten 07:42 - Spiez 08:30\nRE 4065: Spiez 08:41 - Kandersteg 09:15'),
    trains.map((train) => train.replace(/ \d(?= –|$)/g, ' ')),
  );
  // hours beside names that are none of the event's
  const plans = 'IC 61\n06:42 Lea calls\n08:30 Breakfast';
  assert.deepEqual(await told('20270305T074200', '20270305T091500', 'Friday', plans), ['Event']);
});

test('the text of an event need not say its day, and one journey has the number and the seat that it says', async () => {
  const text =
    'Bokningsnummer: XLZ7234A\nTåg 443 X2000\nAvgång 07:42 Stockholm C\nAnkomst 10:54 Göteborg C\nVagn 3, plats 21';
  assert.deepEqual(await told('20270305T074200', '20270305T105400', 'SJ Resa', text), [
    'Train X2000 443 Stockholm C 05T07:42  – Göteborg C 05T10:54  | 3/21',
  ]);
});

test('a stretch has both its stops and its train in one line, each stop behind its hour', async () => {
  for (const [dash, way, platform] of [
    ['–', 'Richtung', 'Gleis'],
    ['-', 'direction', 'voie'],
    ['→', 'direzione', 'binario'],
  ])
    assert.deepEqual(
      await told(
        '20270222T080200',
        '20270222T111400',
        'Zürich HB → Zermatt',
        `08:02 Zürich HB, ${platform} 32 ${dash} 09:54 Visp, ${platform} 3: IC 8 811 ${way} Brig
10:08 Visp, ${platform} 1 ${dash} 11:14 Zermatt: R 43 235 ${way} Zermatt`,
      ),
      ['Train IC 8 811 Zürich HB 22T08:02 32 – Visp 22T09:54 3', 'Train R 43 235 Visp 22T10:08 1 – Zermatt 22T11:14 '],
      way,
    );
});

test('coach and seat stand in the line of the train', async () => {
  for (const train of [
    'RJX 162, Richtung Zürich HB, 2. Klasse, Wagen 24, Platz 75',
    'RJX 162, Wagen 24, Platz 75',
    'RJX 162 · 2. Klasse · Wagen 24, Platz 75',
  ])
    assert.deepEqual(
      await told(
        '20270223T073000',
        '20270223T110400',
        'Reise: Wien Hbf → Bischofshofen',
        `Di, 23.02.2027
07:30 Wien Hbf (Bahnsteig 8A-C)
  ${train}
09:52 Salzburg Hbf (Bahnsteig 4)

Umstieg 20 min

10:12 Salzburg Hbf (Bahnsteig 7)
  IC 690, Richtung Klagenfurt Hbf, 2. Klasse
11:04 Bischofshofen (Bahnsteig 1)`,
      ),
      [
        'Train RJX 162 Wien Hbf 23T07:30 8A-C – Salzburg Hbf 23T09:52 4 | 24/75',
        'Train IC 690 Salzburg Hbf 23T10:12 7 – Bischofshofen 23T11:04 1',
      ],
      train,
    );
});
