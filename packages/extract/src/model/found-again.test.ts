import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foundAgain } from './found-again.ts';
import { modelFields } from './model-booking.ts';

const text = `Bonjour Léa, c'est calé !
Vous dormez au Clos des Tilleuls, 4 rue Haute, Lyon : arrivée le 14 mars 2027 vers 15h30,
départ le 16 mars 2027. Dossier KX 81 PL.
Ticket to [link] paid with [card].`;

const empty = Object.fromEntries(modelFields.map((field) => [field, '']));
const hotel = {
  ...empty,
  kind: 'hotel',
  placeName: 'clos des tilleuls',
  street: '4 Rue Haute',
  city: 'LYON',
  reference: 'KX81PL',
  startDate: '2027-03-14',
  startTime: '15:30',
  endDate: '2027-03-16',
};
const read = (...bookings: object[]) => foundAgain({ bookings }, text, '2027-01-10');

test('what the text says is kept as it is printed there, with the passage', () => {
  const { candidates, leftOut } = read(hotel);
  const [one] = candidates;
  assert.ok(one?.booking.type === 'LodgingReservation');
  assert.equal(one.booking.place?.name, 'Clos des Tilleuls');
  assert.equal(one.booking.reference, 'KX 81 PL');
  assert.deepEqual(one.booking.checkIn, { local: '2027-03-14T15:30:00', zone: 'Europe/Paris' });
  assert.equal(one.booking.checkOut?.local, '2027-03-16');
  assert.equal(one.evidence.checkIn?.text, '14 mars 2027 vers 15h30');
  assert.deepEqual([one.rank, leftOut], ['model', 0]);
  assert.ok(one.confidence < 0.6);
});

test('an invented value is left out and counted, and the rest stays', () => {
  const invented = {
    placeName: 'Hôtel Bellevue',
    startDate: '2027-03-15',
    startTime: '',
    reference: 'KX81P',
    city: 'Ly',
  };
  const { candidates, leftOut } = read({ ...hotel, ...invented });
  assert.equal(leftOut, 4);
  assert.ok(candidates[0]?.booking.type === 'LodgingReservation');
  assert.equal(candidates[0].booking.place, undefined);
  assert.equal(candidates[0].booking.checkIn, undefined);
  assert.equal(candidates[0].booking.reference, undefined);
  assert.equal(candidates[0].booking.checkOut?.local, '2027-03-16');
});

test('a time that stands nowhere leaves its day', () => {
  const { candidates, leftOut } = read({ ...hotel, startTime: '16:00' });
  assert.ok(candidates[0]?.booking.type === 'LodgingReservation');
  assert.equal(candidates[0].booking.checkIn?.local, '2027-03-14');
  assert.equal(leftOut, 1);
});

test('a booking of which nothing is found is none, and what was taken out before sending is no value', () => {
  assert.deepEqual(
    read({ ...empty, kind: 'flight', from: 'CDG', to: 'JFK', number: 'AF 1', startDate: '2027-05-01' }),
    {
      candidates: [],
      leftOut: 4,
    },
  );
  assert.equal(read({ ...hotel, reference: '[card]' }).candidates[0]?.booking.type, 'LodgingReservation');
  assert.equal(read({ ...hotel, reference: '[card]' }).leftOut, 1);
});

test('an answer of any other shape holds no booking', () => {
  const strange = [
    null,
    7,
    'x',
    [],
    {},
    { bookings: {} },
    { bookings: [null, 3, { kind: 'rocket' }, { kind: 'hotel', city: 5 }] },
  ];
  for (const said of strange) assert.deepEqual(foundAgain(said, text, '2027-01-10'), { candidates: [], leftOut: 0 });
});
