import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, tableOf } from '../../../../testing/told.ts';

// Mails laid out as houses, and the sites that let their rooms and tables, lay theirs out: each once went wrong.

const layouts: { [what: string]: Layout } = {
  'a house is not called by how it is let': {
    page:
      '<h1>Votre voyage à Lisbonne est confirmé !</h1><h2>Studio lumineux Alfama</h2><p>Logement entier</p>' +
      tableOf('Arrivée // vendredi 19 mars 2027 // 15:00 | Départ // lundi 22 mars 2027 // 11:00') +
      '<p>Adresse<br>Rua dos Remédios 48, 1100-447 Lisboa, Portugal</p><p>Code de confirmation<br>HMQ4K9ZX2A</p>',
    read: ['Lodging | Studio lumineux Alfama, Lisboa | 2027-03-19T15:00 – 2027-03-22T11:00 | HMQ4K9ZX2A'],
  },
  'the house’s own number beside that of the whole trip': {
    subject: 'Travel confirmation - (Itinerary # 72018837465512)',
    page:
      '<h1>Your trip to Porto is booked</h1><p>Itinerary # 72018837465512</p><h2>Ribeira Garden Hotel</h2>' +
      '<p>Confirmation # 9917264</p><p>Praca da Ribeira 12, Porto, 4050-513 Portugal</p>' +
      tableOf('Check-in // Sat, Mar 20 // from 3:00 PM | Check-out // Tue, Mar 23 // until noon'),
    read: ['Lodging | Ribeira Garden Hotel, Porto | 2027-03-20T15:00 – 2027-03-23T12:00 | 9917264'],
  },
  'a table by a site that books tables': {
    from: 'TheFork',
    page:
      '<p>Votre réservation est confirmée</p><h2>Chez Mathilde</h2><p>22 rue des Capucins, 69001 Lyon</p>' +
      '<p>Date : jeudi 18 mars 2027<br>Heure : 20:15<br>Nombre de personnes : 4<br>Au nom de : Claire Fabre</p>',
    read: ['FoodEstablishment | Chez Mathilde, Lyon | 2027-03-18T20:15 | for 4 | Claire Fabre'],
  },
  'who sleeps in which room, not who called': {
    page:
      '<p>Bonjour Madame Vasseur,</p><p>je vous confirme la réservation n° 1147 pour vos deux collègues :</p>' +
      '<p>- chambre 21 (côté cour) : Mme Hortense Kessler<br>- chambre 24 (côté cour) : M. Bastien Droulers</p>' +
      '<p>du lundi 8 au jeudi 11 novembre 2027, soit trois nuits.</p><p>Nathalie Vasseur vous remercie.</p>' +
      '<p>Hôtel du Vieux Pressoir<br>17 rue des Tanneries - 68000 Colmar</p>',
    read: [
      'Lodging | Hôtel du Vieux Pressoir, Colmar | 2027-11-08 – 2027-11-11 | 1147 | Hortense Kessler + Bastien Droulers',
    ],
  },
  'a changed stay in two sentences, over the address and the hours of the house': {
    page:
      '<p>Dear Ms Vance,</p><p>As requested we have changed your booking RI-88213. Your new arrival date is Thursday 18 ' +
      'March 2027 (was: Wednesday 17 March 2027). Your departure stays Saturday 20 March 2027.</p>' +
      '<p>Riverside Inn, 3 Mill Lane, York YO1 9PL. Check-in from 2pm, check-out by 10.30am.</p>',
    read: ['Lodging | Riverside Inn, York | 2027-03-18T14:00 – 2027-03-20T10:30 | RI-88213 | Vance'],
  },
  'days of a stay under one label, the hours of the house in a line': {
    page:
      '<p>We are happy to confirm your stay with us:</p><p>Dates: 16-19 March 2027<br>Room: Superior Double<br>Booking ' +
      'no.: CA 0417</p><p>Check-in 14:00, check-out 12:00.</p><p>Casa Azul, Calle de la Luna 7, 41004 Sevilla, Spain</p>',
    read: ['Lodging | Casa Azul, Sevilla | 2027-03-16T14:00 – 2027-03-19T12:00 | CA 0417'],
  },
  'a table in a house that its address names': {
    page:
      '<p>Thanks for booking with us!</p><p>Wednesday 17 March 2027 at 7:30pm<br>Table for 3<br>Ref: SL-4471</p>' +
      '<p>The Salt Loft, 4 Quay Street, Bristol BS1 4JE</p>',
    read: ['FoodEstablishment | The Salt Loft, Bristol | 2027-03-17T19:30 | for 3 | SL-4471'],
  },
  'a cancelled stay whose house only the news names': {
    page:
      '<p>Your booking at King Street Rooms has been cancelled as requested.</p><p>Booking ID: KSR-20417<br>Check-in: ' +
      'Tue 16 Mar 2027<br>Check-out: Thu 18 Mar 2027<br>Address: 44 King Street, Manchester M2 6BA</p>',
    read: ['Lodging | King Street Rooms, Manchester | 2027-03-16 – 2027-03-18 | KSR-20417'],
  },
  'labels in boxes of their own width, in front of what they say': {
    page:
      '<p>Following your call we have updated your booking MCT-5520914.</p>' +
      ['Guest</span>Nadia Fernsby', 'Arrival</span><del>Mon, Nov 8, 2027</del> <b>Tue, Nov 9, 2027</b>']
        .concat('Departure</span>Thu, Nov 11, 2027', 'Room</span>Classic King, high floor')
        .map((row) => `<div><span style="display:inline-block;width:130px">${row}</div>`)
        .join('') +
      '<p>Check-in is from 4:00 PM, check-out by 11:00 AM.</p>' +
      '<p>Maplecourt Hotel Toronto | 88 Wellesford Street West, Toronto, ON M5V 2T9, Canada</p>',
    read: [
      'Lodging | Maplecourt Hotel Toronto, Toronto | 2027-11-09T16:00 – 2027-11-11T11:00 | MCT-5520914 | Nadia Fernsby',
    ],
  },
  'a house that has a shuttle too': {
    page:
      '<p>Votre réservation est garantie.</p>' +
      tableOf(`Numéro de réservation | AE-CMN-60417
        Occupant | M. Quentin Delahaye
        Résidence | Anfa Résidence Casablanca
        Adresse | 61 boulevard de la Corniche, 20180 Casablanca, Maroc
        Arrivée | lun. 13.09.2027, à partir de 15h00
        Départ | ven. 17.09.2027, avant 11h30
        Arrivée estimée | vers 22h15
        Hébergement | 1 studio 2 personnes, 4 nuits`) +
      '<p>Navette aéroport (sur demande, 250 MAD)</p>',
    read: [
      'Lodging | Anfa Résidence Casablanca, Casablanca | 2027-09-13T15:00 – 2027-09-17T11:30 | AE-CMN-60417 | Quentin Delahaye',
    ],
  },
  'a title begins the next name': {
    page:
      tableOf(`Booking | 4417-KB
        Guests | M. Étienne Marchal Mme Odile Marchal
        Hotel | Hotel Kaiserlinde`) +
      '<p>Address: Lindengasse 4, 1070 Wien, Austria</p><p>Check-in: 28 February 2028</p><p>Check-out: 1 March 2028</p>',
    read: ['Lodging | Hotel Kaiserlinde, Wien | 2028-02-28 – 2028-03-01 | 4417-KB | Étienne Marchal + Odile Marchal'],
  },
  'a room cancelled in one sentence, which no word calls a room': {
    subject: 'Annulation de votre réservation',
    page:
      '<p>Nous avons bien pris en compte l’annulation de votre réservation n° 88-20417 à La Maison du Port (4 quai de ' +
      'la Douane, 29200 Brest), prévue du 8 au 10 mars 2027.</p><p>Aucun frais ne vous sera facturé.</p>',
    read: ['Lodging | La Maison du Port, Brest | 2027-03-08 – 2027-03-10 | 88-20417'],
  },
  'hours of a house in a line of their own': {
    page:
      '<p>Guest Name: <b>Laura Pienaar</b> | Confirmation No.: <b>CZ449021</b></p><p>Arrival Date: 17-Mar-2027 | ' +
      'Departure Date: 20-Mar-2027 | Nights: 3</p><p>Check in: 15:00 Check out: 12:00</p><p>Hotel Vitkov, Husitská ' +
      '110, 130 00 Praha, Czech Republic</p>',
    read: ['Lodging | Hotel Vitkov, Praha | 2027-03-17T15:00 – 2027-03-20T12:00 | CZ449021 | Laura Pienaar'],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));
