import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, readTable, toldInFull, toldWithNumbers } from '../../../../testing/told.ts';

const days = 'Check-in: Tue 12 October 2027\nCheck-out: Sat 16 October 2027';

test('a house is not called by the room, nor by the desk that signs', () => {
  const letters = [
    `Accommodation: Superior room, river view, 1 king bed\n\nWe look forward to welcoming you at the Linden House Hotel.`,
    `Hébergement : Suite junior, côté cour, avec balcon\n\nNous vous attendons au Linden House Hotel.`,
    'Yours\n\nReservations, Linden House Hotel',
  ];
  for (const letter of letters) {
    const street = letter.startsWith('Yours') ? '\n12 Mill Road\nYork YO1 6AB' : '\n\n12 Mill Road, York YO1 6AB';
    const [stay] = read('Booking confirmation', `Booking reference: H7K2PL\n\n${days}\n\n${letter}${street}`);
    assert.equal(stay?.booking.type === 'LodgingReservation' && stay.booking.place?.name, 'Linden House Hotel', letter);
  }
});

test('what is cancelled keeps the number that it was confirmed with', async () => {
  const rows = `
    Cancellation number | X-7730196
    Original confirmation | VMC-2281470
    Hotel | Vantry Madrid // Calle de Almagro 87 // 28010 Madrid
    Arrival | Tue 16 Nov 2027
    Departure | Thu 18 Nov 2027`;
  const found = await readTable(rows, 'Your reservation has been cancelled. There is no charge.');
  assert.deepEqual(toldWithNumbers(found), ['Lodging Vantry Madrid 2027-11-16 2027-11-18 VMC-2281470']);
});

test('of two columns of plain text the one that holds no more is not read', () => {
  for (const [now, before] of [
    ['YOUR UPDATED BOOKING', 'PREVIOUSLY'],
    ['VOTRE NOUVELLE RÉSERVATION', 'AUPARAVANT'],
  ]) {
    const mail = `Booking number: CJR-2M4410

                 ${now}                 ${before}
Check-in ....... Tue 4 May 2027, from 15:00           Mon 3 May
Check-out ...... Fri 7 May 2027, until 12:00          Wed 5 May
Nights ......... 3                                    2

Casa Jacaranda Hotel
12 Mill Road
York YO1 6AB`;
    assert.deepEqual(
      toldInFull(read('Your booking was changed', mail)),
      ['Lodging | Casa Jacaranda Hotel, York | 2027-05-04T15:00 – 2027-05-07T12:00 | CJR-2M4410'],
      now,
    );
  }
});

test('whose house it is stands between its name and its street, and is not its name', () => {
  for (const [house, keeper] of [
    ['Gästehaus Sieben Türme', 'Inh. Wiebke Thomsen'],
    ['Landhaus Kastanienhof', 'Familie Bauer'],
    ['Gîte des Trois Monts', 'Claire et Yves Marchand'],
    ['Auberge des Pins', 'Jeanne Le Goff'],
  ]) {
    const letter = `We confirm your booking.\n\nBooking reference: H7K2PL\n${days}\n\n${house}\n${keeper}\nEngelswisch 114\n23552 Lübeck\nGermany`;
    const [stay] = read('Your stay', letter);
    assert.equal(stay?.booking.type === 'LodgingReservation' && stay.booking.place?.name, house, letter);
  }
});

test('a day has its hour behind it in brackets, whatever else these say', () => {
  const first = 'du vendredi 21 avril 2028 (chambre à votre disposition dès 15h00) au lundi 24 avril 2028';
  const letters = [
    `Nous confirmons votre séjour, réservation ZZ-20448, ${first} (à libérer avant 11h00).`,
    'We confirm your stay, booking ZZ-20448, from Friday 21 April 2028 (room ready from 15:00) to Monday 24 April 2028 (please leave by 11:00).',
    'Dossier ZZ-20448. Nous vous attendons du 21 avril 2028 (logement disponible à partir de 15h) au 24 avril 2028 (départ avant 11h).',
  ];
  for (const letter of letters)
    assert.deepEqual(
      toldInFull(read('Confirmation', `${letter}\n\nHotel De Zwaan\nLangestraat 112\n8000 Bruges`)),
      ['Lodging | Hotel De Zwaan, Bruges | 2028-04-21T15:00 – 2028-04-24T11:00 | ZZ-20448'],
      letter,
    );
  const late = letters[0]?.replace('chambre à votre disposition dès 15h00', 'vous arrivez après 20h00');
  assert.match(
    toldInFull(read('Confirmation', `${late}\n\nHotel De Zwaan\nLangestraat 112\n8000 Bruges`)).join(),
    /2028-04-21 –/,
  );
});

test('a province in brackets stands between a town and its code', () => {
  for (const town of ['Les Éboulements (Québec) G0A 2M0 Canada', 'Les Éboulements (QC) G0A 2M0'])
    for (const street of ['31, rang Saint-Joseph', '2200, 3e Rang Nord']) {
      const letter = `Booking reference: H7K2PL\n${days}\n\nAuberge du Cap\n${street}\n${town}\n418 555-0119`;
      const [stay] = read('Your stay', letter);
      const place = stay?.booking.type === 'LodgingReservation' ? stay.booking.place : undefined;
      assert.deepEqual(
        [place?.name, place?.street, place?.city, place?.postcode, place?.phone],
        ['Auberge du Cap', street.replace(',', ''), 'Les Éboulements', 'G0A 2M0', '418 555-0119'],
      );
    }
});

test('an address whose lines are each a paragraph is whole', async () => {
  const page = (street: string, ...below: string[]) =>
    `<p>Numéro de réservation : 20417</p><p>Arrivée : mardi 25.05.2027</p><p>Départ : jeudi 27.05.2027</p><p>1 chambre</p><p><b>Hôtel du Seyon</b></p>${[street, ...below].map((line) => `<p>${line}</p>`).join('')}`;
  const where = async (html: string) => {
    const [stay] = await readPage(html);
    const place = stay?.booking.type === 'LodgingReservation' ? stay.booking.place : undefined;
    return [place?.name, place?.street, place?.postcode, place?.city, place?.country].filter(Boolean).join(' | ');
  };
  assert.equal(
    await where(page('Rue du Seyon 31', 'CH-2000 Neuchâtel', 'Téléphone +41 32 555 01 40')),
    'Hôtel du Seyon | Rue du Seyon 31 | 2000 | Neuchâtel | CH',
  );
  assert.equal(
    await where(page('31 rue du Seyon', '5500 Dinant', 'Belgique')),
    'Hôtel du Seyon | 31 rue du Seyon | 5500 | Dinant | BE',
  );
});

test('the reference of a small house is no flight', () => {
  const letter = `Dear Annabel,

I have put you in the Garden Room from Monday 3 May 2027, leaving us on Thursday 6 May 2027.
The room is ready from 3pm, and we ask you to be out by 10.30am.

Your booking reference is GV118.

Grove View Guest House
27 Sydney Gardens Lane, Bath BA2 6NX`;
  assert.deepEqual(
    read('Your stay in Bath', letter).map(({ booking }) => booking.type),
    ['LodgingReservation'],
  );
});

test('a house whose name is struck out is called by the news of it', async () => {
  for (const news of [
    'À votre demande, votre réservation à La Villa Figuerolles a été annulée le jeudi 2 décembre 2027. Vous n’avez rien d’autre à faire.',
    'As you asked, your reservation at La Villa Figuerolles has been cancelled. Nothing will be charged, and there is nothing else to do.',
  ]) {
    const [stay] = await readPage(`<p>Code de réservation : H7K2PL</p><p>${news}</p>
<p><s>La Villa Figuerolles</s><br>ANNULÉE<br>5 rue du Faubourg Figuerolles, 34070 Montpellier, France</p>
<p>Arrivée : mardi 14 décembre 2027<br>Départ : jeudi 16 décembre 2027</p><p>1 chambre, 2 nuits, 1 adulte</p>`);
    assert.equal(stay?.booking.type === 'LodgingReservation' && stay.booking.place?.name, 'La Villa Figuerolles', news);
  }
});

test('a house is not called by whoever signs for it, nor by whose houses it is one of', () => {
  const letter = (...foot: string[]) => `KEPPEL ORCHARD HOUSE
A HARROWGATE COLLECTION HOTEL

Dear Ms Solheim,

Thank you for choosing Keppel Orchard House. Booking reference: 71945026

${days}

Yours sincerely,
${foot.join('\n')}`;
  for (const foot of [
    ['Eunice Lim', 'Reservations Manager', '', '60 Cuppage Walk, Singapore 229466'],
    ['Eunice Lim', 'Head of Guest Relations', '60 Cuppage Walk, Singapore 229466'],
    ['Eunice Lim', 'Duty Manager', 'Keppel Orchard House', '60 Cuppage Walk, Singapore 229466'],
  ]) {
    const [stay] = read('Your stay with us', letter(...foot));
    const place = stay?.booking.type === 'LodgingReservation' ? stay.booking.place : undefined;
    assert.deepEqual([place?.name, place?.street], ['Keppel Orchard House', '60 Cuppage Walk'], foot.join(' / '));
  }
});

test('a name that its cell broke is whole, and a town below a name is none of it', async () => {
  const house = async (cell: string) => {
    const [stay] = await readTable(`Check-in | Sat 12 June 2027
      Check-out | Tue 15 June 2027
      Property | ${cell}
      Address | 88/4 Soi Charoen 12 // Bangkok 10500, Thailand`);
    return stay?.booking.type === 'LodgingReservation' && stay.booking.place?.name;
  };
  assert.equal(await house('Baan Charoen // Riverside'), 'Baan Charoen Riverside');
  assert.equal(await house('Baan Charoen // Bangkok'), 'Baan Charoen');
});
