import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Notes whose lines are paragraphs: what it is, the day and the way, the ship, the hours.

test('a line of what it is and a number, the day and the way below it, then the hours', async () => {
  for (const way of ['Oban to Craignure', 'Oban – Craignure'])
    assert.deepEqual(
      await readLetterOf(
        [
          'Field trip note 14',
          'For: Catriona Muir and Ewan Baptie (both on all bookings)',
          'Ferry over – CalMac, booking 2600418835',
          `Tuesday 9 May 2028, ${way}`,
          'Ship: Isle of Mull',
          'Check-in closes 09:20, departs 09:50, arrives 10:40',
          'Ferry back – same CalMac booking, but from the other end of the island',
          'Thursday 11 May 2028, Fishnish to Lochaline',
          'Ship: Lochinvar',
          'Departs 14:15, arrives 14:33; be in the queue by 14:00',
        ],
        '2028-04-21',
      ),
      [
        'Boat | Isle of Mull | Oban > Craignure | 2028-05-09T09:50 – 2028-05-09T10:40 | 2600418835 | Catriona Muir + Ewan Baptie',
        'Boat | Lochinvar | Fishnish > Lochaline | 2028-05-11T14:15 – 2028-05-11T14:33 | 2600418835 | Catriona Muir + Ewan Baptie',
      ],
      way,
    );
});

test('un train dont la première ligne dit la compagnie et le dossier, la suivante le jour et le trajet', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'Note de déplacement',
        'Voyageur : Mme Alice Monin',
        'Train aller – SNCF, dossier RQT5KM',
        'Mardi 9 mai 2028, Lyon Part-Dieu – Dijon Ville',
        'Départ 09h04, arrivée 10h58 ; soyez sur le quai à 09h00',
      ],
      '2028-04-21',
    ),
    ['Train | Lyon Part-Dieu > Dijon Ville | 2028-05-09T09:04 – 2028-05-09T10:58 | RQT5KM | Alice Monin'],
  );
});

test('both trains of a return stand in one cell beside "Train", each with its number over its stops', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'RÉCAPITULATIF DE COMMANDE',
        'Voyageuse : Mme Inès BOUAZIZ',
        [
          ['N°', 'Prestation', 'Détail', 'Référence', 'Prix'],
          [
            '1',
            'Train',
            'Eurostar 9114, mardi 09/11/2027\nLille Europe 07h06 → Bruxelles-Midi 07h41\nvoiture 5, place 41\nEurostar 9145, jeudi 11/11/2027\nBruxelles-Midi 17h56 → Lille Europe 18h30\nvoiture 8, place 12',
            'TNQWKP',
            '78,00 €',
          ],
        ],
      ],
      '2027-10-11',
    ),
    [
      'Train | Eurostar 9114 | Lille Europe > Bruxelles-Midi | 2027-11-09T07:06 – 2027-11-09T07:41 | 5/41 | TNQWKP | Inès BOUAZIZ',
      'Train | Eurostar 9145 | Bruxelles-Midi > Lille Europe | 2027-11-11T17:56 – 2027-11-11T18:30 | 8/12 | TNQWKP | Inès BOUAZIZ',
    ],
  );
});

test('a guest stands over the house and not over where a letter goes', async () => {
  assert.deepEqual(
    await readLetterOf(
      [
        'PURCHASE ORDER',
        [
          ['Item', 'Description', 'Qty', 'Unit', 'Amount EUR'],
          ['00020', 'TRAV-HOTEL\nHotel Munich, single room', '2', 'NGT', '278.00'],
          [
            '',
            'Item text:\nGuest: Mr Lukas Steindl\nGasthof Isarbogen, Auenweg 88, 80469 München, Germany\nArrival 19.10.2027, departure 21.10.2027. Hotel confirmation IB-3390',
            '<',
            '<',
            '<',
          ],
        ],
      ],
      '2027-10-04',
    ),
    ['Lodging | Gasthof Isarbogen, München | 2027-10-19 – 2027-10-21 | IB-3390 | Lukas Steindl'],
  );
});

test('a house into which somebody is booked, in a line of its own', async () => {
  const read = await readLetterOf(
    [
      'ITINERARY',
      'Traveller: Ms Joan Pike',
      'BA 1442 London Heathrow – Edinburgh, Monday 7 June 2027, 08:15–09:40, booking 7XNQ2R',
      'You are booked into The Waverley Steps, 12 Market Street, Edinburgh EH1 1DE, from 7 to 9 June, confirmation WS-4410.',
      'Rooms from 15:00, check-out 11:00.',
    ],
    '2027-05-14',
  );
  assert.equal(
    read[1],
    'Lodging | The Waverley Steps, Edinburgh | 2027-06-07T15:00 – 2027-06-09T11:00 | WS-4410 | Joan Pike',
  );
});
