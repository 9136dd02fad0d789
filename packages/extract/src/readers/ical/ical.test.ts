import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes } from '../../../testing/mail.ts';
import type { Booking } from '../../booking.ts';
import { extract } from '../../index.ts';

const flight = 'SUMMARY:Flight AF1680 CDG-LHR';
const hours = 'DTSTART;TZID=Europe/Paris:20270312T073000\nDTEND;TZID=Europe/London:20270312T075000';
const event = (...lines: string[]) => `BEGIN:VEVENT\n${lines.join('\n')}\nEND:VEVENT`;
const calendar = (...parts: string[]) => `BEGIN:VCALENDAR\nVERSION:2.0\n${parts.join('\n')}\nEND:VCALENDAR\n`;

async function read(text: string): Promise<Booking[]> {
  const { reservations } = await extract(bytes(text), { contextDate: '2027-01-10' });
  return reservations.map(({ booking }) => booking);
}

/** Type, ends and hours in a line. */
function inShort(booking: Booking | undefined): string {
  if (!booking || !('from' in booking) || !('arrival' in booking)) return booking?.type ?? 'nothing';
  const { type, from, to, departure, arrival } = booking;
  const clock = (time: typeof departure) => time?.local.slice(5, 16);
  const ends = [from, to].map((place) => place?.iata ?? place?.name);
  return `${type} ${ends.join(' ')} ${clock(departure)} ${clock(arrival)}`;
}

const asIs = 'FlightReservation CDG LHR 03-12T07:30 03-12T07:50';

const spelt: [string, string][] = [
  ['in the zones of its places', calendar(event(flight, hours))],
  [
    'in the clock of whoever keeps the calendar',
    calendar(event(flight, hours.replace('London:20270312T0750', 'Paris:20270312T0850'))),
  ],
  ['by its length', calendar(event(flight, hours.replace(/DTEND.*/, 'DURATION:PT1H20M')))],
  [
    'in zones with a path before them',
    calendar(event(flight, hours.replaceAll('TZID=', 'TZID=/mozilla.org/20050126_1/'))),
  ],
  ['without its last line', calendar(event(flight, hours)).replace('END:VCALENDAR\n', '')],
  ['around a line that is no property', calendar(event(flight, 'and so on', hours))],
  ['with an alarm that does not end', calendar(event(flight, hours, 'BEGIN:VALARM', 'TRIGGER:-PT3H'))],
  ['without a word for it', calendar(event('SUMMARY:✈ AF1680 CDG → LHR', hours))],
];

for (const [how, text] of spelt)
  test(`a flight told ${how} is the same flight`, async () => assert.equal(inShort((await read(text))[0]), asIs));

test('an event that was called off is called off however the calendar says so', async () => {
  for (const text of [
    calendar(event(flight, hours, 'STATUS:CANCELLED')),
    calendar('METHOD:CANCEL', event(flight, hours)),
    calendar(event(flight.replace('Flight', 'Canceled: Flight'), hours)),
    calendar(event(flight.replace('Flight', 'Annulé : Vol'), hours)),
  ])
    assert.deepEqual(
      (await read(text)).map(({ status }) => status),
      ['cancelled'],
    );
});

test('a day that does not say that it is one is a day, and spoils no other event', async () => {
  const fair = event('SUMMARY:Trade fair', 'LOCATION:Messe Hannover', 'DTSTART:20270312', 'DTEND:20270314');
  const [notice] = await read(calendar(fair));
  assert.ok(notice?.type === 'Event');
  assert.deepEqual([notice.departure?.local, notice.until?.local], ['2027-03-12', '2027-03-13']);
  assert.deepEqual(
    (await read(calendar(fair, event(flight, hours)))).map(({ type }) => type),
    ['FlightReservation'],
  );
});

test('what one travels for is not booked, unless it says so', async () => {
  const at = ['DTSTART:20270312T100000', 'DTEND:20270312T130000'];
  const seminar = event('SUMMARY:Séminaire Hydrologie', 'DESCRIPTION:Salle B 204. Apporter les diapositives.', ...at);
  const concert = event('SUMMARY:Concert', 'LOCATION:Coliseu', 'DESCRIPTION:2 billets\\, rang F', ...at);
  assert.deepEqual((await read(calendar(seminar, event(flight, hours), concert))).map(({ type }) => type).sort(), [
    'Event',
    'FlightReservation',
  ]);
});

test('a mailbox writes where a flight goes into the title and where it leaves into the place', async () => {
  const [found] = await read(calendar(event('SUMMARY:Flight to London (AF 1680)', 'LOCATION:Paris CDG', hours)));
  assert.equal(inShort(found), 'FlightReservation CDG London 03-12T07:30 03-12T07:50');
});

test('a bus, a car and a house are known by their titles', async () => {
  const [bus, car, house] = await read(
    calendar(
      event('SUMMARY:FlixBus Berlin ZOB - Prague Florenc', 'DTSTART:20270312T081000', 'DTEND:20270312T124500'),
      event('SUMMARY:Car rental: Hertz - Lisbon Airport', 'LOCATION:Lisbon Airport', 'DTSTART:20270313T100000'),
      event(
        'SUMMARY:Hotel: Torphin House\\, Edinburgh',
        'LOCATION:12 Torphin Road\\, Edinburgh EH13 0PE',
        'DTSTART;VALUE=DATE:20270315',
        'DTEND;VALUE=DATE:20270317',
      ),
    ),
  );
  assert.equal(inShort(bus), 'BusReservation Berlin ZOB Prague Florenc 03-12T08:10 03-12T12:45');
  assert.ok(car?.type === 'RentalCarReservation' && house?.type === 'LodgingReservation');
  assert.deepEqual([car.carrier?.name, car.from?.name, car.to], ['Hertz', 'Lisbon Airport', undefined]);
  assert.deepEqual(
    [house.place?.name, house.place?.street, house.place?.city],
    ['Torphin House', '12 Torphin Road', 'Edinburgh'],
  );
});

test('until when a ticket may be changed is nothing that one goes to', async () => {
  const titles = [
    'Dernier jour pour échanger le billet',
    'Last day to cancel the room',
    'Online check-in opens',
    'Check-in open for SK 4744',
    'Web check-in is now open',
  ];
  const days = ['DTSTART;VALUE=DATE:20270330', 'DTEND;VALUE=DATE:20270331'];
  assert.deepEqual(await read(calendar(...titles.map((title) => event(`SUMMARY:${title}`, ...days)))), []);
});

test('a plane in front of a number and two towns is a flight', async () => {
  const [flight] = await read(
    calendar(
      event(
        'SUMMARY:✈ KL 1408 Nantes – Amsterdam',
        'LOCATION:Aéroport Nantes Atlantique (NTE)',
        'DESCRIPTION:Nantes Atlantique (NTE) 06:45 – Amsterdam Schiphol (AMS) 08:25',
        'DTSTART:20270321T054500Z',
        'DTEND:20270321T072500Z',
      ),
    ),
  );
  assert.ok(flight?.type === 'FlightReservation');
  assert.deepEqual(
    [flight.carrier?.iata, flight.number, flight.from?.iata, flight.to?.iata],
    ['KL', '1408', 'NTE', 'AMS'],
  );
});
