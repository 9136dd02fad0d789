import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseHtml } from '../../../decode/dom.ts';
import { printHtml } from '../../../decode/print-html.ts';
import { readText } from '../reader.ts';

// Cells that hold a label and its value, and lists side by side.

function read(html: string) {
  const root = parseHtml(html);
  assert.ok(root);
  return readText(
    printHtml(root, { node: '0', contextDate: '2027-01-05', origin: { subject: 'Your flight receipt' } }),
  );
}

const flights = `<table><tr><td>Thu, 21 Jan 2027</td><td>DEPART</td><td>ARRIVE</td></tr>
<tr><td>KL 1244</td><td>Paris (CDG)<br>7:05</td><td>Amsterdam (AMS)<br>8:32</td></tr>
<tr><td>KL 1463</td><td>Amsterdam (AMS)<br>10:45</td><td>Oslo (OSL)<br>12:30</td></tr></table>`;

test('a number below its label in one cell is the number, of letters alone too', () => {
  const numbered = (cell: string) =>
    read(
      `<p>Your trip is confirmed.</p><table><tr><td>${cell}</td><td>Member #<br>****4186</td></tr></table>${flights}`,
    )[0]?.booking.reference;
  assert.equal(numbered('CONFIRMATION #<br>GQ7HNL'), 'GQ7HNL');
  assert.equal(numbered('CONFIRMATION #<br>HYSVPX'), 'HYSVPX');
  assert.equal(numbered('Numéro de dossier<br>HYSVPX'), 'HYSVPX');
  // a label of two lines holds none
  assert.equal(numbered('CONFIRMATION<br>NUMBER'), undefined);
});

test('seats in a list beside a list of flights are each of its own', () => {
  const seats = (list: string) =>
    read(
      `<p>Booking reference: GQ7HNL</p>${flights}<table><tr><td>NAME<br>Max Weber</td><td>FLIGHT<br>KL 1244<br>KL 1463</td><td>SEAT<br>${list}</td></tr></table>`,
    ).map(({ booking }) =>
      booking.type === 'FlightReservation' ? booking.seats?.map(({ number }) => number).join() : booking.type,
    );
  assert.deepEqual(seats('21C<br>14C'), ['21C', '14C']);
  assert.deepEqual(seats('21C<br>Select seat'), ['21C', undefined]);
  assert.deepEqual(seats('Select seat<br>14C'), [undefined, '14C']);
});
