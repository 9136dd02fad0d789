import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf, segmentDraft, segmentTypes } from '@escale/contract';
import { changeValue, draftOf, isBeforeThatDay, movedTo, patchOf, type Values, valuesOf } from './draft.ts';
import { fieldsOfForm } from './fields.ts';
import type { When } from './kinds.ts';

const lisbon = { name: 'Humberto Delgado', city: 'Lisbon', iata: 'LIS', timeZone: 'Europe/Lisbon' };
const paris = { name: 'Charles de Gaulle', city: 'Paris', iata: 'CDG', timeZone: 'Europe/Paris' };
const flight = {
  type: 'flight',
  departure: paris,
  arrival: lisbon,
  start: '2026-11-20T10:45:00+01:00[Europe/Paris]',
  end: '2026-11-20T12:20:00+00:00[Europe/Lisbon]',
  status: 'confirmed',
  airlineCode: 'NA',
  flightNumber: '1824',
  price: { amount: '199.90', currency: 'EUR' },
  travelers: [{ name: 'Léa Martin', seat: '4A' }],
};

const drafted = (values: Values) => {
  const checked = draftOf('flight', values);
  assert.ok('draft' in checked, JSON.stringify(checked));
  return checked.draft as Record<string, unknown>;
};
const faultsOf = (values: Values, type: 'flight' | 'event' = 'flight') => {
  const checked = draftOf(type, values);
  assert.ok('faults' in checked);
  return checked.faults;
};

test('every field of the contract has its place in the form', () => {
  // Read from a paper, and shown as a code; nobody types one.
  const untyped = new Set(['ticketCode']);
  for (const type of segmentTypes) {
    const asked = new Set(fieldsOfForm(type).map(({ name }) => name));
    assert.deepEqual(
      fieldsOf(type).filter((name) => !asked.has(name) && !untyped.has(name)),
      [],
      type,
    );
  }
});

test('what was read into the form comes out of it unchanged', () => {
  assert.deepEqual(drafted(valuesOf('flight', flight)), flight);
});

test('what comes out is what the contract takes', () => {
  assert.ok(segmentDraft.safeParse(drafted(valuesOf('flight', flight))).success);
});

test('an empty form asks for what it needs and for nothing else', () => {
  assert.deepEqual(faultsOf(valuesOf('flight')), { departure: 'required', arrival: 'required', start: 'required' });
});

test('a new place brings its clock: the wall time stays, the zone changes', () => {
  const values = changeValue('flight', valuesOf('flight', flight), 'arrival', {
    text: 'Tokyo',
    place: { name: 'Tokyo', timeZone: 'Asia/Tokyo' },
  });
  assert.equal(
    drafted({ ...values, start: { day: '2026-11-19', time: '10:00', zone: 'Europe/Paris' } }).end,
    '2026-11-20T12:20:00+09:00[Asia/Tokyo]',
  );
});

test('free text is a place without a zone, and its times are plain', () => {
  const values = changeValue('flight', valuesOf('flight', flight), 'departure', {
    text: 'Aérodrome de Megève',
    place: null,
  });
  assert.equal(drafted(values).start, '2026-11-20T10:45:00');
  assert.deepEqual(drafted(values).departure, { name: 'Aérodrome de Megève' });
});

test('the second 02:30 of an autumn night stays the second', () => {
  const second = '2026-10-25T02:30:00+01:00[Europe/Paris]';
  assert.equal(drafted(valuesOf('flight', { ...flight, start: second })).start, second);
});

test('an hour that the clocks skip is told before it is moved', () => {
  assert.equal(movedTo({ day: '2026-03-29', time: '02:30', zone: 'Europe/Paris' }), '03:30');
  assert.equal(movedTo({ day: '2026-03-29', time: '04:30', zone: 'Europe/Paris' }), null);
});

test('a flight may land by the clock before it left, but not before it left', () => {
  const values = valuesOf('flight', { ...flight, end: '2026-11-20T10:20:00+00:00[Europe/Lisbon]' });
  assert.ok('draft' in draftOf('flight', values));
  const wrong = valuesOf('flight', { ...flight, end: '2026-11-20T08:20:00+00:00[Europe/Lisbon]' });
  assert.deepEqual(faultsOf(wrong), { end: 'end-before-start' });
});

test('a flight number with its airline in front is taken apart', () => {
  const values = { ...valuesOf('flight', flight), airlineCode: '', flightNumber: 'na 1824' };
  assert.equal(drafted(values).airlineCode, 'NA');
  assert.equal(drafted(values).flightNumber, '1824');
});

test('boarding after the time of departure was the evening before', () => {
  let values = valuesOf('flight', { ...flight, start: '2026-11-20T00:20:00+01:00[Europe/Paris]' });
  values = changeValue('flight', values, 'boardingTime', { day: '', time: '23:40', zone: 'Europe/Paris' });
  assert.equal(drafted(values).boardingTime, '2026-11-19T23:40:00+01:00[Europe/Paris]');
});

test('the day of the arrival follows the departure until it is set', () => {
  const values = changeValue('flight', valuesOf('flight'), 'start', { day: '2026-11-20', time: '', zone: null });
  assert.equal((values.end as When).day, '2026-11-20');
});

test('an arrival after midnight is offered the next day, also where the clocks are others', () => {
  const at = (time: string, zone: string | null): When => ({ day: '2026-11-20', time, zone });
  assert.equal(isBeforeThatDay(at('23:30', 'Europe/Paris'), at('00:40', 'Europe/Lisbon')), true);
  assert.equal(isBeforeThatDay(at('22:00', null), at('06:00', null)), true);
  assert.equal(isBeforeThatDay(at('17:00', 'Asia/Tokyo'), at('05:30', 'Pacific/Honolulu')), false);
  assert.equal(isBeforeThatDay(at('', 'Europe/Paris'), at('06:00', 'Europe/Paris')), false);
});

test('a duration is hh:mm, and 1h30 and 90 min mean the same', () => {
  const event = { ...valuesOf('event'), name: 'Kick-off', start: { day: '2026-11-20', time: '', zone: null } };
  const duration = (typed: string) => {
    const checked = draftOf('event', { ...event, duration: typed });
    return 'draft' in checked && (checked.draft as { duration?: string }).duration;
  };
  for (const typed of ['1:30', '01:30', '1h30', '1 h 30', '1 h 30 min', '90 min', '90min', '90 minutes', '90’'])
    assert.equal(duration(typed), '01:30', typed);
  assert.equal(duration('2'), '02:00');
  assert.equal(duration('3 hours'), '03:00');
  assert.equal(duration('72:00'), '72:00');
  assert.deepEqual(faultsOf({ ...event, duration: '1:75' }, 'event'), { duration: 'duration' });
});

test('a bare number that would be more than a day is asked about, not believed', () => {
  const event = { ...valuesOf('event'), name: 'Kick-off', start: { day: '2026-11-20', time: '', zone: null } };
  assert.deepEqual(faultsOf({ ...event, duration: '90' }, 'event'), { duration: 'duration-unit' });
});

test('a price is a decimal string, however the comma is written', () => {
  const values = { ...valuesOf('flight', flight), price: { amount: '1 299,5', currency: 'chf' } };
  assert.deepEqual(drafted(values).price, { amount: '1299.5', currency: 'CHF' });
});

test('a change sends only what changed, and null for what was taken away', () => {
  const before = drafted(valuesOf('flight', flight));
  const after = drafted({ ...valuesOf('flight', flight), seatNumber: '5C', flightNumber: '' });
  assert.deepEqual(patchOf(before as never, after as never), { seatNumber: '5C', flightNumber: null });
});
