import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atPlace, type NewSegment, type SegmentDraft, segmentDraft } from '@escale/contract';
import { daysOf } from './days-of.ts';
import { destinationOf } from './destination-of.ts';
import { pickTrip, type TripToPick } from './pick-trip.ts';

const draft = (segment: NewSegment): SegmentDraft => segmentDraft.parse(segment);
const paris = {
  name: 'Paris Charles de Gaulle',
  iata: 'CDG',
  city: 'Paris',
  country: 'FR',
  timeZone: 'Europe/Paris',
  latitude: 49.01,
  longitude: 2.55,
};
const lisbon = {
  name: 'Lisbon',
  iata: 'LIS',
  city: 'Lisbon',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  latitude: 38.77,
  longitude: -9.13,
};
const oslo = {
  name: 'Oslo',
  iata: 'OSL',
  city: 'Oslo',
  country: 'NO',
  timeZone: 'Europe/Oslo',
  latitude: 60.19,
  longitude: 11.1,
};
const flight = (from: typeof paris, to: typeof paris, start: string, confirmationNumber?: string) =>
  draft({
    type: 'flight',
    departure: from,
    arrival: to,
    start: atPlace(`${start}T08:00:00`, from.timeZone),
    end: atPlace(`${start}T11:00:00`, to.timeZone),
    confirmationNumber,
  });
const hotel = (town: typeof paris, start: string, end: string) =>
  draft({ type: 'hotel', name: 'Casa do Rio', place: { ...town, name: 'Casa do Rio', iata: undefined }, start, end });
const trip = (id: string, ...segments: SegmentDraft[]): TripToPick => {
  const { startsAtMs, endsAtMs } = daysOf(segments, { start: null, end: null, zone: null });
  return { id, startsAtMs, endsAtMs, segments };
};

test('a hotel in the town where the flight lands joins its trip', () => {
  const out = trip('lisbon', flight(paris, lisbon, '2026-12-03'));
  assert.equal(pickTrip(hotel(lisbon, '2026-12-03', '2026-12-06'), [out]), 'lisbon');
  assert.equal(pickTrip(hotel(lisbon, '2026-12-04', '2026-12-06'), [out]), 'lisbon', 'it touches');
});

test('a return ticket stays one trip', () => {
  const out = trip('lisbon', flight(paris, lisbon, '2026-12-03', 'ABC123'));
  assert.equal(pickTrip(flight(lisbon, paris, '2026-12-10', 'ABC123'), [out]), 'lisbon');
});

test('a ride home that was bought apart closes the circle', () => {
  const out = trip('lisbon', flight(paris, lisbon, '2026-12-03'));
  assert.equal(pickTrip(flight(lisbon, paris, '2026-12-10'), [out]), 'lisbon');
  assert.equal(pickTrip(flight(lisbon, paris, '2027-02-10'), [out]), null);
});

test('what neither overlaps nor touches makes a new trip', () => {
  const out = trip('lisbon', flight(paris, lisbon, '2026-12-03'), flight(lisbon, paris, '2026-12-05'));
  assert.equal(pickTrip(flight(paris, oslo, '2026-12-09'), [out]), null);
  assert.equal(pickTrip(hotel(oslo, '2026-12-07', '2026-12-08'), [out]), null, 'a day away, in another country');
});

test('of two trips that overlap it takes the one whose places connect', () => {
  const one = trip('oslo', hotel(oslo, '2026-12-01', '2026-12-09'));
  const other = trip('lisbon', hotel(lisbon, '2026-12-01', '2026-12-09'));
  assert.equal(pickTrip(flight(lisbon, paris, '2026-12-05'), [one, other]), 'lisbon');
  assert.equal(pickTrip(flight(oslo, paris, '2026-12-05'), [one, other]), 'oslo');
});

test('a ride at the hour of another, between other places, is another trip', () => {
  const frankfurt = {
    ...paris,
    name: 'Frankfurt',
    iata: 'FRA',
    city: 'Frankfurt',
    country: 'DE',
    latitude: 50.03,
    longitude: 8.57,
  };
  const out = trip('lisbon', flight(paris, lisbon, '2026-12-03'), hotel(lisbon, '2026-12-03', '2026-12-06'));
  assert.equal(pickTrip(flight(oslo, frankfurt, '2026-12-03'), [out]), null);
  assert.equal(pickTrip(flight(oslo, lisbon, '2026-12-03'), [out]), 'lisbon', 'somebody who comes from elsewhere');
  assert.equal(pickTrip(flight(frankfurt, oslo, '2026-12-05'), [out]), null, 'both far from where the trip is by then');
  assert.equal(pickTrip(flight(lisbon, oslo, '2026-12-05'), [out]), 'lisbon');
  assert.equal(pickTrip(flight(oslo, lisbon, '2026-12-05'), [out]), 'lisbon', 'the way back from a side trip');
  assert.equal(
    pickTrip(flight(oslo, frankfurt, '2026-12-03'), [trip('stay', hotel(lisbon, '2026-12-01', '2026-12-09'))]),
    'stay',
    'how one gets to a hotel nobody knows',
  );
});

test('to leave from home while one is away is another trip; to come home is not', () => {
  const away = trip('lisbon', flight(paris, lisbon, '2026-12-03'), flight(lisbon, paris, '2026-12-09'));
  assert.equal(pickTrip(flight(paris, oslo, '2026-12-06'), [away]), null);
  assert.equal(pickTrip(flight(oslo, paris, '2026-12-07'), [away]), null);
  const open = trip('lisbon', flight(paris, lisbon, '2026-12-03'), hotel(lisbon, '2026-12-03', '2026-12-09'));
  assert.equal(
    pickTrip(flight(oslo, paris, '2026-12-09'), [open]),
    'lisbon',
    'by a place whose paper is still to come',
  );
});

test('who is on a cruise flies nowhere before its last day', () => {
  const cruise = draft({
    type: 'cruise',
    departure: oslo,
    arrival: oslo,
    start: atPlace('2026-12-03T18:00:00', oslo.timeZone),
    end: atPlace('2026-12-07T08:00:00', oslo.timeZone),
  });
  const coast = trip('coast', flight(paris, oslo, '2026-12-03'), cruise);
  assert.equal(pickTrip(flight(lisbon, paris, '2026-12-05'), [coast]), null);
  assert.equal(pickTrip(flight(oslo, paris, '2026-12-07'), [coast]), 'coast');
});

test('an undated trip attracts nothing', () => {
  assert.equal(pickTrip(flight(paris, oslo, '2026-12-09'), [trip('dreams')]), null);
});

test('the destination is where one stays longest, away from where one set out', () => {
  const there = [
    flight(paris, lisbon, '2026-12-03'),
    hotel(lisbon, '2026-12-03', '2026-12-06'),
    flight(lisbon, paris, '2026-12-06'),
  ];
  assert.equal(destinationOf(there, null)?.name, 'Lisbon');
  assert.equal(destinationOf([flight(paris, oslo, '2026-12-03')], null)?.name, 'Oslo');
  const round = [
    flight(paris, lisbon, '2026-12-03'),
    flight(lisbon, oslo, '2026-12-04'),
    hotel(oslo, '2026-12-04', '2026-12-09'),
    flight(oslo, paris, '2026-12-09'),
  ];
  assert.equal(destinationOf(round, null)?.name, 'Oslo');
  assert.equal(
    destinationOf(round, { name: 'Fjords', country: 'NO' })?.name,
    'Fjords',
    'what the traveller said counts',
  );
  const car = draft({ type: 'car-rental', pickUp: lisbon, start: '2026-12-03', end: '2026-12-12' });
  assert.equal(destinationOf([...round, car], null)?.name, 'Oslo', 'a car stays where its driver does not');
  assert.equal(destinationOf([], null), null);
});
