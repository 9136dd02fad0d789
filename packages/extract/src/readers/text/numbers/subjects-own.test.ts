import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';

const numberOf = (subject: string, head: string) =>
  read(
    subject,
    `${head}\n\nPassenger: Nora Lindqvist\n\nTuesday 15 June 2027\nBA 456   LHR 08:20 > MAD 11:45\n\nThank you for your booking.`,
  ).map(({ booking }) => booking.reference);

test('a part of a title that the subject says too is the number of what the mail is about', () => {
  for (const head of [
    'Aero Nord / Receipt and itinerary / QV3MZK',
    'Aero Nord | QV3MZK',
    'QV3MZK · Aero Nord',
    'Receipt and itinerary (QV3MZK)',
  ])
    assert.deepEqual(numberOf('Receipt and itinerary (QV3MZK)', head), ['QV3MZK'], head);
});

test('a flight that both name is no number', () => {
  assert.deepEqual(numberOf('Your flight BA456', 'Aero Nord / Receipt / BA456'), [undefined]);
});
