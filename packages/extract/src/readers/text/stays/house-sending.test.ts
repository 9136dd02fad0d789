import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '../../../booking.ts';
import { extract } from '../../../index.ts';

// Houses whose name is in the sender's alone, and where their letters say that they are.

async function houseOf(from: string, text: string, subject = 'Your stay'): Promise<string[]> {
  const days = 'Check-in: Friday 5 March 2027, from 3 pm\nCheck-out: Monday 8 March 2027, by 11 am';
  const mail = [
    `From: ${from}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Hi Anna,\nyour booking QA104477 is confirmed.\n\n${days}\n\n${text}`,
  ].join('\n');
  const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
  return reservations.map(({ booking }: { booking: Booking }) => {
    const place = booking.type === 'LodgingReservation' ? booking.place : undefined;
    return [place?.name, place?.street, place?.city, place?.phone].filter(Boolean).join(' | ');
  });
}

const atMill = (name: string) => [`${name} | 4 Mill Lane | Bath`];

test('whoever sends the mail of a house is the house, where its address stands without a name', async () => {
  const address = '4 Mill Lane, Bath BA1 2AB';
  assert.deepEqual(await houseOf('The Fulmar Inn <a@b.example>', address), atMill('The Fulmar Inn'));
  assert.deepEqual(await houseOf('Reservations at The Fulmar Inn <a@b.example>', address), atMill('The Fulmar Inn'));
  assert.deepEqual(
    await houseOf('Quay Fulmars <a@b.example>', address, 'Your booking at Quay Fulmars'),
    atMill('Quay Fulmars'),
  );
  for (const from of ['Tom Falk', 'Booking Desk', 'Fulmar Travel', 'Quay Fulmars'])
    assert.deepEqual(await houseOf(`${from} <a@b.example>`, address), [], from);
});

test('a letter says where its writer is in a sentence', async () => {
  for (const said of [
    "We're at",
    "Thanks for choosing us. You'll find us at",
    'Our address is',
    'The house is at',
    'Come to',
    'Nous sommes au',
    'Notre adresse :',
    'Vous nous trouverez au',
  ])
    assert.deepEqual(
      await houseOf('The Fulmar Inn <a@b.example>', `${said} 4 Mill Lane, Bath BA1 2AB.`),
      atMill('The Fulmar Inn'),
      said,
    );
});

test('what a host lets is called beside its kind, and a line over a list is no house', async () => {
  const list = 'Here the useful things:\nApartment: Casa da Bica\nWhere is it: Rua da Bica 44, 1200-054 Lisboa';
  assert.deepEqual(await houseOf('Duarte <d@mail.example>', list), ['Casa da Bica | Rua da Bica 44 | Lisboa']);
});

test('a lot is of its road, a county is no town, and a telephone may begin with a bracket', async () => {
  const from = 'Bookings <a@b.example>';
  assert.deepEqual(await houseOf(from, 'Hôtel Les Fulmars\nRoute de Ngor, lot 27 · Dakar · Sénégal'), [
    'Hôtel Les Fulmars | Route de Ngor, lot 27 | Dakar',
  ]);
  assert.deepEqual(await houseOf(from, 'Fulmar House, Fisher Street, Doolin, Co. Clare, Ireland'), [
    'Fulmar House | Fisher Street | Doolin',
  ]);
  assert.deepEqual(await houseOf(from, 'The Fulmar Inn\n312 E Oglethorpe Ave, Savannah, GA 31401\n(912) 555-0148'), [
    'The Fulmar Inn | 312 E Oglethorpe Ave | Savannah | (912) 555-0148',
  ]);
});

test('a house over its street behind a label for its address is no street', async () => {
  const address = 'Address of the house:\nThe Old Cottage (2 stars, 6 people)\n4 Mill Lane\nBath BA1 2AB';
  assert.deepEqual(await houseOf('Bookings <a@b.example>', address), ['The Old Cottage | 4 Mill Lane | Bath']);
});
