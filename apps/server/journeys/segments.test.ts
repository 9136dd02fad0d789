import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, fieldsOf, type NewSegment, type SegmentType, segmentTypes } from '@escale/contract';
import { flight, makeSegment, makeTrip, readTrip } from '../testing/makers.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let tripId: string;

before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  tripId = (await makeTrip(lea, { name: 'Everything' })).id;
});

const paris = place('Gare de Lyon, Paris', 'Paris', 'FR', 48.8443, 2.3735, 'Europe/Paris');
const rome = place('Roma Termini', 'Rome', 'IT', 41.901, 12.5018, 'Europe/Rome');
const common = {
  status: 'planned' as const,
  confirmationNumber: 'QX7K2P',
  travelers: [{ name: 'MARTIN/LEA MRS', seat: '12A', ticketNumber: '957-2401234567' }],
  price: { amount: '1234.50', currency: 'EUR' },
  supplier: 'Meridian Voyages',
  notes: 'Line one\nline two – with “quotes”, <b>tags</b> and 日本語',
};
const ticketCode = { format: 'aztec', payload: 'AAECAwQ=', binary: true } as const;

/** Every field that there is, of every type. */
const whole: { [T in SegmentType]: NewSegment } = {
  flight: {
    ...common,
    type: 'flight',
    start: '2027-03-27T23:30:00+01:00[Europe/Paris]',
    end: '2027-03-28T03:45:00+02:00[Europe/Rome]',
    departure: { ...paris, iata: 'CDG' },
    arrival: { ...rome, iata: 'FCO' },
    airlineName: 'Zéphyr Blue',
    airlineCode: 'ZB',
    flightNumber: '1824',
    seatNumber: '12A',
    departureTerminal: '2F',
    departureGate: 'K41',
    arrivalTerminal: '1',
    boardingTime: '2027-03-27T22:50:00+01:00[Europe/Paris]',
    cabin: 'Economy',
    ticketCode,
  },
  train: {
    ...common,
    type: 'train',
    start: '2027-03-27T06:30:00+01:00[Europe/Paris]',
    end: '2027-03-27T17:05:00+01:00[Europe/Rome]',
    departure: paris,
    arrival: rome,
    transporter: 'Trans Alpine',
    trainNumber: 'TA 9241',
    coachNumber: '7',
    seat: '61',
    departurePlatform: 'A',
    arrivalPlatform: '4',
    travelClass: '1st',
    ticketCode,
  },
  'car-rental': {
    ...common,
    type: 'car-rental',
    start: '2027-04-01T09:00:00+02:00[Europe/Rome]',
    end: '2027-04-03T18:00:00+02:00[Europe/Paris]',
    company: 'Rondo Cars',
    pickUp: rome,
    pickUpInstructions: 'Desk in hall B',
    dropOffSameAsPickUp: false,
    dropOff: paris,
    dropOffInstructions: 'Full tank',
    carDescription: 'Compact, automatic',
  },
  hotel: {
    ...common,
    type: 'hotel',
    start: '2027-04-01T15:00:00+02:00[Europe/Rome]',
    end: '2027-04-04',
    name: 'Albergo dei Tigli',
    place: { ...rome, name: 'Albergo dei Tigli', address: 'Via dei Tigli 4, 00185 Roma' },
    phone: '+39 06 5550123',
    numberOfRooms: 2,
    roomDescription: 'Twin, courtyard',
    rateDescription: 'Breakfast included',
    cancellationPolicy: 'Free until the day before',
    refundable: true,
    amenities: ['breakfast', 'front-desk-24-7'],
    reviewCount: 812,
    distanceFromDestinationKm: 0.7,
  },
  transfer: {
    ...common,
    type: 'transfer',
    start: '2027-04-01T08:00:00+02:00[Europe/Rome]',
    end: '2027-04-01T08:40:00+02:00[Europe/Rome]',
    departure: rome,
    arrival: { ...rome, name: 'Albergo dei Tigli' },
    company: 'Taxi Lupa',
    serviceInfo: 'Driver waits with a sign',
    phone: '+39 06 5550199',
  },
  vessel: {
    ...common,
    type: 'vessel',
    start: '2027-04-05T21:00:00+02:00[Europe/Rome]',
    end: '2027-04-06T07:00:00+02:00[Europe/Rome]',
    departure: place('Civitavecchia', 'Civitavecchia', 'IT', 42.09, 11.79, 'Europe/Rome'),
    arrival: place('Olbia', 'Olbia', 'IT', 40.92, 9.5, 'Europe/Rome'),
    company: 'Linea Blu',
    vesselName: 'Stella Marina',
    cabin: '5012',
    deck: '5',
    vehicle: 'Van, 5.9 m',
    ticketCode: { format: 'qr', payload: 'LB-2027-0405' },
  },
  cruise: {
    ...common,
    type: 'cruise',
    start: '2027-04-07T18:00:00+02:00[Europe/Rome]',
    end: '2027-04-14T08:00:00+02:00[Europe/Rome]',
    departure: rome,
    arrival: rome,
    company: 'Linea Blu',
    shipName: 'Aurora',
    cabin: '8123',
    deck: '8',
    portsOfCall: [
      {
        place: place('Valletta', 'Valletta', 'MT', 35.9, 14.5, 'Europe/Malta'),
        arrival: '2027-04-09T08:00:00+02:00[Europe/Malta]',
        departure: '2027-04-09T18:00:00+02:00[Europe/Malta]',
      },
    ],
  },
  event: {
    ...common,
    type: 'event',
    start: '2027-04-02T10:00:00+02:00[Europe/Rome]',
    end: '2027-04-02T12:30:00+02:00[Europe/Rome]',
    eventType: 'Meeting',
    name: 'Quarterly review',
    purpose: 'Decide on the pilot',
    comment: 'Bring the figures',
    duration: '02:30',
    location: rome,
    personal: true,
  },
};

for (const type of segmentTypes) {
  test(`a ${type} comes back with every field as it was given`, async () => {
    const given = whole[type] as Record<string, unknown>;
    const named = fieldsOf(type).filter((field) => !(field in given));
    assert.deepEqual(named, [], 'the test gives every field');
    const made = (await makeSegment(lea, tripId, whole[type])) as unknown as Record<string, unknown>;
    for (const field of Object.keys(given)) assert.deepEqual(made[field], given[field], field);
    const params = { id: tripId, segmentId: String(made.id) };
    const replaced = await lea.send(calls.replaceSegment, { params, body: whole[type] });
    assert.equal(replaced.status, 200);
    assert.equal(replaced.body.version, 2);
    for (const field of Object.keys(given)) assert.deepEqual(replaced.body[field], given[field], field);
  });
}

test('a flight over a clock change lasts as long as it takes', async () => {
  const read = await readTrip(lea, tripId);
  assert.equal(read.segments.find((segment) => segment.type === 'flight')?.duration, '03:15');
  const hotel = read.segments.find((segment) => segment.type === 'hotel');
  assert.equal(hotel?.type === 'hotel' && hotel.nights, 3);
});

test('a part of a segment changes that part; null takes a field away; the type stays', async () => {
  const made = await makeSegment(lea, tripId, whole.flight);
  const params = { id: tripId, segmentId: made.id };
  const changed = await lea.send(calls.updateSegment, { params, body: { seatNumber: null, departureGate: 'K1' } });
  assert.equal(changed.status, 200);
  assert.equal('seatNumber' in changed.body, false);
  assert.deepEqual([changed.body.departureGate, changed.body.flightNumber], ['K1', '1824']);

  const asTrain = await lea.send(calls.updateSegment, { params, body: { type: 'train' } });
  assert.deepEqual([asTrain.status, asTrain.body.code], [422, 'segment.type-fixed']);
  const replacedByTrain = await lea.send(calls.replaceSegment, { params, body: whole.train });
  assert.equal(replacedByTrain.body.code, 'segment.type-fixed');

  const emptied = await lea.send(calls.updateSegment, { params, body: { departure: null } });
  assert.equal(emptied.status, 422);
  assert.deepEqual(emptied.body.errors[0].path, 'departure');

  const foreign = await lea.send(calls.updateSegment, {
    params,
    body: { shipName: 'Aurora', source: 'agent', tripId: 'x' },
  });
  assert.deepEqual([foreign.status, 'shipName' in foreign.body, foreign.body.source], [200, false, 'manual']);
});

test('a segment cannot end before it starts, by instants and not by clocks', async () => {
  const params = { id: tripId };
  const backwards = flight(20, {
    start: '2027-05-02T10:00:00',
    end: '2027-05-02T09:00:00',
    arrival: { name: 'Paris Orly', iata: 'ORY' },
  });
  const refused = await lea.send(calls.addSegment, { params, body: backwards });
  assert.deepEqual([refused.status, refused.body.errors?.[0]?.path], [422, 'end']);
  // Over the date line one lands before one left, by the clocks.
  const eastwards = flight(20, {
    departure: { name: 'Auckland', iata: 'AKL' },
    arrival: { name: 'Honolulu', iata: 'HNL' },
    start: '2027-05-02T10:00:00',
    end: '2027-05-01T20:30:00',
  });
  const made = await lea.send(calls.addSegment, { params, body: eastwards });
  assert.deepEqual([made.status, made.body.duration], [201, '08:30']);
});

test('what no database can keep is refused, and is never a failure of ours', async () => {
  const params = { id: tripId };
  const bad: unknown[] = [
    flight(3, { notes: 'a\0b' }),
    flight(3, { notes: 'half a pair \ud800' }),
    flight(3, { notes: `e${'\u0301'.repeat(20_000)}` }),
    flight(3, { start: '300000-01-01T00:00:00' }),
    flight(3, { start: '2027-02-29' }),
    flight(3, { start: '2027-03-28T02:30:00+01:00[Europe/Paris]' }),
    flight(3, { start: '2027-03-27T02:30:00+01:00[Mars/Olympus]' }),
    flight(3, { departure: { name: 'X', latitude: Number.NaN } }),
    flight(3, { departure: { name: 'X', latitude: 1e308 } }),
    flight(3, { price: { amount: '1e9', currency: 'EUR' } }),
    flight(3, { price: { amount: 'infinity', currency: 'EUR' } }),
    { ...flight(3), type: 'rocket' },
    { ...whole.hotel, numberOfRooms: 2 ** 31 },
    { ...whole.hotel, reviewCount: -1 },
    [],
    null,
    'text',
  ];
  for (const body of bad) {
    const answer = await lea.send(calls.addSegment, { params, body: body as NewSegment });
    assert.ok([400, 422].includes(answer.status), `${answer.status} for ${JSON.stringify(body)?.slice(0, 120)}`);
  }
  const timeZones = ['Europe/Paris; drop table trips', 'Etc/GMT+14', '\u202eEurope/Paris', 'x'.repeat(64)];
  for (const timeZone of timeZones) {
    const answer = await lea.send(calls.addSegment, {
      params,
      body: flight(3, { departure: { name: 'Nowhere', timeZone }, arrival: { name: 'Elsewhere' } }),
    });
    assert.ok([201, 422].includes(answer.status), timeZone);
  }
  for (const id of ['0', 'null', '01900000-0000-7000-8000-00000000000g', "' or 1=1 --", '%00', '../../etc/passwd']) {
    const answer = await lea.send(calls.getTrip, { params: { id } });
    assert.ok([400, 404, 422].includes(answer.status), id);
  }
  for (const body of [
    { name: 'x', start: '2027-01-02', end: '2027-01-01' },
    { name: '' },
    { name: 'a\0' },
    { name: 'x', start: 'infinity' },
  ]) {
    assert.equal((await lea.send(calls.createTrip, { body })).status, 422);
  }
  assert.equal((await lea.send(calls.getTrip, { params: { id: tripId } })).status, 200);
});

test('what is not the caller’s to say is not taken', async () => {
  const forged = {
    ...flight(3),
    id: '01900000-0000-7000-8000-000000000001',
    tripId: '01900000-0000-7000-8000-000000000002',
    source: 'agent',
    ownerId: '01900000-0000-7000-8000-000000000003',
    version: 77,
    editable: false,
  };
  const made = await lea.send(calls.addSegment, { params: { id: tripId }, body: forged });
  assert.equal(made.status, 201);
  assert.deepEqual(
    [made.body.source, made.body.version, made.body.tripId, made.body.editable],
    ['manual', 1, tripId, true],
  );
  assert.notEqual(made.body.id, forged.id);
});

function place(name: string, city: string, country: string, latitude: number, longitude: number, timeZone: string) {
  return { name, city, country, latitude, longitude, timeZone };
}

test('towns are said in the reader’s language, and what comes back so is not kept', async () => {
  const french = as(server, lea.token, 'fr');
  const { id } = await makeTrip(lea, { name: 'Lisbon', segments: [flight(30)] });
  const read = async (by: typeof french) => (await by.send(calls.getTrip, { params: { id } })).body.segments[0];
  const seen = await read(french);
  assert.deepEqual([seen.departure.town, seen.arrival.town], [undefined, 'Lisbonne']);
  const listed = (await french.send(calls.listTrips)).body.items.find((trip: { id: string }) => trip.id === id);
  assert.equal(listed?.destination?.town, 'Lisbonne');
  const params = { id, segmentId: seen.id };
  const { tripId: _, id: __, ...fields } = seen;
  const replaced = await french.send(calls.replaceSegment, { params, body: fields });
  assert.equal(replaced.status, 200);
  assert.equal(replaced.body.arrival.town, 'Lisbonne');
  const patched = await french.send(calls.updateSegment, { params, body: { arrival: seen.arrival, seatNumber: '7A' } });
  assert.equal(patched.body.arrival.town, 'Lisbonne');
  const { arrival } = await read(as(server, lea.token, 'en'));
  assert.deepEqual([arrival.city, arrival.town], ['Lisbon', undefined]);
  const stored = await server.app.house.db.query
    .selectFrom('segments')
    .select('details')
    .where('id', '=', seen.id)
    .executeTakeFirstOrThrow();
  assert.doesNotMatch(JSON.stringify(stored.details), /Lisbonne/);
});
