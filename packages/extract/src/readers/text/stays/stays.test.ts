import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, readTable, told } from '../../../../testing/told.ts';

// Layouts that no sample has, so that the reader is held to kinds of papers and not to papers.

test('Arrivée and Départ are check-in and check-out where rooms are spoken of', () => {
  const mail = `Nous avons le plaisir de confirmer votre réservation n° 88-2210.

Nom : Mme Léa Martin
Date d'arrivée : 09/02/2027
Date de départ : 11/02/2027
Chambre : Double supérieure
Tarif : 118,00 € par nuit
Total : 236,00 €

Hôtel des Quatre Vents
3 rue de la République
33000 Bordeaux

Arrivée à partir de 15h, départ avant 11h.`;
  const [candidate] = read('Confirmation de réservation', mail);
  assert.deepEqual(told(candidate ? [candidate] : []), [
    'Lodging Hôtel des Quatre Vents 2027-02-09T15:00 2027-02-11T11:00',
  ]);
  assert.deepEqual(candidate?.booking.price, { amount: '236.00', currency: 'EUR' });
  assert.equal(candidate?.booking.type === 'LodgingReservation' && candidate.booking.place?.city, 'Bordeaux');
});

test('a receipt for a numbered house of a chain, to a guest of one name', () => {
  const receipt = `Payment receipt
Guest Name: Anitha          Booking ID: KQTX4471
Hotel: STAYWELL 2207 Rooms Alandur
14,Temple Tank Street,, Alandur, Chennai
Check In: 28/01/2027
Check Out: 30/01/2027`;
  const [stay] = read('Your receipt', receipt);
  assert.ok(stay?.booking.type === 'LodgingReservation');
  assert.deepEqual(stay.booking.travelers, [{ name: 'Anitha' }]);
  const { name, street, city } = stay.booking.place ?? {};
  assert.deepEqual([name, street, city], ['STAYWELL 2207 Rooms Alandur', '14 Temple Tank Street', 'Chennai']);
});

test('nights that are listed end on the morning after the last of them', () => {
  const mail = `Bonjour,

Nous avons bien noté votre réservation d'une chambre pour les nuits du 28 et du 29 septembre, au nom de Mme Léa Martin.
Votre numéro de réservation : 27094

Le Relais des Tilleuls
8 place du Champ de Foire
18000 Bourges`;
  assert.deepEqual(told(read('Réservation', mail)), ['Lodging Le Relais des Tilleuls 2027-09-28 2027-09-30']);
});

test('of the numbers on an agency’s paper the hotel’s own is the one its desk is shown', () => {
  const voucher = `Booking reference: TRV7741

Hotel confirmation: HX22094

Hotel: The Linden House
12 Harbour Street
Bristol BS1 4RN
Check-in: 14 March 2027
Check-out: 16 March 2027
Guest: Ms Léa Martin`;
  assert.deepEqual(
    read('Your voucher', voucher).map(({ booking }) => booking.reference),
    ['HX22094'],
  );
});

test('rooms under numbers of their own come in the order of the paper, each with its guest and price', () => {
  const mail = `Your reservation at The Linden House
12 Harbour Street
Bristol BS1 4RN

Check-in: 14 March 2027
Check-out: 16 March 2027

Room 1 · Confirmation: 9930418
Ms Léa Martin
£ 210.00

Room 2 · Confirmation: 1104772
Mr Max Weber
£ 184.00`;
  assert.deepEqual(
    read('Reservation', mail).map(({ booking }) => [
      booking.reference,
      booking.travelers?.[0]?.name,
      booking.price?.amount,
    ]),
    [
      ['9930418', 'Léa Martin', '210.00'],
      ['1104772', 'Max Weber', '184.00'],
    ],
  );
});

test('the hours that a host writes behind the two days are those of the stay', () => {
  const letter = `Bonjour Madame Martin,

C'est avec plaisir que je vous attends le lundi 9 août à partir de 16 heures pour votre séjour dans notre gîte, et le départ se fait le vendredi 13 août avant 10 heures.
Votre numéro de réservation est le 30771.

Le Relais des Tilleuls
8 place du Champ de Foire
18000 Bourges`;
  assert.deepEqual(told(read('Votre séjour', letter)), [
    'Lodging Le Relais des Tilleuls 2027-08-09T16:00 2027-08-13T10:00',
  ]);
});

test('a hotel is named by the line that says what is booked, above its address', () => {
  const opened = (line: string) => `${line}
12 Harbour Street
Bristol BS1 4RN

Check-in: 14 March 2027
Check-out: 16 March 2027
Booking number: 123456`;
  const named = (line: string) =>
    read('Reservation', opened(line)).map(({ booking }) => 'place' in booking && booking.place?.name);
  assert.deepEqual(named('Your reservation at The Linden House'), ['The Linden House']);
  assert.deepEqual(named('Your booking at the Linden Hotel is confirmed.'), ['Linden Hotel']);
  assert.deepEqual(named('Votre réservation à l’Hôtel des Tilleuls est confirmée'), ['Hôtel des Tilleuls']);
  assert.deepEqual(named('Booking confirmed – The Linden House'), ['The Linden House']);
  assert.deepEqual(named('Ihre Reservierung im Hotel Lindenhof ist bestätigt.'), ['Hotel Lindenhof']);
  assert.deepEqual(named('Your reservation at our hotel'), []);
});

test('a day without a year is near the day of the letter, which stands at its head', () => {
  const letter = `Cherbourg, le 14 juin 2029

Madame,

Nous vous confirmons votre chambre pour les nuits du 13 et du 14 juillet, au nom de Mme Léa Martin.
Votre numéro de réservation : 27094

Le Relais des Tilleuls
8 place du Champ de Foire
18000 Bourges`;
  assert.deepEqual(told(read('Réservation', letter)), ['Lodging Le Relais des Tilleuls 2029-07-13 2029-07-15']);
});

test('a house without a desk says when it welcomes, when to leave, and in whose name the room is', () => {
  const house = (text: string) => {
    const [stay] = read('Re: Room in June', `Hello Annelies,\n\n${text}`);
    assert.ok(stay?.booking.type === 'LodgingReservation', text);
    const { checkIn, checkOut, place, reference, travelers, price } = stay.booking;
    const name = travelers?.map((person) => person.name).join();
    return [place?.name, place?.street, place?.city, checkIn?.local, checkOut?.local, reference, name, price?.amount];
  };
  assert.deepEqual(
    house(`I am delighted to confirm your booking, no. 118, for one double room for two nights: arriving
Friday 18 June 2027 and leaving Sunday 20 June. It is 130 euro per night, so
260 euro in total.

You are welcome any time between 3pm and 8pm. We ask guests kindly to be out
of the rooms by 10.30am on the day of departure.

I have the booking under Annelies Rademaker.

Carrowmore House B&B
Sky Road Lower
Clifden
Co. Galway H71 XY20
Ireland`),
    [
      'Carrowmore House B&B',
      'Sky Road Lower',
      'Clifden',
      '2027-06-18T15:00:00',
      '2027-06-20T10:30:00',
      '118',
      'Annelies Rademaker',
      '260',
    ],
  );
  assert.deepEqual(
    house(`La chambre « Verger » est donc réservée au nom de Sandrine Wauthier pour deux nuits, du samedi 4 décembre 2027 au lundi 6 décembre 2027.

Le séjour revient à 230 € (2 x 115 €), il restera 170 € à régler sur place.

Nous vous accueillons entre 16h et 19h. Le jour du départ, la chambre doit être libérée pour 11h.

La Ferme aux Tilleuls - chambres d'hôtes
Chemin de la Source 9
6940 Durbuy (Belgique)`),
    [
      'La Ferme aux Tilleuls',
      'Chemin de la Source 9',
      'Durbuy',
      '2027-12-04T16:00:00',
      '2027-12-06T11:00:00',
      undefined,
      'Sandrine Wauthier',
      '230',
    ],
  );
});

test('a state between the town and its code is none of the town, and a part of a number is no house’s number', () => {
  const city = (line: string) => {
    const [stay] = read(
      'Booking confirmed',
      `Reservation no. 1 of 2\n\nHarbourstone Hotel\n210 Quarrington Street, ${line}\n\nCheck-in: 14 March 2027\nCheck-out: 17 March 2027\n\nWe confirm your booking. Your room is booked.`,
    );
    assert.equal(stay?.booking.reference, undefined);
    return stay?.booking.type === 'LodgingReservation' ? stay.booking.place?.city : undefined;
  };
  assert.equal(city('Sydney NSW 2000, Australia'), 'Sydney');
  assert.equal(city('Melbourne VIC 3000'), 'Melbourne');
  assert.equal(city('Toronto ON M5V 3L9'), 'Toronto');
  assert.equal(city('Chicago IL 60605'), 'Chicago');
  assert.equal(city('20121 Milano MI'), 'Milano');
});

test('a lodging that no word calls a hotel is one by its bed, its rooms or whose home it is', () => {
  const card = (lines: string) => `Réservation confirmée, dossier 7740-1182\n\n${lines}`;
  const days = 'Arrivée : lundi 15 mars 2027\nDépart : mercredi 17 mars 2027';
  for (const [text, name] of [
    [`🏨\n\nVilla Sant’Anna\nTucholskystrasse 31, 10117 Berlin, Allemagne\n${days}`, 'Villa Sant’Anna'],
    [
      `Gasthof Zum Grünen Baum\nLogement entier · Hôte : Magali\n22 quai de Rive Neuve, 13007 Marseille\n${days}`,
      'Gasthof Zum Grünen Baum',
    ],
    [
      `Hotel 47\nLogement entier chez Liesbeth\n\n${days}\n\nAdresse : Rue du Belvédère 27, 1050 Ixelles, Belgique`,
      'Hotel 47',
    ],
    [
      `Hôtel de l’Étoile\nLogement entier chez Liesbeth\n\n${days}\n\nAdresse : Rue du Belvédère 27, 1050 Ixelles, Belgique`,
      'Hôtel de l’Étoile',
    ],
  ] as const)
    assert.deepEqual(told(read('Réservation', card(text))), [`Lodging ${name} 2027-03-15 2027-03-17`], name);
});

test('a house that writes by hand says what all nights cost, in whose francs, and a number of four digits', () => {
  const letter = (house: string) => `Bonjour Monsieur,

Nous vous gardons une chambre côté jardin du lundi 8 au jeudi 11 novembre, soit 3 nuits à 42 000 F, total 126 000 F CFA.
Merci de rappeler le numéro 1127 (votre réservation).

${house}`;
  for (const [house, currency] of [
    ['Hôtel La Signare\n12, rue Blaise-Diagne\nSaint-Louis, Sénégal', 'XOF'],
    ['Hôtel La Signare\n12, avenue de Gaulle\nDouala, Cameroun', 'XAF'],
    ['Hôtel La Signare\n12, rue Blaise-Diagne\nVille-Neuve', undefined],
  ]) {
    const [stay] = read('Re: demande de chambre', letter(house ?? ''), 'Hôtel La Signare');
    assert.equal(stay?.booking.reference, '1127', house);
    assert.equal(stay?.booking.price?.currency, currency, house);
  }
  const inWords = `Bonsoir,

Je décale votre séjour d'un jour : vous êtes attendu le samedi 5 juin et vous nous quittez le lundi 7 juin.
Le prix ne change pas : 190 € pour les deux nuits. J'ai bien reçu votre acompte de 60 €.

Le Clos des Tanneurs
Rue des Récollets 9
6940 Durbuy`;
  const [stay] = read('Re: votre week-end', inWords);
  assert.deepEqual(told(stay ? [stay] : []), ['Lodging Le Clos des Tanneurs 2027-06-05 2027-06-07']);
  assert.deepEqual(stay?.booking.price, { amount: '190', currency: 'EUR' });
});

test('nights that are listed one by one end on the day after the last of them', async () => {
  for (const [said, from, to] of [
    ['for Monday 3rd, Tuesday 4th and Wednesday 5th May 2027, leaving us on Thursday 6th', '2027-05-03', '2027-05-06'],
    ['on Friday 6th and Saturday 7th August 2027, leaving us on the Sunday', '2027-08-06', '2027-08-08'],
    ['for the nights of Monday 3rd, Tuesday 4th and Wednesday 5th May 2027', '2027-05-03', '2027-05-06'],
    ['from Friday 6th to Saturday 7th August 2027, leaving us before noon', '2027-08-06', '2027-08-07'],
  ]) {
    const [stay] = await readPage(
      `<p>Dear Hester,</p><p>I have put you in the Garden Room ${said}.</p><p>Annabel<br>Grove View Guest House<br>9 Pulteney Road, Bath BA2 4HA</p>`,
    );
    const { checkIn, checkOut } = (stay?.booking ?? {}) as {
      checkIn?: { local: string };
      checkOut?: { local: string };
    };
    assert.deepEqual([checkIn?.local.slice(0, 10), checkOut?.local.slice(0, 10)], [from, to], said);
  }
});

test('what kind of house it is may stand between its name and its street, and before its room is kept', async () => {
  const [stay] = await readPage(
    `<p>Bonjour Monsieur,</p><p>La chambre « Grouin » vous est donc réservée, au nom de Gaël Tanguy, du samedi 17 au mardi 20 juillet 2027.</p>
<p>À bientôt,<br>Loïc Morvan<br>La Maison des Tilleuls<br>chambres d'hôtes – 12 rue du Port Briac, 35260 Cancale</p>`,
  );
  assert.equal(stay?.booking.type === 'LodgingReservation' && stay.booking.place?.name, 'La Maison des Tilleuls');
});

test('below its house the town may stand before the street', () => {
  for (const address of [
    '8360 Keszthely, Kastély utca 5.',
    '50-101 Wrocław, ul. Rynek 5',
    'Kastély utca 5., 8360 Keszthely',
  ]) {
    const [stay] = read(
      'Foglalás',
      `Foglalási azonosító: KB-771209

Zöld Lugas Vendégház
${address}

Érkezés: 2027. október 22. (péntek), 14:00
Távozás: 2027. október 25. (hétfő), legkésőbb 10:00-ig
Szoba: kétágyas szoba`,
    );
    assert.deepEqual(
      told(stay ? [stay] : []),
      ['Lodging Zöld Lugas Vendégház 2027-10-22T14:00 2027-10-25T10:00'],
      address,
    );
  }
});

test('a Japanese house is named by its label, and goes by a code of small and large letters', async () => {
  const [stay] = await readTable(
    '予約番号 | QTc8mx27fw\n宿泊施設 | 海辺の宿 かもめ荘\n住所 | 〒413-0012 静岡県熱海市東海岸町4-2\n宿泊代表者 | 佐伯 直人 様\nチェックイン日 | 2028年2月11日（金）\nチェックアウト日 | 2028年2月13日（日）',
    'ご予約を承りました。',
  );
  assert.ok(stay?.booking.type === 'LodgingReservation');
  const { place, reference } = stay.booking;
  assert.deepEqual(
    [place?.name, place?.postcode, place?.country, reference],
    ['海辺の宿 かもめ荘', '413-0012', 'JP', 'QTc8mx27fw'],
  );
});
