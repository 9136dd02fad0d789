import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfQuiet } from './quiet-hours.ts';

const night = { from: '22:00', until: '07:00', timeZone: 'Europe/Paris' };
const end = (instant: string, hours = night) => endOfQuiet(Date.parse(instant), hours)?.toISOString() ?? null;

test('quiet hours cross midnight, in the zone that the person named', () => {
  assert.equal(end('2026-11-21T20:59:59Z'), null);
  assert.equal(end('2026-11-21T21:00:00Z'), '2026-11-22T06:00:00.000Z');
  assert.equal(end('2026-11-22T05:59:00Z'), '2026-11-22T06:00:00.000Z');
  assert.equal(end('2026-11-22T06:00:00Z'), null);
});

test('they can lie within one day', () => {
  const lunch = { from: '12:00', until: '13:30', timeZone: 'Asia/Tokyo' };
  assert.equal(end('2026-11-21T03:10:00Z', lunch), '2026-11-21T04:30:00.000Z');
  assert.equal(end('2026-11-21T12:10:00Z', lunch), null);
});

test('in the night of a clock change they end by the clock of the morning', () => {
  assert.equal(end('2026-10-24T22:00:00Z'), '2026-10-25T06:00:00.000Z');
  assert.equal(end('2026-03-28T23:00:00Z'), '2026-03-29T05:00:00.000Z');
});

test('hours of no length, or in no zone, keep nothing back', () => {
  assert.equal(end('2026-11-21T22:00:00Z', { ...night, until: '22:00' }), null);
  assert.equal(end('2026-11-21T22:00:00Z', { ...night, timeZone: 'Mars/Olympus' }), null);
});
