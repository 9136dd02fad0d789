import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../testing/told.ts';
import { mentionsBooking } from './gate.ts';

test('who arranges a trip for others says of all of it, or of their tickets, that it is booked', () => {
  const says = (line: string) => mentionsBooking(print('Our visit in June', line));
  for (const line of [
    'Everything below is booked and paid.',
    'All of this has been booked.',
    'The Society has bought your tickets and taken your room.',
    'Your tickets have been bought.',
    'I have made the following bookings.',
    'The following arrangements have been made.',
    'Tout ce qui suit est réservé et réglé.',
    'L’association a réservé vos places.',
    'Vos billets sont pris.',
    'Les réservations suivantes ont été effectuées.',
  ])
    assert.ok(says(line), line);
  for (const line of [
    'Once everything is booked we will write again.',
    'We will buy the tickets when your group has chosen.',
    'Dès que tout est réservé, nous vous écrirons.',
  ])
    assert.ok(!says(line), line);
});
