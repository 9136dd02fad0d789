import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, told } from '../../../testing/told.ts';

// Layouts that no sample has, so that the reader is held to kinds of papers and not to papers.

test('a train has its coach and seat, and keeps the name of its station as printed', () => {
  const mail = `Votre commande est confirmée.
Référence : QXT7PM

ALLER : Paris Montparnasse - Bordeaux Saint-Jean
Le lundi 18 janvier 2027
Départ : 08h14 Paris Montparnasse 1 et 2
Arrivée : 10h18 Bordeaux Saint-Jean
TGV INOUI N° 8507 - 1re classe - Voiture 3 - Place 56`;
  const candidates = read('Votre voyage Paris - Bordeaux', mail);
  assert.deepEqual(told(candidates), [
    'TGV INOUI8507 Paris Montparnasse 1 et 2 Bordeaux Saint-Jean 2027-01-18T08:14 2027-01-18T10:18',
  ]);
  assert.deepEqual(candidates[0]?.booking.seats, [{ coach: '3', number: '56' }]);
});

test('a train with a one-letter name is read beside its clock, and its day is the one that stands there', () => {
  const ticket = `Lístek / Ticket
Datum vystavení/datum platby: 4.3.2027 08:11     Booking code: QK4410

Brno hl.n.              12.03. 06:20 R 874      364    21
Pardubice hl.n.         12.03. 08:02
Pardubice hl.n.         12.03. 08:14 Ex 1023
Praha hl.n.             12.03. 09:10`;
  assert.deepEqual(told(read('e-ticket', ticket)), [
    'R874 Brno hl.n. Pardubice hl.n. 2027-03-12T06:20 2027-03-12T08:02',
    'Ex1023 Pardubice hl.n. Praha hl.n. 2027-03-12T08:14 2027-03-12T09:10',
  ]);
});

test('a letter and a number that stand behind no clock are no train', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL
Brno hl.n.         12.03. 06:20
Room R 874
Praha hl.n.        12.03. 09:10`;
  assert.deepEqual(told(read('Confirmed', mail)), []);
});

test('a seat below the list of trains is of the train whose number stands beside it', () => {
  const mail = `Ihre Buchung ist bestätigt. Auftragsnummer: 7QK2LD
Datum: 18.05.2027

Halt                 Zeit        Gleis   Zug
Hamburg Hbf          ab 06:35    14      ICE 583
Göttingen            an 08:34    10
Göttingen            ab 08:49     4      ICE 1531
Erfurt Hbf           an 10:02     9

Wagen 24, Platz 61 (ICE 583)`;
  const candidates = read('Ihre Reise', mail);
  assert.deepEqual(
    candidates.map(({ booking }) => (booking.type === 'TrainReservation' ? booking.seats : null)),
    [[{ coach: '24', number: '61' }], undefined],
  );
});

test('a service between coach stations is a coach, though trains are called services too', () => {
  const mail = `Your booking is confirmed. Booking reference: H7K2PL

6 July 2027
Train 041
Depart: 10:30 London Victoria Coach Station
Arrive: 13:05 Bristol Coach Station`;
  assert.deepEqual(
    read('Your e-ticket', mail).map(({ booking }) => booking.type),
    ['BusReservation'],
  );
});
