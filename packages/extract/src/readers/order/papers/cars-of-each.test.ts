import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../../../testing/told.ts';
import { bookingsOfWord } from '../../../../testing/word.ts';

// Sheets of a production, a congress or a quartet: a table of cars below the day, with a row for each who is fetched.

test('of a table of cars each row is a ride on the day over it, for whoever it names, under its own number', async () => {
  assert.deepEqual(
    toldInFull(
      await bookingsOfWord(
        'STRING QUARTET – TOUR SHEET 4',
        'Issued Monday 26 April 2027',
        { heading: 'OUT – Friday 7 May 2027' },
        'Airport cars, Juniper Drive',
        [
          ['Name', 'Pick-up', 'From', 'To', 'Booking'],
          ['Helena Larkin', '05:10', '12 Quarry Bank, Leeds', 'Manchester Airport', 'JD-4410'],
          ['Denis Rowntree', '11:40', 'The Malt House Hotel', 'Leeds Bradford Airport', 'JD-4411'],
        ],
        { heading: 'BACK – Monday 10 May 2027' },
        'Cars home, Juniper Drive',
        [
          ['Name', 'Pick-up', 'From', 'To', 'Booking'],
          ['Helena Larkin', '17:10', 'Manchester Airport', '12 Quarry Bank, Leeds', 'JD-4412'],
        ],
      ),
    ),
    [
      'Taxi | 12 Quarry Bank, Leeds > Manchester Airport | 2027-05-07T05:10 | JD-4410 | Helena Larkin',
      'Taxi | The Malt House Hotel > Leeds Bradford Airport | 2027-05-07T11:40 | JD-4411 | Denis Rowntree',
      'Taxi | Manchester Airport > 12 Quarry Bank, Leeds | 2027-05-10T17:10 | JD-4412 | Helena Larkin',
    ],
  );
  assert.deepEqual(
    toldInFull(
      await bookingsOfWord(
        'CONGRÈS HYDRO 2027 – feuille de route 4',
        'Établi le lundi 26 avril 2027',
        { heading: 'DÉPART – vendredi 7 mai 2027' },
        'Voitures vers l’aéroport – Loire Chauffeurs',
        [
          ['Passager', 'Prise en charge', 'De', 'À', 'Course n°'],
          ['Hélène Larrieu', '05h10', '12 quai de la Fosse, Nantes', 'Nantes Atlantique', 'LC-881'],
          ['Denis Raguenet', '11h40', 'Hôtel du Passage Pommeraye', 'Gare de Nantes', 'LC-882'],
        ],
      ),
    ),
    [
      'Taxi | 12 quai de la Fosse, Nantes > Nantes Atlantique | 2027-05-07T05:10 | LC-881 | Hélène Larrieu',
      'Taxi | Hôtel du Passage Pommeraye > Gare de Nantes | 2027-05-07T11:40 | LC-882 | Denis Raguenet',
    ],
  );
});
