import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, tableOf, told } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Mails of carriers: of each a value once was another's, or was lost.

const mails: { [what: string]: Layout } = {
  'a night in a berth, where the title over both ends has the first day': {
    subject: 'Booking confirmation 9QK2LT',
    page:
      '<p>Booking confirmation: <b>9QK2LT</b></p><table><tr><td colspan=4>Train 14 The Ocean (June 4, 2027)</td></tr>' +
      '<tr><td>Depart</td><td>Montreal Central Station</td><td>7:00 PM, Friday, June 4, 2027</td><td rowspan=2>Car 1420 - Berth 7</td></tr>' +
      '<tr><td>Arrive</td><td>Halifax</td><td>5:51 PM, Saturday, June 5, 2027</td></tr></table>' +
      '<p>Passengers</p><p>Tremblay, Luc (Adult)<br>van der Berg, Ana (Adult)</p>',
    read: [
      'Train | The Ocean 14 | Montreal Central Station > Halifax | 2027-06-04T19:00 – 2027-06-05T17:51 | 1420/7 | 9QK2LT | Luc Tremblay + Ana van der Berg',
    ],
  },
  'a coach by its line, whose stops have streets with Roman figures': {
    from: 'FlixBus',
    subject: 'Votre réservation #3099112233 : Lyon - Turin',
    page:
      '<p>Confirmation de réservation n° 3099112233</p><div>ven. 14 mai 2027</div>' +
      tableOf(`22:40 | Lyon Perrache (gare routière) // Cours de Verdun, 69002 Lyon
        | 🚌 Ligne 712 vers Milan
        04:10 // 15 mai | Turin (C.so Vittorio Emanuele II) // Corso Vittorio Emanuele II 131/H, 10138 Turin`) +
      '<p>Passagère : Inès Chaumont</p>',
    read: [
      'Bus | 712 | Lyon Perrache (gare routière) > Turin (C.so Vittorio Emanuele II) | 2027-05-14T22:40 – 2027-05-15T04:10 | 3099112233 | Inès Chaumont',
    ],
  },
  'passengers of an electronic ticket in front of their ticket numbers': {
    subject: 'Electronic ticket receipt K4XR7D',
    page:
      '<table><tr><td>BOOKING CODE : <b>K4XR7D</b><br>DATE OF ISSUE : 05APR27</td><td>FENWICK/HELEN MRS  ETKT 881-2201874410' +
      '<br>FENWICK/OLIVER MSTR (CHD) ETKT 881-2201874411</td></tr></table>' +
      '<table><tr><th>FLIGHT</th><th>FROM / TO</th><th>DATE</th><th>TIME</th></tr>' +
      '<tr><td rowspan=2>DE 2084</td><td>FRANKFURT (FRA)</td><td>SAT 12JUN27</td><td>13:30</td></tr>' +
      '<tr><td>BARBADOS (BGI)</td><td>SAT 12JUN27</td><td>17:20</td></tr></table>',
    read: [
      'Flight | DE 2084 | FRANKFURT > BARBADOS | 2027-06-12T13:30 – 2027-06-12T17:20 | K4XR7D | HELEN FENWICK + OLIVER FENWICK',
    ],
  },
  'days of the week in two letters, which are towns and other languages’ days as well': {
    subject: 'Votre réservation KX4T7P',
    page:
      '<p>Votre réservation KX4T7P est confirmée.</p><p>LX 354<br>Ve 04.06.2027<br>17h45 Genève (GVA)<br>18h25 Londres (LHR)</p>' +
      '<p>LX 349<br>Di 06.06.2027<br>10h05 Londres (LHR)<br>12h40 Genève (GVA)</p>',
    read: [
      'Flight | LX 354 | Genève > Londres | 2027-06-04T17:45 – 2027-06-04T18:25 | KX4T7P',
      'Flight | LX 349 | Londres > Genève | 2027-06-06T10:05 – 2027-06-06T12:40 | KX4T7P',
    ],
  },
  'seats by passenger below each way, which has its hours in a table within the table': {
    subject: 'Your booking 5RT8QK is confirmed',
    page:
      '<table><tr><td colspan=2>Booking reference: <b>5RT8QK</b></td></tr><tr><td colspan=2><b>Outbound - Thursday 3 June 2027</b></td></tr>' +
      `<tr><td colspan=2>${tableOf('09:40 | Riga (RIX)\n | BT 601\n10:35 | Berlin (BER)')}</td></tr>` +
      '<tr><td>Passenger</td><td>Seat</td></tr><tr><td>Mr Janis Ozols</td><td>14A</td></tr><tr><td>Ms Liga Ozola</td><td>14B</td></tr>' +
      '<tr><td colspan=2><b>Return - Sunday 6 June 2027</b></td></tr>' +
      `<tr><td colspan=2>${tableOf('20:15 | Berlin (BER)\n | BT 602\n22:55 | Riga (RIX)')}</td></tr>` +
      '<tr><td>Passenger</td><td>Seat</td></tr><tr><td>Mr Janis Ozols</td><td>8C</td></tr><tr><td>Ms Liga Ozola</td><td>8D</td></tr></table>',
    read: [
      'Flight | BT 601 | Riga > Berlin | 2027-06-03T09:40 – 2027-06-03T10:35 | 14A 14B | 5RT8QK | Janis Ozols + Liga Ozola',
      'Flight | BT 602 | Berlin > Riga | 2027-06-06T20:15 – 2027-06-06T22:55 | 8C 8D | 5RT8QK | Janis Ozols + Liga Ozola',
    ],
  },
  'a number for each airline, whose name is in the label over it': {
    subject: 'Vos billets, dossier VB-22817',
    page:
      '<table><tr><td>Notre dossier<br><b>VB-22817</b></td><td>Référence compagnie Air France<br><b>6KT2PW</b></td>' +
      '<td>Référence compagnie Kenya Airways<br><b>M2X9QD</b></td></tr></table>' +
      tableOf(`Vol | Départ | Arrivée
        AF 7387 | Rennes (RNS) 12/06/2027 06:20 | Paris CDG (CDG) 12/06/2027 07:35
        KQ 113 | Paris CDG (CDG) 12/06/2027 10:50 | Nairobi (NBO) 12/06/2027 20:05`) +
      '<p>Passager : M. Erwan Le Goff</p>',
    read: [
      'Flight | AF 7387 | Rennes > Paris CDG | 2027-06-12T06:20 – 2027-06-12T07:35 | 6KT2PW | Erwan Le Goff',
      'Flight | KQ 113 | Paris CDG > Nairobi | 2027-06-12T10:50 – 2027-06-12T20:05 | M2X9QD | Erwan Le Goff',
    ],
  },
  'a shuttle to a village that no list has': {
    from: 'Navettes du Verdon',
    subject: 'Confirmation NV-20418',
    page:
      '<p>Votre réservation NV-20418 est confirmée pour 2 personnes : Paul Rivoire, Anne Rivoire. Autocar climatisé.</p>' +
      '<p>Aller, samedi 12 juin 2027<br>Départ : 9h15, Nice Aéroport<br>Arrivée : 11h50, La Palud-sur-Verdon</p>' +
      '<p>Retour, samedi 19 juin 2027<br>Départ : 14h30, La Palud-sur-Verdon<br>Arrivée : 17h05, Nice Aéroport</p>',
    read: [
      'Bus | Nice Aéroport > La Palud-sur-Verdon | 2027-06-12T09:15 – 2027-06-12T11:50 | NV-20418 | Paul Rivoire + Anne Rivoire',
      'Bus | La Palud-sur-Verdon > Nice Aéroport | 2027-06-19T14:30 – 2027-06-19T17:05 | NV-20418 | Paul Rivoire + Anne Rivoire',
    ],
  },
  'seats of each train in columns beside who sits there': {
    from: 'Eurostar',
    subject: 'Your Eurostar booking confirmation - RSTQWX',
    page:
      '<p>Booking reference: RSTQWX</p><p>OUTBOUND Friday 18 June 2027</p><p>London St Pancras 08:01<br>Amsterdam Centraal 13:02<br>Train 9114</p>' +
      '<p>RETURN Monday 21 June 2027</p><p>Amsterdam Centraal 16:45<br>London St Pancras 18:57<br>Train 9157</p>' +
      tableOf(`Ms Harriet Oyelaran | Coach 7 seat 41 | Coach 11 seat 22
        Mr Pieter de Wit | Coach 7 seat 42 | Coach 11 seat 23`),
    read: [
      'Train | Eurostar 9114 | London St Pancras > Amsterdam Centraal | 2027-06-18T08:01 – 2027-06-18T13:02 | 7/41 7/42 | RSTQWX | Harriet Oyelaran + Pieter de Wit',
      'Train | Eurostar 9157 | Amsterdam Centraal > London St Pancras | 2027-06-21T16:45 – 2027-06-21T18:57 | 11/22 11/23 | RSTQWX | Harriet Oyelaran + Pieter de Wit',
    ],
  },
  'the hours that a change leaves, over the table of the previous ones': {
    subject: 'Schedule change to your booking 4JQ8ZP',
    page:
      '<p>There has been a schedule change to your trip. Booking reference 4JQ8ZP.</p><h3>New itinerary</h3>' +
      tableOf(`Flight | From | To | Departs | Arrives
        AC 870 | Montréal (YUL) | Paris (CDG) | Fri 11 Jun 2027 21:05 | Sat 12 Jun 2027 09:55`) +
      '<h3>Previous itinerary</h3>' +
      tableOf(`Flight | From | To | Departs | Arrives
        AC 870 | Montréal (YUL) | Paris (CDG) | Fri 11 Jun 2027 19:40 | Sat 12 Jun 2027 08:30`) +
      '<p>Passengers: Ms Claudine Pelletier; Mr Hugo Pelletier</p>',
    read: [
      'Flight | AC 870 | Montréal > Paris | 2027-06-11T21:05 – 2027-06-12T09:55 | 4JQ8ZP | Claudine Pelletier + Hugo Pelletier',
    ],
  },
  'stops whose hall stands behind a dash, each with its hour': {
    from: 'BlaBlaCar Bus',
    subject: 'Ta réservation BBX7K2QT',
    page:
      '<p>Numéro de réservation : BBX7K2QT</p><p>Sam. 19 juin</p><p>13:15 Bordeaux - Gare Saint-Jean</p><p>Bus 2917</p>' +
      '<p>19:05 Bilbao - Bus Station</p><p>Passager : Noé Lartigue</p>',
    read: [
      'Bus | 2917 | Bordeaux - Gare Saint-Jean > Bilbao - Bus Station | 2027-06-19T13:15 – 2027-06-19T19:05 | BBX7K2QT | Noé Lartigue',
    ],
  },
  'a way in brackets behind each seat': {
    subject: 'Votre réservation K8TQ2ZR',
    page:
      '<p>Merci pour votre réservation K8TQ2ZR</p>' +
      '<p>VOL ALLER<br>Nice (NCE) vers Nantes (NTE)<br>EJU4211<br>Départ : ven. 21 mai 2027 06:30<br>Arrivée : ven. 21 mai 2027 08:05</p>' +
      '<p>VOL RETOUR<br>Nantes (NTE) vers Nice (NCE)<br>EJU4216<br>Départ : lun. 24 mai 2027 21:10<br>Arrivée : lun. 24 mai 2027 22:45</p>' +
      '<p>PASSAGERS<br>Mme Solène Vasseur, siège 3A (aller), siège 5F (retour)<br>M. Louis Vasseur, siège 3B (aller), siège 5E (retour)</p>',
    read: [
      'Flight | EC 4211 | Nice > Nantes | 2027-05-21T06:30 – 2027-05-21T08:05 | 3A 3B | K8TQ2ZR | Solène Vasseur + Louis Vasseur',
      'Flight | EC 4216 | Nantes > Nice | 2027-05-24T21:10 – 2027-05-24T22:45 | 5F 5E | K8TQ2ZR | Solène Vasseur + Louis Vasseur',
    ],
  },
  'a seat of each flight in one line': {
    subject: 'Confirmation de votre réservation W8KQ3T',
    page:
      '<p>Réservation W8KQ3T confirmée</p><p>Passager : M. Théo Marceau<br>Sièges : 21A, 34K</p>' +
      tableOf(`TX 541 | 15/07/2027 | Paris Orly (ORY) 12:10 | Pointe-à-Pitre (PTP) 14:55
        TX 542 | 30/07/2027 | Pointe-à-Pitre (PTP) 18:20 | Paris Orly (ORY) 08:05 +1`),
    read: [
      'Flight | TX 541 | Paris Orly > Pointe-à-Pitre | 2027-07-15T12:10 – 2027-07-15T14:55 | 21A | W8KQ3T | Théo Marceau',
      'Flight | TX 542 | Pointe-à-Pitre > Paris Orly | 2027-07-30T18:20 – 2027-07-31T08:05 | 34K | W8KQ3T | Théo Marceau',
    ],
  },
  'a remark behind the hour and the place of an end, with an hour or a place of its own': {
    subject: 'Carnet de voyage - Dossier AGV-118204',
    page:
      '<p>Votre réservation est confirmée. Dossier agence : AGV-118204</p><p>Voyageur : M. Théo Marceau</p><table>' +
      '<tr><td colspan=4>MARDI 05/10/2027</td></tr><tr><td colspan=4>AVION - ROYAL AIR MAROC - AT 783 Réf. compagnie : XK4R7M</td></tr>' +
      '<tr><td>Départ</td><td>12:10</td><td>Bordeaux (BOD)</td><td>Convocation 10:10, hall B</td></tr>' +
      '<tr><td>Arrivée</td><td>13:25</td><td>Casablanca (CMN)</td><td>1 bagage 23 kg</td></tr>' +
      '<tr><td colspan=4>TRAIN - AL BORAQ 1052 Réf. ONCF : NKQVRT</td></tr>' +
      '<tr><td>Départ</td><td>17:00</td><td>Casa Voyageurs</td><td>Voiture 2, place 42</td></tr>' +
      '<tr><td>Arrivée</td><td>19:10</td><td>Tanger Ville</td><td>Liaison vers Casa Voyageurs par vos soins</td></tr></table>',
    read: [
      'Flight | AT 783 | Bordeaux > Casablanca | 2027-10-05T12:10 – 2027-10-05T13:25 | XK4R7M | Théo Marceau',
      'Train | AL BORAQ 1052 | Casa Voyageurs > Tanger Ville | 2027-10-05T17:00 – 2027-10-05T19:10 | 2/42 | NKQVRT | Théo Marceau',
    ],
  },
  'a cell that says which way, the way and the ship, each in a line': {
    from: 'Liaisons maritimes',
    subject: 'Confirmation de réservation 4417902',
    page:
      '<p>Nous confirmons votre réservation numéro 4417902.</p>' +
      tableOf(`Traversée | Départ | Arrivée | Installation
        ALLER // Marseille - Bastia // Navire : Pascal Paoli | 09/07/2027 // 19:00 | 10/07/2027 // 08:00 | Cabine // Embarquement : de 16:00 à 18:15
        RETOUR // Ajaccio - Marseille // Navire : Danielle Casanova | 24/07/2027 // 20:00 | 25/07/2027 // 07:30 | Fauteuil`) +
      '<p>Passagers</p><p>SANTI Fabien (adulte, non résident) – SANTI Aurore (adulte) – SANTI Lisa (enfant, 6 ans)</p>',
    read: [
      'Boat | Pascal Paoli | Marseille > Bastia | 2027-07-09T19:00 – 2027-07-10T08:00 | 4417902 | Fabien SANTI + Aurore SANTI + Lisa SANTI',
      'Boat | Danielle Casanova | Ajaccio > Marseille | 2027-07-24T20:00 – 2027-07-25T07:30 | 4417902 | Fabien SANTI + Aurore SANTI + Lisa SANTI',
    ],
  },
  'the train that an exchange replaced, in a sentence below the new one': {
    from: 'Eurostar',
    subject: 'Votre réservation YHKPWR a été modifiée',
    page:
      '<p>Référence de réservation YHKPWR</p><p>Votre nouvel aller<br>mardi 23 février 2027</p>' +
      tableOf('08:13 | Bruxelles-Midi/Zuid\n09:35 | Paris Gare du Nord') +
      '<p>Eurostar 9316 · Voiture 2, siège 37</p>' +
      '<p>Billet remplacé, plus valable : mardi 23 février 2027, Eurostar 9310, Bruxelles-Midi/Zuid 07:13 – Paris Gare du Nord 08:35, voiture 15, siège 22.</p>' +
      '<p>Passager : Ana Maes</p>',
    read: [
      'Train | Eurostar 9316 | Bruxelles-Midi/Zuid > Paris Gare du Nord | 2027-02-23T08:13 – 2027-02-23T09:35 | 2/37 | YHKPWR | Ana Maes',
    ],
  },
  'the flight that a change left, below the columns of the one that it moved': {
    subject: 'Changement d’horaire, réservation K8WQ2ZT',
    page:
      '<p>L’horaire d’un vol de votre réservation <b>K8WQ2ZT</b> a changé.</p><table>' +
      '<tr><td colspan=3>Bordeaux (BOD) vers Lisbonne (LIS)</td></tr><tr><td></td><td>Vol initial</td><td>Nouveau vol</td></tr>' +
      '<tr><td>Numéro de vol</td><td>TP 443</td><td>TP 441</td></tr>' +
      '<tr><td>Départ</td><td>ven. 15 oct. 2027 06:35</td><td>ven. 15 oct. 2027 11:20</td></tr>' +
      '<tr><td>Arrivée</td><td>ven. 15 oct. 2027 07:30</td><td>ven. 15 oct. 2027 12:15</td></tr>' +
      '<tr><td colspan=3>Lisbonne (LIS) vers Bordeaux (BOD)</td></tr><tr><td>Numéro de vol</td><td colspan=2>TP 446</td></tr>' +
      '<tr><td>Départ</td><td colspan=2>lun. 18 oct. 2027 21:05</td></tr><tr><td>Arrivée</td><td colspan=2>lun. 18 oct. 2027 23:55</td></tr></table>',
    read: [
      'Flight | TP 441 | Bordeaux > Lisbonne | 2027-10-15T11:20 – 2027-10-15T12:15 | K8WQ2ZT',
      'Flight | TP 446 | Lisbonne > Bordeaux | 2027-10-18T21:05 – 2027-10-18T23:55 | K8WQ2ZT',
    ],
  },
  'a night train in capitals, and whoever stands below how many travel': {
    from: 'SNCF Connect',
    subject: 'Confirmation de votre voyage',
    page:
      '<p>Référence de dossier : R6WTLB</p><p>Aller : jeudi 28 janvier</p>' +
      tableOf(
        '21h57 | Paris Austerlitz\n8h46 | INTERCITÉS DE NUIT 3751 // Voiture 24, place 63\n06h43 +1 | Toulouse Matabiau',
      ) +
      '<p><b>1 voyageur</b><br>Quentin Lavergne, 41 ans · Carte Avantage Adulte (valable jusqu’au 03/09/2027)</p>',
    read: [
      'Train | INTERCITÉS DE NUIT 3751 | Paris Austerlitz > Toulouse Matabiau | 2027-01-28T21:57 – 2027-01-29T06:43 | 24/63 | R6WTLB | Quentin Lavergne',
    ],
  },
};

for (const [what, mail] of Object.entries(mails))
  test(`${what}, is read`, async () => {
    assert.deepEqual(await readLayout(mail), mail.read);
  });

test('of two flights the one is cancelled that its row says, and none is lost', async () => {
  const page =
    '<p>leider wurde einer Ihrer Flüge annulliert. Buchungscode: 7KQ3ZT</p>' +
    tableOf(`Flug | Datum | Von | Nach | Abflug | Ankunft | Status
      LH 1066 | Di 13.04.2027 | Frankfurt (FRA) | Nizza (NCE) | 09:25 | 11:00 | Annulliert
      LH 1069 | Fr 16.04.2027 | Nizza (NCE) | Frankfurt (FRA) | 18:10 | 19:50 | Bestätigt`);
  const { reservations } = await extract(new TextEncoder().encode(page), { contextDate: '2027-04-05' });
  assert.deepEqual(
    reservations.map(({ booking }) => ['number' in booking && booking.number, booking.status]),
    [
      ['1066', 'cancelled'],
      ['1069', undefined],
    ],
  );
});

test('a way whose ends or whose number nobody knows is told of, and not made of two rows', async () => {
  const pages = [
    '<p>Votre réservation H7K2PL</p>' +
      tableOf(`Traversée | Départ | Arrivée
        ALLER Marseille - Bastia Navire : Pascal Paoli | 09/07/2027 // 19:00 | 10/07/2027 // 08:00
        RETOUR Ajaccio - Marseille Navire : Danielle Casanova | 24/07/2027 // 20:00 | 25/07/2027 // 07:30`),
    '<p>Référence de dossier : R6WTLB</p><p>Aller : jeudi 28 janvier</p>' +
      tableOf('21h57 | Paris Austerlitz\n | LUNATIQUE 3751\n06h43 +1 | Toulouse Matabiau') +
      '<p>Retour : samedi 30 janvier</p>' +
      tableOf('16h32 | Toulouse Matabiau\n | TGV INOUI 8512\n20h59 | Paris Montparnasse'),
  ];
  const found = await Promise.all(
    pages.map((page) => extract(new TextEncoder().encode(page), { contextDate: '2027-01-05' })),
  );
  assert.deepEqual(
    found.map(({ reservations, doubts }) => [...told(reservations), ...doubts.map(({ code }) => code)]),
    [
      ['booking-not-understood'],
      [
        'TGV INOUI8512 Toulouse Matabiau Paris Montparnasse 2027-01-30T16:32 2027-01-30T20:59',
        'booking-not-understood',
      ],
    ],
  );
});
