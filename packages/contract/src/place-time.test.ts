import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atPlace, instantOf, isDay, placeTimeFault } from './place-time.ts';

test('a wall clock takes the offset that its place has on that day', () => {
  assert.equal(atPlace('2026-12-03T08:15:00', 'Europe/Paris'), '2026-12-03T08:15:00+01:00[Europe/Paris]');
  assert.equal(atPlace('2026-07-03T08:15:00', 'Europe/Paris'), '2026-07-03T08:15:00+02:00[Europe/Paris]');
  assert.equal(atPlace('2026-07-03T08:15:00', 'Asia/Kolkata'), '2026-07-03T08:15:00+05:30[Asia/Kolkata]');
  assert.equal(atPlace('2026-01-03T08:15:00', 'America/St_Johns'), '2026-01-03T08:15:00-03:30[America/St_Johns]');
});

test('an hour that the clocks skip is read after the change, and one that they repeat the first time', () => {
  assert.equal(atPlace('2027-03-28T02:30:00', 'Europe/Paris'), '2027-03-28T03:30:00+02:00[Europe/Paris]');
  assert.equal(atPlace('2026-10-25T02:30:00', 'Europe/Paris'), '2026-10-25T02:30:00+02:00[Europe/Paris]');
});

test('every zone gives a time that is valid again, on both sides of the year', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (const wall of ['2026-01-15T00:00:00', '2026-07-15T23:59:59', '2027-03-28T02:30:00', '2026-11-01T01:30:00']) {
      assert.equal(placeTimeFault(atPlace(wall, zone)), null, `${wall} in ${zone}`);
    }
  }
});

test('an offset that the place does not have is refused', () => {
  assert.equal(placeTimeFault('2026-12-03T08:15:00+02:00[Europe/Paris]'), 'offset');
  assert.equal(placeTimeFault('2026-12-03T08:15:00+01:00[Europe/Nowhere]'), 'zone');
  assert.equal(placeTimeFault('2026-12-03T08:15:00+01:00'), 'shape');
  assert.equal(placeTimeFault('2026-02-30T08:15:00'), 'date');
  assert.equal(placeTimeFault('2026-12-03T24:15:00'), 'date');
});

test('a place time without a zone has no instant', () => {
  assert.equal(instantOf('2026-12-03T08:15:00'), null);
  assert.equal(instantOf('2026-12-03T08:15:00+01:00[Europe/Paris]'), Date.UTC(2026, 11, 3, 7, 15));
});

test('the thirtieth of February is no day', () => {
  assert.ok(isDay('2028-02-29'));
  assert.ok(!isDay('2027-02-29'));
  assert.ok(!isDay('300000-01-01'));
});
