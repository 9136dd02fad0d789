import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speaksOfSomeRooms } from './partly-cancelled.ts';

test('some of several rooms is not all of them, in whatever words', () => {
  for (const text of [
    '1 of your 3 rooms has been cancelled.',
    'We have cancelled one of the rooms of your reservation HTL4711.',
    'Your booking was cancelled in part.\nThe remaining two rooms are still booked.',
    'L’une de vos trois chambres a été annulée.',
    'Une des chambres est annulée ; les autres chambres restent réservées.',
    'Eines Ihrer drei Zimmer wurde storniert.',
    'Una de sus 2 habitaciones ha sido cancelada.',
    'Partial cancellation of HTL4711',
    'Annulation partielle de votre séjour',
  ])
    assert.equal(speaksOfSomeRooms(text), true, text);
});

test('a room, all rooms, and rooms of another sentence are', () => {
  for (const text of [
    'Your room has been cancelled.',
    'All three rooms of your reservation have been cancelled.',
    'Rooms: 2\nStatus: cancelled',
    'Votre réservation de 2 chambres est annulée.',
    '2 chambres annulées',
    `Your stay is cancelled.${' '.repeat(400)}We have other rooms for you in May.`,
  ])
    assert.equal(speaksOfSomeRooms(text), false, text);
});
