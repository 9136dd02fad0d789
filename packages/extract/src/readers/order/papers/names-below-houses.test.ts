import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Parts that are titled with a kind of house, and call it by "Name".

test('what a part titled with a kind of house calls by name is the house, and nobody who travels', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Voyageuse : Mme Perrine Dascalu',
      { heading: 'Hébergement n° 1' },
      'Nom : Le Grand Tilleul\nAdresse : 8 rue des Carmes, 14400 Bayeux\nArrivée : 03/05/2027, 16h00\nDépart : 05/05/2027, 10h00\nRéférence : GT-4471',
      { heading: 'Hébergement n° 2' },
      'Nom : Les Embruns\nAdresse : 2 quai Vauban, 50100 Cherbourg\nArrivée : 05/05/2027, 15h00\nDépart : 08/05/2027, 11h00\nRéférence : EMB 2207',
    ]),
    [
      'Lodging | Le Grand Tilleul, Bayeux | 2027-05-03T16:00 – 2027-05-05T10:00 | GT-4471 | Perrine Dascalu',
      'Lodging | Les Embruns, Cherbourg | 2027-05-05T15:00 – 2027-05-08T11:00 | EMB 2207 | Perrine Dascalu',
    ],
  );
  assert.deepEqual(
    await readLetterOf([
      'Conferma di prenotazione',
      'Viaggiatori: Sig.ra Marta Gallo',
      { heading: 'Alloggio 1' },
      'Nome: Tre Pini\nIndirizzo: via Marina 3, 80073 Capri\nArrivo: 05/05/2027, 15:00\nPartenza: 08/05/2027, 11:00\nNumero di prenotazione: TP-2207',
    ]),
    ['Lodging | Tre Pini, Capri | 2027-05-05T15:00 – 2027-05-08T11:00 | TP-2207 | Marta Gallo ?'],
  );
  assert.deepEqual(
    await readLetterOf([
      'Travellers: Agnes Thorley; Piet Vermaak',
      [
        [
          {
            lines: [
              '2 / Hotel',
              'Name: Loerie Lagoon',
              'Address: 4 Belvidere Drive, Knysna 6571',
              'Check-in: Tue 7 Sep 2027 from 15:00',
              'Check-out: Thu 9 Sep 2027 until 10:30',
              'Booking: LLK-2091',
            ],
          },
          {
            lines: [
              '3 / Home by air',
              'Airlink',
              '4Z 123',
              'Date: Thu 9 Sep 2027',
              'Dep: George (GRJ) 13:10',
              'Arr: Johannesburg (JNB) 15:00',
              'Booking: QJ9ZLT',
            ],
          },
        ],
      ],
    ]),
    [
      'Lodging | Loerie Lagoon, Knysna | 2027-09-07T15:00 – 2027-09-09T10:30 | LLK-2091 | Agnes Thorley + Piet Vermaak',
      'Flight | 4Z 123 | George > Johannesburg | 2027-09-09T13:10 – 2027-09-09T15:00 | QJ9ZLT | Agnes Thorley + Piet Vermaak',
    ],
  );
});

test('a guest who is named below such a title stays one', async () => {
  assert.deepEqual(
    await readLetterOf([
      { heading: 'Hotel' },
      'Name: Judith Farrow\nAddress: 12 Mill Lane, Leeds LS1 4AB\nHotel: The Copper Kettle, 3 Quay Street, Whitby YO21 1DH\nCheck-in: 3 May 2027\nCheck-out: 5 May 2027\nConfirmation: CK-2207',
    ]),
    ['Lodging | The Copper Kettle, Whitby | 2027-05-03 – 2027-05-05 | CK-2207 | Judith Farrow'],
  );
});
