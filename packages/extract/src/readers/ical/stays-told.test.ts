import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCalendar, readEvent } from '../../../testing/calendar.ts';

// Stays that an event’s title, place, organiser and text tell together.

const days = ['DTSTART;VALUE=DATE:20270604', 'DTEND;VALUE=DATE:20270607', 'SUMMARY:Hôtel : Albergo Torrione'];
const house = 'LOCATION:Albergo Torrione\\, Piazzetta Sant’Andrea 3\\, 24129 Bergame\\, Italie';

test('hours, guests and telephone of a stay over whole days stand in its text', async () => {
  for (const text of [
    'Réservation n° 55217\\, Mme Solène Quéméner\\, chambre simple. Chambre disponible à partir de 14h00\\, à libérer avant 10h30. Tél. +39 035 555 0146',
    'Booking no. 55217 for Ms Solène Quéméner. Room available from 14:00\\, to be vacated by 10:30. Phone: +39 035 555 0146',
  ]) {
    const stay = await readEvent(...days, house, `DESCRIPTION:${text}`);
    assert.ok(stay?.type === 'LodgingReservation');
    assert.deepEqual([stay.reference, stay.travelers], ['55217', [{ name: 'Solène Quéméner' }]]);
    assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-06-04T14:00:00', '2027-06-07T10:30:00']);
    assert.deepEqual([stay.place?.country, stay.place?.phone], ['IT', '+39 035 555 0146']);
  }
});

test('an hour that the text of a stay tells is marked there', async () => {
  const text = 'Chambre disponible à partir de 14h00\\, à libérer avant 10h30. Réservation n° 55217';
  const [stay] = await readCalendar([...days, house, `DESCRIPTION:${text}`]);
  const { checkIn, checkOut } = stay?.evidence ?? {};
  for (const [said, hour] of [
    [checkIn, '14h00'],
    [checkOut, '10h30'],
  ] as const) {
    assert.match(said?.text ?? '', new RegExp(hour));
    assert.ok(typeof said?.at === 'number' && said.at > 0);
  }
});

test('whoever is there to be asked is no guest', async () => {
  const stay = await readEvent(
    ...days,
    house,
    'DESCRIPTION:Réservation n° 55217. Contact sur place : Mme Ornella Brivio',
  );
  assert.equal(stay?.travelers, undefined);
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
    const stay = await readEvent('DTSTART;VALUE=DATE:20271015', 'DTEND;VALUE=DATE:20271018', place, ...lines);
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
    const stay = await readEvent(...ends, place, ...lines);
    assert.ok(stay?.type === 'LodgingReservation');
    assert.deepEqual(
      [stay.place?.name, stay.place?.city, stay.checkIn?.local, stay.checkOut?.local],
      [name, 'Porto', '2027-10-15T16:00:00', '2027-10-18T11:00:00'],
    );
  });

test('a fair that lasts two days is no stay, whatever it says of its rooms', async () => {
  const lines = ['DTSTART:20271015T090000Z', 'DTEND:20271016T170000Z', 'LOCATION:Hall 7\\, Porto'];
  assert.equal((await readEvent(...lines, 'SUMMARY:Trade fair', 'DESCRIPTION:Meeting rooms A and B'))?.type, 'Event');
});

test('nights of another number than the days are told of no house', async () => {
  const days = ['DTSTART;VALUE=DATE:20271015', 'DTEND;VALUE=DATE:20271018', 'LOCATION:Hall 7\\, Porto'];
  assert.equal((await readEvent(...days, 'SUMMARY:Trade fair', 'DESCRIPTION:2 nights in town'))?.type, 'Event');
});

test('the hour by which one leaves stands beside its day, and that of another day is not it', async () => {
  const text = ['DESCRIPTION:Arrivée dès 15h\\, départ le lundi 7 juin avant 11h30.'];
  const stay = await readEvent(...days, house, ...text);
  assert.ok(stay?.type === 'LodgingReservation');
  assert.deepEqual([stay.checkIn?.local, stay.checkOut?.local], ['2027-06-04T15:00:00', '2027-06-07T11:30:00']);
  const other = await readEvent(...days, house, 'DESCRIPTION:Navette : départ le samedi 5 juin avant 9h.');
  assert.equal(other?.type === 'LodgingReservation' && other.checkOut?.local, '2027-06-07');
});

test('how an event stands is no part of its title', async () => {
  const stay = (title: string, location = '4 place d’Armes\\, 25000 Besançon') =>
    readEvent(`SUMMARY:${title}`, `LOCATION:${location}`, 'DTSTART:20270405T140000', 'DTEND:20270408T120000');
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

test('whose name the house has is who stays, and the post code of any land is none of its town', async () => {
  for (const [address, said, city, postcode] of [
    ['Rua das Taipas 90\\, 4050-600 Porto', 'Confirmation CRA/5518 au nom d’Hortense Villedieu', 'Porto', '4050-600'],
    [
      '12 Water Street\\, Galway H91 XY20',
      'Confirmation CRA/5518\\nRoom for two under Hortense Villedieu',
      'Galway',
      'H91 XY20',
    ],
  ]) {
    const stay = await readEvent(
      'DTSTART;VALUE=DATE:20270604',
      'DTEND;VALUE=DATE:20270607',
      'SUMMARY:Hotel Casa Alta',
      `LOCATION:Casa Alta\\, ${address}`,
      `DESCRIPTION:${said}`,
    );
    assert.ok(stay?.type === 'LodgingReservation');
    assert.deepEqual([stay.place?.city, stay.place?.postcode], [city, postcode]);
    assert.deepEqual(stay.travelers, [{ name: 'Hortense Villedieu' }]);
  }
});
