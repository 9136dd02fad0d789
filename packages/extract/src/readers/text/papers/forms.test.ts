import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, read, readLayout, readMail, tableOf, told } from '../../../../testing/told.ts';

// Forms that say part of a booking over or beside the rest: in a title, in columns, in lines that are struck out.

const forms: { [what: string]: Layout } = {
  'a number of one digit behind a dot': {
    page:
      '<h1>You’re booked</h1><p>Your booking reference is HJ4PZW</p>' +
      tableOf(`Sat 13 Mar 2027 • NZ 8 operated by Air New Zealand
        7:45pm // Auckland (AKL) | 12h 00m | 10:45am // San Francisco (SFO)`) +
      tableOf(`Sat 20 Mar 2027 • NZ 7 operated by Air New Zealand
        10:45pm // San Francisco (SFO) | 12h 55m | 7:40am // Auckland (AKL) // Mon 22 Mar (+2 days)`),
    read: [
      'Flight | NZ 8 | Auckland > San Francisco | 2027-03-13T19:45 – 2027-03-13T10:45 | HJ4PZW',
      'Flight | NZ 7 | San Francisco > Auckland | 2027-03-20T22:45 – 2027-03-22T07:40 | HJ4PZW',
    ],
  },
  'branches of a hired car in columns, over its days and hours': {
    subject: 'Votre location',
    page:
      '<p>Votre location est confirmée sous le numéro de contrat TL-4410-27.</p>' +
      tableOf(` | Départ | Retour
        Agence | Aéroport de Figari | Bastia Centre
        Adresse | Hall des arrivées, 20114 Figari | 7 rue César-Campinchi, 20200 Bastia
        Date | samedi 15/05/2027 | samedi 22/05/2027
        Heure | 09h15 | 17h00
        Horaires de l’agence | 07h00 – 22h00 | 08h00 – 18h00`) +
      '<p>Véhicule : Peugeot 208 ou similaire</p><p>Conducteur : M. Loïc Andrieu</p>',
    read: [
      'RentalCar | Aéroport de Figari > Bastia Centre | 2027-05-15T09:15 – 2027-05-22T17:00 | TL-4410-27 | Loïc Andrieu',
    ],
  },
  'branches as titles below their hours, and who rents in capitals': {
    page:
      '<p>Your reservation is confirmed. Confirmation number 2201847US1</p><p>Pick-up<br>Fri, Sep 3, 2027 @ 11:30 AM</p>' +
      '<h3>Portland Airport</h3><p>7000 NE Airport Way, Portland, OR 97218</p><p>Return<br>Wed, Sep 8, 2027 @ 9:00 AM</p>' +
      '<h3>Seattle Downtown</h3><p>1601 3rd Ave, Seattle, WA 98101</p>' +
      tableOf('Renter | HALVERSON, GRETA L\nVehicle | Toyota RAV4 or similar'),
    read: [
      'RentalCar | Portland Airport > Seattle Downtown | 2027-09-03T11:30 – 2027-09-08T09:00 | 2201847US1 | GRETA L HALVERSON',
    ],
  },
  'an hour that was taken back over the one that counts': {
    subject: 'Votre course a été modifiée',
    page:
      '<p>L’horaire de votre course n° HV-31877 a été modifié.</p><table><tr><td>Ancien horaire</td><td><s>jeudi 9 ' +
      'décembre 2027 à 05h15</s></td></tr><tr><td>Nouvel horaire</td><td>jeudi 9 décembre 2027 à 06h40</td></tr><tr><td>' +
      'Prise en charge</td><td>14 quai Perrache, 69002 Lyon</td></tr><tr><td>Destination</td><td>Aéroport Lyon-Saint ' +
      'Exupéry</td></tr><tr><td>Passager</td><td>Mme Inès Baudry</td></tr></table>',
    read: [
      'Taxi | 14 quai Perrache, 69002 Lyon > Aéroport Lyon-Saint Exupéry | 2027-12-09T06:40 | HV-31877 | Inès Baudry',
    ],
  },
  'a seat below each name': {
    subject: 'C’est réservé',
    page:
      '<p>C’est réservé ! Référence de réservation : 6NHTQK</p>' +
      tableOf(`Aller – dimanche 11/04/2027
        10h12 Rennes // Train OUIGO n° 7817 // 12h58 Avignon TGV | Maud Lescure // voiture 5, place 211 // Gabin Lescure (9 ans) // voiture 5, place 212`),
    read: [
      'Train | OUIGO 7817 | Rennes > Avignon TGV | 2027-04-11T10:12 – 2027-04-11T12:58 | 5/211 5/212 | 6NHTQK | Maud Lescure + Gabin Lescure',
    ],
  },
  'days in the titles of a hotel and of a driver': {
    subject: 'Your travel arrangements',
    page:
      '<p>Everything is now booked.</p><p>Travellers: Mr Julian Harte and Ms Bettina Sorrell</p>' +
      tableOf(`HOTEL – Monday 3 May to Thursday 6 May 2027 (3 nights)
        Hotel | Hotel Reussblick
        Address | Pfistergasse 39, 6003 Luzern, Switzerland
        Reference | HR-70415
        Check-in / out | from 15:00 / until 11:30`) +
      tableOf(`PRIVATE CAR – Thursday 6 May 2027
        Company | Zingg Limousinen
        Pick-up | Hotel Reussblick, 08:45
        Drop-off | Zurich Airport
        Reference | ZL-1187`),
    read: [
      'Lodging | Hotel Reussblick, Luzern | 2027-05-03T15:00 – 2027-05-06T11:30 | HR-70415 | Julian Harte + Bettina Sorrell',
      'Taxi | Hotel Reussblick > Zurich Airport | 2027-05-06T08:45 | ZL-1187 | Julian Harte + Bettina Sorrell',
    ],
  },
};

for (const [what, form] of Object.entries(forms))
  test(what, async () => assert.deepEqual(await readLayout(form), form.read));

test('rooms that one could book are no stay', async () => {
  const page =
    '<p>Your booking 5530917284 at The Tanners Hotel, 31 Skeldergate Row, York YO1 6JB has been cancelled.</p>' +
    '<p>Changed your mind? Rooms in York for 22–24 October from £119 a night.</p>';
  assert.deepEqual(await readMail('Bookings', 'Your booking has been cancelled', page), []);
});

test('what stands right below a value goes on with it', () => {
  const form = `Europcar Maroc

Numéro de réservation  1163049927
Conducteur             Mme Ines Falk
Départ                 Agadir Aéroport Al Massira
                       dimanche 14 février 2027 11:00
Retour                 Agadir Aéroport Al Massira
                       jeudi 18 février 2027 10:00
Catégorie              EDMR, Dacia Sandero ou similaire`;
  const [car, more] = read('Votre réservation 1163049927', form, 'Europcar Maroc');
  assert.ok(car?.booking.type === 'RentalCarReservation' && !more);
  assert.deepEqual(told([car]), [
    'RentalCar Agadir Aéroport Al Massira Agadir Aéroport Al Massira 2027-02-14T11:00 2027-02-18T10:00',
  ]);
  assert.equal(car.booking.carrier?.name, 'Europcar Maroc');
});

test('rides of a form have streets in small letters, and a flight that is waited for', () => {
  const form = `Nous confirmons les courses suivantes :

Notre référence : TM-27-0388
Passager        : M. Luc Ferrand

COURSE 1
  Le       lundi 08/03/2027 à 4h15
  De       rue Hors-Château 62, 4000 Liège
  Vers     Brussels Airport
  Remarque départ du vol à 7h05, sonner au rez

COURSE 2
  Le       mercredi 10/03/2027 à 22h50
  De       Brussels Airport
  Vers     rue Hors-Château 62, 4000 Liège
  Remarque vol SN 3710 attendu à 22h15, le chauffeur se présente
           au hall des arrivées`;
  assert.deepEqual(told(read('Confirmation de courses', form, 'Taxi Meuse')), [
    'Taxi rue Hors-Château 62, 4000 Liège Brussels Airport 2027-03-08T04:15',
    'Taxi Brussels Airport rue Hors-Château 62, 4000 Liège 2027-03-10T22:50',
  ]);
});

test('a title in capitals over labels, each over its value, says of which end they are', async () => {
  const end = (title: string, day: string) =>
    `<p>${title}<br>Date and time<br>${day}<br>Location<br>Malaga Airport<br>Opening hours<br>07:00–23:30</p>`;
  const page = `<p>Car rental voucher</p><p>Supplier confirmation<br>CEN8841207</p><p>Car hire supplier<br>Olivo Autos</p>
${end('PICK UP', 'Saturday 12 June 2027, 13:30')}${end('DROP OFF', 'Saturday 19 June 2027, 09:00')}<p>Car<br>Fiat 500 or similar</p>`;
  assert.deepEqual(await readMail('Sunroute', 'Your voucher', page), [
    'RentalCar | Malaga Airport > Malaga Airport | 2027-06-12T13:30 – 2027-06-19T09:00 | CEN8841207',
  ]);
});

test('labels as lines of one cell have their values in the lines of the next', async () => {
  const page = `<h1>Hôtel Sablon-Régence</h1><p>Rue des Minimes-Hautes 27 · 1000 Bruxelles · Belgique</p>
<p>Objet : confirmation de réservation n° HSR 27/4416</p><p>Nous avons le plaisir de vous confirmer la réservation suivante :</p>
${tableOf(`Au nom de // Jour d’arrivée // Jour de départ | M. Baptiste Ferrandier // lundi 8 mars 2027 // jeudi 11 mars 2027
    Chambre | lit double, côté jardin
    Nuit du 08/03/2027 | 168,00
    Nuit du 09/03/2027 | 168,00
    Nuit du 10/03/2027 | 152,00`)}`;
  assert.deepEqual(await readMail('Hôtel Sablon-Régence', 'Votre réservation', page), [
    'Lodging | Hôtel Sablon-Régence, Bruxelles | 2027-03-08 – 2027-03-11 | HSR 27/4416 | Baptiste Ferrandier',
  ]);
});

test('a leaf of a calendar is a day, however its lines are broken', async () => {
  const leaves = [
    ['08 // MON · NOV 2027', '11 // THU · NOV 2027'],
    ['MON // 08 // NOV 2027', 'THU // 11 // NOV 2027'],
    ['08 // Mon, Nov 2027', '11 // Thu, Nov 2027'],
    ['08 // MON // NOV 2027', '11 // THU // NOV 2027'],
  ];
  for (const [from, to] of leaves) {
    const page = `<p>We are pleased to confirm your rooms under confirmation number 73920154.</p>
${tableOf(`ARRIVE // ${from} | NIGHTS // 3 | DEPART // ${to}`)}
<h3>Find us</h3><p>Halvard Amsterdam Zuid<br>Strawinskypad 210<br>1077 XX Amsterdam<br>Netherlands</p>`;
    assert.deepEqual(await readMail('Halvard Hotels', 'Your stay', page), [
      'Lodging | Halvard Amsterdam Zuid, Amsterdam | 2027-11-08 – 2027-11-11 | 73920154',
    ]);
  }
});
