import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

const ferry = async (people: string, lead = 'Votre réservation est confirmée.') => {
  const [line = ''] = await readMail(
    'Corsica Ferries',
    'Votre billet 4417902',
    `<p>${lead}</p><p>Réservation : 4417902</p><p>Traversée Marseille - Bastia<br>Départ : 14/07/2027 19:00 (présentation 16:00)<br>Arrivée : 15/07/2027 07:30</p><p>${people}</p>`,
  );
  return line.split(' | ').slice(1);
};

test('of a family whose name stands first each has his own behind it', async () => {
  assert.deepEqual(await ferry('Passagers : M. SANTONI ANGE, Mme SANTONI CLARISSE, M. SANTONI LISANDRU'), [
    'Marseille > Bastia',
    '2027-07-14T19:00 – 2027-07-15T07:30',
    '4417902',
    'ANGE SANTONI + CLARISSE SANTONI + LISANDRU SANTONI',
  ]);
});

test('who is greeted the other way round is called so', async () => {
  const people = async (lines: string, lead: string) => (await ferry(lines, lead)).at(-1);
  assert.equal(
    await people('Passager : Devane Fionnuala', 'Dear Ms Fionnuala Devane, your booking is confirmed.'),
    'Fionnuala Devane',
  );
  assert.equal(
    await people('Passager : Devane Zeblo', 'Dear Zeblo Devane, your booking is confirmed.'),
    'Zeblo Devane',
  );
  // a ship that is called so is nobody whom it greets
  assert.equal(await people('Passager : Devane Zeblo', 'Your ship Zeblo Devane is confirmed.'), 'Devane Zeblo');
  assert.equal(await people('Passager : Devane Clare', 'Your booking is confirmed. Clare Devane'), 'Clare Devane');
  assert.equal(await people('Passager : DEVANE CLARE MS', 'Your booking is confirmed.'), 'CLARE DEVANE');
});

test('a rare first name before a family called as others are by theirs stays in front', async () => {
  assert.equal((await ferry('Passagers : Orlaith Vance, Cathal Vance')).at(-1), 'Orlaith Vance + Cathal Vance');
  assert.equal((await ferry('Passager : Orlaith Vance')).at(-1), 'Orlaith Vance');
  assert.equal((await ferry('Passager : CHUA WEI LING MS')).at(-1), 'CHUA WEI LING');
  assert.equal((await ferry('Passagers : M. FALK Bo et Mme FALK Ines')).at(-1), 'Bo FALK + Ines FALK');
});

test('whom a mail greets by the family alone is in order, however the office lists its people', async () => {
  const people = async (greeting: string) => {
    const mail = `From: Desk <desk@agency.example>
To: Karatash Zeynur <z.karatash@office.example>
Subject: Your flight

${greeting}

Booking reference: TQ8W4N
Passenger: Zeynur Karatash
TK 1980, Monday 7 June 2027, London (LHR) 11:30 - Istanbul (IST) 17:20`;
    const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-01-05' });
    return reservations[0]?.booking.travelers?.map(({ name }) => name);
  };
  assert.deepEqual(await people('Esteemed Ms Karatash,'), ['Zeynur Karatash']);
  assert.deepEqual(await people('Hello,'), ['Karatash Zeynur']);
});
