import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayAfter, emptyDraft, isStay, type SearchDraft, stayOf } from './search-draft.ts';

const lisbon = { name: 'Lisbon', latitude: 38.72, longitude: -9.14 };
const asked: SearchDraft = {
  ...emptyDraft,
  place: { text: 'Lisbon', place: lisbon },
  checkin: '2026-12-03',
  checkout: '2026-12-06',
};
const today = '2026-11-21';

test('a place and two days are a search', () => {
  const stay = stayOf(asked, today);
  assert.ok(isStay(stay));
  assert.equal(stay.latitude, 38.72);
  assert.equal(stay.currency, 'EUR');
});

test('what is missing says "Required", each field for itself', () => {
  assert.deepEqual(stayOf(emptyDraft, today), {
    place: 'common.required',
    checkin: 'common.required',
    checkout: 'common.required',
  });
});

test('a place that was only typed cannot be searched around', () => {
  const typed = { ...asked, place: { text: 'Lisbon', place: null } };
  assert.deepEqual(stayOf(typed, today), { place: 'hotels.faultPlace' });
});

test('nobody sleeps in the past, nor leaves before arriving', () => {
  assert.deepEqual(stayOf({ ...asked, checkin: '2026-11-20' }, today), { checkin: 'hotels.faultPast' });
  assert.deepEqual(stayOf({ ...asked, checkout: '2026-12-03' }, today), { checkout: 'hotels.faultCheckout' });
  assert.deepEqual(stayOf({ ...asked, guest: 1, room: 2 }, today), { room: 'hotels.faultRooms' });
});

test('the day after the last of February is the first of March', () => {
  assert.equal(dayAfter('2027-02-28'), '2027-03-01');
  assert.equal(dayAfter('2028-02-28'), '2028-02-29');
});
