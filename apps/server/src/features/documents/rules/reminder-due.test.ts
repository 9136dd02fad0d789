import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMonths } from './add-months.ts';
import { reminderDue } from './reminder-due.ts';

test('a passport is spoken of six months before its last day, a licence two', () => {
  assert.equal(reminderDue({ documentType: 'passport', expiry: '2027-05-21' }, '2026-11-21'), '6-months');
  assert.equal(reminderDue({ documentType: 'passport', expiry: '2027-05-22' }, '2026-11-21'), null);
  assert.equal(reminderDue({ documentType: 'drivers-license', expiry: '2027-05-21' }, '2026-11-21'), null);
  assert.equal(reminderDue({ documentType: 'drivers-license', expiry: '2027-01-21' }, '2026-11-21'), '2-months');
});

test('what is over is not spoken of as if it were still to come', () => {
  assert.equal(reminderDue({ documentType: 'passport', expiry: '2026-11-20' }, '2026-11-21'), null);
  assert.equal(reminderDue({ documentType: 'passport', expiry: '2026-11-21' }, '2026-11-21'), '6-months');
});

test('months that are too short end on their last day', () => {
  assert.equal(addMonths('2026-08-31', 6), '2027-02-28');
  assert.equal(addMonths('2026-11-21', 3), '2027-02-21');
});
