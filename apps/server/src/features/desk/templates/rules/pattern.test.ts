import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentDraft } from '@escale/contract';
import { daysIn, patternOf, planFrom } from './pattern.ts';

const flight = segmentDraft.parse({
  type: 'flight',
  departure: { name: 'Paris Charles de Gaulle', iata: 'CDG', timeZone: 'Europe/Paris' },
  arrival: { name: 'Lisbon', iata: 'LIS', timeZone: 'Europe/Lisbon' },
  start: '2026-03-28T08:15:00+01:00[Europe/Paris]',
  end: '2026-03-28T09:50:00+00:00[Europe/Lisbon]',
  airlineCode: 'NA',
  flightNumber: '1824',
  confirmationNumber: 'SECRET1',
  seatNumber: 'SECRET2',
  travelers: [{ name: 'SECRET3' }],
  price: { amount: '1.00', currency: 'EUR' },
  notes: 'SECRET4',
  ticketCode: { format: 'qr', payload: 'SECRET5' },
});
const hotel = segmentDraft.parse({
  type: 'hotel',
  name: 'Casa do Rio',
  place: { name: 'Casa do Rio' },
  start: '2026-03-28',
  end: '2026-03-31',
});

test('a pattern keeps the services and loses the person', () => {
  const pattern = patternOf([flight, hotel]);
  assert.doesNotMatch(JSON.stringify(pattern), /SECRET|price/);
  assert.deepEqual(pattern.map(daysIn), [
    { day: 1, lastDay: 1 },
    { day: 1, lastDay: 4 },
  ]);
  assert.deepEqual(
    pattern.map(({ status }) => status),
    ['planned', 'planned'],
  );
  for (const segment of pattern) assert.ok(segmentDraft.safeParse(segment).success);
});

test('a clock stays what it says, in summer as in winter', () => {
  const [planned] = planFrom(patternOf([flight]), '2026-07-01');
  assert.equal(planned?.start, '2026-07-01T08:15:00+02:00[Europe/Paris]');
  assert.equal(planned?.end, '2026-07-01T09:50:00+01:00[Europe/Lisbon]');
});

test('what was cancelled is in no pattern, and days count from what takes place', () => {
  const cancelled = { ...hotel, status: 'cancelled', start: '2026-01-01' } as const;
  assert.deepEqual(patternOf([cancelled]), []);
  assert.deepEqual(patternOf([cancelled, flight]).map(daysIn), [{ day: 1, lastDay: 1 }]);
});
