import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders that have what no longer counts beside what does.

test('of an old version beside a new one, the new one is booked', async () => {
  for (const [before, after] of [
    ['Previous version (void)', 'New version'],
    ['Ancienne version (caduque)', 'Nouvelle version (seule valable)'],
    ['Initialement prévu', 'Désormais prévu'],
    ['As originally booked', 'As amended'],
  ] as const)
    assert.deepEqual(
      await readLetterOf([
        'Amendment to order PO-771, confirmed',
        'Traveller: Ms Ines Falk',
        'easyJet booking reference: K9DPX4L',
        [
          ['', before, after],
          [
            'Return',
            'Thu 13 May 2027, U2 4315, 18:20',
            'Thu 20 May 2027, U2 4315\nToulouse (TLS) 18:20\nLille (LIL) 19:45',
          ],
          ['Price', 'EUR 176.96', 'EUR 204.18'],
        ],
      ]),
      ['Flight | U2 4315 | Toulouse > Lille | 2027-05-20T18:20 – 2027-05-20T19:45 | K9DPX4L | Ines Falk'],
      before,
    );
});

test('a house and its days, each under the heads of two versions', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Avenant au bon de commande 4471, confirmé',
      'Voyageuse : Mme Ines Falk',
      [
        ['Prestation', 'Version initiale', 'Version modifiée'],
        ['Hôtel', 'Hôtel du Palais, 3 rue du Palais, 31000 Toulouse', 'Résidence Arago, 12 rue Arago, 31500 Toulouse'],
        ['Arrivée', '11/05/2027', '18/05/2027'],
        ['Départ', '13/05/2027', '20/05/2027'],
        ['Confirmation', 'HP-33018', 'RA-90221'],
      ],
    ]),
    ['Lodging | Résidence Arago, Toulouse | 2027-05-18 – 2027-05-20 | RA-90221 | Ines Falk'],
  );
});

test('"Bisherige Fassung" over a column is nobody who travels', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Änderung Ihrer Buchung',
      'Reisende: Frau Ines Falk',
      [
        ['', 'Bisherige Fassung', 'Neue Fassung'],
        ['Flug', 'LH 1042', 'LH 1046'],
        ['Datum', '04.03.2027', '05.03.2027'],
        ['Von', 'Frankfurt (FRA)', 'Frankfurt (FRA)'],
        ['Nach', 'Paris (CDG)', 'Paris (CDG)'],
        ['Abflug', '10:10', '12:10'],
        ['Ankunft', '11:25', '13:25'],
        ['Buchungscode', 'KQ7ZT2', 'KQ7ZT2'],
      ],
    ]),
    ['Flight | LH 1046 | Frankfurt > Paris | 2027-03-05T12:10 – 2027-03-05T13:25 | KQ7ZT2 | Ines Falk'],
  );
});

test('what takes the place of a flight, in an amendment', async () => {
  const back = 'Flight | AF 7421 | Paris Orly > Toulouse | 2027-03-11T18:40 – 2027-03-11T20:00 | M4KQ7T | Kévin Loubet';
  const french = [
    { heading: 'AVENANT N° 2 À LA COMMANDE 2027-0087' },
    'Voyageur : M. Kévin Loubet',
    'Le vol AF 7402 du 9 mars 2027 (Toulouse 07:10 – Paris Orly 08:30) est remplacé par le vol AF 7410 du même jour, Toulouse 10:15 – Paris Orly 11:35, dossier M4KQ7T.',
    'Le vol retour est inchangé : AF 7421, 11 mars 2027, Paris Orly 18:40 – Toulouse 20:00, même dossier.',
  ];
  const there =
    'Flight | AF 7410 | Toulouse > Paris Orly | 2027-03-09T10:15 – 2027-03-09T11:35 | M4KQ7T | Kévin Loubet';
  assert.deepEqual(await readLetterOf(french), [there, back]);
  const english = [
    { heading: 'PURCHASE ORDER AMENDMENT No. 1' },
    'Traveller: Dr Hamish Laird',
    'Flight BA 1442 Edinburgh – London Heathrow on 9 March 2027 (departing 07:15) is replaced by:',
    [
      ['Flight', 'Date', 'From', 'To', 'Dep.', 'Arr.', 'Booking ref.'],
      ['BA 1438', '9 March 2027', 'Edinburgh', 'London Heathrow', '11:20', '12:50', 'R8QK2T'],
    ],
  ];
  assert.deepEqual(await readLetterOf(english), [
    'Flight | BA 1438 | Edinburgh > London Heathrow | 2027-03-09T11:20 – 2027-03-09T12:50 | R8QK2T | Hamish Laird',
  ]);
});
