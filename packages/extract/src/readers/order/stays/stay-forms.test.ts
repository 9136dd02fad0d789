import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import type { Part } from '../../../../testing/word.ts';

const staysOf = async (...parts: Part[]) => (await readLetterOf(parts)).filter((line) => line.startsWith('Lodging'));

test('a table within a cell has a row for each guest, with days of their own', async () => {
  assert.deepEqual(
    await staysOf('Order confirmation for Ms Ana Costa, Mr Owen Pryce', [
      ['Traveler A – Ms Ana Costa: flies on Oct 5, 2027'],
      [
        {
          lines: ['Hotel for both: Casa Nogal — Calle Durango 214, 06700 Ciudad de México, Mexico'],
          rows: [
            ['Guest', 'Room', 'Nights', 'Conf.'],
            ['Costa', 'Queen', 'Oct 5–8, 2027', 'CN-4481'],
            ['Pryce', 'Queen', 'Oct 5–9, 2027', 'CN-4482'],
          ],
        },
      ],
    ]),
    [
      'Lodging | Casa Nogal, Ciudad de México | 2027-10-05 – 2027-10-08 | CN-4481 | Ana Costa',
      'Lodging | Casa Nogal, Ciudad de México | 2027-10-05 – 2027-10-09 | CN-4482 | Owen Pryce',
    ],
  );
});

test('the number may be told after "est le", and the town behind a box of the post office', async () => {
  assert.deepEqual(
    await staysOf(
      'Madame Ana Reis,',
      'Une chambre vous attend à l’hôtel « Puerta Clara », calle Viriato 12, 28010 Madrid, pour deux nuits, du 10 au 12 mai 2027.',
      'Le numéro de réservation est le PCL 55-0418 et le séjour a été réglé par nos soins.',
    ),
    ['Lodging | Puerta Clara, Madrid | 2027-05-10 – 2027-05-12 | PCL 55-0418 | Ana Reis'],
  );
  assert.deepEqual(
    await staysOf('Bon de commande pour Mme Ana Reis', { heading: 'C. Hôtel' }, [
      ['Hôtel des Palmes', 'Avenue Chardy 7, 01 BP 884 Abidjan'],
      ['2 chambres, confirmation HPA-7712', '23/11/2027 – 26/11/2027', 'Entrée 14:00, libération 12:00'],
    ]),
    ['Lodging | Hôtel des Palmes, Abidjan | 2027-11-23T14:00 – 2027-11-26T12:00 | HPA-7712 | Ana Reis'],
  );
});

test('a house stands over its number below a head for both, and its room is not its name', async () => {
  assert.deepEqual(
    await staysOf('Purchase order 2027/31, traveller: Ms Ana Reis', [
      ['Line', 'Supplier / Ref.', 'Description', 'When'],
      [
        '1',
        'Hotell Brygga\nConf. no. HB-330916',
        '1 single room, breakfast\nMunkedamsgata 8, 0250 Oslo, Norway\nTel. +47 23 55 01 90',
        'In: 16 Feb 2027 from 15:00\nOut: 19 Feb 2027 by 12:00',
      ],
    ]),
    ['Lodging | Hotell Brygga, Oslo | 2027-02-16T15:00 – 2027-02-19T12:00 | HB-330916 | Ana Reis'],
  );
});

test('a dinner, a meeting room, a colleague’s hotel and one that is cancelled are no stays', async () => {
  for (const told of [
    'Meeting room at the Harbour Steps Hotel, 5 Dock Street, Belfast BT1 3AA, 5 to 6 May 2027, ref. MR-5520.',
    'Your colleague Mr Pryce is staying at the Quarry Inn, 17 Castle Street, Conwy LL32 8AY, from 3 to 5 May 2027 (his own booking QI-5520).',
    'Hôtel Bellevue, 7 rue Haute, 67000 Strasbourg, du 3 au 5 mai 2027, dossier HB-220 : annulé à votre demande, sans frais.',
  ])
    assert.deepEqual(await staysOf('Order 2027/14 for Ms Ana Reis, booking confirmed', told), [], told);
});

test('from which hour a room is theirs is no hour to leave it, whichever day stands beside it', async () => {
  const stay = (days: string) =>
    staysOf(
      'Voyageuse : Mme Yolande Diaye',
      `Hôtel : La Pinasse Bleue, 71 cours de l’Yser, 33800 Bordeaux, ${days}, réservation LPB/1140.`,
    );
  const read = (out: string) => [
    `Lodging | La Pinasse Bleue, Bordeaux | 2027-05-04T15:00 – 2027-05-06${out} | LPB/1140 | Yolande Diaye`,
  ];
  assert.deepEqual(await stay('du 4 au 6 mai 2027, à partir de 15 h, à libérer avant 11 h'), read('T11:00'));
  assert.deepEqual(
    await stay('du 4 au 6 mai 2027, à partir de quinze heures, à libérer avant onze heures'),
    read('T11:00'),
  );
  assert.deepEqual(await stay('du 4 au 6 mai 2027, dès 15 h'), read(''));
  assert.deepEqual(await stay('du 4 au 6 mai 2027, 15 h – 11 h'), read('T11:00'));
});
