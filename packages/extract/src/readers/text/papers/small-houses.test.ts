import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, readTable, toldInFull } from '../../../../testing/told.ts';

// What small houses write, and their addresses.

const one = (text: string) => toldInFull(read('Re: chambre', text)).join('\n');

test('a hamlet between a house and its town is the street, and a reservation that is firm is no house that is shut', () => {
  const [found] = read(
    'Réservation',
    "Bonjour Madame Roumier,\n\nNous avons bien reçu votre acompte et votre réservation est ferme : chambre Mélèze, du vendredi 12 au lundi 15 mars 2027. N° de réservation : 2027/118.\n\nGîte des Sources, chambres d'hôtes\nLe Villard Dessus\n05100 Névache\n04 92 55 01 18 (laissez sonner)",
  );
  assert.ok(found?.booking.type === 'LodgingReservation');
  const { place, checkIn, checkOut } = found.booking;
  assert.deepEqual(
    [place?.name, place?.street, place?.postcode, place?.city, place?.phone, checkIn?.local, checkOut?.local],
    ['Gîte des Sources', 'Le Villard Dessus', '05100', 'Névache', '04 92 55 01 18', '2027-03-12', '2027-03-15'],
  );
  assert.equal(
    one(
      'Votre réservation est confirmée. La maison est fermée du vendredi 12 au lundi 15 mars 2027.\n\nGîte des Sources\n12 rue du Villard\n05100 Névache',
    ),
    '',
  );
});

test('a county stands before the code, and our number needs no "is"', () => {
  assert.equal(
    one(
      'Dear Hester,\n\nyou are now properly in the book (our number W/2231, not that anyone will ask you for it).\n\nRoom 4, the double, from Thursday 6th May until Sunday 9th May 2027, three nights. Rooms are ready from 3pm.\n\nThe Curlew Inn\n14 Chapel Slip, St Mawes, Cornwall TR2 5XX',
    ),
    'Lodging | The Curlew Inn, St Mawes | 2027-05-06T15:00 – 2027-05-09 | W/2231',
  );
});

test('"votre séjour" has its number behind it, whatever is said of it', async () => {
  const page =
    '<p>C’est noté : votre séjour TAN-270614 est décalé d’un jour et raccourci.</p><table><tr><td>Arrivée</td><td>mardi 15 juin 2027 dès 15 h</td></tr><tr><td>Départ</td><td>jeudi 17 juin 2027 avant 11 h</td></tr></table><p>Hôtel des Tanneurs · Rue des Brasseurs 117 · 5000 Namur</p>';
  assert.deepEqual(toldInFull(await readPage(page)), [
    'Lodging | Hôtel des Tanneurs, Namur | 2027-06-15T15:00 – 2027-06-17T11:00 | TAN-270614',
  ]);
});

test('a couple has one family’s name', () => {
  assert.equal(
    one(
      'Bonjour,\n\nla chambre "Tilleul" est à vous du dimanche 24 au mercredi 27 janvier 2027.\n\nPour les papiers : Odile et Jean-Marc Castaing, dossier 2027/061.\n\nLa Grange aux Hirondelles - chambres et table d\'hôtes\nLieu-dit Le Mas Viel, 48260 Nasbinals',
    ),
    'Lodging | La Grange aux Hirondelles, Nasbinals | 2027-01-24 – 2027-01-27 | 2027/061',
  );
});

test('a quarter of Japan is of the street, one of elsewhere is not, and an article is none of the name', async () => {
  const page = (name: string, address: string) =>
    `<p>Votre réservation est confirmée. Réservation : HGR-1162</p><table><tr><td>Hôtel</td><td>${name}<br>${address}</td></tr><tr><td>Arrivée</td><td>16/11/2027</td></tr><tr><td>Départ</td><td>18/11/2027</td></tr></table>`;
  for (const [address, street] of [
    ['418-2 Nishinocha-cho, Higashiyama-ku, Kyoto 605-0900, Japan', '418-2 Nishinocha-cho, Higashiyama-ku'],
    ['11 derb Sidi Bouamar, Médina<br>40000 Marrakech<br>Maroc', '11 derb Sidi Bouamar'],
  ] as const) {
    const [found] = await readPage(page('L’Hôtel du Bief', address));
    const place = found?.booking.type === 'LodgingReservation' ? found.booking.place : undefined;
    assert.deepEqual([place?.name, place?.street], ['Hôtel du Bief', street]);
  }
});

test('a firm that has its seat there is no house', async () => {
  const page =
    '<p>Votre bon d’échange. Bon n° HO/27/118043</p><p>Horizons Ocre<br>Tour-opérateur – 27 cours Gambetta, 13100 Aix-en-Provence</p><table><tr><td>Hôtel</td><td>Riad Dar Zellij</td></tr><tr><td>Du</td><td>23/10/2027</td></tr><tr><td>Au</td><td>29/10/2027</td></tr></table><p>6 nuits</p>';
  for (const { booking } of await readPage(page))
    assert.equal(booking.type === 'LodgingReservation' && booking.place?.name, 'Riad Dar Zellij');
});

test('who lets a house does not stay in it, and a town needs no comma before it', () => {
  assert.equal(
    one(
      'CONTRAT DE LOCATION N° GC-27-118\n\nEntre le propriétaire : M. Yves Kerdoncuf\net le locataire : Mme Claire Roumier\n\nDésignation : gîte « Ty Ar Mor », 8 chemin de la Dune 29940 La Forêt-Fouesnant\nPériode : du samedi 10 juillet 2027 à 16 h au samedi 17 juillet 2027 à 10 h\n\nVotre réservation est confirmée.',
    ),
    'Lodging | Ty Ar Mor, La Forêt-Fouesnant | 2027-07-10T16:00 – 2027-07-17T10:00 | GC-27-118 | Claire Roumier',
  );
});

test('whoever writes that one is with them is the house', () => {
  const letter =
    "We're delighted to confirm you'll be with us at Casa Alameda from Sunday 14 March 2027 for four nights. Your booking reference is CA/0314.\n\nCalle de la Alameda 9, 29012 Málaga";
  assert.deepEqual(toldInFull(read('Your stay', letter, 'Casa Alameda')), [
    'Lodging | Casa Alameda, Málaga | 2027-03-14 – 2027-03-18 | CA/0314',
  ]);
});

test('a colleague books one into a house, whose town stands before its street', () => {
  for (const days of [
    'for Tuesday 9 and Wednesday 10 March, so checking out on Thursday the 11th',
    'from 9 to 11 March 2027',
  ])
    assert.equal(
      one(
        `Hi,\n\nI've booked you into The Heron in Leeds (2 Wharf Lane, LS1 4AB) ${days}. Confirmation HRN-20931.\n\nAnna`,
      ),
      'Lodging | The Heron, Leeds | 2027-03-09 – 2027-03-11 | HRN-20931',
      days,
    );
});

test('a lodging is what its title says, not whoever lets it, nor the words of the news', async () => {
  const page = (title: string) =>
    `<p>Ta réservation est confirmée.</p><p>${title}</p><table><tr><td>Arrivée<br>ven. 12 mars<br>16:00</td><td>Départ<br>dim. 14 mars<br>10:00</td></tr></table><p>Adresse<br>Rua dos Remédios 88, 1100-441 Lisboa, Portugal</p><p>Code de confirmation<br>HMQX7K2M4T</p>`;
  for (const [title, name] of [
    ['<b>Studio lumineux, Alfama</b><br>Chez Duarte', 'Studio lumineux, Alfama'],
    ['Vous êtes attendue à la Casa Alfama', 'Casa Alfama'],
    ["You're booked into Apartment 4, Alfama Rooms", 'Apartment 4, Alfama Rooms'],
  ] as const) {
    const [found] = await readPage(page(title));
    assert.equal(found?.booking.type === 'LodgingReservation' && found.booking.place?.name, name, title);
  }
});

test('a small word in a town’s name is whole', () => {
  const [found] = read(
    'Prenotazione',
    'Gentile Signora Lindqvist,\n\nsiamo lieti di confermare la Sua prenotazione:\nArrivo: venerdì 12 marzo 2027\nPartenza: domenica 14 marzo 2027\n1 camera doppia\nNumero di prenotazione AP-5520\n\nAlbergo al Ponte, Via del Ponte 4, 36061 Bassano del Grappa',
  );
  assert.ok(found?.booking.type === 'LodgingReservation');
  assert.deepEqual([found.booking.place?.city, found.booking.travelers], ['Bassano del Grappa', undefined]);
});

test('hours have a row of their own, beside one that tells both days', async () => {
  for (const [from, until] of [
    ['Check-in ab', 'Check-out bis'],
    ['Chambre dès', 'Départ avant'],
    ['Check-in from', 'Check-out by'],
  ])
    assert.deepEqual(
      toldInFull(
        await readTable(
          `Hotel | Hotel Elbblick\nAddress | Platz der Musik 3, 20457 Hamburg\nStay | 15.03.2027 – 18.03.2027 (3 nights)\nRoom | Single\n${from} | 15:00\n${until} | 07:00 - 11:00`,
        ),
      ),
      ['Lodging | Hotel Elbblick, Hamburg | 2027-03-15T15:00 – 2027-03-18T11:00 | H7K2PL'],
      from,
    );
});

test('a house counts its bookings in few figures, and says what a change makes of the price', () => {
  const letter = (changed: string, price: string, days: string) =>
    read('Re: nos dates', `${changed}\n\n${days}\n${price}\n\nLa Maison du Lavoir\n4 rue du Lavoir\n24200 Sarlat`);
  for (const [changed, price, days, number, amount] of [
    [
      'Bonjour,\n\nJ’ai bien modifié votre réservation 0318.',
      'Le total passe de 240 € à 160 €.',
      'Votre chambre est à vous du 12 au 14 mars 2027.',
      '0318',
      '160',
    ],
    [
      'Hello,\n\nWe have now changed your booking 741, as you asked.',
      'The total comes down from €240 to €160.',
      'Your room is yours from 12 to 14 March 2027.',
      '741',
      '160',
    ],
    [
      'Hello,\n\nWe have now changed your booking 300 euros cheaper.',
      'The total comes to €160.',
      'Your room is yours from 12 to 14 March 2027.',
      undefined,
      '160',
    ],
  ] as const) {
    const [found, more] = letter(changed, price, days);
    assert.equal(more, undefined);
    assert.deepEqual([found?.booking.reference, found?.booking.price?.amount], [number, amount], changed);
  }
});
