import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, tableOf } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Mails laid out as railways, airlines and booking sites lay theirs out: each once went wrong.

type Layout = { from?: string; subject?: string; page: string; read: string[] };

const layouts: { [what: string]: Layout } = {
  'a title names the way, and the bus stands between its stops': {
    page:
      '<p>Numéro de réservation : 3127746512</p><p>Trajet 1 : Lyon - Genève</p>' +
      tableOf('mer. 17 mars 2027\n07:40 | Lyon Perrache\nBus 731 direction Zürich\n10:05 | Genève (Gare routière)'),
    read: ['Bus | 731 | Lyon Perrache > Genève (Gare routière) | 2027-03-17T07:40 – 2027-03-17T10:05 | 3127746512'],
  },
  'a first row names where the whole journey goes, not where its first leg begins': {
    page:
      '<p>Thank you for booking with KLM. Booking code 5RTK2W</p>' +
      tableOf(`Outbound flight: London - Osaka
        Sat 13 Mar 27, 09:15 | London (Heathrow Airport)
        KL1002 – Economy Class – 1h 25m
        Sat 13 Mar 27, 11:40 | Amsterdam (Schiphol)
        Transfer time: 2h 35m
        Sat 13 Mar 27, 14:15 | Amsterdam (Schiphol)
        KL867 – Economy Class – 12h 55m
        Sun 14 Mar 27, 11:10 | Osaka (Kansai International)`),
    read: [
      'Flight | KL 1002 | London (Heathrow Airport) > Amsterdam (Schiphol) | 2027-03-13T09:15 – 2027-03-13T11:40 | 5RTK2W',
      'Flight | KL 867 | Amsterdam (Schiphol) > Osaka (Kansai International) | 2027-03-13T14:15 – 2027-03-14T11:10 | 5RTK2W',
    ],
  },
  'the airline’s name in capitals stands for its code, in a table that says flight nowhere': {
    from: 'Delta',
    subject: 'Your Receipt',
    page:
      '<p>Your Trip Confirmation #: HK7Q2W. Your trip is booked.</p>' +
      tableOf(`Tue, 16MAR | DEPART | ARRIVE
        DELTA 1463 // Main Cabin (V) | BOSTON, MA // 8:20am | ATLANTA // 11:15am
        Fri, 19MAR | DEPART | ARRIVE
        DELTA 1187 // Main Cabin (X) | ATLANTA // 4:05pm | BOSTON, MA // 6:40pm`),
    read: [
      'Flight | DL 1463 | BOSTON, MA > ATLANTA | 2027-03-16T08:20 – 2027-03-16T11:15 | HK7Q2W',
      'Flight | DL 1187 | ATLANTA > BOSTON, MA | 2027-03-19T16:05 – 2027-03-19T18:40 | HK7Q2W',
    ],
  },
  'stations for trains from abroad': {
    page:
      '<p>Hello Priya Nair,</p><p>Booking reference: SWKQ2R</p>' +
      tableOf(`Inbound | Friday 19 March 2027
        Paris Gare du Nord | London St Pancras Int'l
        18:13 | 19:30
        Train 9049 | Coach 3, Seat 21`),
    read: [
      "Train | 9049 | Paris Gare du Nord > London St Pancras Int'l | 2027-03-19T18:13 – 2027-03-19T19:30 | 3/21 | SWKQ2R | Priya Nair",
    ],
  },
  'seats out and back behind the word for seats': {
    page:
      '<p>Booking ref: TTW8KQ2P</p>' +
      tableOf('Out: Thu 18 Mar 2027\n09:30 | London Paddington\n | GWR, 1h 42m\n11:12 | Bristol Temple Meads') +
      tableOf('Return: Fri 19 Mar 2027\n17:00 | Bristol Temple Meads\n | GWR, 1h 44m\n18:44 | London Paddington') +
      '<p>Seat reservations: Out: Coach C Seat 24A. Return: Coach D Seat 11</p><p>1 x Advance Single</p>',
    read: [
      'Train | London Paddington > Bristol Temple Meads | 2027-03-18T09:30 – 2027-03-18T11:12 | C/24A | TTW8KQ2P',
      'Train | Bristol Temple Meads > London Paddington | 2027-03-19T17:00 – 2027-03-19T18:44 | D/11 | TTW8KQ2P',
    ],
  },
  'a ferry line that says ferry nowhere': {
    from: 'Stena Line',
    page:
      '<h2>Booking confirmed</h2><p>Reference: HX72KQ</p>' +
      tableOf('Holyhead // Departs 08:10 // Sat 13 Feb 2027 | → | Dublin Port // Arrives 11:35 // Sat 13 Feb 2027'),
    read: ['Boat | Holyhead > Dublin Port | 2027-02-13T08:10 – 2027-02-13T11:35 | HX72KQ'],
  },
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
  'a taxi’s number in two groups': {
    page:
      '<p>Votre taxi est réservé.</p><p>N° de réservation : 7718 4402</p><p>Le mardi 16 mars 2027 à 05h45</p>' +
      '<p>De : 14 rue Lecourbe, 75015 Paris<br>À : Aéroport Paris-Orly, Orly 4</p>',
    read: ['Taxi | 14 rue Lecourbe, 75015 Paris > Aéroport Paris-Orly | 2027-03-16T05:45 | 7718 4402'],
  },
  'a table by a site that books tables': {
    from: 'TheFork',
    page:
      '<p>Votre réservation est confirmée</p><h2>Chez Mathilde</h2><p>22 rue des Capucins, 69001 Lyon</p>' +
      '<p>Date : jeudi 18 mars 2027<br>Heure : 20:15<br>Nombre de personnes : 4<br>Au nom de : Claire Fabre</p>',
    read: ['FoodEstablishment | Chez Mathilde, Lyon | 2027-03-18T20:15 | for 4 | Claire Fabre'],
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
  'a row that says not booked, though it speaks of seats': {
    page:
      '<p>Booking reference: N6VJ2R. Your flight is confirmed.</p>' +
      tableOf(`Flight | Date | Route | Departs | Arrives | Status
        WF 391 | Tue 8 June 2027 | Aberdeen (ABZ) – Bergen (BGO) | 0935 | 1150 | Confirmed
        WF 395 | Tue 8 June 2027 | Aberdeen (ABZ) – Bergen (BGO) | 1410 | 1625 | No seats – not booked`),
    read: ['Flight | WF 391 | Aberdeen > Bergen | 2027-06-08T09:35 – 2027-06-08T11:50 | N6VJ2R'],
  },
  'a flight’s number grown together with the word behind it': {
    page:
      '<p>Your booking reference is ZR4TMV. Your booking is confirmed.</p><h3>Manchester – Helsinki</h3>' +
      '<p>Wednesday 15 September 2027 · direct</p><div><b>AY1362</b><span>Operated by Finnair</span><br>18:05<br>' +
      'Manchester MAN<br>22:50<br>Helsinki Vantaa HEL</div>',
    read: ['Flight | AY 1362 | Manchester MAN > Helsinki Vantaa HEL | 2027-09-15T18:05 – 2027-09-15T22:50 | ZR4TMV'],
  },
  'how long a way with a change takes is no hour': {
    page:
      '<p>Référence du dossier : RW9NHC</p><p>Aller, mardi 21 septembre<br>3 h 43 · 1 correspondance · 2de classe</p>' +
      '<p>08:05 Rennes<br>TGV INOUI 8602<br>09:32 Paris Montparnasse</p>',
    read: ['Train | TGV INOUI 8602 | Rennes > Paris Montparnasse | 2027-09-21T08:05 – 2027-09-21T09:32 | RW9NHC'],
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
  'a coach by its letter in the cell of the seat': {
    page:
      '<p>Booking reference: 7HXQ2M</p>' +
      tableOf(`Date | From | To | Depart | Arrive | Operator | Seat
        16 Mar 2027 | Leeds | London Kings Cross | 07:15 | 09:31 | LNER | D 42`) +
      '<p>Here are your train tickets.</p>',
    read: ['Train | LNER | Leeds > London Kings Cross | 2027-03-16T07:15 – 2027-03-16T09:31 | D/42 | 7HXQ2M'],
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
  'a code in two groups of letters and figures': {
    page:
      '<p>Guten Tag Frau Eva Lindner,</p><p>Ihr Buchungscode: 7KQ2 M9XR</p><p>Datum: Mi, 17.03.2027<br>' +
      'ab 08:30 Wien Hbf<br>an 10:52 Salzburg Hbf<br>RJX 862, Wagen 23, Platz 84</p>',
    read: [
      'Train | RJX 862 | Wien Hbf > Salzburg Hbf | 2027-03-17T08:30 – 2027-03-17T10:52 | 23/84 | 7KQ2 M9XR | Eva Lindner',
    ],
  },
  'a changed stay in two sentences, over the address and the hours of the house': {
    page:
      '<p>Dear Ms Vance,</p><p>As requested we have changed your booking RI-88213. Your new arrival date is Thursday 18 ' +
      'March 2027 (was: Wednesday 17 March 2027). Your departure stays Saturday 20 March 2027.</p>' +
      '<p>Riverside Inn, 3 Mill Lane, York YO1 9PL. Check-in from 2pm, check-out by 10.30am.</p>',
    read: ['Lodging | Riverside Inn, York | 2027-03-18T14:00 – 2027-03-20T10:30 | RI-88213'],
  },
  'who flies and its number behind one label': {
    page:
      '<p>Compagnie : Transavia - Vol TO 4322</p><p>De : Paris Orly (ORY) - Terminal 3<br>À : Porto (OPO)<br>Départ le ' +
      '16/03/2027 à 06h35<br>Arrivée le 16/03/2027 à 07h50</p><p>Code de réservation : XK7QPM</p>',
    read: ['Flight | TO 4322 | Paris Orly > Porto | 2027-03-16T06:35 – 2027-03-16T07:50 | XK7QPM'],
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
  'a coach between stops in brackets, its line below': {
    page:
      '<p>Votre réservation n° 3127746512 est confirmée</p><p>Départ : mercredi 17 mars 2027, 23:15<br>Paris (Quai de ' +
      'Bercy)</p><p>Arrivée : jeudi 18 mars 2027, 06:40<br>Toulouse (Gare routière)</p><p>Ligne N732</p>',
    read: [
      'Bus | N732 | Paris (Quai de Bercy) > Toulouse (Gare routière) | 2027-03-17T23:15 – 2027-03-18T06:40 | 3127746512',
    ],
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
  'a hire that is fetched here and returned here, in no other words': {
    subject: 'Europcar reservation 1187263544',
    page:
      '<p>Your reservation number 1187263544 is confirmed.</p><p>Pick-up: Malaga Airport, 16/03/2027 10:00<br>Return: ' +
      'Malaga Airport, 19/03/2027 18:00</p>',
    read: ['RentalCar | Malaga Airport > Malaga Airport | 2027-03-16T10:00 – 2027-03-19T18:00 | 1187263544'],
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
  'a cancelled stay whose house only the news names': {
    page:
      '<p>Your booking at King Street Rooms has been cancelled as requested.</p><p>Booking ID: KSR-20417<br>Check-in: ' +
      'Tue 16 Mar 2027<br>Check-out: Thu 18 Mar 2027<br>Address: 44 King Street, Manchester M2 6BA</p>',
    read: ['Lodging | King Street Rooms, Manchester | 2027-03-16 – 2027-03-18 | KSR-20417'],
  },
  'a change told in one line, and whose train it is behind where it goes': {
    page:
      '<p>There is a change to your journey (booking 7HXQ2M).</p><p>Previously: 16 Mar 2027, 09:30 London Paddington - ' +
      '11:12 Bristol Temple Meads<br>Now: 16 Mar 2027, 10:00 London Paddington - 11:45 Bristol Temple Meads, GWR, ' +
      'coach B seat 31</p>',
    read: ['Train | London Paddington > Bristol Temple Meads | 2027-03-16T10:00 – 2027-03-16T11:45 | B/31 | 7HXQ2M'],
  },
  'a ride that is reserved without a number': {
    page:
      '<p>Thanks for reserving, Helen</p><p>Wed, Mar 17, 2027 at 6:10 AM<br>Pickup: 250 Franklin St, Boston, MA<br>' +
      'Dropoff: Boston Logan International Airport (BOS), Terminal B</p>',
    read: [
      'Taxi | 250 Franklin St, Boston, MA > Boston Logan International Airport (BOS), Terminal B | 2027-03-17T06:10',
    ],
  },
  'who flies between dots, and codes behind the hours': {
    page:
      '<h1>Your trip is booked</h1><p>Tue, 16 Mar 2027</p><p>10:05 AM &bull; MAD</p><p>Madrid Barajas</p>' +
      '<p>1h 20m &bull; Iberia 3102</p><p>10:25 AM &bull; LIS</p><p>Lisbon Humberto Delgado</p>' +
      '<p>Airline confirmation: JQ2KXW</p>',
    read: [
      'Flight | IB 3102 | Madrid Barajas > Lisbon Humberto Delgado | 2027-03-16T10:05 – 2027-03-16T10:25 | JQ2KXW',
    ],
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
  'when a plane lands is not when a car comes back': {
    page:
      '<p>C’est tout bon pour la voiture, je vous confirme la réservation<br>n° CL-3391 chez Caravelle Location :</p>' +
      '<p>- véhicule : Dacia Sandero, 5 portes, clim<br>- départ : jeudi 9 décembre ' +
      '2027 à 17 h 15, aéroport Aimé-Césaire<br>(votre avion se pose à 16 h 20, je serai aux arrivées)<br>- retour : ' +
      'jeudi 16 décembre 2027 à 14 h, agence de Schoelcher</p>',
    read: ['RentalCar | aéroport Aimé-Césaire > agence de Schoelcher | 2027-12-09T17:15 – 2027-12-16T14:00 | CL-3391'],
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
  'a journey cancelled in one sentence': {
    subject: 'Annulation de votre voyage',
    page:
      '<p>Votre voyage Nantes – Paris du 16 mars 2027 (départ 07h04, TGV INOUI 8812) a bien été annulé.</p>' +
      '<p>Référence du dossier : QZ7KLM</p>',
    read: ['Train | TGV INOUI 8812 | Nantes > Paris | 2027-03-16T07:04 | QZ7KLM'],
  },
  'a room cancelled in one sentence, which no word calls a room': {
    subject: 'Annulation de votre réservation',
    page:
      '<p>Nous avons bien pris en compte l’annulation de votre réservation n° 88-20417 à La Maison du Port (4 quai de ' +
      'la Douane, 29200 Brest), prévue du 8 au 10 mars 2027.</p><p>Aucun frais ne vous sera facturé.</p>',
    read: ['Lodging | La Maison du Port, Brest | 2027-03-08 – 2027-03-10 | 88-20417'],
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
  'hours of a house in a line of their own': {
    page:
      '<p>Guest Name: <b>Laura Pienaar</b> | Confirmation No.: <b>CZ449021</b></p><p>Arrival Date: 17-Mar-2027 | ' +
      'Departure Date: 20-Mar-2027 | Nights: 3</p><p>Check in: 15:00 Check out: 12:00</p><p>Hotel Vitkov, Husitská ' +
      '110, 130 00 Praha, Czech Republic</p>',
    read: ['Lodging | Hotel Vitkov, Praha | 2027-03-17T15:00 – 2027-03-20T12:00 | CZ449021 | Laura Pienaar'],
  },
  'seats of both flights behind who flies, and terminals behind a dash': {
    from: 'Ryanair',
    page:
      '<p>Reservation number: W4QK7Z</p>' +
      tableOf(`OUT | FR1884
        Thu, 18 Mar 27 |
        Dublin - Terminal 1 (DUB) | Berlin Brandenburg - T1 (BER)
        06:35 Depart | 09:55 Arrive`) +
      tableOf(`RETURN | FR1885
        Sun, 21 Mar 27 |
        Berlin Brandenburg - T1 (BER) | Dublin - Terminal 1 (DUB)
        10:20 Depart | 11:45 Arrive`) +
      '<p>Passengers</p><p>Mr Cian Keogh - 18C, 21A</p>',
    read: [
      'Flight | FR 1884 | Dublin > Berlin Brandenburg | 2027-03-18T06:35 – 2027-03-18T09:55 | 18C | W4QK7Z | Cian Keogh',
      'Flight | FR 1885 | Berlin Brandenburg > Dublin | 2027-03-21T10:20 – 2027-03-21T11:45 | 21A | W4QK7Z | Cian Keogh',
    ],
  },
  'seats of two trains in one line below them': {
    page:
      '<p>Order number: 310447721950</p>' +
      tableOf(`Station | Date | Time | Platform | Train
        Frankfurt(Main)Hbf | 10.03.27 | dep 07:58 | 9 | ICE 571
        Stuttgart Hbf | 10.03.27 | arr 09:23 | 14 |
        Stuttgart Hbf | 10.03.27 | dep 09:51 | 12 | IC 2063
        Nürnberg Hbf | 10.03.27 | arr 12:03 | 4 |`) +
      '<p>Reservation: coach 27, seat 55, coach 4 seat 81</p>',
    read: [
      'Train | ICE 571 | Frankfurt(Main)Hbf > Stuttgart Hbf | 2027-03-10T07:58 – 2027-03-10T09:23 | 27/55 | 310447721950',
      'Train | IC 2063 | Stuttgart Hbf > Nürnberg Hbf | 2027-03-10T09:51 – 2027-03-10T12:03 | 4/81 | 310447721950',
    ],
  },
  'a coach whose number of ten figures is in groups': {
    page:
      '<p>Booking No. 331 204 7781</p><p>Sat, 20 Mar 2027</p>' +
      tableOf(`09:10 | Vienna Erdberg
         | Bus 184, direction Budapest
        12:05 | Budapest Népliget`) +
      '<p>Passenger: Zoltán Fekete, Seat 8B</p>',
    read: [
      'Bus | 184 | Vienna Erdberg > Budapest Népliget | 2027-03-20T09:10 – 2027-03-20T12:05 | 8B | 331 204 7781 | Zoltán Fekete',
    ],
  },
};

for (const [what, { from = 'Bookings', subject = 'Your booking', page, read }] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readMail(from, subject, page), read));

test('the flight that takes the place of a cancelled one is not cancelled', async () => {
  const mail = `Subject: Your flight
Content-Type: text/plain; charset=utf-8

We are sorry to inform you that your flight LH1792 from Munich (MUC) to Lisbon (LIS) on 16 March 2027, 11:05, has been cancelled. Booking code: 7WQHKE.

We have rebooked you on LH1794 on 16 March 2027, departing Munich 15:20, arriving Lisbon 17:40.`;
  const { reservations } = await extract(new TextEncoder().encode(mail.replaceAll('\n', '\r\n')), {
    contextDate: '2027-01-05',
  });
  const statuses = reservations.map(({ booking }) => ['number' in booking && booking.number, booking.status]);
  assert.deepEqual(statuses, [
    ['1792', 'cancelled'],
    ['1794', 'changed'],
  ]);
});
