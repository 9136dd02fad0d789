import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sunAt } from './sun.ts';

const near = (shown: string | undefined, expected: string) => {
  const apartMin = Math.abs(Date.parse((shown ?? '').slice(0, 16)) - Date.parse(expected)) / 60_000;
  assert.ok(apartMin <= 3, `${shown} is ${apartMin} minutes from ${expected}`);
};
const sun = (at: string, latitude: number, longitude: number, zone: string) =>
  sunAt(Date.parse(at), { latitude, longitude }, zone);

test('the sun rises and sets when the almanac says', () => {
  const paris = sun('2026-12-21T10:00:00Z', 48.8566, 2.3522, 'Europe/Paris');
  near(paris.sunrise, '2026-12-21T08:41');
  near(paris.sunset, '2026-12-21T16:56');
  const sydney = sun('2026-12-21T20:00:00Z', -33.8688, 151.2093, 'Australia/Sydney');
  near(sydney.sunrise, '2026-12-22T05:41');
  near(sydney.sunset, '2026-12-22T20:05');
});

test('in the polar night it does neither', () => {
  assert.deepEqual(sun('2026-12-21T10:00:00Z', 69.65, 18.96, 'Europe/Oslo'), {});
});
