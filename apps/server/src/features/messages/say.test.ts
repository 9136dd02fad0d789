import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages, messageKinds } from '@escale/contract';
import { type Said, say } from './say.ts';

const examples: { [K in Said['kind']]: Extract<Said, { kind: K }>['facts'] } = {
  'bookings-imported': { titles: ['QC 1824 · CDG → GRU', 'Hotel das Pontes'], trips: ['São Paulo'] },
  'booking-updated': {
    ...{ title: 'QC 1824 · CDG → GRU', trip: 'São Paulo', type: 'flight', differs: true },
    changes: [{ field: 'seatNumber', before: '12A', after: '14C' }],
  },
  'booking-cancelled': { title: 'Hotel das Pontes', trip: 'São Paulo' },
  'hotel-booked': { hotel: 'Sandbox Hotel Lyon 01', checkin: '2026-12-03', bookedBy: 'Ana Costa' },
  'hotel-unanswered': { hotel: 'Sandbox Hotel Lyon 01', checkin: '2026-12-03' },
  'hotel-not-booked': { hotel: 'Sandbox Hotel Lyon 01', checkin: '2026-12-03' },
  'hotel-cancelled': { hotel: 'Sandbox Hotel Lyon 01', checkin: '2026-12-03' },
  'hotel-not-cancelled': { hotel: 'Sandbox Hotel Lyon 01', checkin: '2026-12-03' },
  'customer-hotel-not-booked': { customer: 'Nils Berg', hotel: 'Sandbox Hotel Lyon 01', checkin: '2026-12-03' },
  'customer-hotel-cancelled': { customer: 'Nils Berg', hotel: 'Sandbox Hotel Lyon 01', checkin: '2026-12-03' },
  'customer-hotel-not-cancelled': { customer: 'Nils Berg', hotel: 'Sandbox Hotel Lyon 01', checkin: '2026-12-03' },
  'import-needs-review': { title: 'Fwd: Réservation', from: 'eve@elsewhere.example', reason: 'sender-unknown' },
  'batch-read': { read: 120, placed: 14, trips: 6, waiting: 2 },
  'traveler-added': { by: 'Ana Costa', trip: 'São Paulo' },
  'traveler-removed': { by: 'Ana Costa', trip: 'São Paulo' },
  'trip-cloned': { by: 'Ana Costa', trip: 'São Paulo' },
  'trip-changed': { by: 'Ana Costa', trip: 'São Paulo' },
  'trip-published': {
    ...{ by: 'Ana Costa', trip: 'São Paulo', newTrip: false },
    ...{ added: ['QC 1824, CDG → GRU'], changed: ['Hotel das Pontes'], removed: [] },
  },
  'trip-handed-over': { trip: 'São Paulo' },
  'incident-reported': { by: 'Léa', incident: 'help' },
  'incident-undelivered': {},
  'incident-acknowledged': { by: 'Nora' },
  'incident-closed': { by: 'Nora' },
  'advisor-asks': { by: 'Ana Costa', agency: 'Meridian Voyages' },
  'emergency-contact-refused': {},
  'calendar-failing': { title: 'caldav.icloud.com' },
  'document-expiring': { documentType: 'passport', expiry: '2027-03-12' },
  welcome: {},
};

test('every kind is a sentence in every language, and no two languages share one', () => {
  for (const kind of messageKinds) {
    const said = { kind, facts: examples[kind] } as Said;
    const [english, french] = languages.map((language) => say(said, language));
    assert.ok(english?.title && english.body && french?.title && french.body, kind);
    assert.notEqual(english.body, french.body, kind);
    assert.doesNotMatch(`${english.title}${english.body}${french.title}${french.body}`, /undefined|null|\[object/);
  }
});

test('a day that ends a French sentence brings no second full stop', () => {
  const changes = [{ field: 'start', before: '2026-12-03', after: '2026-12-04' }];
  const said = say(
    {
      kind: 'booking-updated',
      facts: { title: 'Hotel das Pontes', trip: 'São Paulo', type: 'hotel', differs: false, changes },
    },
    'fr',
  );
  assert.match(said.body, /3 déc\. → 4 déc\.(?!\.)/);
});

test('names stand as they were written', () => {
  assert.deepEqual(say({ kind: 'trip-changed', facts: examples['trip-changed'] }, 'fr'), {
    title: 'Ana Costa a modifié «\u00a0São Paulo\u00a0»',
    body: 'Jetez un coup d’œil à l’itinéraire.',
  });
});

test('one booking is called by its name, several are counted', () => {
  const one = say(
    { kind: 'bookings-imported', facts: { titles: ['QC 1824 · CDG → GRU'], trips: ['São Paulo'] } },
    'en',
  );
  assert.deepEqual(one, { title: 'QC 1824 · CDG → GRU', body: 'Added to “São Paulo”.' });
  const two = say({ kind: 'bookings-imported', facts: examples['bookings-imported'] }, 'en');
  assert.equal(two.title, '2 bookings have arrived');
  assert.equal(two.body, 'Added to “São Paulo”: QC 1824 · CDG → GRU; Hotel das Pontes.');
});

test('what an advisor published is said in full, and a long list is cut', () => {
  assert.deepEqual(say({ kind: 'trip-published', facts: examples['trip-published'] }, 'en'), {
    title: 'Ana Costa updated “São Paulo”',
    body: 'New: QC 1824, CDG → GRU. Changed: Hotel das Pontes.',
  });
  const many = { ...examples['trip-published'], added: [], changed: ['1', '2', '3', '4', '5', '6', '7', '8'] };
  assert.match(say({ kind: 'trip-published', facts: many }, 'fr').body, /6\u00a0; et 2 de plus\.$/);
});
