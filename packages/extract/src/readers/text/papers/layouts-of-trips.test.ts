import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, tableOf } from '../../../../testing/told.ts';

// Mails of a whole trip, with bookings of several kinds in one layout: each once went wrong.

const layouts: { [what: string]: Layout } = {
  'a hire among other bookings, with a number in groups': {
    page:
      '<h3>Flights – Widerøe, booking reference N6VJ2R</h3><p>Traveller: Mr Alasdair Mowat</p>' +
      '<p>WF 391 Tue 8 June 2027 Aberdeen (ABZ) 09:35 – Bergen (BGO) 11:50</p><h3>Car</h3>' +
      '<p>Avis, confirmation 55 014 882: Toyota Corolla or similar. Collect at Bergen Airport on Tue 8 June 2027 at ' +
      '1215, return to Bergen Airport on Thu 10 June 2027 at 1645.</p>',
    read: [
      'Flight | WF 391 | Aberdeen > Bergen | 2027-06-08T09:35 – 2027-06-08T11:50 | N6VJ2R | Alasdair Mowat',
      'RentalCar | Bergen Airport > Bergen Airport | 2027-06-08T12:15 – 2027-06-10T16:45 | 55 014 882 | Alasdair Mowat',
    ],
  },
  'the journeys of a line over them, in a letter with a number of its own': {
    page:
      '<p>Voici le récapitulatif des réservations de Mme Inès Caron (notre réf. MIS-2027-114).</p>' +
      '<p><b>Vols</b> – Air France, dossier 6KQW2R<br>AF6126 le mardi 16/03/2027 Paris Orly 07:15 → Toulouse 08:30</p>' +
      '<p><b>Hôtel</b> – Hôtel Garonne, 8 rue Malbec, 31000 Toulouse – 1 nuit du 16 au 17 mars 2027 – confirmation 99817</p>' +
      '<p><b>Voiture</b> – Hertz, K2211983F5, prise à Toulouse Aéroport le 16/03/2027 à 09:00, restitution au même ' +
      'endroit le 17/03/2027 à 18:00, catégorie B (Clio ou similaire)</p>',
    read: [
      'Flight | AF 6126 | Paris Orly > Toulouse | 2027-03-16T07:15 – 2027-03-16T08:30 | 6KQW2R | Inès Caron',
      'RentalCar | Toulouse Aéroport > Toulouse Aéroport | 2027-03-16T09:00 – 2027-03-17T18:00 | K2211983F5 | Inès Caron',
      'Lodging | Hôtel Garonne, Toulouse | 2027-03-16 – 2027-03-17 | 99817 | Inès Caron',
    ],
  },
  'a car in a table of its own, in an itinerary of flights': {
    page:
      '<p>Votre dossier AE-118340 est complet. Voyageur : Gaëtan Sorbier</p>' +
      tableOf('Vols Air Caraïbes | Réservation : QX3TLP') +
      tableOf(`Aller | mardi 11 janvier 2028 · TX 540 // 12:25 Paris Orly (ORY) // 15:55 Pointe-à-Pitre (PTP)
        Retour | mardi 18 janvier 2028 · TX 541 // 18:40 Pointe-à-Pitre (PTP) // 08:00 Paris Orly (ORY), mercredi 19 janvier`) +
      tableOf('Voiture de location | Jumbo Car, n° JC971-20884') +
      tableOf(`Véhicule | Dacia Duster ou similaire
        Prise | mardi 11 janvier 2028 à 16:45, Aéroport de Pointe-à-Pitre
        Retour | mardi 18 janvier 2028 à 16:00, Aéroport de Pointe-à-Pitre`),
    read: [
      'Flight | TX 540 | Paris Orly > Pointe-à-Pitre | 2028-01-11T12:25 – 2028-01-11T15:55 | QX3TLP | Gaëtan Sorbier',
      'RentalCar | Aéroport de Pointe-à-Pitre > Aéroport de Pointe-à-Pitre | 2028-01-11T16:45 – 2028-01-18T16:00 | JC971-20884 | Gaëtan Sorbier',
      'Flight | TX 541 | Pointe-à-Pitre > Paris Orly | 2028-01-18T18:40 – 2028-01-19T08:00 | QX3TLP | Gaëtan Sorbier',
    ],
  },
  'a day over a train and a hotel, of which one says only from which hour': {
    subject: 'Your trip to Hamburg',
    page:
      '<p>Traveller: Ms Ingrid Halvorsen</p><h3>Tue 9 March 2027</h3><h4>Train ICE 706 — Berlin Hbf to Hamburg Hbf</h4>' +
      tableOf(`Departs | 08:38, Berlin Hbf, platform 7
        Arrives | 10:26, Hamburg Hbf
        Booking ref | 8KX2QP
        Seat | Coach 23, seat 64`) +
      '<h4>Stay — Hotel Elbufer</h4>' +
      tableOf(`Where | Neumühlen 12, 22763 Hamburg
        Check-in | from 15:00
        Check-out | Thu 11 March, by 11:00
        Confirmation | ELB-55102`),
    read: [
      'Train | ICE 706 | Berlin Hbf > Hamburg Hbf | 2027-03-09T08:38 – 2027-03-09T10:26 | 23/64 | 8KX2QP | Ingrid Halvorsen',
      'Lodging | Hotel Elbufer, Hamburg | 2027-03-09T15:00 – 2027-03-11T11:00 | ELB-55102 | Ingrid Halvorsen',
    ],
  },
  'a programme of days with a number at the end of each line': {
    subject: 'Your travel plan',
    page:
      '<p>Prepared for Dr Miriam Osei · Agency file 99213</p><h3>Day 1 – Sunday 14 March 2027</h3><p>BA 075 London ' +
      'Heathrow (T5) 22:20 → Lagos 05:40 (15 Mar), seat 33K, conf. ZK4R9T</p><h3>Day 2 – Monday 15 March 2027</h3>' +
      '<p>06:30 Private transfer airport → Eko Shoreline Hotel (confirmation LAG-2210)</p><p>Check-in Eko Shoreline ' +
      'Hotel, 12 Kuramo Waters, Victoria Island, Lagos – 3 nights, conf. 8820417</p>',
    read: [
      'Flight | BA 75 | London Heathrow > Lagos | 2027-03-14T22:20 – 2027-03-15T05:40 | 33K | ZK4R9T | Miriam Osei',
      'Taxi | airport > Eko Shoreline Hotel | 2027-03-15T06:30 | LAG-2210 | Miriam Osei',
      'Lodging | Eko Shoreline Hotel, Lagos | 2027-03-15 – 2027-03-18 | 8820417 | Miriam Osei',
    ],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));
