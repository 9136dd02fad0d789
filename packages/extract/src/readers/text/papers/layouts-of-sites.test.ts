import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, readMail, tableOf } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Mails laid out as booking sites, railways and hirers lay theirs out: of each some value was once another leg's, or none.

const layouts: { [what: string]: Layout } = {
  "where and when a car is fetched and brought back, side by side under a hirer's titles": {
    from: 'Hertz Reservations <reservations@emails.hertz.com>',
    subject: 'My Hertz Reservation K1180462297',
    page:
      '<p><b>Thanks for booking with us, Fergus Abernathy.</b></p><p>Your confirmation number is<br><b>K1180462297</b></p>' +
      '<table><tr><td><b>Pickup Location and Time</b><br><b>Malaga Airport</b><br>Avenida Comandante Garcia Morato, Terminal 3' +
      '<br>Malaga, 29004<br>Fri, 17 Sep 2027 at 11:15<br>Hours of operation: Mon-Sun 00:01 - 23:59<br>Phone: +34 952 233 086</td>' +
      '<td><b>Return Location and Time</b><br><b>Malaga Airport</b><br>Avenida Comandante Garcia Morato, Terminal 3' +
      '<br>Malaga, 29004<br>Tue, 21 Sep 2027 at 17:30<br>Hours of operation: Mon-Sun 00:01 - 23:59<br>Phone: +34 952 233 086</td></tr></table>' +
      '<p><b>Your Vehicle</b><br>Group C (CDMR): Seat Leon or similar</p><p>Approximate total 214.60 EUR</p>',
    read: [
      'RentalCar | Malaga Airport > Malaga Airport | 2027-09-17T11:15 – 2027-09-21T17:30 | K1180462297 | Fergus Abernathy',
    ],
  },
  'a table for each way, with the number of the train at its foot': {
    subject: 'Confirmation de votre commande',
    page:
      '<p>Référence dossier : QKRTZW – Nom associé : VASSEUR</p>' +
      tableOf(`Aller | Lille Europe → Lyon Part-Dieu
        Mardi 9 mars 2027 | 07h32 - 10h30
        TGV INOUI 9808 | 2de classe, Voiture 12, Place 45 (fenêtre)`) +
      tableOf(`Retour | Lyon Part-Dieu → Lille Flandres
        Jeudi 11 mars 2027 | 17h04 - 20h12
        TGV INOUI 5112 | 2de classe, Voiture 3, Place 18 (couloir)`),
    read: [
      'Train | TGV INOUI 9808 | Lille Europe > Lyon Part-Dieu | 2027-03-09T07:32 – 2027-03-09T10:30 | 12/45 | QKRTZW',
      'Train | TGV INOUI 5112 | Lyon Part-Dieu > Lille Flandres | 2027-03-11T17:04 – 2027-03-11T20:12 | 3/18 | QKRTZW',
    ],
  },
  'a ship at the foot of the table of each way': {
    subject: 'Votre contrat de transport',
    page:
      '<p>N° de dossier : 7740218</p>' +
      tableOf(`ALLER | Toulon - Bastia
        Départ | 05/07/2027 à 21h00
        Arrivée | 06/07/2027 à 07h00
        Navire | Mega Express Four
        Installation | 1 cabine 4 places avec sanitaires`) +
      tableOf(`RETOUR | Bastia - Toulon
        Départ | 19/07/2027 à 08h30
        Arrivée | 19/07/2027 à 14h45
        Navire | Pascal Lota
        Installation | Fauteuils`) +
      '<p>Passagers : M. Bruno Santini, Mme Claire Santini</p>',
    read: [
      'Boat | Mega Express Four | Toulon > Bastia | 2027-07-05T21:00 – 2027-07-06T07:00 | 7740218 | Bruno Santini + Claire Santini',
      'Boat | Pascal Lota | Bastia > Toulon | 2027-07-19T08:30 – 2027-07-19T14:45 | 7740218 | Bruno Santini + Claire Santini',
    ],
  },
  'a driver who says in a sentence when he comes': {
    subject: 'Your pick-up is booked',
    page: '<p>Hi Priya,</p><p>Your driver will collect you on Friday 12 March at 04:45 from 18 Hollins Lane, Leeds LS6 2AB and take you to Leeds Bradford Airport.</p><p>Job no. YT-77120. Fare £34.00, payable by card.</p>',
    read: ['Taxi | 18 Hollins Lane, Leeds LS6 2AB > Leeds Bradford Airport | 2027-03-12T04:45 | YT-77120'],
  },
  'an Italian coach, whose passenger is the only word for a booking': {
    subject: 'Il tuo biglietto per Siena',
    page: '<p>Ciao Marta,</p><p>Prenotazione n. 3091177204</p><p>Autobus 720<br>lunedì 15 marzo 2027<br>08:10 Firenze Autostazione<br>09:25 Siena Piazza Gramsci<br>Posto 12</p><p>Passeggero: Marta Bini</p>',
    read: [
      'Bus | 720 | Firenze Autostazione > Siena Piazza Gramsci | 2027-03-15T08:10 – 2027-03-15T09:25 | 12 | 3091177204 | Marta Bini',
    ],
  },
  'a Dutch hotel beside flights': {
    subject: 'Reisbevestiging – dossier 88123',
    page: '<p><b>Vlucht</b><br>KL 1273 Amsterdam (AMS) – Kopenhagen (CPH), di 16 maart 2027, 09:25 – 10:50<br>Boekingscode R6T2WM</p><p><b>Hotel</b><br>Hotel Nyhavn Bro, Nyhavn 21, 1051 København<br>Inchecken 16 maart 2027, uitchecken 18 maart 2027<br>Reservering NB-5512</p>',
    read: [
      'Flight | KL 1273 | Amsterdam > Kopenhagen | 2027-03-16T09:25 – 2027-03-16T10:50 | R6T2WM',
      'Lodging | Hotel Nyhavn Bro, København | 2027-03-16 – 2027-03-18 | NB-5512',
    ],
  },
  'a table whose house stands in the subject, and not who sends the mail': {
    from: 'Bookings',
    subject: 'Reservation confirmed at Salt Yard',
    page: '<p>Hi Noor,</p><p>Table for 4 · Tue 9 Mar 2027 · 7:30 PM</p><p>Salt Yard<br>54 Goodge Street, London W1T 4NA</p><p>Confirmation #: 2210884</p>',
    read: ['FoodEstablishment | Salt Yard, London | 2027-03-09T19:30 | for 4 | 2210884'],
  },
  'a seat in the line of each passenger of a flight': {
    subject: 'Confirmation de réservation',
    page: '<p>Numéro de réservation : Q7KTM2</p><p>Passagers :<br>Mme Alice Monin – siège 12A<br>M. Théo Monin – siège 12B</p><table><tr><td>TO 4250</td><td>Nantes NTE 08/03/2027 06:20</td><td>Lisbonne LIS 08/03/2027 07:35</td></tr></table>',
    read: [
      'Flight | TO 4250 | Nantes NTE > Lisbonne LIS | 2027-03-08T06:20 – 2027-03-08T07:35 | 12A 12B | Q7KTM2 | Alice Monin + Théo Monin',
    ],
  },
  'a row for each hotel': {
    subject: 'Votre voyage : récapitulatif hôtels',
    page:
      '<p>Voyageur : M. Karim Benali</p>' +
      tableOf(`Hôtel | Adresse | Arrivée | Départ | N° de confirmation
        Hôtel Carlton | 4 rue de la République, 69001 Lyon | 15/03/2027 | 17/03/2027 | HC-4471
        Novotel Vieux-Port | 36 bd Charles-Livon, 13007 Marseille | 17/03/2027 | 19/03/2027 | NV-90218`),
    read: [
      'Lodging | Hôtel Carlton, Lyon | 2027-03-15 – 2027-03-17 | HC-4471 | Karim Benali',
      'Lodging | Novotel Vieux-Port, Marseille | 2027-03-17 – 2027-03-19 | NV-90218 | Karim Benali',
    ],
  },
  'where a car is fetched and brought back, in one row below both hours': {
    from: 'Hertz',
    subject: 'My Hertz Reservation J4471820937',
    page:
      '<p>Your Confirmation Number is: J4471820937</p>' +
      tableOf(`Pick Up Time | Return Time
        Mon, Mar 15, 2027 at 10:30 AM | Thu, Mar 18, 2027 at 4:00 PM
        Pickup and Return Location |
        Denver International Airport |
        Address: 24890 E 78th Ave, Denver, CO 80249 |
        Hours of Operation: Open 24 hours |`),
    read: [
      'RentalCar | Denver International Airport > Denver International Airport | 2027-03-15T10:30 – 2027-03-18T16:00 | J4471820937',
    ],
  },
  'an American train, whose number and name stand in capitals, and towns with their stations': {
    from: 'Amtrak',
    subject: 'Amtrak: eTicket and Receipt',
    page:
      '<p>RESERVATION NUMBER - 5C7E2A</p>' +
      tableOf(`TRAIN | DEPART | ARRIVE
        171 NORTHEAST REGIONAL | Boston, MA - South Station // Tue, Apr 6, 2027 // 8:15 AM | New York, NY - Moynihan Train Hall // Tue, Apr 6, 2027 // 12:35 PM`) +
      '<p>1 Coach Seat, Car 4 - Seat 11F</p><p>PASSENGERS: Jordan Ellis</p>',
    read: [
      'Train | NORTHEAST REGIONAL 171 | Boston, MA - South Station > New York, NY - Moynihan Train Hall | 2027-04-06T08:15 – 2027-04-06T12:35 | 4/11F | 5C7E2A | Jordan Ellis',
    ],
  },
  'a house that its owner calls a gîte, and from which hour she awaits who comes': {
    subject: 'Votre séjour au gîte',
    page:
      '<p>C’est noté pour votre séjour au gîte Les Hauts de Combe, 240 chemin de la Bergerie, 26340 Saillans, du samedi ' +
      '10 juillet au samedi 17 juillet 2027 (réservation n° 2027-118).<br>Je vous attends à partir de 16 h ; le départ ' +
      'se fait avant 10 h.<br>Il reste 420 € à régler avant le 10 juin.</p>',
    read: ['Lodging | Les Hauts de Combe, Saillans | 2027-07-10T16:00 – 2027-07-17T10:00 | 2027-118'],
  },
  'by when a room is left, in brackets': {
    page:
      '<p>Votre numéro de réservation : KXRT4471</p><p>Hôtel Mercure Grenoble Centre, 11 rue du Général Mangin, 38100 ' +
      'Grenoble</p><p>Date d’arrivée : 05/04/2027 (à partir de 14:00)<br>Date de départ : 07/04/2027 (avant 12:00)</p>',
    read: ['Lodging | Hôtel Mercure Grenoble Centre, Grenoble | 2027-04-05T14:00 – 2027-04-07T12:00 | KXRT4471'],
  },
  'seats with their way in brackets': {
    page:
      '<p>Booking reference: M3KX7P<br>Passenger: Ms Priya Nair</p><p>Outbound - Wed 10 March 2027<br>VS 354 London ' +
      'Heathrow (LHR) T3 dep 10:00<br>Mumbai (BOM) T2 arr 00:25 (+1)</p><p>Inbound - Tue 16 March 2027<br>VS 355 Mumbai ' +
      '(BOM) T2 dep 02:35<br>London Heathrow (LHR) T3 arr 06:50</p><p>Seats: 22A (outbound), 23C (inbound)</p>',
    read: [
      'Flight | VS 354 | London Heathrow > Mumbai | 2027-03-10T10:00 – 2027-03-11T00:25 | 22A | M3KX7P | Priya Nair',
      'Flight | VS 355 | Mumbai > London Heathrow | 2027-03-16T02:35 – 2027-03-16T06:50 | 23C | M3KX7P | Priya Nair',
    ],
  },
  'both ways in one table, with the number of the train at the foot of each': {
    subject: 'Confirmation de votre commande',
    page:
      '<p>Référence dossier : QKRTZW</p>' +
      tableOf(`Aller | Lille Europe → Lyon Part-Dieu
        Mardi 9 mars 2027 | 07h32 - 10h30
        TGV INOUI 9808 | 2de classe, Voiture 12, Place 45
        Retour | Lyon Part-Dieu → Lille Flandres
        Jeudi 11 mars 2027 | 17h04 - 20h12
        TGV INOUI 5112 | 2de classe, Voiture 3, Place 18`),
    read: [
      'Train | TGV INOUI 9808 | Lille Europe > Lyon Part-Dieu | 2027-03-09T07:32 – 2027-03-09T10:30 | 12/45 | QKRTZW',
      'Train | TGV INOUI 5112 | Lyon Part-Dieu > Lille Flandres | 2027-03-11T17:04 – 2027-03-11T20:12 | 3/18 | QKRTZW',
    ],
  },
  'a house whose street stands on the next line of its letter': {
    subject: 'Confirmation de votre séjour',
    page:
      '<p>Votre numéro de confirmation est RMP-7041.</p><p>Nous avons le plaisir de vous confirmer la réservation d’une ' +
      'chambre double à l’Hôtel des Remparts,<br>14 rue du Bastion, 17000 La Rochelle, pour deux nuits, du mercredi 17 ' +
      'au vendredi 19 mars 2027.</p><p>La chambre sera disponible dès 14 h et devra être libérée pour 11 h.</p>',
    read: ['Lodging | Hôtel des Remparts, La Rochelle | 2027-03-17T14:00 – 2027-03-19T11:00 | RMP-7041'],
  },
  'a house that awaits its guest, in a town that the mail names first': {
    page:
      '<h2>Thank you, Anders!</h2><p>Your booking in Nazaré is confirmed.</p>' +
      tableOf(`Check-in | Friday, April 23, 2027 (15:00 - 23:00)
        Check-out | Monday, April 26, 2027 (07:00 - 12:00)
        Your reservation | 3 nights, 1 room
        Location | Avenida da República 40, 2450-101 Nazaré, Portugal
        Confirmation number | 3471.902.558`) +
      '<p>Hotel Praia Norte is expecting you on Friday, April 23.</p>',
    read: ['Lodging | Hotel Praia Norte, Nazaré | 2027-04-23T15:00 – 2027-04-26T12:00 | 3471.902.558'],
  },
  'a change of stations, and how long one has for it, in brackets': {
    subject: 'Votre e-billet',
    page:
      '<p>Dossier : TXQKRZ · Voyageuse : Mme Inès Garnier</p><h3>Trajet Rennes → Zurich, vendredi 23 avril 2027</h3>' +
      tableOf(`07h05 | Rennes | TGV INOUI 8606 · Voiture 11 · Place 72
        08h38 | Paris Montparnasse |
         | Changement de gare (1 h 44) |
        10h22 | Paris Gare de Lyon | TGV Lyria 9213 · Voiture 3 · Place 14
        14h26 | Zürich HB |`),
    read: [
      'Train | TGV INOUI 8606 | Rennes > Paris Montparnasse | 2027-04-23T07:05 – 2027-04-23T08:38 | 11/72 | TXQKRZ | Inès Garnier',
      'Train | TGV Lyria 9213 | Paris Gare de Lyon > Zürich HB | 2027-04-23T10:22 – 2027-04-23T14:26 | 3/14 | TXQKRZ | Inès Garnier',
    ],
  },
  'the numbers of both flights in front of all else, as a page of print has a column': {
    page:
      '<p>Booking reference QK7RTX. Passenger: Mr Hugo Lindner</p><p>FJ 811<br>Airbus A350</p><p>FJ 810<br>Airbus A350</p>' +
      tableOf(`Departure | Arrival
        Los Angeles (LAX) // Thu 22 Apr 2027 // 23:30 | Nadi (NAN) // Sat 24 Apr 2027 // 05:40
        Nadi (NAN) // Fri 30 Apr 2027 // 21:40 | Los Angeles (LAX) // Fri 30 Apr 2027 // 13:05`),
    read: [
      'Flight | FJ 811 | Los Angeles > Nadi | 2027-04-22T23:30 – 2027-04-24T05:40 | QK7RTX | Hugo Lindner',
      'Flight | FJ 810 | Nadi > Los Angeles | 2027-04-30T21:40 – 2027-04-30T13:05 | QK7RTX | Hugo Lindner',
    ],
  },
  'ships below their crossings': {
    page:
      '<p>Booking reference: 41887205<br>Lead passenger: Mrs Jean Walker</p><p>Your outward crossing<br>Hull to ' +
      'Rotterdam (Europoort)<br>Departs: Wednesday 28 April 2027, 20:30<br>Arrives: Thursday 29 April 2027, 08:15<br>' +
      'Ship: Pride of Hull<br>Cabin: 2-berth inside</p><p>Your return crossing<br>Rotterdam (Europoort) to Hull<br>' +
      'Departs: Sunday 2 May 2027, 21:00<br>Arrives: Monday 3 May 2027, 08:00<br>Ship: Pride of Rotterdam</p>',
    read: [
      'Boat | Pride of Hull | Hull > Rotterdam (Europoort) | 2027-04-28T20:30 – 2027-04-29T08:15 | 41887205 | Jean Walker',
      'Boat | Pride of Rotterdam | Rotterdam (Europoort) > Hull | 2027-05-02T21:00 – 2027-05-03T08:00 | 41887205 | Jean Walker',
    ],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));

test('what a partial cancellation leaves is not cancelled', async () => {
  const page =
    '<p>Order 5510 7728 31</p><p>The following journey has been cancelled and refunded:</p>' +
    tableOf('Return | Berlin Hbf 16:34 – Köln Hbf 20:52 | 30 Apr 2027 | ICE 650') +
    '<p>Still valid:</p>' +
    tableOf('Outward | Köln Hbf 07:48 – Berlin Hbf 12:10 | 28 Apr 2027 | ICE 555');
  const { reservations } = await extract(new TextEncoder().encode(`<html><body>${page}</body></html>`), {
    contextDate: '2027-01-05',
  });
  const said = reservations.map(({ booking }) => [
    'number' in booking && booking.number,
    booking.reference,
    booking.status,
  ]);
  assert.deepEqual(said.toSorted(), [
    ['555', '5510 7728 31', undefined],
    ['650', '5510 7728 31', 'cancelled'],
  ]);
});

const wholeLine =
  'Eurostar 9018, London St Pancras 10:24 to Paris Nord 13:47, 9 March 2027, coach 5 seat 22, ref. LKT2QP';
for (const above of [
  '4 January 2027',
  'Date: 4 January 2027',
  'Sent: Monday 4 January 2027 10:12',
  'Please pay by 15 January 2027.',
  'Delivery date: 20 March 2027',
  'Your booking is confirmed for the meeting of 8 March 2027.',
])
  test(`the day at the end of a line that tells all, below "${above}"`, async () => {
    assert.deepEqual(await readMail('Rail desk', 'Your booking is confirmed', `<p>${above}</p><p>${wholeLine}</p>`), [
      'Train | Eurostar 9018 | London St Pancras > Paris Nord | 2027-03-09T10:24 – 2027-03-09T13:47 | 5/22 | LKT2QP',
    ]);
  });

test('a train that its railway cancels, and a driver who comes at another hour, are not passed over', async () => {
  const read = async (page: string) => extract(new TextEncoder().encode(page), { contextDate: '2027-01-05' });
  const { reservations } = await read(
    '<p>Ihr Zug ICE 618 von Köln Hbf (ab 08:12) nach Hamburg Hbf (an 12:14) am 08.03.2027 fällt aus.</p><p>Auftragsnummer 7KQ2TM.</p>',
  );
  assert.deepEqual(
    reservations.map(({ booking: { type, status, reference } }) => [type, status, reference]),
    [['TrainReservation', 'cancelled', '7KQ2TM']],
  );
  const { doubts } = await read(
    '<p>Your pick-up time has changed.</p><p>Was: Mon 8 March 2027, 06:15<br>Now: Mon 8 March 2027, 06:45</p><p>Job 88120</p>',
  );
  assert.deepEqual(
    doubts.map(({ code }) => code),
    ['booking-not-understood'],
  );
});
