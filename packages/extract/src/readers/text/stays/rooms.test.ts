import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, toldInFull } from '../../../../testing/told.ts';

const house =
  '<h3>The Maltings</h3><p>8 Kiln Lane, Ely CB7 4XX</p><p>Check-in: Thu 6 May 2027, from 15:00<br>Check-out: Sun 9 May 2027, until 11:00</p>';
const room = (title: string, guest: string) =>
  `<table><tr><td>${title}</td><td>${guest.split(' | ')[0]}</td></tr><tr><td>${guest.split(' | ')[1]}</td><td>£222.00</td></tr></table>`;

test('rooms that are counted, each with its number and its guest, are a booking each', async () => {
  const booked = '<p>Your rooms are booked. Itinerary 55120 88231</p>';
  for (const word of ['Confirmation', 'Confirmation hôtel', 'Ref.'])
    assert.deepEqual(
      toldInFull(
        await readPage(
          `${booked}${house}${room('Room 1: Double', `${word} ML-5501 | Guest: Hester Quill`)}${room('Room 2: Single', `${word} ML-5502 | Client : Amos Quill`)}`,
        ),
      ),
      [
        'Lodging | The Maltings, Ely | 2027-05-06T15:00 – 2027-05-09T11:00 | ML-5501 | Hester Quill',
        'Lodging | The Maltings, Ely | 2027-05-06T15:00 – 2027-05-09T11:00 | ML-5502 | Amos Quill',
      ],
      word,
    );
});

test('rooms under one number are one booking', async () => {
  const found = await readPage(
    `<p>Your rooms are booked. Booking reference: ML-5501</p>${house}${room('Room 1: Double', '2 adults | Guest: Hester Quill')}${room('Room 2: Single', '1 adult | Guest: Amos Quill')}`,
  );
  assert.equal(found.length, 1);
});

test('rows of rooms that are left on different days have their own', async () => {
  const found = await readPage(
    '<p>Your reservation is confirmed.</p><table><tr><th>Room</th><th>Guest</th><th>Check-in</th><th>Check-out</th><th>Conf. no.</th></tr>' +
      '<tr><td>Deluxe King</td><td>Ms Hester Quill</td><td>10-Mar-2027</td><td>12-Mar-2027</td><td>A-88120</td></tr>' +
      '<tr><td>Deluxe King</td><td>Mr Amos Quill</td><td>10-Mar-2027</td><td>13-Mar-2027</td><td>A-88121</td></tr></table>' +
      '<p>Hotel Ambassador, 12 Kaiserstrasse, 60311 Frankfurt</p>',
  );
  assert.deepEqual(toldInFull(found), [
    'Lodging | Hotel Ambassador, Frankfurt | 2027-03-10 – 2027-03-12 | A-88120 | Hester Quill',
    'Lodging | Hotel Ambassador, Frankfurt | 2027-03-10 – 2027-03-13 | A-88121 | Amos Quill',
  ]);
});

test('rooms told in turn are a booking each, and houses told so are no rooms of one', async () => {
  const room = (name: string, number: string, guest: string, first: number, last: number) =>
    `<p>${name}<br>Confirmation ${number}<br>Guest: ${guest}<br>Check-in ${first} March 2027 from 2 pm<br>Check-out ${last} March 2027 by 11 am</p>`;
  const page = (first: string, second: string) =>
    readPage(
      `<p>Dear Ms Falk,</p><p>Both are booked for you.</p>${room(first, 'HQ-5512', 'Ines Falk', 9, 12)}${room(second, 'HQ-5513', 'Jon Dahl', 10, 12)}<p>Quay House Hotel<br>4 Quay Street<br>Galway<br>Ireland</p>`,
    );
  assert.deepEqual(toldInFull(await page('Sea twin', 'Hill single')), [
    'Lodging | Quay House Hotel, Galway | 2027-03-09T14:00 – 2027-03-12T11:00 | HQ-5512 | Ines Falk',
    'Lodging | Quay House Hotel, Galway | 2027-03-10T14:00 – 2027-03-12T11:00 | HQ-5513 | Jon Dahl',
  ]);
  for (const told of toldInFull(await page('Hotel Birkenhof', 'Harbour Inn')))
    assert.doesNotMatch(told, /Quay House.*HQ-5513/);
});
