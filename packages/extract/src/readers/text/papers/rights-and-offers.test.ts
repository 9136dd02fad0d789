import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, tableOf } from '../../../../testing/told.ts';

// What a mail says besides: which flight it is that was cancelled, what one may do, by which law.

const layouts: { [what: string]: Layout } = {
  'a flight behind the word for its state, an example of another and the number of a law': {
    page:
      '<p>Nous sommes contraints d’annuler le vol suivant de votre réservation R4WZ9K :</p>' +
      '<p>ANNULÉ TO3522<br>Paris Orly (ORY) → Athènes (ATH)<br>Vendredi 3 septembre 2027 – départ 06:25, arrivée 10:40</p>' +
      '<p>Votre vol retour reste confirmé :</p>' +
      '<p>CONFIRMÉ TO3523<br>Athènes (ATH) → Paris Orly (ORY)<br>Mercredi 8 septembre 2027 – départ 11:30, arrivée 14:00</p>' +
      '<p>Vous pouvez changer pour un autre vol, par exemple TO3524 le samedi 4 septembre à 15:10.</p>' +
      '<p>Vos droits : règlement (CE) n° 261/2004.</p>',
    read: [
      'Flight | TO 3522 | Paris Orly > Athènes | 2027-09-03T06:25 – 2027-09-03T10:40 | R4WZ9K',
      'Flight | TO 3523 | Athènes > Paris Orly | 2027-09-08T11:30 – 2027-09-08T14:00 | R4WZ9K',
    ],
  },
  'a booking behind such a word keeps its number': {
    page: '<p>Hotel Sonne, Bahnhofstrasse 2, 8001 Zürich. Check-in 8 September 2027, check-out 9 September 2027.</p><p>Confirmed HB4471</p>',
    read: ['Lodging | Hotel Sonne, Zürich | 2027-09-08 – 2027-09-09 | HB4471'],
  },
  'a number of a car with the word that its hirer prints behind it': {
    page:
      '<p>Your car is reserved. Confirmation number: 1408863327 COUNT</p>' +
      tableOf(
        'PICK-UP // Fri, 2 July 2027 5:30 PM // Inverness Airport | RETURN // Tue, 6 July 2027 9:00 AM // Aberdeen Airport',
      ) +
      '<p>VEHICLE<br>Compact SUV<br>Nissan Juke or similar</p>',
    read: ['RentalCar | Inverness Airport > Aberdeen Airport | 2027-07-02T17:30 – 2027-07-06T09:00 | 1408863327 COUNT'],
  },
  'a name of people beside its label is a value, whatever stands below the label': {
    page:
      '<p>Votre vol est réservé. Référence : LGPVTR</p>' +
      tableOf(`Nom | Camille Perrin | Service | Recherche et développement
        Matricule | 0041772 | Imputation | 21040-3315`) +
      tableOf('AF 1082 | Paris (CDG) – Nice (NCE) | lundi 12/04/2027 // Départ 7h05 // Arrivée 8h35'),
    read: ['Flight | AF 1082 | Paris > Nice | 2027-04-12T07:05 – 2027-04-12T08:35 | LGPVTR | Camille Perrin'],
  },
  'behind the desk of a company stands where it is, also for a day': {
    page:
      '<p>Réservations confirmées. Voyageuse : Léa Brunet</p>' +
      '<p>Budget, confirmation 31840077CA5, du jeudi 11 novembre 2027 à 8 h 30 au jeudi 11 novembre 2027 à 18 h, prise en ' +
      'charge et retour au comptoir Budget Gare du Palais. Toyota Corolla ou semblable.</p>',
    read: [
      'RentalCar | Gare du Palais > Gare du Palais | 2027-11-11T08:30 – 2027-11-11T18:00 | 31840077CA5 | Léa Brunet',
    ],
  },
  'a house in forms and its drivers in a table, each with its number': {
    page:
      '<p>BON D’ÉCHANGE N° HDS-27-44190, émis le 12 février 2027. Votre réservation est confirmée.</p><h3>HÉBERGEMENT</h3>' +
      tableOf(`Établissement | Riad Dar Zellija
        Adresse | 17 derb Sidi Bouloukat, 40000 Marrakech, Maroc
        Confirmation riad | DZ 70512`) +
      '<h3>SÉJOUR</h3>' +
      tableOf(`Arrivée | lundi 5 avril 2027
        Départ | samedi 10 avril 2027
        Nombre de nuits | 5`) +
      '<p>TRANSFERTS PRIVÉS INCLUS – PRESTATAIRE ATLAS NAVETTES, RÉF. AN-2290</p>' +
      tableOf(`Date | Heure | Prise en charge | Dépose
        05/04/2027 | 17:15 | Aéroport Marrakech-Ménara | Riad Dar Zellija
        10/04/2027 | 09:30 | Riad Dar Zellija | Aéroport Marrakech-Ménara`),
    read: [
      'Taxi | Aéroport Marrakech-Ménara > Riad Dar Zellija | 2027-04-05T17:15 | AN-2290',
      'Lodging | Riad Dar Zellija, Marrakech | 2027-04-05 – 2027-04-10 | DZ 70512',
      'Taxi | Riad Dar Zellija > Aéroport Marrakech-Ménara | 2027-04-10T09:30 | AN-2290',
    ],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));
