import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, readPage, tableOf } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Mails of hirers, airlines and booking sites whose words or cells once hid a value or gave another's.

const hire = (rows: string, name: string, car: string) =>
  `<p>Thank you for reserving with us.</p>${tableOf('Your confirmation number: | 27194530US6')}${tableOf(rows)}` +
  `${tableOf(`${name} | DANIELLE MARCHETTI\nBase Rate | 3 days @ $58.00 = $174.00`)}${car}`;

test('a street below the name of a desk, in its cell, is no other hire', async () => {
  const rows = `Pick-Up | Drop-Off
    Tue, Jun 08, 2027 at 11:00 AM | Fri, Jun 11, 2027 at 04:30 PM
    Boston Logan Intl Airport, BOS // 15 Transportation Way // Boston, MA 02128 US | Portland Intl Jetport, PWM // 1001 Westbrook Street // Portland, ME 04102 US`;
  for (const name of ['Customer Name', 'Renter name', 'Driver full name'])
    assert.deepEqual(await readMail('Avis', 'Reservation', hire(rows, name, '')), [
      'RentalCar | Boston Logan Intl Airport > Portland Intl Jetport | 2027-06-08T11:00 – 2027-06-11T16:30 | 27194530US6 | DANIELLE MARCHETTI',
    ]);
});

test('the only car of the paper needs no label, and one that is offered is none', async () => {
  const rows = `Pick-Up | Drop-Off
    Tue, Jun 08, 2027 at 11:00 AM | Fri, Jun 11, 2027 at 04:30 PM
    Boston Logan Intl Airport | Boston Logan Intl Airport`;
  for (const [car, read] of [
    ['<h3>VEHICLE</h3><p>Midsize SUV<br>Nissan Rogue or similar</p>', 'Nissan Rogue'],
    ['<p>Upgrade to a BMW X1 or similar</p>', undefined],
    ['<p>Nissan Rogue or similar</p><p>BMW X1 or similar</p>', undefined],
  ]) {
    const page = hire(rows, 'Customer name', car ?? '');
    const { reservations } = await extract(new TextEncoder().encode(page), { contextDate: '2027-05-07' });
    assert.deepEqual(
      reservations.map(({ booking }) => 'car' in booking && booking.car),
      [read ?? false],
      car,
    );
  }
});

test('a label may end in "is", in each language', async () => {
  for (const label of ['Tu código de reserva es', 'Il tuo codice di prenotazione è', 'Ihr Buchungscode ist']) {
    const page = `<p>${label}</p><p><b>W3ZKTP</b></p>${tableOf('VY 7280 | 14/05/2027 | Bilbao (BIO) 07:10 | London Gatwick (LGW) 09:05')}`;
    assert.deepEqual(
      await readMail('Vueling', 'Vueling', page),
      ['Flight | VY 7280 | Bilbao > London Gatwick | 2027-05-14T07:10 – 2027-05-14T09:05 | W3ZKTP'],
      label,
    );
  }
});

test('a seat over a seat is nobody', async () => {
  const page = `<p>Your ticket collection reference</p><p>8FKQ2M7T</p><h2>Outbound</h2><p>Sat 06 Mar 2027</p>${tableOf(`08:44 | York
    | CrossCountry towards Plymouth // Coach D, Seat 31 (Window, Table) // Coach D, Seat 32 (Aisle, Table)
    12:56 | Bristol Temple Meads`)}`;
  assert.deepEqual(await readMail('Trainline', 'Your booking confirmation', page), [
    'Train | CrossCountry | York > Bristol Temple Meads | 2027-03-06T08:44 – 2027-03-06T12:56 | D/31 32 | 8FKQ2M7T',
  ]);
});

test('a stop has the name that it has in the language of who carries', async () => {
  const page = `<p>Codice di prenotazione (PNR): <b>KX7PLD</b></p><p>ANDATA - giovedì 22 aprile 2027</p>${tableOf(
    '10:05 // FCO // Roma Fiumicino // Terminal 1 | AZ 0324 // 2h 10m | 12:15 // CDG // Parigi Charles de Gaulle // Terminal 2F',
  )}`;
  assert.deepEqual(await readMail('ITA Airways', 'La tua prenotazione è confermata', page), [
    'Flight | AZ 324 | Roma Fiumicino > Parigi Charles de Gaulle | 2027-04-22T10:05 – 2027-04-22T12:15 | KX7PLD',
  ]);
});

test('the model of a hired car stands between its category and what else it has', async () => {
  for (const line of [
    'Catégorie D – Peugeot 308 SW ou similaire – boîte automatique',
    'Intermediate – Peugeot 308 SW or similar, manual, unlimited mileage',
    'Peugeot 308 SW or similar',
  ]) {
    const page = `<p>Votre location est confirmée. N° de réservation : KX44718</p><p>Pick-up<br>Wed, 23 Jun 2027 at 12:00<br>Manchester Airport</p>
<p>Return<br>Fri, 25 Jun 2027 at 17:30<br>London Heathrow Airport</p><p>${line}</p>`;
    const [found] = await readPage(page);
    assert.equal(found?.booking.type === 'RentalCarReservation' && found.booking.car, 'Peugeot 308 SW', line);
  }
});

test('a hirer that signs with its name and what it says of itself is called by the name', async () => {
  const page = (head: string) => `<p>${head}</p><p>Votre réservation est enregistrée. Contrat n° BL-0827-1163</p>
<p>DÉPART<br>Aéroport Roland-Garros<br>lundi 16 août 2027<br>11h15</p>
<p>RETOUR<br>Agence de Saint-Pierre<br>vendredi 27 août 2027<br>18h00</p><p>Véhicule : Renault Clio ou similaire</p>`;
  const company = async (head: string) => {
    const mail = `From: Dune Autos <contact@dune.example>\r\nSubject: Votre contrat\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${page(head)}`;
    const { reservations } = await extract(new TextEncoder().encode(mail), { contextDate: '2027-05-07' });
    const [found] = reservations;
    return found?.booking.type === 'RentalCarReservation' && found.booking.carrier?.name;
  };
  for (const head of [
    'Dune Autos',
    '[Dune Autos, la voiture autrement]',
    '[image: Dune Autos]',
    'Dune Autos – la voiture autrement',
  ])
    assert.equal(await company(head), 'Dune Autos', head);
});

test('labels with their values in one line stand apart where dashes part them', async () => {
  const line =
    'Bon kartour n° KT-774120 — édité le 22/03/2027 — Loueur : AVIS — N° de confirmation du loueur : 11482096PT3';
  const page = `<p>${line}</p><p>Prise en charge : mercredi 05/05/2027 à 10:00, Lisbonne Aéroport</p>
<p>Restitution : lundi 10/05/2027 à 08:30, Porto Aéroport</p><p>Véhicule : Seat Ibiza ou similaire</p>`;
  const [found] = await readPage(page);
  const booking = found?.booking.type === 'RentalCarReservation' ? found.booking : undefined;
  assert.deepEqual([booking?.carrier?.name, booking?.reference], ['AVIS', '11482096PT3']);
});
