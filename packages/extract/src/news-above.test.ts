import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../testing/mail.ts';
import { told } from '../testing/told.ts';
import { extract } from './index.ts';

const table = `Our ref.       TW/8816
Passenger      Prudence Ellery
Date           Wednesday 23rd June 2027
Collect        14 Lathbury Road, Oxford OX2 7AU at 4.30 am
Destination    Heathrow Airport Terminal 3
Vehicle        Mercedes E-Class`;

const below = (words: string) => `-----Original Message-----
From: Prudence Ellery
Sent: 14 June 2027 18:52
To: Tamewater Executive Cars
Subject: Booking TW/8816

${words}`;

async function readMail(body: string) {
  const bytes = mail({ from: 'Tamewater Executive Cars <office@cars.example>', subject: 'AMENDED: your car', body });
  return told((await extract(bytes, { contextDate: '2027-06-15' })).reservations);
}

test('news above a customer’s own words is read, though programs quote those as they forward', async () => {
  const news = `Dear Ms Ellery\n\nYour booking has been amended and now reads:\n\n${table}`;
  assert.deepEqual(await readMail(`${news}\n\n${below('Could the car come earlier? Many thanks, Prudence')}`), [
    'Taxi 14 Lathbury Road, Oxford OX2 7AU Heathrow Airport Terminal 3 2027-06-23T04:30',
  ]);
});

test('a note without a number books nothing, whatever it speaks of', async () => {
  const note = 'Dinner at Chez Paul on 23 June 2027 at 8 pm? Table for 4. And a taxi to Heathrow at 04:30.';
  assert.deepEqual(await readMail(`${note}\n\n${below('See you soon, Prudence')}`), []);
});
