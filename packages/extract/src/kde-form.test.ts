import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from './booking.ts';
import { inKdeForm } from './kde-form.ts';

const travelers = [{ name: 'Léa Martin' }, { name: 'Max Weber' }];

function written(booking: Booking) {
  return inKdeForm({
    reservations: [{ booking, evidence: {}, rank: 'text', confidence: 1, doubts: [] }],
    mentions: [],
  });
}

test('two on one flight are two reservations, each with their own seat', () => {
  const seats = [{ number: '4A' }, { number: '4B' }];
  assert.deepEqual(
    written({ type: 'FlightReservation', number: '12', travelers, seats }).map(({ underName, airplaneSeat }) => [
      underName,
      airplaneSeat,
    ]),
    [
      [{ '@type': 'Person', name: 'Léa Martin' }, '4A'],
      [{ '@type': 'Person', name: 'Max Weber' }, '4B'],
    ],
  );
});

test('one seat for two people is told to both', () => {
  const [one, other, ...more] = written({ type: 'TrainReservation', travelers, seats: [{ coach: '4', number: '11' }] });
  assert.deepEqual(one?.reservedTicket, other?.reservedTicket);
  assert.equal(more.length, 0);
});

test('two in one room are one reservation', () => {
  assert.equal(written({ type: 'LodgingReservation', travelers }).length, 1);
});

const mentioned = (...mentions: Parameters<typeof inKdeForm>[0]['mentions']) =>
  inKdeForm({ reservations: [], mentions });

test('a house that a page tells twice is one house, of the more certain kind', () => {
  const address = { '@type': 'PostalAddress', streetAddress: '4 Quai des Brumes ', addressLocality: 'Lille' };
  const business = { '@type': 'LocalBusiness', name: 'Le Phare', telephone: '+33320000000', address };
  const café = { '@type': 'CafeOrCoffeeShop', name: 'Le Phare', mainEntityOfPage: { url: 'https://phare.example/' } };
  const house = {
    '@type': 'FoodEstablishment',
    name: 'Le Phare',
    telephone: '+33320000000',
    address: { ...address, streetAddress: '4 Quai des Brumes' },
    url: 'https://phare.example/',
  };
  assert.deepEqual(mentioned(business, café), [house]);
  assert.deepEqual(mentioned(café, business), [house]);
});

test('two houses of one name and different kinds stay two', () => {
  assert.deepEqual(
    mentioned({ '@type': 'Hotel', name: 'Lindenhof' }, { '@type': 'Restaurant', name: 'Lindenhof' }).map(
      (mention) => mention['@type'],
    ),
    ['LodgingBusiness', 'FoodEstablishment'],
  );
});

test('where a page lists the same name and address again, the first counts', () => {
  const address = { addressLocality: 'Graz' };
  assert.deepEqual(mentioned({ '@type': 'Hostel', name: ['Murblick', 'Murblick'], address: [address, address] }), [
    { '@type': 'LodgingBusiness', name: 'Murblick', address },
  ]);
});

test('of a page of an event only the event is told, by the name of its kind', () => {
  const event = { '@type': 'MusicEvent', name: 'Nuits de la Charit&eacute;', startDate: '2027-07-20T21:00:00+02:00' };
  const told = { ...event, '@type': 'Event', name: 'Nuits de la Charité' };
  const site = { '@type': 'WebSite', name: 'Office de tourisme' };
  const way = { '@type': 'BreadcrumbList', itemListElement: [] };
  assert.deepEqual(mentioned(site, way, event), [told]);
  assert.deepEqual(mentioned({ '@type': 'WebPage', name: 'Programme', mainEntity: event }), [told]);
});

test('what is no house is told as it is written', () => {
  const product = { '@type': 'Product', name: ['Umbrella', 'Parapluie'] };
  assert.deepEqual(mentioned(product), [product]);
});
