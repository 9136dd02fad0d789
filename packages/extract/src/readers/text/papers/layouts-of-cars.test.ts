import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, tableOf } from '../../../../testing/told.ts';

// Mails laid out as drivers and hirers of cars lay theirs out: each once went wrong.

const layouts: { [what: string]: Layout } = {
  'a taxi’s number in two groups': {
    page:
      '<p>Votre taxi est réservé.</p><p>N° de réservation : 7718 4402</p><p>Le mardi 16 mars 2027 à 05h45</p>' +
      '<p>De : 14 rue Lecourbe, 75015 Paris<br>À : Aéroport Paris-Orly, Orly 4</p>',
    read: ['Taxi | 14 rue Lecourbe, 75015 Paris > Aéroport Paris-Orly | 2027-03-16T05:45 | 7718 4402'],
  },
  'who is greeted before the news': {
    page:
      '<p>Hallo Jonas Weidner, Ihre Buchung ist bestätigt.</p><p>Reservierungsnummer: 9918273645</p>' +
      tableOf(`Abholung | Rückgabe
        Lissabon Flughafen // 16.03.2027 – 14:00 Uhr | Porto Innenstadt // 19.03.2027 – 12:00 Uhr`) +
      '<p>Fahrzeug: VW Golf oder ähnlich</p>',
    read: [
      'RentalCar | Lissabon Flughafen > Porto Innenstadt | 2027-03-16T14:00 – 2027-03-19T12:00 | 9918273645 | Jonas Weidner',
    ],
  },
  'when a driver comes, without a hyphen': {
    subject: 'Transfer booking confirmation TX-88120',
    page: tableOf(`Booking number | TX-88120
      Pick up date & time | 16/03/2027 18:30
      Pick up | Seville Airport (SVQ)
      Drop off | Casa Azul, Calle de la Luna 7, Sevilla
      Flight number | FR5362
      Vehicle | Standard sedan`),
    read: ['Taxi | Seville Airport (SVQ) > Casa Azul, Calle de la Luna 7, Sevilla | 2027-03-16T18:30 | TX-88120'],
  },
  'a hire that is fetched here and returned here, in no other words': {
    subject: 'Europcar reservation 1187263544',
    page:
      '<p>Your reservation number 1187263544 is confirmed.</p><p>Pick-up: Malaga Airport, 16/03/2027 10:00<br>Return: ' +
      'Malaga Airport, 19/03/2027 18:00</p>',
    read: ['RentalCar | Malaga Airport > Malaga Airport | 2027-03-16T10:00 – 2027-03-19T18:00 | 1187263544'],
  },
  'a ride that is reserved without a number': {
    page:
      '<p>Thanks for reserving, Helen</p><p>Wed, Mar 17, 2027 at 6:10 AM<br>Pickup: 250 Franklin St, Boston, MA<br>' +
      'Dropoff: Boston Logan International Airport (BOS), Terminal B</p>',
    read: [
      'Taxi | 250 Franklin St, Boston, MA > Boston Logan International Airport (BOS), Terminal B | 2027-03-17T06:10',
    ],
  },
  'when a plane lands is not when a car comes back': {
    page:
      '<p>C’est tout bon pour la voiture, je vous confirme la réservation<br>n° CL-3391 chez Caravelle Location :</p>' +
      '<p>- véhicule : Dacia Sandero, 5 portes, clim<br>- départ : jeudi 9 décembre ' +
      '2027 à 17 h 15, aéroport Aimé-Césaire<br>(votre avion se pose à 16 h 20, je serai aux arrivées)<br>- retour : ' +
      'jeudi 16 décembre 2027 à 14 h, agence de Schoelcher</p>',
    read: ['RentalCar | aéroport Aimé-Césaire > agence de Schoelcher | 2027-12-09T17:15 – 2027-12-16T14:00 | CL-3391'],
  },
  'the number of who lets the car, below its head, beside that of a broker’s voucher': {
    page:
      '<p>Bon n° LB-2280417</p><p>Votre location est confirmée, présentez ce bon au comptoir du loueur.</p>' +
      tableOf(`Loueur | Réf. loueur
        Centauro Rent a Car | 90411563`) +
      tableOf(`Prise en charge | Restitution
        samedi 8 mai 2027, 11 h 45 | samedi 15 mai 2027, 18 h 30
        Aéroport de Málaga | Gare María Zambrano`),
    read: ['RentalCar | Aéroport de Málaga > Gare María Zambrano | 2027-05-08T11:45 – 2027-05-15T18:30 | 90411563'],
  },
  'two rides in one mail, each below its day': {
    page:
      '<p>Je vous confirme vos deux courses de taxi, bon n° 1147, au nom de M. Olivier Grandclément :</p>' +
      '<p>1) mardi 22 juin 2027 à 10 h 10<br>Prise en charge : gare de Lyon-Part-Dieu<br>Dépose : 15 avenue des Soyeux, ' +
      '69008 Lyon</p><p>2) mercredi 23 juin 2027 à 17 h 40<br>Prise en charge : 15 avenue des Soyeux, 69008 Lyon<br>' +
      'Dépose : gare de Lyon-Part-Dieu</p>',
    read: [
      'Taxi | gare de Lyon-Part-Dieu > 15 avenue des Soyeux, 69008 Lyon | 2027-06-22T10:10 | 1147 | Olivier Grandclément',
      'Taxi | 15 avenue des Soyeux, 69008 Lyon > gare de Lyon-Part-Dieu | 2027-06-23T17:40 | 1147 | Olivier Grandclément',
    ],
  },
  'branches of a hired car over their streets': {
    subject: 'Votre réservation de véhicule',
    page:
      '<p>Merci pour votre réservation. Numéro de réservation : FR1204477</p>' +
      tableOf(`Départ | Retour
        Agence Lyon Part-Dieu Gare | Agence Marseille Saint-Charles
        42 bd Vivier-Merle, 69003 Lyon | 8 rue Leclerc, 13001 Marseille
        lun. 15 mars 2027 à 08:30 | mer. 17 mars 2027 à 18:00`) +
      '<p>Conducteur : Jean-Paul Mercier</p>',
    read: [
      'RentalCar | Agence Lyon Part-Dieu Gare > Agence Marseille Saint-Charles | 2027-03-15T08:30 – 2027-03-17T18:00 | FR1204477 | Jean-Paul Mercier',
    ],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));
