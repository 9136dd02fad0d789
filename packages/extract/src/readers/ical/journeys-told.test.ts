import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvent, readEvents } from '../../../testing/calendar.ts';

// Flights and trains that an event’s title, place and text tell together.

const flights: [string, string[]][] = [
  [
    'behind the airports of the text',
    [
      'SUMMARY:Flight WF 391 Aberdeen to Bergen',
      'LOCATION:Aberdeen (ABZ)',
      'DESCRIPTION:WF 391\\, Aberdeen (ABZ) to Bergen (BGO).',
    ],
  ],
  [
    'behind fuller names in the text',
    [
      'SUMMARY:Vol WF 391 Aberdeen – Bergen',
      'DESCRIPTION:Départ Aberdeen Dyce (ABZ)\\, arrivée Bergen Flesland (BGO).',
    ],
  ],
  ['in the text alone', ['SUMMARY:Flug WF391 von Aberdeen nach Bergen', 'DESCRIPTION:ABZ-BGO']],
  ['in the title', ['SUMMARY:WF391 ABZ → BGO']],
  ['in the title, in brackets', ['SUMMARY:Vol WF 391 : Aberdeen (ABZ) – Bergen (BGO)']],
];

for (const [how, lines] of flights)
  test(`a flight whose codes stand ${how} is told in the clocks of its airports`, async () => {
    const flight = await readEvent(...lines);
    assert.ok(flight?.type === 'FlightReservation');
    assert.deepEqual([flight.from?.iata, flight.to?.iata], ['ABZ', 'BGO']);
    assert.deepEqual(
      [flight.departure, flight.arrival],
      [
        { local: '2027-06-22T10:35:00', zone: 'Europe/London' },
        { local: '2027-06-22T12:50:00', zone: 'Europe/Oslo' },
      ],
    );
  });

const trains: [string, string[]][] = [
  [
    'Acela 2165 Boston South Station New York',
    [
      'SUMMARY:Acela 2165 to New York',
      'LOCATION:Boston South Station',
      'DESCRIPTION:Amtrak. Business Class\\, car 4\\, seat 12C.',
    ],
  ],
  [
    'Empire Service 239 New York Albany-Rensselaer',
    ['SUMMARY:Empire Service 239 to Albany-Rensselaer', 'DESCRIPTION:Amtrak\\, New York to Albany-Rensselaer.'],
  ],
  ['Nightjet 466 Wien Hbf Zürich HB', ['SUMMARY:Nightjet 466 Wien Hbf – Zürich HB', 'DESCRIPTION:Wagen 263 Platz 71']],
  [
    'Rocky Mountaineer 101 Vancouver Banff',
    ['SUMMARY:Rocky Mountaineer 101: Vancouver → Banff', 'DESCRIPTION:Train departs from Vancouver station.'],
  ],
  ['undefined undefined Leeds London', ['SUMMARY:Train from Leeds to London']],
];

for (const [short, lines] of trains)
  test(`a train by whatever name: ${lines[0]}`, async () => {
    const train = await readEvent(...lines);
    assert.ok(train?.type === 'TrainReservation');
    assert.equal(`${train.line} ${train.number} ${train.from?.name} ${train.to?.name}`, short);
  });

test('a name and a number are no train where nothing speaks of railways', async () => {
  for (const lines of [
    ['SUMMARY:Sprint 24 to Planning', 'LOCATION:Room 4'],
    [
      'SUMMARY:Project 2030 – Kick-off',
      'LOCATION:Central station meeting point',
      'DESCRIPTION:Meeting in the station hall',
    ],
    ['SUMMARY:Ride 100 to Brighton', 'DESCRIPTION:Bus leaves from the station'],
  ])
    assert.equal((await readEvent(...lines))?.type, 'Event');
});

test('whatever sign stands between a train and its way is of neither', async () => {
  for (const sign of [' :', ':', ' –', ' |', ','])
    for (const arrow of ['→', '➔', '–', '->']) {
      const found = await readEvent(
        `SUMMARY:🌙 European Sleeper 453${sign} Bruxelles-Midi ${arrow} Berlin Hbf`,
        'DESCRIPTION:Réservation : ESN-90418\\nVoiture 12\\, place 45',
      );
      const train = found?.type === 'TrainReservation' ? found : undefined;
      assert.deepEqual(
        [train?.line, train?.number, train?.from?.name, train?.to?.name],
        ['European Sleeper', '453', 'Bruxelles-Midi', 'Berlin Hbf'],
        sign + arrow,
      );
    }
});

test('the carrier’s number goes before the agency’s', async () => {
  const flight = await readEvent(
    'SUMMARY:EI 630 DUB-BRU',
    'DESCRIPTION:Aer Lingus EI 630\\nDublin (DUB) - Brussels (BRU)\\nAer Lingus reference: 2XH7MP\\nAgency trip no. 61204',
  );
  assert.equal(flight?.reference, '2XH7MP');
});

test('a train stands behind its way, in brackets or behind a comma', async () => {
  for (const title of [
    'Paris Gare de Lyon → Genève (TGV Lyria 9765)',
    'Paris Gare de Lyon - Genève\\, TGV Lyria 9765',
    'Paris Gare de Lyon – Genève – TGV Lyria 9765',
  ]) {
    const train = await readEvent(`SUMMARY:${title}`, 'LOCATION:Paris Gare de Lyon', 'DESCRIPTION:Dossier : LBWQ7Z');
    assert.ok(train?.type === 'TrainReservation', title);
    assert.deepEqual(
      [train.line, train.number, train.from?.name, train.to?.name],
      ['TGV Lyria', '9765', 'Paris Gare de Lyon', 'Genève'],
    );
  }
});

test("the event says when; hours of the text that are others are of the same train, and its number stands behind the railway's letters", async () => {
  const calendar = await readEvents([
    'DTSTART:20271201T070000Z',
    'DTEND:20271201T105000Z',
    'SUMMARY:Your train from ZMB to FRA',
    'DESCRIPTION:Booking reference: 7QK4XM\\n Train:  LH 3641 \\n Departure - Date: 01 Dec 2027 \\n Time: 06:00 \\n From: Hamburg Hbf– Main Station (ZMB) \\n Arrival \\n Date: 01 Dec 2027 \\n Time: 09:50 \\n At: Frankfurt International (FRA)',
  ]);
  assert.equal(calendar.length, 1);
  const [train] = calendar;
  assert.ok(train?.type === 'TrainReservation');
  assert.deepEqual([train.line, train.number, train.arrival?.local], ['LH', '3641', '2027-12-01T11:50:00']);
});

test('a town in the title is the stop that the text names of it', async () => {
  for (const [title, text, ends] of [
    [
      'Bus 402 Lille Europe → Gand',
      'Départ : mardi 22 juin 2027\\, 10h35\\, Lille Europe\\nArrivée : mardi 22 juin 2027\\, 12h50\\, Gand Dampoort\\nN° de réservation 3301 884 276',
      ['Lille Europe', 'Gand Dampoort'],
    ],
    ['Bus 402 Lille Europe → Gand', 'Arrivée à Gand\\, 12h50', ['Lille Europe', 'Gand']],
  ] as const) {
    const ride = await readEvent(`SUMMARY:${title}`, `DESCRIPTION:${text}`);
    assert.ok(ride?.type === 'BusReservation');
    assert.deepEqual([ride.from?.name, ride.to?.name], ends);
  }
});
