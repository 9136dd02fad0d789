import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bytes, mail } from '../../../testing/mail.ts';
import { extract, toSchemaOrg } from '../../index.ts';

const hotel = {
  '@context': 'http://schema.org',
  '@type': 'LodgingReservation',
  reservationNumber: 'ALC-70933',
  underName: { '@type': 'Person', name: 'Léa Martin' },
  reservationFor: {
    '@type': 'Hotel',
    name: 'Alcântara Loft',
    address: { '@type': 'PostalAddress', streetAddress: 'Rua 140', addressLocality: 'Lisboa', addressCountry: 'PT' },
  },
  checkinTime: '2027-03-26T15:00:00',
  checkoutTime: '2027-03-29T10:00:00',
};

const facts = { contextDate: '2027-02-01' };
const page = (markup: string) =>
  bytes(`<html><body><script type="application/ld+json">${markup}</script></body></html>`);

test('a hotel in JSON-LD is read with the clock of its town and the place in the markup', async () => {
  const { reservations } = await extract(page(JSON.stringify(hotel)), facts);
  const [only, ...others] = reservations;
  assert.equal(others.length, 0);
  assert.ok(only?.booking.type === 'LodgingReservation');
  assert.deepEqual(only.booking.checkIn, { local: '2027-03-26T15:00:00', zone: 'Europe/Lisbon' });
  assert.deepEqual(only.evidence.checkIn, { node: '0.0', at: '/0/checkinTime', text: '2027-03-26T15:00:00' });
});

test('a booking in two parts of a mail is one booking', async () => {
  const json = JSON.stringify(hotel);
  const body = `--b\r\nContent-Type: text/html\r\n\r\n<script type="application/ld+json">${json}</script>\r\n--b\r\nContent-Type: application/ld+json\r\n\r\n${json}\r\n--b--`;
  const { reservations } = await extract(mail({ type: 'multipart/mixed; boundary=b', body }), facts);
  assert.equal(reservations.length, 1);
});

test('what is written in schema.org words reads back the same', async () => {
  const { reservations } = await extract(page(JSON.stringify(hotel)), facts);
  const [only] = reservations;
  assert.ok(only);
  const again = await extract(page(JSON.stringify(toSchemaOrg(only.booking))), facts);
  assert.deepEqual(again.reservations[0]?.booking, only.booking);
});

test('a package gives each of its bookings', async () => {
  const both = { '@type': 'ReservationPackage', subReservation: [hotel, { ...hotel, reservationNumber: 'ALC-70934' }] };
  assert.equal((await extract(page(JSON.stringify(both)), facts)).reservations.length, 2);
});

test('a page about a restaurant books nothing, and says that nothing is booked', async () => {
  const reading = await extract(page('{"@type": "Restaurant", "name": "Lindenhof"}'), facts);
  assert.deepEqual(reading.reservations, []);
  assert.equal(reading.mentions.length, 1);
  assert.deepEqual(reading.doubts, [{ code: 'nothing-booked', node: '0' }]);
});

test('markup beyond repair that meant a booking is said to be damaged', async () => {
  const reading = await extract(page('{"@type": "LodgingReservation", "name": {'), facts);
  assert.deepEqual(reading.doubts, [{ code: 'damaged', node: '0' }]);
});

test('microdata is read like JSON-LD', async () => {
  const html = `<div itemscope itemtype="http://schema.org/TrainReservation"><meta itemprop="reservationNumber" content="VQ2KXS"><div itemprop="reservationFor" itemscope itemtype="http://schema.org/TrainTrip"><meta itemprop="trainNumber" content="6609"><div itemprop="departureStation" itemscope itemtype="http://schema.org/TrainStation"><span itemprop="name">Paris Gare de Lyon</span></div><div itemprop="arrivalStation" itemscope itemtype="http://schema.org/TrainStation"><span itemprop="name">Lyon Part-Dieu</span></div><time itemprop="departureTime" datetime="2027-04-08T08:58">8 April</time></div></div>`;
  const { reservations } = await extract(bytes(html), facts);
  assert.ok(reservations[0]?.booking.type === 'TrainReservation');
  assert.equal(reservations[0].booking.departure?.local, '2027-04-08T08:58:00');
  assert.equal(reservations[0].booking.from?.name, 'Paris Gare de Lyon');
});

const written: [string, string | undefined][] = [
  ['2027-03-26T15:00', '2027-03-26T15:00:00'],
  ['2027-03-26 15:00:00', '2027-03-26T15:00:00'],
  ['20270326T150000', '2027-03-26T15:00:00'],
  ['26 March 2027 15:00', '2027-03-26T15:00:00'],
  ['Fri, 26 Mar 2027 3:00 PM', '2027-03-26T15:00:00'],
  ['2027-03-26', '2027-03-26'],
  ['03/04/2027', undefined],
  ['26 March', undefined],
  ['tomorrow', undefined],
];

for (const [printed, local] of written)
  test(`a check-in written "${printed}" is ${local ?? 'left to a person'}`, async () => {
    const { reservations } = await extract(
      page(JSON.stringify({ ...hotel, checkinTime: printed, checkoutTime: undefined })),
      facts,
    );
    const [only] = reservations;
    assert.ok(only?.booking.type === 'LodgingReservation');
    assert.equal(only.booking.checkIn?.local, local);
    assert.equal(
      only.doubts.some(({ code }) => code === 'no-date'),
      local === undefined,
    );
  });

test('markup in its newer and older spellings is one vocabulary', async () => {
  const flight = {
    '@type': ['http://schema.org/FlightReservation'],
    reservationId: 'TW4HJ6',
    reservationStatus: 'https://schema.org/ReservationCancelled',
    underName: [{ givenName: 'Léa', familyName: 'Martin' }, 'Max Weber'],
    reservationFor: {
      flightNumber: 'AF 0344',
      departureAirport: { iataCode: 'cdg' },
      arrivalAirport: 'Montréal-Trudeau (YUL)',
      departureTime: '2027-07-05T13:15:00+02:00',
    },
    totalPrice: { price: '1 604,31', priceCurrency: 'EUR' },
  };
  const { reservations } = await extract(page(JSON.stringify({ '@graph': [flight] })), facts);
  const { booking } = reservations[0] ?? {};
  assert.ok(booking?.type === 'FlightReservation');
  assert.deepEqual(
    [booking.carrier, booking.number, booking.status, booking.travelers?.map(({ name }) => name), booking.price],
    [{ iata: 'AF' }, '344', 'cancelled', ['Léa Martin', 'Max Weber'], { amount: '1604.31', currency: 'EUR' }],
  );
  assert.equal(booking.from?.iata, 'CDG');
  assert.equal(booking.to?.iata, 'YUL');
});
