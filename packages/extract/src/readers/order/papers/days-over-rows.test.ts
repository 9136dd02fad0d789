import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// Programmes whose days stand over the rows, and letters that say them by their names.

test('a room is kept from the day over its row until the day that it says', async () => {
  assert.deepEqual(
    await readWord('Feuille de route de Mme Solène Peyrache', [
      ['Jeudi 14 octobre 2027', '<'],
      ['16h00', 'Réunion chez le client'],
      ['Nuit', 'Hôtel Bellevue, 8 rue du Lac, 74000 Annecy\nRéservation 70441, départ le 16 octobre avant 11h00'],
      ['Samedi 16 octobre 2027', '<'],
      ['9h00', 'Visite'],
    ]),
    ['Lodging Hôtel Bellevue 2027-10-14 2027-10-16T11:00 70441'],
  );
  assert.deepEqual(
    await readWord('Itinerary for Mr Owen Pryce', [
      ['Monday 3 May 2027', '<'],
      ['18:00', 'Harbour Inn, 4 Quay Street, Whitby YO21 3PU, booking HI-2207, check-out Wednesday 5 May by 10:00'],
      ['Wednesday 5 May 2027', '<'],
      ['09:00', 'Meeting'],
    ]),
    ['Lodging Harbour Inn 2027-05-03 2027-05-05T10:00 HI-2207'],
  );
});

test('nights from one weekday to another are those of the days that the letter prints', async () => {
  assert.deepEqual(
    await readWord(
      'Dear Professor Lindqvist',
      'On Thursday 16 September 2027 you fly with Loganair from Inverness to Kirkwall. The flight is LM 573, away at 09.55 and down at 10.40; the airline’s reference is 7TK4MB.',
      'I have put you at Hamarhus Guest House, 3 Back Road, Stromness KW16 3AP, for three nights from the Thursday to the Sunday. The booking is HG 419.',
      'You leave Orkney by sea on that Sunday, 19 September, on the NorthLink ship Hamnavoe, which sails from Stromness at 16.45 and is due at Scrabster at 18.15. Your booking number with NorthLink is 77193028. There is a sailing on Monday 20 September at 08.00, on which nothing is booked.',
    ),
    [
      'LM573 INV KOI 2027-09-16T09:55 2027-09-16T10:40 7TK4MB',
      'Lodging Hamarhus Guest House 2027-09-16 2027-09-19 HG 419',
      'Boat Stromness Scrabster 2027-09-19T16:45 2027-09-19T18:15 77193028',
    ],
  );
  assert.deepEqual(
    await readWord(
      'Madame,',
      'Le mardi 8 juin 2027, le TGV INOUI 8712 part de Paris Montparnasse à 7h46 et arrive à Rennes à 9h13, dossier RQT5KM.',
      'Vous logerez à l’hôtel des Lices, 7 place des Lices, 35000 Rennes, deux nuits, du mardi au jeudi (réservation HL-2207).',
    ),
    [
      'TGV INOUI8712 Paris Montparnasse Rennes 2027-06-08T07:46 2027-06-08T09:13 RQT5KM',
      'Lodging hôtel des Lices 2027-06-08 2027-06-10 HL-2207',
    ],
  );
});

test('a car is fetched in one row of a programme and given back in another', async () => {
  assert.deepEqual(
    await readWord('Itinerary for Lachlan Orme', [
      ['When', 'Time', 'What'],
      ['Tue 9 Nov 2027', '7:45 am', 'Avis – collect at Sydney Airport. Kia Sportage or similar. Rental 19480273AU4'],
      ['Wed 10 Nov 2027', '8:30 am', 'Silo inspection'],
      ['Thu 11 Nov 2027', '1:15 pm', 'Avis – return at Newcastle Airport'],
    ]),
    ['RentalCar Sydney Airport Newcastle Airport 2027-11-09T07:45 2027-11-11T13:15 19480273AU4'],
  );
  assert.deepEqual(
    await readWord('Programme de M. Karim Benali', [
      ['Lundi 7 juin 2027', '<'],
      ['10h30', 'Prise en charge de la voiture de location Europcar, gare de Bayonne, réservation 1162040775'],
      ['Mercredi 9 juin 2027', '<'],
      ['14h00', 'Réunion'],
      ['18h00', 'Restitution de la voiture Europcar, aéroport de Biarritz'],
    ]),
    ['RentalCar gare de Bayonne aéroport de Biarritz 2027-06-07T10:30 2027-06-09T18:00 1162040775'],
  );
});

test('a house that no list has hires out the car of its row, behind the figures of the line', async () => {
  assert.deepEqual(
    await readWord('Bon de commande CM-27/3390', 'Voyageur : M. Gaspard Winterhalter', [
      ['N°', 'Nature', 'Début', 'Fin', 'Désignation', 'Référence', 'Montant'],
      [
        '3',
        'Voiture',
        '19/11/2027 12:00',
        '27/11/2027 18:30',
        'Jumbo Car, catégorie B, Citroën C3 ou équivalent. Prise : Aéroport Roland-Garros. Retour : Aéroport Roland-Garros',
        'JC-7720419',
        '298,00 €',
      ],
    ]),
    ['RentalCar Aéroport Roland-Garros Aéroport Roland-Garros 2027-11-19T12:00 2027-11-27T18:30 JC-7720419'],
  );
});

test('trains whose number stands in front of their name, or behind it', async () => {
  assert.deepEqual(
    await readWord('Tour order for Dr. Ananya Deshmukh', [
      ['DAY 1 – Sunday 04/04/2027', '<', '<'],
      [
        '1720 hrs',
        'Train',
        '12280 Taj Express, New Delhi to Agra Cantt, arrives 2005 hrs. PNR 2418834410, Coach C4, Seat 37.',
      ],
      ['DAY 2 – Tuesday 06/04/2027', '<', '<'],
      [
        '2115 hrs',
        'Train',
        'Shatabdi Express (12001), Agra Cantt to New Delhi, arrives 2330 hrs. PNR 2620015573, Coach C7, Seat 12.',
      ],
    ]),
    [
      'Taj Express12280 New Delhi Agra Cantt 2027-04-04T17:20 2027-04-04T20:05 2418834410',
      'Shatabdi Express12001 Agra Cantt New Delhi 2027-04-06T21:15 2027-04-06T23:30 2620015573',
    ],
  );
});

test('of two Mondays the one of which the Wednesday is printed too; a day in a column is of where a hire begins', async () => {
  assert.deepEqual(
    await readWord(
      'MEMO',
      'To: Piers Lockyer, Yasmin Talbot',
      'From: Travel desk',
      'Date: 5 April 2027',
      'Re: Oslo trip',
      'You are both booked on SK 806 from London Heathrow to Oslo on Monday 19 April, leaving at 11:20 and landing at 14:35 (reference 6TQ8RM). You come back on SK 813 on Wednesday 21 April, 17:55 from Oslo, 19:15 into Heathrow, same reference.',
      'Two rooms are held at Hotel Bygdøy Park, Museumsveien 12, 0287 Oslo, Monday to Wednesday, confirmation HBP-7713; the rooms are yours from 3pm.',
    ),
    [
      'SK806 LHR OSL 2027-04-19T11:20 2027-04-19T14:35 6TQ8RM',
      'Lodging Hotel Bygdøy Park 2027-04-19T15:00 2027-04-21 HBP-7713',
      'SK813 OSL LHR 2027-04-21T17:55 2027-04-21T19:15 6TQ8RM',
    ],
  );
  assert.deepEqual(
    await readWord('BON DE COMMANDE N° 4471', 'Passager : M. Antoine Lescure', [
      ['Prestation', 'Descriptif', 'Date', 'Prix'],
      [
        'Location',
        'Europcar, gare de Lyon Part-Dieu – rés. 1140772391\nPrise à 9h30, retour le 09/06/2027 à 18h00',
        '08/06/2027',
        '89,00 €',
      ],
    ]),
    ['RentalCar gare de Lyon Part-Dieu gare de Lyon Part-Dieu 2027-06-08T09:30 2027-06-09T18:00 1140772391'],
  );
});

test('a house below the day of its table is taken on that day and left on the one beside its label', async () => {
  assert.deepEqual(
    await readWord('Voyageuse : Mme Lise Rémond', [
      ['2027-06-07 · lundi', '<'],
      ['VOL', { lines: ['Air Canada AC 311', 'Montréal (YUL) 8 h 00 → Vancouver (YVR) 10 h 25', 'Dossier 3MVQ8K'] }],
      [
        'HÔTEL',
        {
          lines: [
            'Auberge Burrard Est',
            '655 Cordova Street, Vancouver V6B 1G1',
            'Arrivée 16 h · départ le lendemain 2027-06-08, 11 h · confirmation BE-60071',
          ],
        },
      ],
      ['2027-06-08 · mardi', '<'],
      [
        'HÔTEL',
        {
          lines: [
            'Lakeshore Terrace Inn',
            '1180 Ellis Quay, Kelowna V1Y 9X1',
            'Arrivée 15 h · départ 2027-06-10, 11 h · confirmation 77LT204',
            '2 nuits, 398,00 $ CA',
          ],
        },
      ],
      ['2027-06-10 · jeudi', '<'],
      ['VOL', { lines: ['Air Canada AC 1852', 'Kelowna (YLW) 14 h 35 → Montréal (YUL) 22 h 15', 'Dossier 3MVQ8K'] }],
    ]),
    [
      'AC311 YUL YVR 2027-06-07T08:00 2027-06-07T10:25 3MVQ8K',
      'Lodging Auberge Burrard Est 2027-06-07T16:00 2027-06-08T11:00 BE-60071',
      'Lodging Lakeshore Terrace Inn 2027-06-08T15:00 2027-06-10T11:00 77LT204',
      'AC1852 YLW YUL 2027-06-10T14:35 2027-06-10T22:15 3MVQ8K',
    ],
  );
  assert.deepEqual(
    await readWord('Guest: Ms Hannah Oduya', [
      ['Monday 3 May 2027', '<'],
      ['Train', 'LNER 1S12, Leeds 06:15 – Edinburgh Waverley 09:24, booking reference KR7PL2QX'],
      [
        'Hotel',
        {
          lines: [
            'The Calton Steps',
            '4 Regent Road, Edinburgh EH1 3DP',
            'Check-in: 15:00',
            'Check-out: Thursday 6 May, 11:00',
            'Confirmation CS-4471',
            '3 nights',
          ],
        },
      ],
      ['Thursday 6 May 2027', '<'],
      ['Train', 'LNER 1E15, Edinburgh Waverley 13:30 – Leeds 16:40, booking reference KR7PL2QX'],
    ]),
    [
      'LNER1S12 Leeds Edinburgh Waverley 2027-05-03T06:15 2027-05-03T09:24 KR7PL2QX',
      'Lodging The Calton Steps 2027-05-03T15:00 2027-05-06T11:00 CS-4471',
      'LNER1E15 Edinburgh Waverley Leeds 2027-05-06T13:30 2027-05-06T16:40 KR7PL2QX',
    ],
  );
});
