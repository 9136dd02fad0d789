import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told, toldInFull } from '../../../../testing/told.ts';
import { readName } from '../../../text/names.ts';

// What mails look like after they were forwarded: pictures and links in signs, bold in stars, lists in bullets.

test('a driver’s rides stand below their days, each a paragraph of labelled lines', () => {
  for (const bullet of ['* ', '• ', '']) {
    const found = read(
      'Confirmation de réservation n° AT-208814 - Genève / Chamonix',
      `Bonjour M. Régis Montbrun,

Nous vous confirmons les transferts suivants (dossier AT-208814, 4 personnes) :

${bullet}TRAJET 1 - samedi 8 janvier 2028
    Votre vol : LX1427 de Nantes, atterrissage prévu à 13h35
    Heure de prise en charge : 14h15
    Lieu de prise en charge : Aéroport de Genève-Cointrin
    Destination : Résidence Les Écureuils, 214 route des Tines, 74400 Chamonix-Mont-Blanc

${bullet}TRAJET 2 - samedi 15 janvier 2028
    Heure de prise en charge : 08h40
    Lieu de prise en charge : Résidence Les Écureuils, 214 route des Tines, 74400 Chamonix-Mont-Blanc
    Destination : Aéroport de Genève-Cointrin
    Votre vol : LX1428, décollage à 12h25`,
    );
    assert.deepEqual(
      found.map(({ booking }) => booking.type === 'TaxiReservation' && booking.departure?.local),
      ['2028-01-08T14:15:00', '2028-01-15T08:40:00'],
    );
  }
});

test('a ride is counted with n° or without', async () => {
  const drive = (from: string, to: string, flight: string) =>
    tableOf(`Prise en charge | ${from}\nDépose | ${to}\nVol | ${flight}`);
  const [lyon, airport] = ['14 quai Saint-Vincent, 69001 Lyon', 'Aéroport Lyon-Saint Exupéry'];
  for (const ride of ['Course n° ', 'Trajet ', 'Ride no. ', 'Transfert n°']) {
    const found = await readPage(`<p>Bonjour, vos deux courses sont confirmées. Référence : VTC-2710</p>
<h3>${ride}1 – vendredi 12 novembre 2027</h3>${drive(`4 h 45 – ${lyon}`, airport, 'LX533 pour Zurich, décollage à 6 h 50')}
<h3>${ride}2 – mercredi 17 novembre 2027</h3>${drive(`23 h 20 – ${airport}`, lyon, 'LX536 de Zurich, atterrissage à 22 h 55')}`);
    assert.deepEqual(
      told(found),
      [`Taxi ${lyon} ${airport} 2027-11-12T04:45`, `Taxi ${airport} ${lyon} 2027-11-17T23:20`],
      ride,
    );
  }
});

test('a station in brackets behind its town and its state is a place', () => {
  const mail = `Reservation Number - *7E41C2*

WASHINGTON, DC - NEW YORK, NY (Round-Trip)
*DEPARTS: NOVEMBER 9, 2027*
*Acela 2158*
Business Class Seat
Washington, DC (Union Station)
*12:00 PM*
New York, NY (Moynihan Train Hall)
*2:50 PM*
Car 3 - Seat 7F

*DEPARTS: NOVEMBER 11, 2027*
*Northeast Regional 137*
New York, NY (Moynihan Train Hall)
*4:40 PM*
Philadelphia, PA (30th Street Station)
*6:06 PM*
Car 5 - Seat 12A`;
  assert.deepEqual(toldInFull(read('Amtrak: eTicket', mail)), [
    'Train | Acela 2158 | Washington, DC (Union Station) > New York, NY (Moynihan Train Hall) | 2027-11-09T12:00 – 2027-11-09T14:50 | 3/7F | 7E41C2',
    'Train | Northeast Regional 137 | New York, NY (Moynihan Train Hall) > Philadelphia, PA (30th Street Station) | 2027-11-11T16:40 – 2027-11-11T18:06 | 5/12A | 7E41C2',
  ]);
});

test('of two numbers over the two ways each is of all below it, and seats are of the train that heads them', async () => {
  const way = (title: string, number: string, rows: string, seats: string) =>
    `<p>${title}<br>Référence du dossier (PNR) : <b>${number}</b></p>${tableOf(rows)}<p>${seats}</p>`;
  const out = `07:25 | Paris Est | TGV INOUI 2407
    09:12 | Strasbourg |
    09:51 | Strasbourg | TER 96219
    11:09 | Basel SBB |`;
  const back = `16:34 | Basel SBB | TGV Lyria 9226
    19:38 | Paris Gare de Lyon |`;
  const found = await readPage(
    `<p>Votre achat est terminé !</p>${way('ALLER — jeudi 7 octobre 2027', 'QXWR7T', out, 'TGV INOUI 2407 :<br>Ludovic Hennequin – Voiture 8, Place 45<br>Fatou Ndoye – Voiture 8, Place 46')}${way('RETOUR — vendredi 8 octobre 2027', 'LM4KZD', back, 'Ludovic Hennequin – Voiture 14, Place 61<br>Fatou Ndoye – Voiture 14, Place 62')}`,
  );
  const trains = found.flatMap(({ booking }) => (booking.type === 'TrainReservation' ? [booking] : []));
  assert.deepEqual(
    trains.map(({ number, reference, seats }) => [
      number,
      reference,
      seats?.map((one) => `${one.coach}/${one.number}`),
    ]),
    [
      ['2407', 'QXWR7T', ['8/45', '8/46']],
      ['96219', 'QXWR7T', undefined],
      ['9226', 'LM4KZD', ['14/61', '14/62']],
    ],
  );
});

test('a logo and a link in the signs of a mail program are what is printed of them', () => {
  const mail = `[The Tessen Singapore]<https://www.tessen-singapore.example/>

12 Raffles Link, Singapore 039392

Confirmation Number: 81574026
Guest name: Dr Anneke Vandersteen
Check-in: Monday, September 6, 2027
Check-out: Thursday, September 9, 2027
Room type: Deluxe King<https://www.tessen-singapore.example/rooms>`;
  assert.deepEqual(toldInFull(read('Reservation Confirmation', mail)), [
    'Lodging | The Tessen Singapore, Singapore | 2027-09-06 – 2027-09-09 | 81574026 | Anneke Vandersteen',
  ]);
});

test('what may be pressed beside a guest’s name is none of it', () => {
  for (const press of ['Modifier le nom', 'Edit guest name', 'Bearbeiten', 'Change name'])
    assert.equal(readName(`Maëlys Ferrand ${press}`), 'Maëlys Ferrand');
});
