import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';
import { readPage, tableOf } from '../../../../testing/told.ts';

// Papers with several numbers: what is said of each, and where it stands, tells whose it is.

const numbers = async (page: string) => (await readPage(page)).map(({ booking }) => booking.reference);

const hire = (head: string) => `<h1>Bon de location</h1>${head}
${tableOf('Loueur | Goldcar\nPrise en charge | Palma de Majorque Aéroport, samedi 19/06/2027, 14:30\nRestitution | Palma de Majorque Aéroport, samedi 26/06/2027, 19:30')}`;

test('the hirer’s number goes before the broker’s, whichever stands first', async () => {
  const lines = [
    '<p>Au comptoir, donnez la référence du loueur : 70114552.</p>',
    '<p>Pour nous joindre, donnez votre numéro de dossier : KA-8830417.</p>',
  ];
  assert.deepEqual(await numbers(hire(lines.join(''))), ['70114552']);
  assert.deepEqual(await numbers(hire(lines.toReversed().join(''))), ['70114552']);
  assert.deepEqual(await numbers(hire(lines[1] ?? '')), ['KA-8830417']);
});

test('each flight has the number beside its airline’s name, and not the agency’s', async () => {
  const page = `<p>Our ref HPT771204</p><p>Aegean 3M8KQX</p><p>Lufthansa 9PLZT4</p><p>Your trip is booked.</p>
<p>Thu 25 March 2027 · Aegean Airlines A3 603<br>London Heathrow (LHR) 12:15<br>Athens (ATH) 17:55</p>
<p>Sun 28 March 2027 · Lufthansa LH 1279<br>Athens (ATH) 06:10<br>Frankfurt (FRA) 08:10</p>`;
  assert.deepEqual(await numbers(page), ['3M8KQX', '9PLZT4']);
});

test('what may be spent has a code, and a cancelled journey keeps its number', async () => {
  const train = `<p>Votre réservation est annulée.</p><p>Référence de réservation SVLKQE</p>
<p>Jeudi 3 juin 2027<br>Eurostar 9023 ANNULÉ<br>Paris Gare du Nord 10:13 – London St Pancras 11:30</p>`;
  const money = '<h2>Votre bon d’échange</h2><p>Nous vous remettons un e-bon de 236,00 €.<br>Code : EV8-TRXM2Q</p>';
  assert.deepEqual(await numbers(`${train}${money}`), ['SVLKQE']);
});

test('a register’s number at the foot is no hotel’s, whose own stands in its cell behind "N°"', async () => {
  const read = await readLetterOf(
    [
      'FACTURE PRO FORMA 1930, voyage confirmé',
      [
        ['Désignation', 'Qté', 'Montant'],
        [
          'Billet d’avion Air Austral – réf. compagnie 5ZK8RM\nUU 973 du 08/11/2027 : Saint-Denis Roland Garros (RUN) 21h20 – Paris Charles de Gaulle (CDG) 05h35 (+1)',
          '1',
          '1 218,44 €',
        ],
        [
          'Hôtel Le Pont Feydeau, 20 allée Duguesclin, 44000 Nantes\ndu 09/11/2027 (à partir de 15h00) au 13/11/2027 (10h00 au plus tard), 4 nuits\nN° 66-20931',
          '4',
          '392,00 €',
        ],
      ],
      'SARL Perle Voyages – IM974100033 – IBAN FR76 0000 0000 0000 0000 0000 000',
    ],
    '2027-10-04',
  );
  assert.ok(
    read.some((one) => /Feydeau.*\| 66-20931/.test(one)),
    read.join('\n'),
  );
  assert.ok(
    read.some((one) => /UU 973.*\| 5ZK8RM/.test(one)),
    read.join('\n'),
  );
});

test('a letter’s hotel does not take the number of the flight that another paragraph tells, before it or after', async () => {
  const hotel =
    'From the 14th to the 16th of September 2027 you are our guest at Kessock House, 9 Ness Bank Terrace, Inverness IV2 4SA, where a room has been reserved in your name for the two nights.';
  const flight =
    'For the journey home on Thursday 16 September 2027 we have taken a seat on British Airways flight BA 1467, reservation W4TLQX, at £89.64. It departs Inverness at 13.35 and lands at London Heathrow at 15.20.';
  for (const told of [
    [hotel, flight],
    [flight, hotel],
  ]) {
    const read = await readLetterOf([
      'Dear Professor Aldous, everything is booked for your lecture in Inverness.',
      ...told,
    ]);
    assert.ok(
      read.some((one) => /BA 1467.*\| W4TLQX/.test(one)),
      read.join('\n'),
    );
    assert.ok(
      read.some((one) => /Kessock/.test(one) && !/W4TLQX/.test(one)),
      read.join('\n'),
    );
  }
});

test('what stands first in a row says of what its number is', async () => {
  const rows = [
    ['lundi 11.10.2027\nIC 736', 'Lausanne\ndép. 18h15', 'Zürich HB\narr. 20h28'],
    ['jeudi 14.10.2027\nAustrian Airlines OS 577', 'Vienne (VIE)\ndép. 19h40', 'Genève (GVA)\narr. 21h25'],
  ];
  const costs = [
    ['Train de l’aller', 'code de réservation 731 904 552', 'CHF 214.60'],
    ['Vol du retour', 'dossier R5WQ8K', 'CHF 268.–'],
  ];
  for (const [own, all] of [
    [costs, rows],
    [costs.toReversed(), rows],
  ] as const) {
    const read = await readLetterOf(['Ordre de mission, billets réservés pour Mme Florence Aebischer', all, own]);
    assert.match(read[0] ?? '', /IC 736 .*\| 731 904 552 \|/, read.join('\n'));
    assert.match(read[1] ?? '', /OS 577 .*\| R5WQ8K \|/, read.join('\n'));
  }
});

test('the property’s number goes before that of the site, and a programme’s is no booking’s', async () => {
  const stay = `<p>Your booking is confirmed.</p>${tableOf('Booking ID // 8841930275 | PIN // 4417 | Property’s confirmation no. // KMR-10447')}
<h3>Kamogawa Minami Ryokan</h3><p>418 Shimokiyamachi-dori, Kyoto 600-8019, Japan</p>
${tableOf('Check-in // Tue, Oct 12, 2027 // 15:00 | Check-out // Fri, Oct 15, 2027 // 10:00')}`;
  assert.deepEqual(await numbers(stay), ['KMR-10447']);
  const car = `<h1>AVIS</h1><p>Your car is reserved.</p><p>Your Confirmation Number:<br>30276614US1</p>
<p>Pick-Up<br>Mon Mar 08, 2027 @ 11:30 AM<br>Denver International Airport</p>
<p>Drop-Off<br>Fri Mar 12, 2027 @ 09:00 AM<br>Salt Lake City International Airport</p>
<p>Your Car<br>Ford Explorer or similar<br>Avis Wizard Number: 7QX44M</p>
<p>Your information<br>Marguerite Oduya<br>Arrival: UA 1737, expected 10:52 AM</p>`;
  assert.deepEqual(await numbers(car), ['30276614US1']);
});

test('in a programme each row has its number, and one that says "same number" has that of its kind before it', async () => {
  const read = await readLetterOf(
    [
      { heading: 'Carnet de voyage' },
      'M. Bernard Escouffier\nDossier CAB-27-1184 du 20 avril 2027',
      [
        ['Jour', 'Prestation réservée', 'Référence / prix TTC'],
        [
          'Jeu. 10 juin 2027',
          'Corsica Linea, navire Vizzavona\nMarseille, départ jeu. 10 juin 19h00\nAjaccio, arrivée ven. 11 juin 07h00',
          'N° Corsica Linea 3308841\nAller et retour : 612,40 €',
        ],
        [
          'Du ven. 11 juin au jeu. 17 juin',
          'Hôtel A Torra Bianca\n7 boulevard Sampiero, 20000 Ajaccio',
          'Conf. 2027/061\n447,00 €',
        ],
        [
          'Jeu. 17 juin 2027',
          'Corsica Linea, navire Pascal Paoli\nBastia, départ jeu. 17 juin 20h00\nMarseille, arrivée ven. 18 juin 08h00',
          'Même numéro que l’aller',
        ],
      ],
    ],
    '2027-04-20',
  );
  assert.deepEqual(
    read.map((one) => one.split(' | ').find((part) => /^\d{4}/.test(part) && !/-\d\d(?:T|$| )/.test(part))),
    ['3308841', '2027/061', '3308841'],
  );
});

test('whose number it is may stand in the cell in front, in whatever name', async () => {
  const voucher = (rows: string) =>
    `<p>Your rental car is booked.</p>${tableOf(`Voucher number | DL-7730-41862\n${rows}`)}
${tableOf('Rental company | Record go\nPick-up | Málaga Airport, Saturday 19/06/2027, 14:30\nDrop-off | Málaga Airport, Saturday 26/06/2027, 11:00')}`;
  for (const [rows, number] of [
    ['Record go confirmation | RG30855172', 'RG30855172'],
    ['Record go reservation no. | RG30855172', 'RG30855172'],
    ['Skyplan booking | RG30855172', 'DL-7730-41862'],
    ['Flight | FR30855', 'DL-7730-41862'],
  ] as const)
    assert.deepEqual(await numbers(voucher(rows)), [number], rows);
});
