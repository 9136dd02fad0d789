import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readMail, readPage } from '../../../../testing/told.ts';

// Orders and letters that tell a whole booking in a line or a sentence, there and back.

const flights =
  'Vous décollerez de Nantes le lundi 5 avril à 14 h 20 sur le vol Transavia TO7602 et vous vous poserez à Porto à 15 h 10 (heure locale). Le retour est prévu le jeudi 8 avril : vol TO7603, départ de Porto à 15 h 55, arrivée à Nantes à 18 h 45. La référence Transavia de ces deux vols est PX7QKL.';
const car =
  'Une voiture vous attendra au comptoir Europcar de l’aéroport de Porto le 5 avril à 15 h 45 ; vous la rendrez au même endroit le 8 avril à 14 h 15 (réservation n° 1094471820).';

test('a return three days later, and the number of both flights beside that of a car', async () => {
  const told = [
    'Flight | TO 7602 | Nantes > Porto | 2027-04-05T14:20 – 2027-04-05T15:10 | PX7QKL',
    'Flight | TO 7603 | Porto > Nantes | 2027-04-08T15:55 – 2027-04-08T18:45 | PX7QKL',
    'RentalCar | aéroport de Porto > aéroport de Porto | 2027-04-05T15:45 – 2027-04-08T14:15 | 1094471820',
  ];
  assert.deepEqual(
    (await readMail('Agence', 'Votre voyage à Porto', `<p>${flights}</p><p>${car}</p>`)).toSorted(),
    told,
  );
  const letter = ['Nantes, le 12 janvier 2027', 'Chère Madame Kerbrat,', flights, car];
  assert.deepEqual(
    (await readLetterOf(letter)).toSorted(),
    told.map((one) => `${one} | Kerbrat`),
  );
});

test('a stay whose last day and nights are said, in a house with a Spanish name', async () => {
  const letter = [
    '6 September 2027\nMs Frances Oyelaran',
    'You set out on Thursday 14 October 2027 with Iberia flight IB 3163, which leaves London Heathrow at 7.20 in the morning and lands at Madrid at 10.45. Their reference is LM7QZ8.',
    'In Córdoba we have taken a double room for three nights at the Casa de los Naranjos, Calle Barroso Alto 9, 14003 Córdoba. It is yours from three in the afternoon of the day you arrive until noon on Sunday the 17th; their reference is CNA-2205.',
    'You fly home with Loganair LM 21 from Kirkwall at 10:35 on Friday 22 October, arriving in Edinburgh at 11:40; Loganair’s reference is 7QK2MD.',
  ];
  assert.deepEqual((await readLetterOf(letter, '2027-09-06')).toSorted(), [
    'Flight | IB 3163 | London Heathrow > Madrid | 2027-10-14T07:20 – 2027-10-14T10:45 | LM7QZ8 | Frances Oyelaran',
    'Flight | LM 21 | Kirkwall > Edinburgh | 2027-10-22T10:35 – 2027-10-22T11:40 | 7QK2MD | Frances Oyelaran',
    'Lodging | Casa de los Naranjos, Córdoba | 2027-10-14T15:00 – 2027-10-17T12:00 | CNA-2205 | Frances Oyelaran',
  ]);
});

test('a table at half past nine, and a car from one branch to another at an hour in words', async () => {
  const letter = [
    '18 mars 2027\nMadame Ondine CARLIER',
    'Samedi 10 avril 2027, à onze heures, vous prendrez possession d’une Fiat 500 ou similaire chez Sixt, agence Turin Porta Susa, et vous la rendrez le lundi 12 avril à 17 h 30 à l’agence Gênes Aéroport. La réservation est la n° 9871120345.',
    'On Friday 9 April 2027 a table for two is waiting for you at half past nine at Bodega del Aljibe, Plaza del Potro Viejo 4, 14002 Córdoba.',
  ];
  assert.deepEqual((await readLetterOf(letter, '2027-03-18')).toSorted(), [
    'FoodEstablishment | Bodega del Aljibe, Córdoba | 2027-04-09T21:30 | for 2 | Ondine CARLIER',
    'RentalCar | Turin Porta Susa > Gênes Aéroport | 2027-04-10T11:00 – 2027-04-12T17:30 | 9871120345 | Ondine CARLIER',
  ]);
});

const there =
  'Votre traversée Roscoff – Plymouth avec Brittany Ferries est réservée : départ le lundi 8 mars 2027 à 22 h 30, arrivée à 6 h 30 le lendemain, à bord de l’Armorique, dossier BF-772140.';
const home =
  'Le retour se fait le jeudi 11 mars à 22 h 00 de Plymouth, arrivée à Roscoff le 12 mars à 8 h 00, même navire et même dossier.';

test('the day on which the way back lands is not that on which it leaves', async () => {
  const crossings = [
    'Boat | Armorique | Roscoff > Plymouth | 2027-03-08T22:30 – 2027-03-09T06:30 | BF-772140',
    'Boat | Armorique | Plymouth > Roscoff | 2027-03-11T22:00 – 2027-03-12T08:00 | BF-772140',
  ];
  assert.deepEqual(await readMail('Agence', 'Votre traversée', `<p>${there}</p><p>${home}</p>`), crossings);
  const letter = [
    'Rennes, le 4 janvier 2027',
    'Monsieur Aurélien Pichon',
    there,
    'À Plymouth, vous logerez au Barbican Rest, 22 New Street, Plymouth PL1 2NB, du 9 au 11 mars ; votre confirmation est BR-0091.',
    home,
  ];
  assert.deepEqual(
    (await readLetterOf(letter)).toSorted(),
    [...crossings, 'Lodging | Barbican Rest, Plymouth | 2027-03-09 – 2027-03-11 | BR-0091']
      .map((line) => `${line} | Aurélien Pichon`)
      .toSorted(),
  );
});

test('seats of two trains in one sentence, and in two', async () => {
  const trains = [
    'Train | TGV INOUI 7321 | Paris Nord > Dunkerque | 2027-03-08T11:46 – 2027-03-08T14:03 | 6/92 | ZK3PLQ | Yann KERMARREC',
    'Train | TGV INOUI 8712 | Quimper > Paris Montparnasse | 2027-03-08T06:04 – 2027-03-08T09:45 | 2/18 | ZK3PLQ | Yann KERMARREC',
  ];
  const [first, second] = [
    'train TGV INOUI 8712 le lundi 8 mars 2027, départ de Quimper à 06 h 04, arrivée à Paris Montparnasse à 09 h 45, voiture 2 place 18',
    'puis TGV INOUI 7321 le même jour, départ de Paris Nord à 11 h 46, arrivée à Dunkerque à 14 h 03, voiture 6 place 92. Dossier SNCF : ZK3PLQ.',
  ];
  const head = ['ORDRE DE MISSION N° 27-044', 'Nom : KERMARREC Yann\nFait à Quimper, le 4 janvier 2027'];
  for (const told of [[`Transport : ${first} ; ${second}`], [`Transport : ${first}.`, `Et ${second}`]])
    assert.deepEqual((await readLetterOf([...head, ...told])).toSorted(), trains);
});

test('Brest is the one in the country from which one flies, and what ship sails both ways is said once', async () => {
  const [flight] = await readFlights('AF 7728 Paris CDG – Brest, 3 May 2027, 06:10 – 07:25. PNR T9WK4L');
  assert.deepEqual(flight, { iata: 'BES', zone: 'Europe/Paris' });
  const form = [
    { heading: 'BON DE RÉSERVATION – TRAVERSÉE' },
    'Client : M. Pascal Ornano',
    [
      ['Compagnie', 'Corsica Linea'],
      ['Navire', 'Pascal Paoli'],
      ['Aller', 'Marseille – Bastia, départ le 08/03/2027 à 19:00, arrivée le 09/03/2027 à 07:30'],
      ['Retour', 'Bastia – Marseille, départ le 12/03/2027 à 18:30, arrivée le 13/03/2027 à 07:00'],
      ['N° de réservation', 'CL-5540912'],
    ],
  ];
  assert.deepEqual((await readLetterOf(form)).toSorted(), [
    'Boat | Pascal Paoli | Bastia > Marseille | 2027-03-12T18:30 – 2027-03-13T07:00 | CL-5540912 | Pascal Ornano',
    'Boat | Pascal Paoli | Marseille > Bastia | 2027-03-08T19:00 – 2027-03-09T07:30 | CL-5540912 | Pascal Ornano',
  ]);
});

async function readFlights(line: string) {
  const candidates = await readPage(`<p>Your booking is confirmed.</p><p>${line}</p>`);
  return candidates.flatMap(({ booking }) =>
    booking.type === 'FlightReservation' ? [{ iata: booking.to?.iata, zone: booking.to?.zone }] : [],
  );
}
