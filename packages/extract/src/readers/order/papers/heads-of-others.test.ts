import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord, readWord } from '../../../../testing/word.ts';

// Houses in the tables of journeys, flights in forms of companies, and what is left where a label stands before a place.

test('a house between flights has its days below the heads of the way', async () => {
  assert.deepEqual(
    await readWord('PURCHASE ORDER', 'Traveller: Ms. Priyanka Venkatesan', [
      ['Line', 'Item', 'From', 'To', 'Locator'],
      ['10', 'Air Canada AC 92', 'Toronto Pearson YYZ 2027-06-07 17:25', 'Santiago SCL 2027-06-08 04:10', 'QX4M7T'],
      [
        '20',
        'Hotel: Casa Lastarria 40\nCalle Rosal 40, 8320000 Santiago, Chile',
        'Check-in 2027-06-08 07:00',
        'Check-out 2027-06-10 11:00',
        'CL40-9917',
      ],
    ]),
    [
      'AC92 YYZ SCL 2027-06-07T17:25 2027-06-08T04:10 QX4M7T',
      'Lodging Casa Lastarria 40 2027-06-08T07:00 2027-06-10T11:00 CL40-9917',
    ],
  );
});

test('a form says the carrier with its number, and a day is its title; who drives is one of two', async () => {
  assert.deepEqual(
    await readWord(
      'Travel Management · 41 Lamb’s Passage, London EC1',
      'Mr Alasdair Penhaligon\nDr Ruth Oyelaran',
      'Our file 88/2027 · issued Friday 15 January 2027',
      { heading: 'Wednesday 10 February 2027' },
      'Dinner at Mvuli House',
      [
        ['Address', '3 Loresho Rise, Nairobi'],
        ['Table', 'for 2 at 19:30, reference MH-0902'],
      ],
      { heading: 'Thursday 11 February 2027' },
      'Flight Nairobi to Johannesburg',
      [
        ['Carrier', 'Kenya Airways KQ 760, Economy'],
        ['Departs', '12:15 Nairobi Jomo Kenyatta, Terminal 1A', 'Arrives', '15:35 Johannesburg O.R. Tambo, Terminal A'],
        ['Airline reference', 'HTL5VX'],
      ],
    ),
    ['Food Mvuli House 2027-02-10T19:30 MH-0902', 'KQ760 NBO JNB 2027-02-11T12:15 2027-02-11T15:35 HTL5VX'].map(
      (line) => line.replace('Food ', 'FoodEstablishment '),
    ),
  );
});

test('where a car is fetched is what is left beside the moment, in the year of its title', async () => {
  assert.deepEqual(
    await readWord('COMMANDE 2027-11-107', 'Pour le compte de :\nM. Thibault GARANCIER\nMme Naïma OUEDRAOGO', [
      ['DU MERCREDI 24 AU VENDREDI 26 NOVEMBRE 2027 — VOITURE', '<'],
      [
        'Jumbo Car, contrat JC-971-44820\nDacia Duster ou équivalent',
        'Prise : Gare maritime de Bergevin, 24/11 à 18 h 15\nRemise : Aéroport Pôle Caraïbes, 26/11 à 16 h 30',
      ],
    ]),
    ['RentalCar Gare maritime de Bergevin Aéroport Pôle Caraïbes 2027-11-24T18:15 2027-11-26T16:30 JC-971-44820'],
  );
});

test('an option that lapsed cancels nothing else of the letter', async () => {
  const [flight] = await bookingsOfWord(
    'Madame Capucine Rivollet',
    'Vous partirez de Lyon Saint-Exupéry le mardi 12 octobre 2027 à 15h05 avec Emirates, vol EK 82, et vous poserez à Dubai International le soir même à 23h25. Le numéro de réservation de la compagnie est MWT5KC.',
    'Le vol Air France du 17 que nous avions mis en option n’a pas été confirmé et s’est annulé de lui-même le 3 septembre.',
  );
  assert.equal(flight?.booking.reference, 'MWT5KC');
  assert.equal(flight?.booking.status, undefined);
});

test('a house whose name a sentence could have too', async () => {
  assert.deepEqual(
    await readWord('Order confirmation GG-70218', 'Traveler: SALTZMAN/ELI J MR', [
      ['Date', 'Service', 'Details', 'Locator'],
      [
        'Thu Sep 16, 2027',
        'Hotel',
        'Dojima River Stay, 1-6-20 Dojimahama, Osaka 530-0004, Japan\nCheck-in 3:00 PM · Check-out Sat, Sep 18, 12:00 PM',
        'DRS-90331',
      ],
    ]),
    ['Lodging Dojima River Stay 2027-09-16T15:00 2027-09-18T12:00 DRS-90331'],
  );
});

test('a house below has its own number, and a British post code is no flight', async () => {
  assert.deepEqual(
    (
      await readWord(
        'Chère Madame,',
        'Vous prendrez le vol AF 1148 de Paris Charles de Gaulle à Barcelone le lundi 7 juin 2027, départ 9h35, arrivée 11h20, dossier Air France KQ8TRM. Au retour, le jeudi 10 juin, vol AF 1449 de Barcelone à 20h15, arrivée à Paris Charles de Gaulle à 22h05.',
        'Vous serez logée au Casa Mistral, carrer de Mallorca 214, 08008 Barcelone, du lundi au jeudi, réservation CM-5518.',
      )
    ).filter((line) => line.startsWith('AF')),
    [
      'AF1148 CDG BCN 2027-06-07T09:35 2027-06-07T11:20 KQ8TRM',
      'AF1449 BCN CDG 2027-06-10T20:15 2027-06-10T22:05 KQ8TRM',
    ],
  );
  assert.deepEqual(
    await readWord('Driver briefing for Mr Callum Reeve', [
      ['Time', 'Event'],
      ['Wed 5 May 2027', '<'],
      ['Night', 'The Kelpie Inn, 4 Canal Road, Falkirk FK2 7AA, ref KI-2209, leave by 10:00 on 6 May'],
      ['Thu 6 May 2027', '<'],
      ['16:00', 'Meeting'],
    ]),
    ['Lodging The Kelpie Inn 2027-05-05 2027-05-06T10:00 KI-2209'],
  );
});
