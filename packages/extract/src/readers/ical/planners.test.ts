import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEvents } from '../../../testing/calendar.ts';
import type { Booking } from '../../booking.ts';

// Calendars as planners, railways and travellers themselves keep them.

const hours = (zone: string, from: string, to: string) => [
  `DTSTART;TZID="${zone}":${from}`,
  `DTEND;TZID="${zone}":${to}`,
];
const paris = hours('Romance Standard Time', '20270512T081500', '20270512T111000');

/** Type, ends and number in a line. */
function inShort(booking: Booking | undefined): string {
  if (!booking || !('from' in booking) || !('to' in booking)) return booking?.type ?? 'nothing';
  const number = 'number' in booking ? booking.number : undefined;
  return [booking.type.replace('Reservation', ''), booking.from?.name, booking.to?.name, number].join(' | ');
}

const pictures: [string, string, string][] = [
  [
    '🚄 Paris Montparnasse → Rennes',
    'TGV INOUI n° 8715\\nVoiture 12 - Place 47',
    'Train | Paris Montparnasse | Rennes | 8715',
  ],
  [
    '🚅 Roma Termini ▸ Milano Centrale',
    'Frecciarossa 9616\\nPNR: XK7PQ2',
    'Train | Roma Termini | Milano Centrale | 9616',
  ],
  ['🚌 Berlin ZOB ➔ Praha Florenc', 'Buchungsnummer 3057711920', 'Bus | Berlin ZOB | Praha Florenc | '],
  ['⛴️ Dover → Calais', 'Booking reference 44120983', 'Boat | Dover | Calais | '],
  ['🚕 Hotel Adler → Flughafen BER', 'Buchung TX-88120', 'Taxi | Hotel Adler | Flughafen BER | '],
  ['✈️ Nantes → Amsterdam', 'KL 1408\\, Nantes (NTE) - Amsterdam (AMS)', 'Flight | Nantes | Amsterdam | 1408'],
  [
    'Eurostar 9014 London St Pancras to Paris Nord 🚄',
    'Coach 5\\, seat 61',
    'Train | London St Pancras | Paris Nord | 9014',
  ],
];

for (const [title, text, short] of pictures)
  test(`a picture and an arrow say what is booked and where it goes: ${title}`, async () => {
    const [found, more] = await readEvents([`SUMMARY:${title}`, `DESCRIPTION:${text}`, ...paris]);
    assert.equal(inShort(found), short);
    assert.equal(more, undefined);
  });

test('a picture alone makes no journey of what names no place', async () => {
  for (const title of ['🚆 Bahn-Strategie → Vorstand', '✈️ Lisbonne', '🚗 Trajet maison → bureau', '🚄']) {
    const [found] = await readEvents([`SUMMARY:${title}`, ...paris]);
    assert.equal(found?.type, 'Event', title);
  }
});

const hires: [string, string, string][] = [
  ['SIXT car rental 9738204416', 'Return: Seville Santa Justa\\, Mon 18 Oct 2027\\, 09:00', 'SIXT'],
  ['Europcar – location de voiture', 'Restitution : Seville Santa Justa\\, lundi 18 octobre', 'Europcar'],
  ['🚗 Rental car - National (Malaga)', 'Return to Seville Santa Justa', 'National'],
  ['🚗 Hertz Malaga', 'Drop-off: Seville Santa Justa\\nConfirmation: H8822110B7', 'Hertz'],
];

for (const [title, text, company] of hires)
  test(`one event over a whole hire: ${title}`, async () => {
    const ends = hours('Romance Standard Time', '20271014T103000', '20271018T090000');
    const [car] = await readEvents([`SUMMARY:${title}`, 'LOCATION:Malaga Airport', `DESCRIPTION:${text}`, ...ends]);
    assert.ok(car?.type === 'RentalCarReservation');
    assert.deepEqual(
      [car.carrier?.name, car.from?.name, car.to?.name],
      [company, 'Malaga Airport', 'Seville Santa Justa'],
    );
    assert.deepEqual(car.departure, { local: '2027-10-14T10:30:00', zone: 'Europe/Madrid' });
    assert.deepEqual(car.arrival, { local: '2027-10-18T09:00:00', zone: 'Europe/Madrid' });
  });

test('what is said of cars in a meeting hires none', async () => {
  for (const title of ['Discuss car rental policy', 'Team car hire budget', 'Pick up the kids', '🚗 Drive to Lyon']) {
    const [found] = await readEvents([`SUMMARY:${title}`, 'LOCATION:Room 4', ...paris]);
    assert.equal(found?.type, 'Event', title);
  }
});

test('a planner’s two events for the ends of a stay or of a hire are one booking', async () => {
  const at = (day: string, from: string, to: string) => [`DTSTART:${day}T${from}00Z`, `DTEND:${day}T${to}00Z`];
  const house = 'LOCATION:185 State St\\, Boston\\, MA 02109\\, USA';
  const found = await readEvents(
    [
      'SUMMARY:Boston\\, MA\\, June 2027',
      'DESCRIPTION:View your reservations: https://planner.example/t/4402918',
      'DTSTART;VALUE=DATE:20270614',
      'DTEND;VALUE=DATE:20270619',
    ],
    ['SUMMARY:Check-in: Harborside Inn', house, 'DESCRIPTION:Confirmation: 88213-B', ...at('20270614', '1900', '2000')],
    [
      'SUMMARY:Check-out: Harborside Inn',
      house,
      'DESCRIPTION:Confirmation: 88213-B',
      ...at('20270618', '1500', '1600'),
    ],
    ['SUMMARY:Pick up rental car: Hertz', 'LOCATION:Boston Logan Airport', ...at('20270614', '1630', '1700')],
    ['SUMMARY:Return rental car: Hertz', 'LOCATION:Chicago Union Station', ...at('20270618', '1700', '1730')],
  );
  const stay = found.find(({ type }) => type === 'LodgingReservation');
  const car = found.find(({ type }) => type === 'RentalCarReservation');
  assert.equal(found.length, 2);
  assert.ok(stay?.type === 'LodgingReservation' && car?.type === 'RentalCarReservation');
  assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-06-14T15:00:00', '2027-06-18T11:00:00']);
  assert.deepEqual([car.from?.name, car.to?.name], ['Boston Logan Airport', 'Chicago Union Station']);
  assert.deepEqual(car.arrival, { local: '2027-06-18T12:00:00', zone: 'America/Chicago' });
});

test('an event of the coming alone does not say when one leaves', async () => {
  const [stay] = await readEvents([
    'SUMMARY:Check-in: Harborside Inn',
    'LOCATION:185 State St\\, Boston\\, MA 02109\\, USA',
    'DTSTART:20270614T190000Z',
    'DTEND:20270614T200000Z',
  ]);
  assert.ok(stay?.type === 'LodgingReservation');
  assert.deepEqual([stay.checkIn?.local, stay.checkOut], ['2027-06-14T15:00:00', undefined]);
});

test('a confirmation in the text of an event is a booking, whatever its title', async () => {
  const text =
    'Your SIXT reservation 9738204416\\n\\nDriver: Marguerite Oyelaran\\n\\nPick-up: Malaga Airport\\, Thu 14 Oct 2027\\, 10:30\\nReturn: Seville Santa Justa Station\\, Mon 18 Oct 2027\\, 09:00';
  const at = (from: string, to: string) => hours('Europe/Madrid', `${from}T103000`, `${to}T090000`);
  const [car] = await readEvents(['SUMMARY:9738204416', `DESCRIPTION:${text}`, ...at('20271014', '20271018')]);
  assert.equal(car?.reference, '9738204416');
  assert.equal(inShort(car), 'RentalCar | Malaga Airport | Seville Santa Justa Station | ');
  const [other] = await readEvents(['SUMMARY:Budget', `DESCRIPTION:${text}`, ...at('20270914', '20270914')]);
  assert.equal(other?.type, 'Event');
});

test("a planner's line names the traveller and the seat between its other parts", async () => {
  const [flight] = await readEvents([
    'DTSTART:20271103T014500Z',
    'DTEND:20271103T055500Z',
    'SUMMARY:SQ871 HKG to SIN',
    'LOCATION:Hong Kong (HKG)',
    'DESCRIPTION:[Flight] 11/3/2027 Singapore Airlines(SQ) #871 dep HKG 9:45 AM CST arr SIN 1:55 PM +08\\; Kwabena Asante-Boateng\\; seat(s) 42H\\; conf #7QWKX4',
  ]);
  assert.ok(flight?.type === 'FlightReservation');
  assert.deepEqual([flight.travelers?.[0]?.name, flight.seats?.[0]?.number], ['Kwabena Asante-Boateng', '42H']);
});

test("a table that is sent as an event in UTC is held by the clock of the house's town", async () => {
  const [table] = await readEvents([
    'DTSTART:20270220T003000Z',
    'DTEND:20270220T023000Z',
    'SUMMARY:Reservation at Saltgrass & Ember',
    'LOCATION:418 N Halsted St\\, Chicago\\, IL 60642',
    'DESCRIPTION:Party of 3',
  ]);
  assert.ok(table?.type === 'FoodEstablishmentReservation');
  assert.deepEqual(
    [table.place?.name, table.departure?.local, table.partySize],
    ['Saltgrass & Ember', '2027-02-19T18:30:00', 3],
  );
});
