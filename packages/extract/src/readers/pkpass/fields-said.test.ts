import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WalletPass } from '../../source.ts';
import { readAirPass } from './air.ts';
import { readEventPass } from './event.ts';
import { readRidePass } from './ride.ts';
import { readStayPass } from './stay.ts';

// What a pass prints, in whatever language and order its fields say it.

const day = '2027-05-14';
type Printed = readonly (readonly [label: string, value: string])[];
const pass = (
  style: WalletPass['style'],
  transit: string,
  large: Printed,
  small: Printed,
  back: Printed = [],
): WalletPass => ({
  ...{ type: 'pass.example', serial: '1', style, barcodes: [], semantics: {}, voided: false },
  ...(transit && { transit }),
  fields: Object.entries({ primaryFields: large, auxiliaryFields: small, backFields: back }).flatMap(
    ([section, list]) => list.map(([label, value], i) => ({ key: `${section}${i}`, label, value, section })),
  ),
});

const ends: { [named: string]: Printed } = {
  'a place over its hour': [
    ['Köln Hbf', '08:01'],
    ['Mannheim Hbf', '09:20'],
  ],
  'an hour over its place': [
    ['08:01', 'Köln Hbf'],
    ['09:20', 'Mannheim Hbf'],
  ],
  'an hour before its place': [
    ['VON', '08:01 Köln Hbf'],
    ['NACH', '09:20 Mannheim Hbf'],
  ],
  'an hour below its place': [
    ['Van', 'Köln Hbf\n08:01'],
    ['Naar', 'Mannheim Hbf\n09:20'],
  ],
  'a day and an hour below a place': [
    ['Köln Hbf', '14.05.2027 08:01'],
    ['Mannheim Hbf', '14.05.2027 09:20'],
  ],
};

for (const [named, large] of Object.entries(ends))
  test(`the two large fields of a pass: ${named}`, () => {
    const [ride] = readRidePass(
      pass('boardingPass', 'Train', large, [
        ['Datum', '14.05.2027'],
        ['Zug', 'ICE 612'],
      ]),
      '0',
      day,
    );
    assert.ok(ride?.booking.type === 'TrainReservation');
    const { from, to, departure, arrival, number } = ride.booking;
    assert.deepEqual(
      [from?.name, departure?.local, to?.name, arrival?.local, number],
      ['Köln Hbf', `${day}T08:01:00`, 'Mannheim Hbf', `${day}T09:20:00`, '612'],
    );
  });

test('one large field may have both ends, and a bus is one before its number too', () => {
  const way: Printed = [['Strecke', 'Berlin ZOB → Hamburg ZOB']];
  const [ride] = readRidePass(
    pass('boardingPass', 'Bus', way, [
      ['Abfahrt', '14.05.2027 08:10'],
      ['Linie', 'Bus N63'],
    ]),
    '0',
    day,
  );
  assert.ok(ride?.booking.type === 'BusReservation');
  const { from, to, number, line } = ride.booking;
  assert.deepEqual([from?.name, to?.name, number, line], ['Berlin ZOB', 'Hamburg ZOB', 'N63', undefined]);
});

const languages: Printed[] = [
  [
    ['Avgår', '08:10'],
    ['Tåg', 'X2000 421'],
    ['Vagn', '4'],
    ['Plats', '12'],
    ['Bokningsnr', 'XK2LPQ1'],
    ['Resenär', 'Karin Öberg'],
  ],
  [
    ['Odjazd', '08:10'],
    ['Pociąg', 'X2000 421'],
    ['Wagon', '4'],
    ['Miejsce', '12'],
    ['Numer rezerwacji', 'XK2LPQ1'],
    ['Podróżny', 'Karin Öberg'],
  ],
  [
    ['Partenza', '08:10'],
    ['Treno', 'X2000 421'],
    ['Carrozza', '4'],
    ['Posto', '12'],
    ['Codice prenotazione', 'XK2LPQ1'],
    ['Passeggero', 'Karin Öberg'],
  ],
];

for (const small of languages)
  test(`a ride is told by labels of any language: ${small[0]?.[0]}`, () => {
    const large: Printed = [
      ['Stockholm C', 'CST'],
      ['Göteborg C', 'G'],
    ];
    const [ride] = readRidePass(pass('boardingPass', 'Train', large, [['Datum', '14.05.2027'], ...small]), '0', day);
    assert.ok(ride?.booking.type === 'TrainReservation');
    const { from, to, departure, line, number, seats, reference, travelers } = ride.booking;
    assert.deepEqual([from?.name, to?.name, departure?.local], ['Stockholm C', 'Göteborg C', `${day}T08:10:00`]);
    assert.deepEqual(
      [line, number, seats, reference, travelers?.[0]?.name],
      [...['X2000', '421', [{ coach: '4', number: '12' }]], ...['XK2LPQ1', 'Karin Öberg']],
    );
  });

test('an airport stands in brackets behind its town, and a flight is one by three letters too', () => {
  const large: Printed = [
    ['Da', 'Milano (MXP)'],
    ['A', 'Napoli (NAP)'],
  ];
  const [flight] = readAirPass(
    pass('boardingPass', 'Air', large, [
      ['VOLO', 'EJU2815'],
      ['DATA', '14 mag 2027'],
      ['PARTENZA', '17:50'],
    ]),
    '0',
    day,
    [],
  );
  assert.ok(flight?.booking.type === 'FlightReservation');
  const { from, to, number, departure } = flight.booking;
  assert.deepEqual(
    [from, to, number, departure?.local],
    [{ iata: 'MXP', name: 'Milano' }, { iata: 'NAP', name: 'Napoli' }, '2815', `${day}T17:50:00`],
  );
});

test('an event is what the pass prints large, at its printed hour and not when the doors open', () => {
  const show = pass(
    'eventTicket',
    '',
    [['', 'Element of Surprise']],
    [
      ['LOCATIE', 'De Loods, Amsterdam'],
      ['DATUM', 'vr 14 mei 2027'],
      ['DEUREN OPEN', '19:00'],
      ['AANVANG', '20:00'],
      ['RIJ', 'H'],
      ['STOEL', '17'],
    ],
    [
      ['Bestelnummer', '31-55120/NL3'],
      ['Adres', 'De Loods\nTolhuisweg 3\n1031 CL Amsterdam'],
      ['Naam', 'Femke Zuidhof'],
    ],
  );
  const [event] = readEventPass({ ...show, description: 'Ticket', relevantDate: `${day}T19:00:00+02:00` }, '0', day);
  assert.ok(event?.booking.type === 'EventReservation');
  const { name, place, departure, reference, seats, travelers } = event.booking;
  assert.deepEqual(
    [name, place?.name, place?.street, place?.city, departure?.local],
    ['Element of Surprise', 'De Loods', 'Tolhuisweg 3', 'Amsterdam', `${day}T20:00:00`],
  );
  assert.deepEqual(
    [reference, travelers?.[0]?.name, seats],
    ['31-55120/NL3', 'Femke Zuidhof', [{ number: '17', row: 'H' }]],
  );
});

test('a stay has its days in a field each, with the hours that they say', () => {
  const [stay] = readStayPass(
    pass(
      'eventTicket',
      '',
      [['Your stay', 'Premier Lodge York']],
      [
        ['Arrival', 'Fri 12 Mar 2027, from 15:00'],
        ['Departure', 'Sun 14 Mar 2027, by 11:00'],
      ],
      [['Hotel address', '20 Blossom Street, York YO24 1AJ']],
    ),
    '0',
    day,
  );
  assert.ok(stay?.booking.type === 'LodgingReservation');
  const { place, checkIn, checkOut } = stay.booking;
  assert.deepEqual(
    [place?.name, place?.city, checkIn?.local, checkOut?.local],
    ['Premier Lodge York', 'York', '2027-03-12T15:00:00', '2027-03-14T11:00:00'],
  );
});

test('the back of a pass tells an end in a sentence, and where an event is', () => {
  const large: Printed = [
    ["LONDON ST PANCRAS INT'L", 'LON'],
    ['BRUXELLES-MIDI', 'BRU'],
  ];
  const [ride] = readRidePass(
    pass(
      'boardingPass',
      'Train',
      large,
      [
        ['14 MAY 2027', '10:58'],
        ['TRAIN', '9126'],
      ],
      [
        ['Departure', "London St Pancras Int'l, Friday 14 May 2027 at 10:58"],
        ['Arrival', 'Bruxelles-Midi, Friday 14 May 2027 at 14:05'],
      ],
    ),
    '0',
    day,
  );
  assert.ok(ride?.booking.type === 'TrainReservation');
  assert.deepEqual(
    [ride.booking.departure?.local, ride.booking.arrival?.local],
    [`${day}T10:58:00`, `${day}T14:05:00`],
  );
  const [event] = readEventPass(
    pass(
      'eventTicket',
      '',
      [['Veranstaltung', 'Hackertage 2027']],
      [['Beginn', '14.05.2027 14:00']],
      [['Ort', 'Hochschule Darmstadt, Gebäude C10, Schöfferstraße 3, 64295 Darmstadt']],
    ),
    '0',
    day,
  );
  assert.ok(event?.booking.type === 'EventReservation');
  const { name, street, city } = event.booking.place ?? {};
  assert.deepEqual([name, street, city], ['Hochschule Darmstadt', 'Schöfferstraße 3', 'Darmstadt']);
});
