import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../../../testing/told.ts';
import { bookingsOfWord, type Part } from '../../../../testing/word.ts';

const heads = ['Trajet', 'Date', 'Train', 'Horaires', 'Place'];
const lyon = [
  'Lyon Part-Dieu – Bruxelles-Midi',
  'mercredi 02/06/2027',
  'TGV INOUI 9826',
  '10:26 – 14:17',
  'voiture 8, place 61',
];
const paris = [
  'Paris Gare du Nord – Bruxelles-Midi',
  'mercredi 02/06/2027',
  'Eurostar 9347',
  '13:25 – 14:47',
  'voiture 2, place 15',
];
const across = (text: string) => [text, '<', '<', '<', '<'];

async function whoOn(...parts: Part[]): Promise<string[]> {
  const read = await bookingsOfWord('Bon de commande groupé BG-27-00951, établi le 10/05/2027', ...parts);
  return read.map(({ booking }) =>
    [
      'number' in booking ? booking.number : booking.type,
      booking.reference,
      ...(booking.travelers ?? []).map(({ name }) => name),
    ].join(' '),
  );
}

test('who stands across a table over some rows travels on those alone', async () => {
  assert.deepEqual(
    await whoOn('Mme Aurore Millet (ne voyage pas)', [
      across('VOYAGEUR 1 : M. Hugo SERRANO'),
      heads,
      lyon,
      across('Référence RN7WQA – 196,00 € TTC'),
      across('VOYAGEUR 2 : Mme Wen LI-FAUCHER'),
      heads,
      paris,
      across('Référence TBXKEM – 174,00 € TTC'),
    ]),
    ['9826 RN7WQA Hugo SERRANO', '9347 TBXKEM Wen LI-FAUCHER'],
  );
});

test('who stands over a table of their own travels on it alone', async () => {
  const table = (row: string[], number: string) => [
    [...heads, 'Référence'],
    [...row, number],
  ];
  assert.deepEqual(
    await whoOn('M. Hugo SERRANO', table(lyon, 'RN7WQA'), 'Mme Wen LI-FAUCHER', table(paris, 'TBXKEM')),
    ['9826 RN7WQA Hugo SERRANO', '9347 TBXKEM Wen LI-FAUCHER'],
  );
});

test('a list of names over one table is of all its rows', async () => {
  assert.deepEqual(
    await whoOn('Voyageurs :', 'M. Hugo SERRANO', 'Mme Wen LI-FAUCHER', [
      [...heads, 'Référence'],
      [...lyon.slice(0, 4), 'voiture 8, places 61 et 62', 'RN7WQA'],
    ]),
    ['9826 RN7WQA Hugo SERRANO Wen LI-FAUCHER'],
  );
});

test('the number beside a name across a table is that of the rows below it', async () => {
  const across = (text: string) => `<tr><td colspan="4">${text}</td></tr>`;
  const flight =
    '<tr><td>Tue 9 Nov 2027</td><td>SK 1418</td><td>Copenhagen (CPH) – Stockholm (ARN)</td><td>08:05 – 09:15</td></tr>';
  const page = (first: string, second: string) =>
    `<p>File DM-40917, confirmed</p><table>${across(first)}${flight}${across(second)}${flight}</table>`;
  const read = async (first: string, second: string) =>
    (await readPage(page(first, second))).map(({ booking }) => [
      booking.reference,
      booking.travelers?.map(({ name }) => name).join(),
    ]);
  assert.deepEqual(
    await read('Passenger: LUND/ANNA MS  Airline ref.: K7PWQ2', 'Passenger: BECK/OLE MR  Airline ref.: K7PWRX'),
    [
      ['K7PWQ2', 'ANNA LUND'],
      ['K7PWRX', 'OLE BECK'],
    ],
  );
});

test('who stands in one line with a number has what goes by it, and not the room of both below', async () => {
  const sheet = (head: string, first: string, second: string) =>
    bookingsOfWord(
      head,
      first,
      '14 Jun 2027\tSK 1418\tCopenhagen (CPH) 08:05\tStockholm (ARN) 09:15',
      second,
      '14 Jun 2027\tKL 1107\tAmsterdam (AMS) 07:10\tStockholm (ARN) 09:10',
      'HOTEL\tHotel Gyllene Spiran, Tegnérgatan 4, 111 40 Stockholm, Sweden',
      '\tIn 14 Jun 2027 15:00, out 16 Jun 2027 11:00, two rooms, confirmation 553-0912, SEK 4,120.00',
    );
  for (const [head, first, second] of [
    [
      'ITINERARY 20-114   Issued 03 May 2027',
      'PASSENGER: LUND/ANNA MS     SAS booking K7PWQ2     DKK 1,210.00',
      'PASSENGER: BECK/OLE MR     KLM booking W3RTXA     EUR 214.00',
    ],
    [
      'ORDRE 20-114   émis le 03/05/2027',
      'VOYAGEUR : LUND/ANNA MME     SAS réservation K7PWQ2     162,00 EUR',
      'VOYAGEUR : BECK/OLE MR     KLM réservation W3RTXA     214,00 EUR',
    ],
  ] as const) {
    const read = await sheet(head, first, second);
    const who = read.map(({ booking }) =>
      [booking.reference, booking.travelers?.map(({ name }) => name).join()].join(' '),
    );
    assert.ok(who.includes('K7PWQ2 ANNA LUND'), who.join('; '));
    assert.ok(who.includes('W3RTXA OLE BECK'), who.join('; '));
    const hotel = read.find(({ booking }) => booking.type === 'LodgingReservation');
    assert.equal(hotel?.booking.travelers?.length, 2);
  }
});
