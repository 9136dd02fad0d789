import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking, Candidate } from '../booking.ts';
import { withClosedBrackets } from './brackets.ts';
import { houseName } from './house-names.ts';
import { isNoPerson } from './person-names.ts';
import { placeName } from './place-names.ts';
import { withPossibleValues } from './possible-values.ts';

test('a name keeps only brackets that open and close', () => {
  for (const [printed, name] of [
    ['Naxos)', 'Naxos'],
    ['(Naxos', 'Naxos'],
    ['Thira (Santorini))', 'Thira (Santorini)'],
    ['MADRID (AVDA', 'MADRID'],
    ['Karlsruhe Hbf (Fernbusbahnhof)', 'Karlsruhe Hbf (Fernbusbahnhof)'],
  ] as const)
    assert.equal(withClosedBrackets(printed), name);
});

test('a place is what is left without a label and a remark, and nothing where only a paper’s own words are', () => {
  for (const [printed, name] of [
    ['Keflavik Airport - free shuttle from arrivals', 'Keflavik Airport'],
    ['Gare de Lyon – rendez-vous au point info', 'Gare de Lyon'],
    ['Departure airport: Nantes Atlantique', 'Nantes Atlantique'],
    ['Paris - Gare routière Bercy Seine', 'Paris - Gare routière Bercy Seine'],
    ['Rennes - gare routière', 'Rennes - gare routière'],
    ['Place du 8 mai 1945', 'Place du 8 mai 1945'],
    ['Seattle Downtown - Pike St', 'Seattle Downtown - Pike St'],
    ['Tours', 'Tours'],
    ['Tarifa', 'Tarifa'],
    ['Gare de Nice', 'Gare de Nice'],
    ['Start Date', null],
    ['PRESTATIONS', null],
    ['Véhicule et prix', null],
    ['RESERVIERUNG BESTAETIGT, ECONOMY (Q)', null],
    ['Annulation gratuite jusqu’au', null],
    ['Pick-up at the', null],
    ['arrives 08:01', null],
    ['NOK 1 240', null],
    ['Portugal', null],
    ['Luxembourg', 'Luxembourg'],
    ['Singapore', 'Singapore'],
  ] as const)
    assert.equal(placeName(printed), name, printed);
});

test('a house is the end of the sentence it was cut from, and no firm, day or heading', () => {
  for (const [printed, name] of [
    ['opens at Tamar Ridge House', 'Tamar Ridge House'],
    ['a&o Nürnberg Hauptbahnhof', 'a&o Nürnberg Hauptbahnhof'],
    ['ibis Lille Centre Gares', 'ibis Lille Centre Gares'],
    ['Hotel Adler GmbH', 'Hotel Adler GmbH'],
    ['Nuitari Europe SARL', null],
    ['Prix et conditions', null],
    ['OUT 15JUL27', null],
    ['3,00 EUR par personne et par nuit, sur place', null],
    ['Vous avez réservé pour', null],
    ['une chambre simple supérieure', null],
    ['VOUCHER 4 – CABIN', null],
    ['Maroc', null],
    ['citizenM Paris', 'citizenM Paris'],
    ['Hôtel du Glacier · Famille Moret', 'Hôtel du Glacier'],
    ['Gasthof Krone, Inh. Fam. Huber', 'Gasthof Krone'],
    ['Hotel Post, Inh. Maria Gruber', 'Hotel Post'],
    ['Albergo Sole - Famiglia De Rossi', 'Albergo Sole'],
    ['Hotel Sonne – Family Resort', 'Hotel Sonne – Family Resort'],
    ['Hôtel Le Parc - Famille Plus', 'Hôtel Le Parc - Famille Plus'],
    ['Casa Familia Bosch', 'Casa Familia Bosch'],
  ] as const)
    assert.equal(houseName(printed), name, printed);
});

test('a firm, a card and a day travel nowhere, and a family may be called like a word of the trade', () => {
  for (const name of [
    'Banner ID',
    'Coral Basin Minerals Pty',
    'Hydrelis Ingénierie',
    'Thu Oct',
    'NON STOP',
    'Total Price',
  ])
    assert.ok(isNoPerson(name), name);
  for (const name of ['May Train', 'Lucie Date', 'June April', 'Ron Miles', 'Henrike Albrecht-Osei'])
    assert.ok(!isNoPerson(name), name);
});

const read = (booking: Booking, rank: Candidate['rank'] = 'text'): Booking =>
  withPossibleValues({ booking, evidence: {}, rank, confidence: 1, doubts: [] }).booking;

test('an impossible end is taken away, one whose code is printed keeps its code, and markup is believed', () => {
  const ride: Booking = { type: 'TaxiReservation', from: { name: 'PRESTATIONS' }, to: { name: 'Riad Zitoun)' } };
  assert.deepEqual(read(ride), { type: 'TaxiReservation', to: { name: 'Riad Zitoun' } });
  assert.deepEqual(read(ride, 'markup'), ride);
  assert.deepEqual(read({ type: 'FlightReservation', from: { name: 'Departure', iata: 'LIS' } }), {
    type: 'FlightReservation',
    from: { iata: 'LIS' },
  });
});

test('one flies and sails to an island by its name, and no train stops at a country', () => {
  const to = { name: 'Malta' };
  for (const type of ['FlightReservation', 'BoatReservation'] as const)
    assert.deepEqual(read({ type, to }), { type, to });
  assert.deepEqual(read({ type: 'TrainReservation', to }), { type: 'TrainReservation' });
});

test('nights and rooms are no street, and a word of the trade is no town', () => {
  const house = (street: string, city: string) => {
    const booking = read({ type: 'LodgingReservation', place: { name: 'Klein Auas Lodge', street, city } });
    return booking.type === 'LodgingReservation' ? [booking.place?.street, booking.place?.city] : [];
  };
  assert.deepEqual(house('3 NIGHTS, CONF DGH0712, 3 NELSON MANDELA CRESCENT', 'WINDHOEK'), [
    '3 NELSON MANDELA CRESCENT',
    'WINDHOEK',
  ]);
  assert.deepEqual(house('1 CHAMBRE STANDARD', 'TARIF NOK'), [undefined, undefined]);
  assert.deepEqual(house('3 Rooms Lane', 'Prague 1'), ['3 Rooms Lane', 'Prague 1']);
});

test('who nobody is called does not travel, and words of the trade are no hirer and no car', () => {
  assert.deepEqual(
    read({
      type: 'RentalCarReservation',
      travelers: [{ name: 'Banner ID' }, { name: 'Ana Costa' }],
      carrier: { name: 'Total amount' },
      car: 'Driver details',
    }),
    { type: 'RentalCarReservation', travelers: [{ name: 'Ana Costa' }] },
  );
});
