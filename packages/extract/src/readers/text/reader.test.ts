import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, read, told } from '../../../testing/told.ts';
import { unreadIn } from '../unread/unread.ts';
import { looksLikeBooking, readText } from './reader.ts';

// Layouts that no sample has, so that the reader is held to kinds of papers and not to papers.

test('every field says where in the document it stood', () => {
  const text = 'Booking reference: H7K2PL\nFlight KL1244 Paris (CDG) - Amsterdam (AMS)\n12 Jan 2027, 09:40 - 11:05';
  const [candidate] = read('', text);
  for (const field of ['number', 'reference', 'from', 'to', 'departure', 'arrival']) {
    const evidence = candidate?.evidence[field];
    assert.equal(evidence?.node, '0', field);
    assert.equal(typeof evidence?.at, 'number', field);
  }
  assert.equal(text.slice(Number(candidate?.evidence.number?.at)).startsWith('KL1244'), true);
});

test('a hired car is fetched and brought back; a driver only fetches', () => {
  const car = `Thank you for booking with Avis.
Confirmation number: 20417788US2

Pick-up
Thu, Feb 11, 2027 at 10:30 AM
Lyon Saint-Exupery Airport
Return
Fri, Feb 12, 2027 at 6:00 PM
Lyon Saint-Exupery Airport`;
  assert.deepEqual(told(read('Your rental confirmation', car)), [
    'RentalCar Lyon Saint-Exupery Airport Lyon Saint-Exupery Airport 2027-02-11T10:30 2027-02-12T18:00',
  ]);
  const driver = `Votre chauffeur VTC est réservé. Référence : VTC-20931
Prise en charge : 12/02/2027 à 06h45
Adresse de départ : 8 rue des Lilas, 69003 Lyon
Destination : Aéroport de Lyon-Saint-Exupéry`;
  assert.deepEqual(told(read('Votre course est confirmée', driver)), [
    'Taxi 8 rue des Lilas, 69003 Lyon Aéroport de Lyon-Saint-Exupéry 2027-02-12T06:45',
  ]);
});

test('who is greeted with particles, or two first names, is named whole', () => {
  const paper = 'Booking reference: PLM4TX\nKL1244 Paris (CDG) - Amsterdam (AMS)\n12 Jan 2027, 09:40 - 11:05';
  const named = (greeting: string) => read('Your booking', `${greeting}\n${paper}`)[0]?.booking.travelers?.[0]?.name;
  assert.equal(named('Hello Pieter van der Berg,'), 'Pieter van der Berg');
  assert.equal(named('Ms Ines de Souza'), 'Ines de Souza');
  assert.equal(named('Dear Mrs Hollis,\nGuest: Mrs Hollis Mary Jane'), 'Mary Jane Hollis');
});

test('a system prints families of two words and two first names', () => {
  const screen = ' 1 UA 934B 14MAY 5 LHREWR HK1  1205P  305P /DCUA*GK4M7T /E';
  const named = (line: string) => read('Your trip', `${line}\n${screen}\nRECORD LOCATOR: PLMQZR`)[0]?.booking.travelers;
  assert.deepEqual(named('1.1DE SOUZA/INES MS'), [{ name: 'INES DE SOUZA' }]);
  assert.deepEqual(named('1.1HOLLIS/MARY JANE MRS'), [{ name: 'MARY JANE HOLLIS' }]);
});

test('who is greeted by two family names has a first name elsewhere, and is no station', () => {
  const paper = `Bonjour Monsieur García Márquez,
Votre référence de réservation : TQNXRL
M. José García Márquez (adulte)
Retour - mercredi 17 mars 2027
18:43 Bruxelles-Midi
20:05 Paris Gare du Nord
Train 9364 · Eurostar Standard
Florence Hall : voiture 11, place 72`;
  const [train] = read('Votre réservation Eurostar est confirmée', paper.replace(/\nFlorence.*/, ''));
  assert.deepEqual(train?.booking.travelers, [{ name: 'José García Márquez' }]);
  const seated = read('Votre réservation Eurostar est confirmée', paper.replace(/.*Márquez.*\n/g, ''));
  assert.deepEqual(told(seated), ['Eurostar9364 Bruxelles-Midi Paris Gare du Nord 2027-03-17T18:43 2027-03-17T20:05']);
});

test('how long a train takes is no time of day, on papers whose hours all have two digits too', () => {
  const paper = `Votre voyage est confirmé. Référence de dossier : WXTPLK
ALLER : lundi 15 novembre 2027
10h26
PARIS MONTPARNASSE
TGV INOUI N° 8611 - 1h28
11h54
RENNES`;
  assert.deepEqual(told(read('Confirmation de votre commande', paper)), [
    'TGV INOUI8611 PARIS MONTPARNASSE RENNES 2027-11-15T10:26 2027-11-15T11:54',
  ]);
});

test('a cancelled booking says so, and terms of cancellation do not cancel', () => {
  const flight = 'Booking reference: PLM4TX\nKL1244 Paris (CDG) - Amsterdam (AMS)\n12 Jan 2027, 09:40 - 11:05';
  assert.equal(read('Your booking has been cancelled', flight)[0]?.booking.status, 'cancelled');
  assert.equal(
    read('Your booking', `${flight}\nFlights can be cancelled free of charge until 5 January.`)[0]?.booking.status,
    undefined,
  );
});

test('an offer, a price alert and an invoice book nothing', () => {
  const offer = `Dear Max, as requested here is our best offer:
AF1680 15 March 2027 CDG 07:30 - LHR 07:55
Price 214 EUR per person, valid until 20 January. Book now!`;
  const invoice =
    'Facture F-2027-0012 du 05/02/2027\nClient : Cabinet Martin\nPrestation : location de salle, 12/02/2027\nTotal TTC : 480,00 €';
  for (const text of [offer, invoice]) {
    assert.deepEqual(read('', text), []);
    assert.equal(looksLikeBooking(print('', text)), false);
  }
});

test('a booking that cannot be read is known for one', () => {
  assert.equal(
    looksLikeBooking(print('Your booking is confirmed', 'Booking reference: H7K2PL\nSee the app for your journey.')),
    true,
  );
});

test('the way there that is read beside a way back that is not leaves a doubt', () => {
  const mail = `Booking reference: H7K2PL
Flight KL1244 Paris (CDG) - Amsterdam (AMS)
12 Jan 2027, 09:40 - 11:05

Flight KL1245 from Somewhere unheard of
14 Jan 2027, 18:20`;
  const paper = print('Your booking', mail);
  const read = readText(paper);
  assert.equal(read.length, 1);
  assert.equal(unreadIn(paper, read, false)?.what, 'way');
});

test('a label and its value may stand in two columns, two lines or one sentence', () => {
  const columns = `Your reservation is confirmed. Confirmation code: HMX4K2RB9Z

The Lantern House
Rua do Sol 12, 1170-361 Lisboa, Portugal

Check-in          Checkout
Sun, Jan 10       Thu, Jan 14
3:00 PM           11:00 AM`;
  assert.deepEqual(told(read('', columns)), ['Lodging The Lantern House 2027-01-10T15:00 2027-01-14T11:00']);
  const sentence = `Nous avons le plaisir de confirmer votre séjour à l'Hôtel du Quai, 12 quai des Belges, 13001 Marseille.

Arrivée le mardi 12 janvier 2027 à partir de 15h
Départ le mercredi 13 janvier 2027 avant 11h
Numéro de confirmation : HDQ-48213`;
  assert.deepEqual(told(read('', sentence)), ['Lodging Hôtel du Quai 2027-01-12T15:00 2027-01-13T11:00']);
});

test('a memo From someone To someone is no journey', () => {
  const memo = `From: Travel office, Ana Costa
To: Max Weber, Léa Martin
Date: 5 January 2027
Booking reference: H7K2PL
Train 9019, 08:15`;
  assert.deepEqual(read('Your booking', memo), []);
});

test('a word behind a label for people that is no name stays out', () => {
  const mail = `Booking confirmation. Booking reference: KQTX4471
Guest: Adults
Hotel: Lindenhof, Marktstr. 4, 10115 Berlin
Check In: 28/01/2027
Check Out: 30/01/2027`;
  assert.equal(read('Booking', mail)[0]?.booking.travelers, undefined);
});

test('who pays is no traveller where somebody travels', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL
Client: Blue Heron
Traveller: Max Weber
Flight KL1244 Paris (CDG) - Amsterdam (AMS)
12 Jan 2027, 09:40 - 11:05`;
  assert.deepEqual(read('', mail)[0]?.booking.travelers, [{ name: 'Max Weber' }]);
});
