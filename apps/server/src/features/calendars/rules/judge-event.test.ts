import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Place } from '@escale/contract';
import { type EventFacts, judgeEvent, type TripFacts } from './judge-event.ts';

const paris: Place = { name: 'Paris', latitude: 48.85, longitude: 2.35 };
const lyon: Place = { name: 'Lyon', latitude: 45.76, longitude: 4.84 };
const lisbon: Place = { name: 'Lisbon', latitude: 38.72, longitude: -9.14 };
const versailles: Place = { name: 'Versailles', latitude: 48.8, longitude: 2.13 };

// Flat enough for a test: a degree is some hundred kilometres.
const distanceKm = (a: Place, b: Place) =>
  Math.hypot((a.latitude ?? 0) - (b.latitude ?? 0), (a.longitude ?? 0) - (b.longitude ?? 0)) * 100;

const at = (text: string) => Date.parse(`${text}Z`);
const toLisbon: TripFacts = {
  tripId: 'lisbon',
  startsAtMs: at('2026-12-03T08:15'),
  endsAtMs: at('2026-12-05T19:00'),
  places: [paris, lisbon],
};

function meeting(start: string, end: string, more: Partial<EventFacts> = {}): EventFacts {
  return {
    startsAtMs: at(start),
    endsAtMs: at(end),
    allDay: false,
    recurring: false,
    place: null,
    free: false,
    private: false,
    cancelled: false,
    declined: false,
    isBooking: false,
    ...more,
  };
}

function judge(event: EventFacts, more: { trips?: TripFacts[]; home?: Place | null } = {}): string {
  const around = { trips: more.trips ?? [toLisbon], home: more.home === undefined ? paris : more.home, distanceKm };
  const { decision, tripId } = judgeEvent(event, around);
  return tripId ? `${decision} ${tripId}` : decision;
}

test('a meeting during a trip belongs to it, wherever it takes place', () => {
  assert.equal(judge(meeting('2026-12-04T10:00', '2026-12-04T11:00')), 'event lisbon');
  assert.equal(judge(meeting('2026-12-04T10:00', '2026-12-04T11:00', { place: lisbon })), 'event lisbon');
  assert.equal(judge(meeting('2026-12-04T10:00', '2026-12-04T11:00', { place: lyon })), 'event lisbon');
});

test('a call on the morning of departure is still at home', () => {
  assert.equal(judge(meeting('2026-12-03T07:00', '2026-12-03T07:30')), 'no-trip');
  assert.equal(judge(meeting('2026-12-05T20:00', '2026-12-05T21:00')), 'no-trip');
});

test('a dinner in the town that the trip leads to belongs to it a day before it begins', () => {
  assert.equal(judge(meeting('2026-12-02T20:00', '2026-12-02T22:00', { place: lisbon })), 'event lisbon');
});

test('a meeting in another town makes a trip of its own', () => {
  assert.equal(judge(meeting('2027-01-12T10:00', '2027-01-12T12:00', { place: lyon })), 'event');
});

test('without knowing where home is, only what lasts for days is taken for a journey', () => {
  assert.equal(judge(meeting('2027-01-12T10:00', '2027-01-12T12:00', { place: lyon }), { home: null }), 'no-trip');
  const fair = meeting('2027-01-12T00:00', '2027-01-14T23:59', { place: lyon, allDay: true });
  assert.equal(judge(fair, { home: null }), 'event');
});

test('what is at home or around it is no part of a trip', () => {
  assert.equal(judge(meeting('2026-12-04T10:00', '2026-12-04T11:00', { place: versailles })), 'at-home');
  assert.equal(judge(meeting('2027-01-12T10:00', '2027-01-12T11:00', { place: paris })), 'at-home');
});

test('a series stays at home, unless it meets where the trip leads while one is there', () => {
  assert.equal(judge(meeting('2026-12-04T09:00', '2026-12-04T09:15', { recurring: true })), 'recurring');
  assert.equal(
    judge(meeting('2026-12-04T09:00', '2026-12-04T10:00', { recurring: true, place: lisbon })),
    'event lisbon',
  );
  assert.equal(judge(meeting('2027-02-04T09:00', '2027-02-04T10:00', { recurring: true, place: lyon })), 'recurring');
});

test('a holiday, a birthday and a long leave are notes, a fair is not', () => {
  const day = { allDay: true, free: true };
  assert.equal(judge(meeting('2026-12-04T00:00', '2026-12-04T23:59', day)), 'all-day-note');
  assert.equal(judge(meeting('2026-12-01T00:00', '2027-03-01T23:59', { allDay: true })), 'all-day-note');
  assert.equal(judge(meeting('2026-12-04T00:00', '2026-12-05T23:59', { ...day, place: lisbon })), 'event lisbon');
});

test('a booking is one wherever it is, but a private one is nobody else’s business', () => {
  const flight = meeting('2027-05-04T10:00', '2027-05-04T12:00', { isBooking: true });
  assert.equal(judge(flight), 'booking');
  assert.equal(judge({ ...flight, private: true }), 'no-trip');
});

test('something private joins a trip and makes none', () => {
  assert.equal(judge(meeting('2026-12-04T18:00', '2026-12-04T19:00', { private: true })), 'event lisbon');
  assert.equal(judge(meeting('2027-01-12T18:00', '2027-01-12T19:00', { private: true, place: lyon })), 'personal');
});

test('what was cancelled or declined does not take place', () => {
  assert.equal(judge(meeting('2026-12-04T10:00', '2026-12-04T11:00', { cancelled: true })), 'cancelled');
  assert.equal(judge(meeting('2026-12-04T10:00', '2026-12-04T11:00', { declined: true })), 'declined');
});

test('of two trips at once the one that leads there is meant', () => {
  const atFirst: TripFacts = { ...toLisbon, tripId: 'lyon', places: [lyon] };
  const event = meeting('2026-12-04T10:00', '2026-12-04T11:00', { place: lisbon });
  assert.equal(judge(event, { trips: [atFirst, toLisbon] }), 'event lisbon');
});
