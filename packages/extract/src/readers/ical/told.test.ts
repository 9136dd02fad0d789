import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import type { Booking } from '../../booking.ts';
import { extract } from '../../index.ts';

// What an event's title, place and text say together.

async function read(...lines: string[]): Promise<Booking | undefined> {
  const hours = lines.some((line) => line.startsWith('DTSTART'))
    ? []
    : ['DTSTART:20270622T093500Z', 'DTEND:20270622T105000Z'];
  const text = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    ...hours,
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const { reservations } = await extract(bytes(text.join('\n')), { contextDate: '2027-01-10' });
  return reservations[0]?.booking;
}

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
    const flight = await read(...lines);
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
    const train = await read(...lines);
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
    assert.equal((await read(...lines))?.type, 'Event');
});

const numbers: [string, string][] = [
  ['Réservation Lufthansa 5RTKW9', '5RTKW9'],
  ['Booking with Widerøe: V3NQ8C', 'V3NQ8C'],
  ['Confirmation British Airways 7QX2LM', '7QX2LM'],
  ['Booking reference V3NQ8C.', 'V3NQ8C'],
  ['Réf. : TKV5RX', 'TKV5RX'],
];

for (const [text, value] of numbers)
  test(`an event has one booking, whosever number it prints: ${text}`, async () => {
    const flight = await read('SUMMARY:Vol LH 2217 TLS – MUC', `DESCRIPTION:Passager : M. Alban Courtade\\n${text}`);
    assert.deepEqual([flight?.reference, flight?.travelers?.[0]?.name], [value, 'Alban Courtade']);
  });

const days = ['DTSTART;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270607', 'SUMMARY:Hôtel : Albergo Torrione'];
const house = 'LOCATION:Albergo Torrione\\, Piazzetta Sant’Andrea 3\\, 24129 Bergame\\, Italie';

test('hours, guests and telephone of a stay over whole days stand in its text', async () => {
  for (const text of [
    'Réservation n° 55217\\, Mme Solène Quéméner\\, chambre simple. Chambre disponible à partir de 14h00\\, à libérer avant 10h30. Tél. +39 035 555 0146',
    'Booking no. 55217 for Ms Solène Quéméner. Room available from 14:00\\, to be vacated by 10:30. Phone: +39 035 555 0146',
  ]) {
    const stay = await read(...days, house, `DESCRIPTION:${text}`);
    assert.ok(stay?.type === 'LodgingReservation');
    assert.deepEqual([stay.reference, stay.travelers], ['55217', [{ name: 'Solène Quéméner' }]]);
    assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-06-04T14:00:00', '2027-06-07T10:30:00']);
    assert.deepEqual([stay.place?.country, stay.place?.phone], ['IT', '+39 035 555 0146']);
  }
});

test('whoever is there to be asked is no guest', async () => {
  const stay = await read(...days, house, 'DESCRIPTION:Réservation n° 55217. Contact sur place : Mme Ornella Brivio');
  assert.equal(stay?.travelers, undefined);
});

test('a hired car has its model and the number of whoever hires it out', async () => {
  const car = await read(
    'SUMMARY:Car hire: Hertz',
    'LOCATION:Bergen Airport Flesland',
    'DESCRIPTION:Hertz reservation 88210455H7\\, driver Mr Alasdair Munro. Volvo EX30 or similar. Total NOK 3\\,412.00.',
  );
  assert.ok(car?.type === 'RentalCarReservation');
  assert.deepEqual([car.car, car.reference, car.price?.amount], ['Volvo EX30', '88210455H7', '3412.00']);
});

const behind: [string, string[]][] = [
  ['Casa da Cordoaria', ['SUMMARY:Casa da Cordoaria (hôtel)']],
  ['Torphin House', ['SUMMARY:Torphin House – hotel']],
  ['Zum Goldenen Ochsen', ['SUMMARY:Zum Goldenen Ochsen (Unterkunft)']],
  ['Casa da Cordoaria', ['SUMMARY:Casa da Cordoaria', 'DESCRIPTION:Confirmation 90-4471\\, 3 nuits.']],
  ['Casa da Cordoaria', ['SUMMARY:Casa da Cordoaria (3 nights)', 'DESCRIPTION:Confirmation 90-4471\\, 3 nuits.']],
  ['Hôtel du Sablon Vert', ['SUMMARY:Hôtel du Sablon Vert (3 nuits)']],
  ['Hotel Oude Waag', ['SUMMARY:Hotel Oude Waag – 3 nights']],
];

for (const [name, lines] of behind)
  test(`a house by the last word of its title or by its nights: ${lines.join(' ')}`, async () => {
    const place = 'LOCATION:Rua das Taipas 212\\, 4050-600 Porto\\, Portugal';
    const stay = await read('DTSTART;VALUE=DATE:20271015', 'DTEND;VALUE=DATE:20271018', place, ...lines);
    assert.ok(stay?.type === 'LodgingReservation');
    assert.deepEqual(
      [stay.place?.name, stay.place?.city, stay.checkIn?.local, stay.checkOut?.local],
      [name, 'Porto', '2027-10-15', '2027-10-18'],
    );
  });

const hosts: [string, string[]][] = [
  [
    'The Larkspur House',
    [
      'SUMMARY:Your stay in Porto',
      'ORGANIZER;CN="The Larkspur House":mailto:desk@larkspur.example',
      'DESCRIPTION:Room: 1',
    ],
  ],
  [
    'Casa da Cordoaria',
    ['SUMMARY:Votre séjour', 'DESCRIPTION:Merci d’avoir réservé chez Casa da Cordoaria. Chambre 12.'],
  ],
  ['Torphin House', ['SUMMARY:Torphin House', 'DESCRIPTION:Check-in after 16:00\\, check-out before 11:00']],
];

for (const [name, lines] of hosts)
  test(`a stay whose title does not say the house: ${lines.join(' ')}`, async () => {
    const place = 'LOCATION:Rua das Taipas 212\\, 4050-600 Porto\\, Portugal';
    const ends = ['DTSTART;TZID=Europe/Lisbon:20271015T160000', 'DTEND;TZID=Europe/Lisbon:20271018T110000'];
    const stay = await read(...ends, place, ...lines);
    assert.ok(stay?.type === 'LodgingReservation');
    assert.deepEqual(
      [stay.place?.name, stay.place?.city, stay.checkIn?.local, stay.checkOut?.local],
      [name, 'Porto', '2027-10-15T16:00:00', '2027-10-18T11:00:00'],
    );
  });

test('a fair that lasts two days is no stay, whatever it says of its rooms', async () => {
  const lines = ['DTSTART:20271015T090000Z', 'DTEND:20271016T170000Z', 'LOCATION:Hall 7\\, Porto'];
  assert.equal((await read(...lines, 'SUMMARY:Trade fair', 'DESCRIPTION:Meeting rooms A and B'))?.type, 'Event');
});

test('nights of another number than the days are told of no house', async () => {
  const days = ['DTSTART;VALUE=DATE:20271015', 'DTEND;VALUE=DATE:20271018', 'LOCATION:Hall 7\\, Porto'];
  assert.equal((await read(...days, 'SUMMARY:Trade fair', 'DESCRIPTION:2 nights in town'))?.type, 'Event');
});

test('the hour by which one leaves stands beside its day, and that of another day is not it', async () => {
  const text = ['DESCRIPTION:Arrivée dès 15h\\, départ le lundi 7 juin avant 11h30.'];
  const stay = await read(...days, house, ...text);
  assert.ok(stay?.type === 'LodgingReservation');
  assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-06-04T15:00:00', '2027-06-07T11:30:00']);
  const other = await read(...days, house, 'DESCRIPTION:Navette : départ le samedi 5 juin avant 9h.');
  assert.equal(other?.type === 'LodgingReservation' && other.checkOut?.local, '2027-06-07');
});

test('what one has to think of is nothing that one goes to', async () => {
  for (const title of [
    'Penser à l’enregistrement en ligne',
    'Don’t forget the passports',
    'Nicht vergessen: Online-Check-in',
  ])
    assert.equal(await read('DTSTART;VALUE=DATE:20271014', 'DTEND;VALUE=DATE:20271015', `SUMMARY:${title}`), undefined);
});

test('a driver whose title names no way has its ends in the text', async () => {
  for (const [title, text] of [
    ['Transfert aéroport', 'Prise en charge : Aéroport de Porto\\, 13h15\\nDépose : Casa da Cordoaria'],
    ['Airport transfer', 'Pick-up: Aéroport de Porto\\nDrop-off: Casa da Cordoaria'],
  ] as const) {
    const taxi = await read(
      `SUMMARY:${title}`,
      'LOCATION:Aéroport de Porto\\, hall des arrivées',
      `DESCRIPTION:${text}`,
    );
    assert.ok(taxi?.type === 'TaxiReservation');
    assert.deepEqual([taxi.from?.name, taxi.to?.name], ['Aéroport de Porto', 'Casa da Cordoaria']);
  }
});

test('whatever sign stands between a train and its way is of neither', async () => {
  for (const sign of [' :', ':', ' –', ' |', ','])
    for (const arrow of ['→', '➔', '–', '->']) {
      const found = await read(
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
  const flight = await read(
    'SUMMARY:EI 630 DUB-BRU',
    'DESCRIPTION:Aer Lingus EI 630\\nDublin (DUB) - Brussels (BRU)\\nAer Lingus reference: 2XH7MP\\nAgency trip no. 61204',
  );
  assert.equal(flight?.reference, '2XH7MP');
});

test('a table that is held is a meal, and a lunch with somebody is not', async () => {
  const hours = ['DTSTART;TZID=Europe/London:20271004T193000', 'DTEND;TZID=Europe/London:20271004T213000'];
  for (const [title, text, number] of [
    [
      "Dinner reservation: The Gannet's Larder (table for 4)",
      'In the name of Aleksi Rautio\\, booking GL-2093.',
      'GL-2093',
    ],
    ["Dinner at The Gannet's Larder", 'Table for 4 in the name of Aleksi Rautio.', undefined],
    ["Dîner : The Gannet's Larder", 'Table pour 4 au nom de Aleksi Rautio. Réservation n° 88214', '88214'],
  ] as const) {
    const table = await read(
      ...hours,
      `SUMMARY:${title}`,
      "LOCATION:The Gannet's Larder\\, 31 Shore Brae\\, Edinburgh EH6 6QW",
      `DESCRIPTION:${text}`,
    );
    assert.ok(table?.type === 'FoodEstablishmentReservation', title);
    assert.deepEqual(
      [table.place?.name, table.place?.street, table.departure?.local, table.partySize, table.reference],
      ["The Gannet's Larder", '31 Shore Brae', '2027-10-04T19:30:00', 4, number],
    );
    assert.deepEqual(table.travelers, [{ name: 'Aleksi Rautio' }]);
  }
  const lunch = await read(...hours, 'SUMMARY:Lunch with Ana', 'LOCATION:The Old Mill\\, 3 Quay Street\\, Leith');
  assert.equal(lunch?.type, 'Event');
});

test('how an event stands is no part of its title', async () => {
  const stay = (title: string, location = '4 place d’Armes\\, 25000 Besançon') =>
    read(`SUMMARY:${title}`, `LOCATION:${location}`, 'DTSTART:20270405T140000', 'DTEND:20270408T120000');
  for (const [title, name, status] of [
    ['CANCELLED: Hotel - Gran Ría Abando', 'Gran Ría Abando', 'cancelled'],
    ['[ANNULÉ] Hôtel : Le Relais Vauban', 'Le Relais Vauban', 'cancelled'],
    ['Updated: Hotel: Torphin House', 'Torphin House', undefined],
    ['Hotel – Torphin House (CONFIRMED)', 'Torphin House', undefined],
  ] as const) {
    const booking = await stay(title);
    assert.ok(booking?.type === 'LodgingReservation', title);
    assert.deepEqual([booking.place?.name, booking.status], [name, status], title);
  }
});

test('a train stands behind its way, in brackets or behind a comma', async () => {
  for (const title of [
    'Paris Gare de Lyon → Genève (TGV Lyria 9765)',
    'Paris Gare de Lyon - Genève\\, TGV Lyria 9765',
    'Paris Gare de Lyon – Genève – TGV Lyria 9765',
  ]) {
    const train = await read(`SUMMARY:${title}`, 'LOCATION:Paris Gare de Lyon', 'DESCRIPTION:Dossier : LBWQ7Z');
    assert.ok(train?.type === 'TrainReservation', title);
    assert.deepEqual(
      [train.line, train.number, train.from?.name, train.to?.name],
      ['TGV Lyria', '9765', 'Paris Gare de Lyon', 'Genève'],
    );
  }
});

test('a car is fetched and handed back by two events under one number, until the hour that the text says', async () => {
  const [car, more] = await readAll(
    event('20270612T143000', '20270612T150000', 'Car pick-up: Hibernia Wheels\\, Shannon Airport', 'Shannon Airport', [
      'Reservation HW-IE-220714',
      'Driver: Tobias Lindqvist',
      'Skoda Octavia Combi or similar',
      'Pick-up: Sat 12 June 2027\\, 14:30\\, Shannon Airport',
      'Return: Sat 19 June 2027\\, 10:00\\, Dublin Airport',
    ]),
    event('20270619T093000', '20270619T100000', 'Car return: Hibernia Wheels\\, Dublin Airport', 'Dublin Airport', [
      'Reservation HW-IE-220714',
      'Return your Skoda Octavia Combi by 10:00 with a full tank.',
    ]),
  );
  assert.equal(more, undefined);
  assert.ok(car?.type === 'RentalCarReservation');
  assert.deepEqual(
    [car.carrier?.name, car.from?.name, car.to?.name, car.departure?.local, car.arrival?.local, car.reference],
    [
      'Hibernia Wheels',
      'Shannon Airport',
      'Dublin Airport',
      '2027-06-12T14:30:00',
      '2027-06-19T10:00:00',
      'HW-IE-220714',
    ],
  );
});

const event = (start: string, end: string, title: string, place: string, text: string[]) => [
  `DTSTART;TZID=Europe/Dublin:${start}`,
  `DTEND;TZID=Europe/Dublin:${end}`,
  `SUMMARY:${title}`,
  `LOCATION:${place}`,
  `DESCRIPTION:${text.join('\\n')}`,
];

async function readAll(...events: string[][]): Promise<Booking[]> {
  const lines = events.flatMap((one) => ['BEGIN:VEVENT', ...one, 'END:VEVENT']);
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\n');
  const { reservations } = await extract(bytes(text), { contextDate: '2027-01-10' });
  return reservations.map(({ booking }) => booking);
}
