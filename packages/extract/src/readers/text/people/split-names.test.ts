import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read } from '../../../../testing/told.ts';
import { readSplitNames } from './split-names.ts';

const names = (text: string) => readSplitNames(text).map(({ value }) => value.name);

test('a first and a last name of two fields are one person', () => {
  assert.deepEqual(names('*First name*  Léa   *Last name* Martin    *Address* Quai 4'), ['Léa Martin']);
  assert.deepEqual(names('Nom : Martin\nPrénom : Léa Anne\nTéléphone : 06'), ['Léa Anne Martin']);
  assert.deepEqual(names('Vorname: Jürgen\nNachname: Groß'), ['Jürgen Groß']);
});

test('several people are joined in the order of their fields, and not at all where one has no last name', () => {
  const two = 'First name: Léa\nLast name: Martin\nFirst name: Max\nLast name: Weber';
  assert.deepEqual(names(two), ['Léa Martin', 'Max Weber']);
  assert.deepEqual(names(two.replace('Last name: Weber', '')), []);
});

test('heads of columns and fields left empty are no names', () => {
  assert.deepEqual(names('First name   Last name   Email'), []);
  assert.deepEqual(names('First name:\nLast name:\nEmail: a@b.example'), []);
});

test('a label at the end of a line that the mail broke is of the next line', () => {
  const mail = `Booking confirmation. Thank you for booking with us.
Your travel details          Booking no.    KX-44-81723     Arrival
12.03.2027     Departure    14.03.2027     Details    2 nights

Your booked house    Hotel Lindenhof
Marktstraße 4
10115 Berlin`;
  const [stay, ...others] = read('', mail);
  assert.equal(others.length, 0);
  assert.ok(stay?.booking.type === 'LodgingReservation');
  const { checkIn, checkOut, reference } = stay.booking;
  assert.deepEqual([checkIn?.local, checkOut?.local, reference], ['2027-03-12', '2027-03-14', 'KX-44-81723']);
});
