import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from '../../../../testing/in-text.ts';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readPage, tableOf } from '../../../../testing/told.ts';
import type { Part } from '../../../../testing/word.ts';

// Who travels by a row or a cell: beside an age, a seat, a room, an order.

const flight = [
  ['Flight', 'From', 'To', 'Date', 'Dep.', 'Arr.'],
  ['AF 718', 'Paris (CDG)', 'Dakar (DSS)', '6 May 2027', '16:20', '21:05'],
];

test('in a table too it is who is sent, and not who orders or is called on the spot', async () => {
  const who = async (...head: Part[]) =>
    (await readLetterOf([...head, 'Air France booking: K7WQ2M', flight], '2027-03-04'))[0]?.split(' | ').at(-1);
  const orders: [string, Part, string | undefined][] = [
    [
      'ORDER No. 27-118, confirmed',
      [
        ['Traveller', 'FALK Ines', 'Ordered by', 'Northmere Ltd – Ms Arendt'],
        ['Reason', 'Fair, 6-8 May', 'Cost centre', '7420-DKR'],
      ],
      'Ines FALK',
    ],
    [
      'BON DE COMMANDE N° 27-118, confirmé',
      [
        ['Bénéficiaire', 'Mme Odile Ferrand', 'Donneur d’ordre', 'Thermes SA – M. Bertin'],
        ['Motif', 'Salon, 6-8 mai', 'Imputation', '7420-DKR'],
      ],
      'Odile Ferrand',
    ],
    [
      'MOVEMENT ORDER No. 3, confirmed',
      [
        ['CREW', { lines: ['Ines Falk (director)', 'Bo Arendt (camera)'] }],
        ['LOCAL CONTACT', 'Awa Diop, +221 33 555 01 36'],
      ],
      'Ines Falk + Bo Arendt',
    ],
    [
      'FEUILLE DE ROUTE N° 3, confirmée',
      [
        ['ÉQUIPE', 'Odile Ferrand (réalisation)'],
        ['RÉGIE', 'Awa Diop, +221 33 555 01 36'],
      ],
      'Odile Ferrand',
    ],
    [
      'Your stay is confirmed',
      [
        ['TEAM', 'Odile Ferrand'],
        ['DESK', 'Awa Diop'],
      ],
      undefined,
    ],
  ];
  for (const [title, people, expected] of orders)
    assert.equal(await who(title, people), expected ?? (await who(title)), title);
});

test('families in a row are those of the paper, and not somebody of that name', async () => {
  const page = `<p>Delegates: Ms Priya RAMACHANDRAN, Mr Colin STRETTON, Ms Beatrice NWOSU</p>
<h2>Air – Emirates, booking reference HV5R8C</h2>${tableOf(`Flight | From | To | Date | Who
EK 504 | Dubai DXB 15:30 | Mumbai BOM 20:05 | 10 Nov 2027 | Ramachandran, Stretton
EK 3 | Dubai DXB 15:45 | London Heathrow LHR 19:35 | 10 Nov 2027 | Nwosu`)}`;
  const who = (await readPage(page)).map(({ booking }) => booking.travelers?.map(({ name }) => name));
  assert.deepEqual(who, [['Priya RAMACHANDRAN', 'Colin STRETTON'], ['Beatrice NWOSU']]);
});

test('who stands with a title in a row with an age or a room travels', async () => {
  const crossing = `<p>Thank you for booking. Your booking number is 40718835.</p><p>Ship: King Seaways<br>Departure: Fri 29/10/2027 at 17:00 from Newcastle<br>Arrival: Sat 30/10/2027 at 09:45 in Amsterdam</p>`;
  for (const [rows, expected] of [
    [
      'Mr Callum Reid | adult\nMrs Iona Reid | adult\nMiss Ailsa Reid | child (11)',
      ['Callum Reid', 'Iona Reid', 'Ailsa Reid'],
    ],
    ['Cabin 1 | outside | Ms Freya Lindgaard\nCabin 2 | inside | Mr Owen Prosser', ['Freya Lindgaard', 'Owen Prosser']],
    ['Cabin 1 | outside | Sea Class Commodore\nCabin 2 | inside | Upper Deck', []],
  ] as const) {
    const [found] = await readPage(`${crossing}<h3>With you</h3>${tableOf(rows)}`);
    assert.deepEqual(
      (found?.booking.travelers ?? []).map(({ name }) => name),
      expected,
    );
  }
});

test('who stands without a title beside an age and a seat travels, and so does who has a room', async () => {
  const train = (rows: string) =>
    `<p>C’est réservé. Dossier 5F8KLM</p><p>Mercredi 17 février 2027</p><p>Paris Montparnasse 10h54 ▶ Rennes 12h26</p><p>Train OUIGO n° 7633</p>${tableOf(rows)}`;
  const rows =
    'Nolwenn KERDONCUF | Adulte | Voiture 14 | Place 211 (salle haute)\nYoun KERDONCUF | Enfant, 8 ans | Voiture 14 | Place 212 (salle haute)';
  const [ride] = await readPage(train(rows));
  assert.deepEqual(
    (ride?.booking.travelers ?? []).map(({ name }) => name),
    ['Nolwenn KERDONCUF', 'Youn KERDONCUF'],
  );
  const rooms = `Réservation n° GB-2707-0318

Chambre 1 : Double Confort vue remparts — M. Gaëtan Le Dantec
Chambre 2 : Double Confort côté cour — Mme Inès Abadie`;
  assert.equal(namesIn(rooms).join(' + '), 'Gaëtan Le Dantec + Inès Abadie');
  assert.equal(namesIn('Booking reference: H7K2PL\n\nWe can give you a permit for Bathwick Rise.').join(' + '), '');
});

test('who stands in rows below a title across a table of more travels, and nobody below them', async () => {
  const page = (people: string) => `<p>Booking number: 38841207</p><table>
<tr><td colspan="2"><b>HELSINKI – TALLINN</b></td></tr><tr><td>Departure</td><td>Fri 13.8.2027 13:30</td></tr>
<tr><td>Arrival</td><td>Fri 13.8.2027 15:30</td></tr><tr><td>Ship</td><td>MyStar</td></tr>
<tr><td colspan="2">Passengers</td></tr>${people}<tr><td>Vehicle</td><td>Car max 1.9 m high</td></tr></table>`;
  const of = async (people: string) =>
    (await readPage(page(people))).map(({ booking }) => booking.travelers?.map(({ name }) => name).join(' + '));
  const both = ['Priit Kallasmaa + Eleanor Whitcombe'];
  assert.deepEqual(
    await of(
      '<tr><td>1</td><td>Priit Kallasmaa (1979, EST)</td></tr><tr><td>2</td><td>Eleanor Whitcombe (1983, GBR)</td></tr>',
    ),
    both,
  );
  assert.deepEqual(
    await of('<tr><td>Priit Kallasmaa</td><td>Adult</td></tr><tr><td>Eleanor Whitcombe</td><td>Adult</td></tr>'),
    both,
  );
  assert.deepEqual(await of('<tr><td>Adults</td><td>2</td></tr>'), [undefined]);
  assert.equal(
    namesIn('Passengers\n1 Priit Kallasmaa (1979, EST)\n2 Eleanor Whitcombe (1983, GBR)').join(' + '),
    both[0],
  );
});

test('whoever stands in the row of a room stays there, though the column is the client’s', async () => {
  for (const head of ['Client', 'Customer']) {
    const table = `<tr><th>${head}</th><th>Chambre</th><th>Arrivée</th><th>Départ</th></tr><tr><td>Mme Solveig<br>Harmand</td><td>Single</td><td>mar. 07/12/27</td><td>ven. 10/12/27</td></tr>`;
    const [stay] = await readPage(
      `<p>Nous vous confirmons la réservation N° 27/10-0663.</p><p>À l’attention de M. Anselme Dutheil</p><table>${table}</table><p>Hôtel de la Petite Ourse, 9 quai des Moulins, 67000 Strasbourg</p>`,
    );
    assert.deepEqual(
      stay?.booking.travelers?.map(({ name }) => name),
      ['Solveig Harmand'],
      head,
    );
  }
});
