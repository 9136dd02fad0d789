import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import { extract } from '../../index.ts';

// Paris to London on a March morning: 07:30 there is 06:30 UTC, 07:50 here is 07:50 UTC.

const flight = (start: string, end: string, zones = '') =>
  `BEGIN:VCALENDAR\nVERSION:2.0\n${zones}BEGIN:VEVENT\nSUMMARY:Flight AF1680 CDG-LHR\nDTSTART${start}\nDTEND${end}\nEND:VEVENT\nEND:VCALENDAR\n`;

async function clocks(text: string): Promise<string> {
  const { reservations } = await extract(bytes(text), { contextDate: '2027-01-10' });
  const [first] = reservations.map(({ booking }) => booking);
  assert.ok(first?.type === 'FlightReservation');
  return [first.departure, first.arrival].map((time) => `${time?.local.slice(11, 16)} ${time?.zone}`).join(', ');
}

const rules = (name: string, standard: string, daylight: string) =>
  `BEGIN:VTIMEZONE\nTZID:${name}\nBEGIN:STANDARD\nDTSTART:16011028T030000\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nTZOFFSETFROM:${daylight}\nTZOFFSETTO:${standard}\nEND:STANDARD\nBEGIN:DAYLIGHT\nDTSTART:16010325T020000\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\nTZOFFSETFROM:${standard}\nTZOFFSETTO:${daylight}\nEND:DAYLIGHT\nEND:VTIMEZONE\n`;

const custom = ';TZID="(UTC+01:00) Brussels, Copenhagen, Madrid, Paris"';
const calendars: [string, string][] = [
  ['without a zone', flight(':20270312T073000', ':20270312T075000')],
  ['in UTC', flight(':20270312T063000Z', ':20270312T075000Z')],
  ['in UTC by name', flight(';TZID=Etc/UTC:20270312T063000', ';TZID=UTC:20270312T075000')],
  [
    "in Outlook's zones of the places",
    flight(';TZID="Romance Standard Time":20270312T073000', ';TZID="GMT Standard Time":20270312T075000'),
  ],
  [
    "in Outlook's zone of whoever keeps the calendar",
    flight(';TZID="W. Europe Standard Time":20270312T073000', ';TZID="W. Europe Standard Time":20270312T085000'),
  ],
  [
    'in a zone that the file alone knows',
    flight(`${custom}:20270312T073000`, `${custom}:20270312T085000`, rules(custom.slice(7, -1), '+0100', '+0200')),
  ],
  ...[
    '/freeassociation.sourceforge.net/America/New_York',
    '/freeassociation.sourceforge.net/Tzfile/America/New_York',
    '/citadel.org/20250108_1/America/New_York',
    'Eastern Standard Time',
    'America/Kentucky/Louisville',
  ].map((zone): [string, string] => [
    `in ${zone}`,
    flight(`;TZID=${zone}:20270312T013000`, `;TZID=${zone}:20270312T025000`),
  ]),
];

for (const [how, text] of calendars)
  test(`a calendar ${how} tells the clocks of both airports`, async () =>
    assert.equal(await clocks(text), '07:30 Europe/Paris, 07:50 Europe/London'));

test('the rules that a calendar spells out know summer from winter', async () => {
  const zone = 'Customized Time Zone';
  const day = (date: string, hour: string) =>
    flight(`;TZID=${zone}:${date}T${hour}3000`, `;TZID=${zone}:${date}T${hour}5000`, rules(zone, '+0000', '+0100'));
  assert.equal(await clocks(day('20270328', '00')), '01:30 Europe/Paris, 00:50 Europe/London');
  assert.equal(await clocks(day('20270328', '09')), '10:30 Europe/Paris, 09:50 Europe/London');
  assert.equal(await clocks(day('20271031', '09')), '10:30 Europe/Paris, 09:50 Europe/London');
});

test('rules that nobody can follow move no clock', async () => {
  const zone = 'Home';
  const odd = rules(zone, '+0100', '+0200').replace('FREQ=YEARLY', 'FREQ=SECONDLY');
  const text = flight(`;TZID=${zone}:20270312T073000`, `;TZID=${zone}:20270312T075000`, odd);
  assert.equal(await clocks(text), '07:30 Europe/Paris, 07:50 Europe/London');
});

test('an airport has its town before a comma, and the clock of its own place', async () => {
  const event = (way: string, text: string) =>
    `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nSUMMARY:${way}\nDTSTART:20270312T133000Z\nDTEND:20270312T162000Z\nDESCRIPTION:${text}\nEND:VEVENT\nEND:VCALENDAR\n`;
  for (const [way, text, expected] of [
    [
      'TP1339 Londres - Lisboa',
      'Partida de Londres\\, Gatwick (LGW)\\nChegada a Lisboa\\, Humberto Delgado (LIS)',
      '13:30 Europe/London, 16:20 Europe/Lisbon',
    ],
    [
      'VY1234 Roma - Barcelona',
      'Partenza da Roma\\, Fiumicino (FCO)\\nArrivo a Barcelona\\, El Prat (BCN)',
      '14:30 Europe/Rome, 17:20 Europe/Madrid',
    ],
  ] as const)
    assert.equal(await clocks(event(way, text)), expected, way);
});

async function ride(summary: string, location: string, description: string): Promise<string[]> {
  const text = ['DTSTART:20270812T090000Z', 'DTEND:20270812T113000Z', summary, location, description].join('\n');
  const { reservations } = await extract(
    bytes(`BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\n${text}\nEND:VEVENT\nEND:VCALENDAR\n`),
    { contextDate: '2027-01-10' },
  );
  const [only] = reservations.map(({ booking }) => booking);
  assert.ok(only?.type === 'BusReservation' || only?.type === 'TaxiReservation');
  const arrival = only.type === 'BusReservation' ? only.arrival : undefined;
  const clock = (time: typeof arrival) => (time ? `${time.local.slice(11, 16)} ${time.zone ?? time.offset}` : '');
  return [only.from?.name ?? '', clock(only.departure), clock(arrival)];
}

test('a stop that no list has is in the zone of its town, where both ends or the text tell so', async () => {
  assert.deepEqual(
    await ride(
      'SUMMARY:Autocar 214 Bordeaux gare routière - Biarritz Halle d’Iraty',
      'LOCATION:Bordeaux gare routière\\, quai 6',
      'DESCRIPTION:Réservation BK-20417',
    ),
    ['Bordeaux gare routière', '11:00 Europe/Paris', '13:30 Europe/Paris'],
  );
  const london = (text: string) =>
    ride(
      'SUMMARY:Bus 40 Victoria Coach Station to Bristol Bus Station',
      'LOCATION:Victoria Coach Station\\, gate 12',
      text,
    );
  assert.deepEqual(await london('DESCRIPTION:Booking BK-20417\\nDeparts 10:00\\, arrives 12:30'), [
    'Victoria Coach Station',
    '10:00 Europe/London',
    '12:30 Europe/London',
  ]);
  assert.deepEqual(await london('DESCRIPTION:Booking BK-20417'), ['Victoria Coach Station', '09:00 Z', '11:30 Z']);
});

test('of a place that is called like another town, the town behind it tells the zone', async () =>
  assert.deepEqual(
    await ride('SUMMARY:Taxi to Cork Airport', 'LOCATION:Kent Station\\, Cork', 'DESCRIPTION:Booking BK-20417'),
    ['Kent Station, Cork', '10:00 Europe/Dublin', ''],
  ));

test('a train of a calendar in UTC has the clocks of places that one can go between', async () => {
  for (const [title, place, start, end, expected] of [
    // there is a Boston with a station in Lincolnshire, and a Newcastle on the Tyne
    [
      'Amtrak - Train 172 - Washington to Boston',
      '',
      '20270312T131000Z',
      '20270312T210500Z',
      '08:10 America/New_York, 16:05 America/New_York',
    ],
    [
      'NSW TrainLink - Train 8117 - Newcastle to Sydney',
      'Newcastle',
      '20270311T210500Z',
      '20270311T234500Z',
      '08:05 Australia/Sydney, 10:45 Australia/Sydney',
    ],
    // and Bishop Auckland is in England
    [
      'Great Journeys - Train 201 - Wellington to Auckland',
      'Wellington',
      '20270311T185500Z',
      '20270312T053500Z',
      '07:55 Pacific/Auckland, 18:35 Pacific/Auckland',
    ],
    [
      'LNER 0915 - Train - London to Newcastle',
      '',
      '20270312T091500Z',
      '20270312T120500Z',
      '09:15 Europe/London, 12:05 Europe/London',
    ],
  ] as const) {
    const text = `BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nSUMMARY:${title}\nLOCATION:${place}\nDTSTART:${start}\nDTEND:${end}\nEND:VEVENT\nEND:VCALENDAR\n`;
    const { reservations } = await extract(bytes(text), { contextDate: '2027-01-10' });
    const [first] = reservations.map(({ booking }) => booking);
    assert.ok(first?.type === 'TrainReservation', title);
    const clocks = [first.departure, first.arrival].map((time) => `${time?.local.slice(11, 16)} ${time?.zone}`);
    assert.equal(clocks.join(', '), expected);
  }
});
