import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A request that comes back with the answer beside it: what was asked is not booked, and tells what the answer leaves out.

const copyWith = (...rows: string[][]) =>
  readLetterOf([
    'ACCOMMODATION AND TRANSFER REQUEST – return copy with our answer',
    [
      ['1', 'Participant', 'Mr Benedikt Sorrel, Hollin Medical Ltd', '<'],
      ['', '', 'REQUESTED', 'CONFIRMED BY US'],
      ['2', 'Hotel', 'Pension des Acacias', 'Pension des Acacias\nAvenue de Cour 118\n1007 Lausanne\nSwitzerland'],
      ['3', 'Arrival', 'Sun 12 Sept 2027', 'Mon 13 Sept 2027, from 2 p.m.'],
      ['4', 'Departure', 'Fri 17 Sept 2027', 'Fri 17 Sept 2027, by 10.30 a.m.'],
      ['5', 'Hotel’s booking no.', '–', 'PDA 2027/5561'],
      ...rows,
    ],
  ]);
const stay =
  'Lodging | Pension des Acacias, Lausanne | 2027-09-13T14:00 – 2027-09-17T10:30 | PDA 2027/5561 | Benedikt Sorrel';

test('a driver whose hour alone is confirmed comes on the day that was asked', async () => {
  const answer =
    'Romandie Limousine, no. RL-3092, 12:40, Geneva Airport, Arrivals Meeting Point, to the hotel; CHF 215.00';
  assert.deepEqual(await copyWith(['6', 'Arrival transfer', 'Geneva Airport, 13 Sept, LX 357 landing 11:55', answer]), [
    'Taxi | Geneva Airport > Pension des Acacias | 2027-09-13T12:40 | RL-3092 | Benedikt Sorrel',
    stay,
  ]);
});

test('what was asked for and could not be had is not booked', async () => {
  const refused = 'NOT AVAILABLE – please take the train (every 15 minutes, not bookable)';
  assert.deepEqual(
    await copyWith(
      ['6', 'Departure transfer', '17 Sept after lunch', refused],
      ['7', 'Congress dinner 15 Sept', 'yes / no', 'see registration desk'],
    ),
    [stay],
  );
});

test('prestations listed behind typed marks are read as without them', async () => {
  for (const mark of ['> ', '– ', '• ', ''])
    assert.deepEqual(
      await readLetterOf([
        'DEMANDE DE DÉPLACEMENT',
        [['Pour le compte de', 'M. Karim Ben Ayed, auditeur senior']],
        'Bonjour, vos prestations sont confirmées comme suit :',
        `${mark}Dar Zitouna Business, 22 avenue Habib-Thameur, 1000 Tunis, Tunisie, +216 71 555 018`,
        `${mark}Du 21 juin 2027 (14h00) au 24 juin 2027 (12h00), conf. DZB-21406, 3 nuits`,
        `${mark}Voiture avec chauffeur : Carthago Drive, réf. CD-771, lundi 21 juin 2027 15h45, Tunis-Carthage (TUN), sortie B, vers Dar Zitouna Business`,
      ]),
      [
        'Taxi | Tunis-Carthage (TUN) > Dar Zitouna Business | 2027-06-21T15:45 | CD-771 | Karim Ben Ayed',
        'Lodging | Dar Zitouna Business, Tunis | 2027-06-21T14:00 – 2027-06-24T12:00 | DZB-21406 | Karim Ben Ayed',
      ],
      mark,
    );
});

test('of two columns the first is what was wished for', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Travel request TR-5512 – CONFIRMED COPY',
      [
        ['Requested', 'Booked'],
        [
          'Flight LHR–DUB Mon 8 Feb, morning',
          'Aer Lingus EI 155, Mon 8 February 2027, London Heathrow (LHR) 09:25 – Dublin (DUB) 10:50, ref. 6KDVRA',
        ],
        [
          'Hotel near Grand Canal, 2 nights',
          'The Canal House, 14 Charlemont Place, Dublin 2, 8 Feb (15:00) to 10 Feb 2027 (11:00), conf. CH-5512',
        ],
      ],
      'Traveller: Dr Priya Raman',
    ]),
    [
      'Flight | EI 155 | London Heathrow > Dublin | 2027-02-08T09:25 – 2027-02-08T10:50 | 6KDVRA | Priya Raman',
      'Lodging | The Canal House, Dublin 2 | 2027-02-08T15:00 – 2027-02-10T11:00 | CH-5512 | Priya Raman',
    ],
  );
});

test('a row whose state says that nothing is kept books nothing', async () => {
  const rows = (state: string) => [
    ['Item', 'Details', 'Status', 'Price'],
    [
      'Hotel',
      'Harbour Rooms, 3 Quay Street, Bristol BS1 4XX, 12 Feb 2027 (from 3 pm) to 13 Feb 2027 (until 11 am), ref. HR-5512',
      'confirmed',
      '120.00',
    ],
    ['Hire car', 'Hertz Bristol Temple Meads, 12 Feb 2027 10:00 – 13 Feb 2027 10:00, ref. 99120', state, '–'],
    ['Dinner', 'Lume, 14 Basin Street, Bristol BS1 5AA, Fri 12 Feb 2027 17:45, table for 2, ref. L-2231', state, '–'],
    ['Train', 'GWR, Bristol Temple Meads 10:00 – London Paddington 11:39, 13 Feb 2027, ref. QX7K2P', state, '–'],
  ];
  for (const state of ['declined by traveller', 'waitlisted', 'to be confirmed', 'On request', 'not taken up'])
    assert.deepEqual(
      await readLetterOf(['PURCHASE ORDER 7732\nFor: Ms Nora Whitlock', rows(state)]),
      ['Lodging | Harbour Rooms, Bristol | 2027-02-12T15:00 – 2027-02-13T11:00 | HR-5512 | Nora Whitlock'],
      state,
    );
  const kept = await readLetterOf(['PURCHASE ORDER 7732\nFor: Ms Nora Whitlock', rows('confirmed')]);
  assert.equal(kept.length, 4);
});
