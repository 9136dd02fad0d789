import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// People and houses whose names are words of a paper, or of several words.

test('a number for each guest, also where a family has particles', async () => {
  for (const [line, first, second] of [
    ['confirmations KM-4401 (Hollis) and KM-4402 (van der Berg)', 'KM-4401', 'KM-4402'],
    ['bookings KM-4402 (Mr van der Berg) and KM-4401 (Ms Hollis)', 'KM-4402', 'KM-4401'],
  ] as const) {
    const read = await readLetterOf([
      'Travel order – both rooms are confirmed',
      'Travellers: Ms Mary Jane Hollis, Mr Pieter van der Berg',
      `Both guests stay at Sussex Mews Hotel, 21 Sussex Mews, London W2 2UD from 16 to 18 February 2027, one room each, ${line}.`,
    ]);
    const guest = (code: string) => (code === 'KM-4401' ? 'Mary Jane Hollis' : 'Pieter van der Berg');
    assert.deepEqual(
      read,
      [first, second].map(
        (code) => `Lodging | Sussex Mews Hotel, London | 2027-02-16 – 2027-02-18 | ${code} | ${guest(code)}`,
      ),
      line,
    );
  }
});

test('"Ms Faith Price" over her own column is no section of prices', async () => {
  assert.deepEqual(
    await readLetterOf([
      'Travel order, confirmed',
      [
        ['', 'Ms Faith Price', 'Mr Grant Day'],
        ['Booking reference', 'KD7QX3', 'U4NBZP'],
        ['Flight', 'SK 2548', 'DY 3561'],
        ['Date', '18 Oct 2027', '18 Oct 2027'],
        ['From', 'Manchester (MAN)', 'Edinburgh (EDI)'],
        ['To', 'Copenhagen (CPH)', 'Copenhagen (CPH)'],
        ['Departs', '10:25', '11:40'],
        ['Arrives', '13:20', '14:35'],
      ],
      'Hotel for both',
      [
        ['Name', 'Nyborg Havn Hotel'],
        ['Address', 'Toldbodgade 38, 1253 Copenhagen K, Denmark'],
        ['Check-in', '18 Oct 2027'],
        ['Check-out', '21 Oct 2027'],
        ['Reference', 'NH-90233'],
      ],
    ]),
    [
      'Flight | SK 2548 | Manchester > Copenhagen | 2027-10-18T10:25 – 2027-10-18T13:20 | KD7QX3 | Faith Price',
      'Flight | DY 3561 | Edinburgh > Copenhagen | 2027-10-18T11:40 – 2027-10-18T14:35 | U4NBZP | Grant Day',
      'Lodging | Nyborg Havn Hotel, Copenhagen K | 2027-10-18 – 2027-10-21 | NH-90233 | Faith Price + Grant Day',
    ],
  );
});

test('an article in capitals is of the name of where a driver comes', async () => {
  for (const [house, said] of [
    ['The Paris Arms', 'The Paris Arms'],
    ['B&B Am Markt', 'B&B Am Markt'],
    ['La Rochelle Gare', 'La Rochelle Gare'],
    ['the Grand Hotel', 'Grand Hotel'],
  ] as const)
    assert.deepEqual(
      await readLetterOf([
        'Order for Ms Faith Price, confirmed',
        `Transfer: Øresund Cab, booking 77-1450, pick-up on 21 Oct 2027 at 14:45 at ${house}, going to Copenhagen Airport.`,
      ]),
      [`Taxi | ${said} > Copenhagen Airport | 2027-10-21T14:45 | 77-1450 | Faith Price`],
      house,
    );
  assert.deepEqual(
    await readLetterOf([
      'Commande confirmée. Voyageuse : Mme Lucie Vauquelin',
      'Taxi de La Rochelle à Le Mans le 21/10/2027 à 14h45, dossier 77-1450',
    ]),
    ['Taxi | La Rochelle > Le Mans | 2027-10-21T14:45 | 77-1450 | Lucie Vauquelin'],
  );
});

test('a house called "Hôtel de l’Étoile" beside its rooms is no title of a service', async () => {
  const rows = [
    ['Hotel', 'Check-in', 'Check-out', 'Guest / Room', 'Conf. no.'],
    [
      'Hôtel de l’Étoile\nPrins Hendrikplein 4\n1012 AB Amsterdam',
      '14 Sep 2027',
      '16 Sep 2027',
      'Corcoran',
      'GR-118801',
    ],
    ['^', '14 Sep 2027', '16 Sep 2027', 'Wexford', 'GR-118802'],
  ];
  assert.deepEqual(await readLetterOf(['Travellers: Ms Niamh Corcoran, Mr Tobias Wexford. All is confirmed.', rows]), [
    'Lodging | Hôtel de l’Étoile, Amsterdam | 2027-09-14 – 2027-09-16 | GR-118801 | Niamh Corcoran',
    'Lodging | Hôtel de l’Étoile, Amsterdam | 2027-09-14 – 2027-09-16 | GR-118802 | Tobias Wexford',
  ]);
});
