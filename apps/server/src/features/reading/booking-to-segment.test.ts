import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking, Candidate, Doubt, TreeSummary } from '@escale/extract';
import { translateBooking } from './booking-to-segment.ts';

const html: TreeSummary = { path: '0.1', kind: 'html', mediaType: 'text/html', children: [] };
const mail: TreeSummary = { path: '0', kind: 'mail', mediaType: 'message/rfc822', children: [html] };

function read(
  booking: Booking,
  more: { confidence?: number; doubts?: Doubt[]; evidence?: Candidate['evidence'] } = {},
) {
  const candidate: Candidate = { booking, rank: 'markup', confidence: 0.95, doubts: [], evidence: {}, ...more };
  const translation = translateBooking(candidate, mail);
  assert.ok(translation);
  return translation;
}

const flight: Booking = {
  type: 'FlightReservation',
  reference: 'KX7PQ2',
  carrier: { name: 'Air Corail', iata: 'QC' },
  number: '1824',
  from: { name: 'Paris Charles de Gaulle', iata: 'CDG', zone: 'Europe/Paris', country: 'FR' },
  to: { name: 'São Paulo Guarulhos', iata: 'GRU', zone: 'America/Sao_Paulo' },
  departure: { local: '2026-12-03T23:25:00', zone: 'Europe/Paris' },
  arrival: { local: '2026-12-04T07:10:00', zone: 'America/Sao_Paulo' },
  travelers: [{ name: 'Léa Martin' }],
  seats: [{ number: '14C', class: 'Economy' }],
  price: { amount: '812.40', currency: 'EUR' },
  ticketToken: 'aztecCode:M1MARTIN/LEA',
};

test('a flight keeps its local times, each with the zone of its own airport', () => {
  const { segment, title, reason } = read(flight);
  assert.equal(segment?.start, '2026-12-03T23:25:00+01:00[Europe/Paris]');
  assert.equal(segment?.end, '2026-12-04T07:10:00-03:00[America/Sao_Paulo]');
  assert.equal(title, 'QC 1824 · CDG → GRU');
  assert.equal(reason, null);
  assert.ok(segment?.type === 'flight');
  assert.equal(segment.seatNumber, '14C');
  assert.equal(segment.cabin, 'Economy');
  assert.deepEqual(segment.ticketCode, { format: 'aztec', payload: 'M1MARTIN/LEA' });
  assert.deepEqual(segment.price, { amount: '812.40', currency: 'EUR' });
});

test('an offset without a zone is not made into a zone', () => {
  const { segment } = read({
    ...flight,
    from: { name: 'Paris' },
    departure: { local: '2026-12-03T23:25:00', offset: '+01:00' },
  } as Booking);
  assert.equal(segment?.start, '2026-12-03T23:25:00');
});

test('in the hour that comes twice, the printed offset says which one', () => {
  const at = (offset?: string) =>
    read({ ...flight, departure: { local: '2026-10-25T02:30:00', zone: 'Europe/Paris', offset } } as Booking).segment
      ?.start;
  assert.equal(at('+01:00'), '2026-10-25T02:30:00+01:00[Europe/Paris]');
  assert.equal(at('+02:00'), '2026-10-25T02:30:00+02:00[Europe/Paris]');
  assert.equal(at(), '2026-10-25T02:30:00+02:00[Europe/Paris]');
});

test('an airline that prints local time as UTC does not move the flight', () => {
  const { segment } = read({
    ...flight,
    departure: { local: '2026-12-03T23:25:00', zone: 'Europe/Paris', offset: 'Z' },
  } as Booking);
  assert.equal(segment?.start, '2026-12-03T23:25:00+01:00[Europe/Paris]');
});

test('two travellers keep a seat each, and the flight itself has none', () => {
  const { segment } = read({
    ...flight,
    travelers: [{ name: 'Léa Martin' }, { givenName: 'Max', familyName: 'Weber' }],
    seats: [{ number: '14C' }, { number: '14D' }],
  } as Booking);
  assert.deepEqual(segment?.travelers, [
    { name: 'Léa Martin', seat: '14C' },
    { name: 'Max Weber', seat: '14D' },
  ]);
  assert.ok(segment?.type === 'flight' && segment.seatNumber === undefined);
});

test('what is missing is named and nothing is invented in its place', () => {
  const { segment, missing, reason, draft } = read({ ...flight, departure: undefined, to: undefined } as Booking);
  assert.equal(segment, null);
  assert.deepEqual(missing.toSorted(), ['arrival', 'start']);
  assert.equal(reason, 'incomplete');
  assert.equal(draft.flightNumber, '1824');
});

test('a value that a segment cannot hold is left out, and only that value', () => {
  const { segment } = read({
    ...flight,
    number: 'AF 1824/5',
    from: { name: 'Paris', country: 'Upper Nowhere', zone: 'Europe/Paris' },
    price: { amount: '1.234,00', currency: 'EUR' },
  } as Booking);
  assert.ok(segment?.type === 'flight');
  assert.equal(segment.flightNumber, undefined);
  assert.equal(segment.price, undefined);
  assert.deepEqual(segment.departure, { name: 'Paris', timeZone: 'Europe/Paris' });
  assert.equal(read({ ...flight, departure: { local: '2026-02-30T10:00:00' } } as Booking).missing.join(), 'start');
});

test('a country is known by its name as by its code', () => {
  const { segment } = read({ ...flight, from: { name: 'Paris', country: 'France', zone: 'Europe/Paris' } } as Booking);
  assert.equal(segment?.type === 'flight' && segment.departure?.country, 'FR');
});

test('doubt about where or when asks the person; doubt about a price does not', () => {
  assert.equal(read(flight, { confidence: 0.4 }).reason, 'uncertain');
  assert.equal(read(flight, { doubts: [{ code: 'sources-disagree', field: 'departure' }] }).reason, 'conflict');
  assert.equal(read(flight, { doubts: [{ code: 'ends-before-start' }] }).reason, 'uncertain');
  assert.equal(read(flight, { doubts: [{ code: 'sources-disagree', field: 'price' }] }).reason, null);
});

test('a hotel without check-out waits', () => {
  const hotel: Booking = {
    type: 'LodgingReservation',
    place: { name: 'Hôtel des Trois Ponts', city: 'Lyon', country: 'FR', zone: 'Europe/Paris', street: '4 quai Neuf' },
    checkIn: { local: '2026-12-03T15:00:00', zone: 'Europe/Paris' },
  };
  assert.deepEqual(read(hotel).missing, ['end']);
  const { segment } = read({ ...hotel, checkOut: { local: '2026-12-05' } });
  assert.ok(segment?.type === 'hotel');
  assert.equal(segment.end, '2026-12-05');
  assert.equal(segment.place.address, '4 quai Neuf, Lyon');
});

test('a car brought back where it was fetched has one place', () => {
  const munich = { name: 'Munich Airport', iata: 'MUC', zone: 'Europe/Berlin' };
  const car: Booking = {
    type: 'RentalCarReservation',
    carrier: { name: 'Autohof' },
    from: munich,
    to: { ...munich, name: 'MUC' },
    departure: { local: '2027-10-13T12:30:00' },
    arrival: { local: '2027-10-15T17:30:00' },
  };
  const { segment } = read(car);
  assert.ok(segment?.type === 'car-rental');
  assert.equal(segment.dropOffSameAsPickUp, true);
  assert.equal(segment.dropOff, undefined);
  assert.equal(segment.end, '2027-10-15T17:30:00+02:00[Europe/Berlin]');
});

test('buses and taxis are transfers, boats are vessels, a table is an event, a loyalty card is no segment', () => {
  const at = { departure: { local: '2026-12-03T20:00:00' }, from: { name: 'Ici' }, to: { name: 'Là' } };
  assert.equal(read({ type: 'BusReservation', ...at }).segment?.type, 'transfer');
  assert.equal(read({ type: 'TaxiReservation', ...at }).segment?.type, 'transfer');
  assert.equal(read({ type: 'BoatReservation', ...at, line: 'Mouette' }).segment?.type, 'vessel');
  const table: Booking = {
    type: 'FoodEstablishmentReservation',
    place: { name: 'Chez Nino' },
    departure: at.departure,
  };
  assert.equal(read(table).segment?.type, 'event');
  const card: Candidate = {
    booking: { type: 'ProgramMembership' },
    rank: 'markup',
    confidence: 1,
    doubts: [],
    evidence: {},
  };
  assert.equal(translateBooking(card, mail), null);
});

test('a cancellation needs no more than what it names', () => {
  const { cancels, reason } = read({ type: 'FlightReservation', number: '1824', status: 'cancelled' });
  assert.equal(cancels, true);
  assert.equal(reason, null);
});

test('evidence speaks of the segment’s own fields and says where in the mail it stood', () => {
  const { evidence } = read(flight, {
    evidence: {
      departure: { node: '0.1', text: '3 déc. 2026 23:25', at: 12 },
      from: { node: '0.1', text: '{"@type":"Airport","name":"Paris","iataCode":"CDG"}' },
    },
  });
  assert.deepEqual(
    evidence.map(({ field, text, where }) => [field, text, where]),
    [
      ['start', '3 déc. 2026 23:25', 'mail > html'],
      ['departure', 'Paris, CDG', 'mail > html'],
    ],
  );
});

test('a station that a ticket names by its number alone is shown by its name', () => {
  const booking: Booking = {
    type: 'TrainReservation',
    from: { name: '8700011', identifier: 'uic:8700011' },
    to: { name: '8509000', identifier: 'uic:8509000' },
    departure: { local: '2027-02-08' },
  };
  const read = translateBooking({ booking, rank: 'barcode', confidence: 1, doubts: [], evidence: {} }, mail);
  const names = [read?.draft.departure, read?.draft.arrival].map((place) => (place as { name: string }).name);
  assert.deepEqual(names, ['8700011', 'Chur']);
});
