import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';
import type { Candidate } from '../../../booking.ts';

// What tells whose a number, a name or a seat is: titles, labels in two languages, what is crossed out.

const people = ({ booking }: Candidate) => (booking.travelers ?? []).map(({ name }) => name).join(', ');
const stay = 'Hotel | Harbour Inn\nArrival | Thursday 17 June 2027\nDeparture | Monday 21 June 2027';

test('a title with a number over each room’s guest and price makes a stay of each', async () => {
  const room = (number: string, who: string, price: string) =>
    `<h3>Réservation ${number}</h3><p>Chambre double<br>Hôte : ${who} – 1 adulte<br>Prix de la chambre : ${price}</p>`;
  const rooms =
    room('HSC-70412', 'Sylvain Perret', 'CHF 1’470.–') + room('HSC-70413', 'Mireille Perret', 'CHF 1’190.–');
  const read = await readPage(`<h1>Votre réservation est confirmée</h1>${tableOf(stay)}${rooms}`);
  assert.deepEqual(
    read.map((one) => `${one.booking.reference} ${people(one)} ${one.booking.price?.amount}`),
    ['HSC-70412 Sylvain Perret 1470', 'HSC-70413 Mireille Perret 1190'],
  );
});

test('a cancelled booking’s number is its number though it is crossed out, where no other is left', async () => {
  const page = (number: string, more = '') =>
    `<p>BOOKING CANCELLED</p><p>Your booking at Harbour Inn has been cancelled.</p>
<table><tr><td>Confirmation no.</td><td>${number}</td></tr></table>${tableOf(`Guest name | Ms Orlaith Vance\n${stay}`)}${more}`;
  const [one] = await readPage(page('<s>HMH-20618</s>'));
  assert.equal(one?.booking.reference, 'HMH-20618');
  assert.equal(one?.booking.status, 'cancelled');
  const [other] = await readPage(page('<s>HMH-20618</s> HMH-30991'));
  assert.equal(other?.booking.reference, 'HMH-30991');
});

test('labels in two languages say one thing', async () => {
  const [read] = await readPage(
    `<h1>Confirmation</h1>${tableOf('N° de confirmation / Confirmation number | ZA-2710-5583\nHotel | Harbour Inn\nArrivée / Check-in | 17/10/2027, 14:00\nDépart / Check-out | 20/10/2027, 12:00\nClients / Guests | M. Karim Haddadi (chambre 1) // Mme Nour Belaïd (chambre 2)')}`,
  );
  assert.equal(read && people(read), 'Karim Haddadi, Nour Belaïd');
});

test('a programme is no traveller, and who is greeted by his given name keeps his family’s', async () => {
  const hire = (greeting: string, driver: string) =>
    readPage(`<p>Bonjour ${greeting},</p><p>Votre réservation est confirmée.</p>
<p>Réf : SHC-2027-0619<br>Véhicule : Dacia Duster ou similaire</p><h3>CONDUCTEUR</h3><p>${driver}</p>
<p>Livraison du véhicule<br>Date : lundi 24 mai 2027 à 22h15<br>Lieu : Aéroport Marrakech-Ménara</p>
<p>Reprise du véhicule<br>Date : dimanche 30 mai 2027 à 11h00<br>Lieu : Agence Guéliz</p>`);
  const [one] = await hire('Mr Pascal', 'M. Pascal Lemercier<br>Harbour Plus : ****4471');
  assert.equal(one && people(one), 'Pascal Lemercier');
  assert.equal(one && 'to' in one.booking && one.booking.to?.name, 'Agence Guéliz');
  const [other] = await hire('Monsieur Martin', 'M. Martin Loïc');
  assert.equal(other && people(other), 'Loïc Martin');
});

test('the house’s own number goes before the seller’s', async () => {
  const [read] = await readPage(
    `<h1>Booking confirmed</h1>${tableOf(`Booking ID | 1187 204 463\nBooking reference no. of the property | RES-88214\nClient | Siew Ling Harrop\n${stay}`)}`,
  );
  assert.equal(read?.booking.reference, 'RES-88214');
});
