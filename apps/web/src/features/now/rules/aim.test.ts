import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flight, hotel, segment } from '../../trips/itinerary/testing.ts';
import { aimOf, countdownTo, saidMinutes } from './aim.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}+01:00`);
const leaving = '2026-11-20T10:45:00+01:00[Europe/Paris]';
const landing = '2026-11-20T12:20:00+00:00[Europe/Lisbon]';

test('a flight counts down to its boarding, then to its departure, then to its arrival', () => {
  const boarding = '2026-11-20T10:10:00+01:00[Europe/Paris]';
  const one = { ...flight(leaving, landing), boardingTime: boarding } as ReturnType<typeof flight>;
  assert.deepEqual(aimOf(one, at('09:00:00')), { what: 'boards', at: boarding, atMs: at('10:10:00') });
  assert.equal(aimOf(one, at('10:20:00')).what, 'departs');
  assert.deepEqual(aimOf(one, at('11:00:00')), { what: 'arrives', at: landing, atMs: at('13:20:00') });
});

test('a hotel counts down to its check-in and a rented car to its pick-up', () => {
  assert.equal(aimOf(hotel('2026-11-20T15:00:00', '2026-11-22'), at('09:00:00')).what, 'check-in');
  const car = segment('car-rental', { start: leaving, pickUp: { name: 'Desk' } });
  assert.equal(aimOf(car, at('09:00:00')).what, 'pick-up');
});

test('the clock shows days, then minutes, and seconds in the last hour alone', () => {
  const to = (time: string) => countdownTo(leaving, at('10:45:00'), at(time));
  assert.deepEqual(countdownTo(leaving, at('10:45:00'), at('10:45:00') - 3 * 86_400_000), { kind: 'days', days: 3 });
  assert.deepEqual(to('08:00:30'), { kind: 'minutes', minutes: 165 });
  assert.deepEqual(to('09:44:59'), { kind: 'minutes', minutes: 61 });
  assert.deepEqual(to('09:45:00'), { kind: 'seconds', minutes: 60, seconds: 0 });
  assert.deepEqual(to('10:44:59'), { kind: 'seconds', minutes: 0, seconds: 1 });
  assert.deepEqual(to('10:45:00'), { kind: 'due' });
});

test('what has only a day is counted in days and is due on it', () => {
  const day = (time: string) => countdownTo('2026-11-22', Date.parse('2026-11-22T00:00:00+01:00'), at(time));
  assert.deepEqual(day('09:00:00'), { kind: 'days', days: 2 });
  assert.deepEqual(countdownTo('2026-11-20', at('00:00:00'), at('09:00:00')), { kind: 'due' });
});

test('a screen reader hears of a countdown a handful of times and not every minute', () => {
  const heard = new Set<number | null>();
  for (let minute = 300; minute >= 0; minute -= 1)
    heard.add(saidMinutes(at('10:45:00'), at('10:45:00') - minute * 60_000));
  assert.deepEqual([...heard], [null, 120, 60, 30, 15, 10, 5, 0]);
});
