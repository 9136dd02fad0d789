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

test('names that a template escaped once or twice too often are read as they are written', async () => {
  const named = async (name: string) => {
    const reservationFor = { ...hotel.reservationFor, name };
    const [only] = (await extract(page(JSON.stringify({ ...hotel, reservationFor })), facts)).reservations;
    return only?.booking.type === 'LodgingReservation' ? only.booking.place?.name : undefined;
  };
  assert.equal(await named('H&ocirc;tel L&#39;Oustal &amp; Spa'), "Hôtel L'Oustal & Spa");
  assert.equal(await named('Gasthof zum B&amp;auml;ren'), 'Gasthof zum Bären');
  assert.equal(await named('Rooms <3 & more'), 'Rooms <3 & more');
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

test('what a package says once is said of each of its bookings that does not say it itself', async () => {
  const { reservationNumber, underName, ...bare } = hotel;
  const whole = { '@type': 'ReservationPackage', reservationNumber, underName };
  const other = { ...hotel, reservationNumber: 'ALC-70934', reservationFor: { name: 'Casa do Rio' } };
  const { reservations } = await extract(page(JSON.stringify({ ...whole, subReservation: [bare, other] })), facts);
  assert.deepEqual(
    reservations.map(({ booking }) => [booking.reference, booking.travelers?.[0]?.name]),
    [
      ['ALC-70933', 'Léa Martin'],
      ['ALC-70934', 'Léa Martin'],
    ],
  );
});

test('what a graph only points at is read where it stands, and a circle is left', async () => {
  const graph = [
    { ...hotel, underName: { '@id': '#lea' }, reservationFor: { '@id': '#house' } },
    { '@id': '#lea', '@type': 'Person', name: 'Léa Martin', knows: { '@id': '#max' } },
    { '@id': '#max', '@type': 'Person', name: 'Max Weber', knows: { '@id': '#lea' } },
    { '@id': '#house', ...hotel.reservationFor },
  ];
  const { reservations } = await extract(page(JSON.stringify({ '@graph': graph })), facts);
  const [only] = reservations;
  assert.ok(only?.booking.type === 'LodgingReservation');
  assert.deepEqual([only.booking.place?.name, only.booking.travelers?.[0]?.name], ['Alcântara Loft', 'Léa Martin']);
});

test('types and properties are known however they are capitalised', async () => {
  const rental = {
    '@type': ['Reservation', 'rentalcarreservation'],
    ReservationNumber: 'KX-8821',
    reservationFor: { '@type': 'RentalCar', rentalCompany: 'Hertz' },
    pickUpLocation: 'Porto Airport',
    pickUpTime: '2027-03-26T15:00',
    dropOffTime: '2027-03-29T10:00',
  };
  const [only] = (await extract(page(JSON.stringify(rental)), facts)).reservations;
  assert.ok(only?.booking.type === 'RentalCarReservation');
  const { reference, from, departure, arrival } = only.booking;
  assert.deepEqual(
    [reference, from?.name, departure?.local, arrival?.local],
    ['KX-8821', 'Porto Airport', '2027-03-26T15:00:00', '2027-03-29T10:00:00'],
  );
});

test("a night's day takes the hour that stands beside it, else the house's own", async () => {
  const nights = {
    checkinTime: undefined,
    checkoutTime: undefined,
    checkinDate: '2027-03-26',
    checkoutDate: '2027-03-29',
  };
  for (const stay of [
    { ...hotel, ...nights, checkinTime: '3:00 PM', checkoutTime: '10:00' },
    { ...hotel, ...nights, reservationFor: { ...hotel.reservationFor, checkinTime: '15:00', checkoutTime: '10:00' } },
  ]) {
    const [only] = (await extract(page(JSON.stringify(stay)), facts)).reservations;
    assert.ok(only?.booking.type === 'LodgingReservation');
    const { checkIn, checkOut } = only.booking;
    assert.deepEqual([checkIn?.local, checkOut?.local], ['2027-03-26T15:00:00', '2027-03-29T10:00:00']);
  }
});

test('midnight at both ends is a day as a template tells it, whose hours the page has, in whatever zone', async () => {
  for (const midnight of ['T00:00:00Z', 'T00:00:00+00:00', 'T00:00:00+01:00', 'T00:00:00']) {
    const stay = {
      ...hotel,
      checkinTime: undefined,
      checkoutTime: undefined,
      checkinDate: `2027-03-26${midnight}`,
      checkoutDate: `2027-03-29${midnight}`,
    };
    const [only] = (await extract(page(JSON.stringify(stay)), facts)).reservations;
    assert.ok(only?.booking.type === 'LodgingReservation');
    assert.deepEqual([only.booking.checkIn?.local, only.booking.checkOut?.local], ['2027-03-26', '2027-03-29']);
  }
});

test('a table told in Greenwich time has the hour of its town, as the page prints it, and seats as many as a word behind says', async () => {
  for (const [house, label, when, people, city] of [
    [
      'Taverna dei Lari',
      'Ristorante',
      'Il tavolo vi aspetta. Quando: sabato 13 febbraio 2027, ore 20:30',
      '4 persone',
      '00153 Roma',
    ],
    [
      'Casa Lucrecia',
      'Restaurante',
      'Su mesa está confirmada. Fecha: sábado 13 febrero 2027, 20:30',
      '4 personas',
      '28004 Madrid',
    ],
  ] as const) {
    const table = {
      '@context': 'http://schema.org',
      '@type': 'FoodEstablishmentReservation',
      reservationId: 'TR-7714402',
      underName: { '@type': 'Person', name: 'Ottavia Brandi' },
      reservationFor: { '@type': 'FoodEstablishment', name: house, address: `Via Lunga 64, ${city}` },
      startTime: '2027-02-13T19:30:00Z',
      partySize: people,
    };
    const text = `<table><tr><td>${label}</td><td>${house}<br>Via Lunga 64, ${city}</td></tr><tr><td>Codice prenotazione</td><td>TR-7714402</td></tr></table><p>${when.replace('. ', '.</p><p>')}</p>`;
    const html = `<html><body><script type="application/ld+json">${JSON.stringify(table)}</script>${text}</body></html>`;
    const [only, more] = (await extract(bytes(html), facts)).reservations;
    assert.ok(only?.booking.type === 'FoodEstablishmentReservation' && !more, house);
    assert.deepEqual([only.booking.departure?.local, only.booking.partySize], ['2027-02-13T20:30:00', 4]);
  }
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

const inRdfa = `<div vocab="http://schema.org/" typeof="LodgingReservation"><b property="reservationNumber">ALC-70933</b>
<div property="reservationFor" typeof="Hotel"><span property="name">Alcântara Loft</span></div>
<time property="checkinTime" datetime="2027-03-26T15:00">26 March</time></div>`;
const elsewhere = `<div itemscope itemtype="http://schema.org/LodgingReservation" itemref="number house">
<span itemprop="checkinTime" datetime="2027-03-26T15:00">26 March</span></div>
<p>Your number: <b id="number" itemprop="reservationNumber">ALC-70933</b></p>
<div id="house" itemprop="reservationFor" itemscope itemtype="http://schema.org/Hotel"><span itemprop="name">Alcântara Loft</span></div>`;

for (const [what, html] of [
  ['RDFa', inRdfa],
  ['RDFa with a prefix', inRdfa.replaceAll(/(typeof|property)="/g, '$1="schema:')],
  ['microdata told in other places of the page', elsewhere],
  ['microdata in the vocabulary without a scheme', elsewhere.replaceAll('http://', '')],
] as const)
  test(`${what} is read like JSON-LD`, async () => {
    const { reservations } = await extract(bytes(html), facts);
    const [only, ...others] = reservations;
    assert.equal(others.length, 0);
    assert.ok(only?.booking.type === 'LodgingReservation');
    const { reference, place, checkIn } = only.booking;
    assert.deepEqual([reference, place?.name, checkIn?.local], ['ALC-70933', 'Alcântara Loft', '2027-03-26T15:00:00']);
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

test('a name as airlines keep it and an address in one line are told by their parts', async () => {
  const stay = {
    '@type': 'LodgingReservation',
    reservationNumber: 'HX33120',
    underName: { '@type': 'Person', name: 'LEE/ANN MS' },
    reservationFor: { '@type': 'Hotel', name: 'Premier Lodge', address: '20 Blossom Street, York YO24 1AJ' },
    checkinTime: '2027-03-12T15:00',
    checkoutTime: '2027-03-14T11:00',
  };
  const { reservations } = await extract(page(JSON.stringify(stay)), facts);
  const { booking } = reservations[0] ?? {};
  assert.ok(booking?.type === 'LodgingReservation');
  const { name, street, postcode, city } = booking.place ?? {};
  assert.deepEqual(
    [booking.travelers?.[0]?.name, name, street, postcode, city],
    ['ANN LEE', 'Premier Lodge', '20 Blossom Street', 'YO24 1AJ', 'York'],
  );
});

test('an address in one line keeps the comma before the number of the house', async () => {
  for (const [address, street] of [
    ['Via Garibaldi, 14, 53024 Montalcino, Italia', 'Via Garibaldi, 14'],
    ['Calle del Olmo, 9, 41003 Sevilla, España', 'Calle del Olmo, 9'],
    ['20, rue des Moulins, 67000 Strasbourg, France', '20, rue des Moulins'],
  ] as const) {
    const stay = { ...hotel, reservationFor: { '@type': 'Hotel', name: 'Posada del Olmo', address } };
    const [only] = (await extract(page(JSON.stringify(stay)), facts)).reservations;
    assert.equal(only?.booking.type === 'LodgingReservation' && only.booking.place?.street, street);
  }
});
