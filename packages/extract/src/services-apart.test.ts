import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../testing/mail.ts';
import { readTable, told, toldWithNumbers } from '../testing/told.ts';
import { readWord } from '../testing/word.ts';
import { extract } from './index.ts';

const head = 'Voyages Lindner – Your travel programme\nOur file: 412230\nTraveller: Anne Moreau';
const stay = { lines: ['Hotel', 'Mon 7 June 2027'] };
const house = {
  lines: ['Hotel Nordlys', 'Storgata 12, 0184 Oslo', 'Mon 7 June 2027 to Wed 9 June 2027, 2 nights'],
};
const drive = { lines: ['Transfer', 'Wed 9 June 2027'] };
const driver = { lines: ['Private driver, Fjord Cars', 'Hotel Nordlys – Oslo Airport', 'Pick-up at 08:15'] };
const dinner = { lines: ['Dinner', 'Tue 8 June 2027'] };
const table = { lines: ['Restaurant Kystens', 'Strandgata 4, 0184 Oslo', 'Table for 2 at 19:30'] };

test('a card for each booking is a booking, without a number of its own', async () => {
  const read = await readWord(
    head,
    [[stay, house, 'Confirmed']],
    [[dinner, table, 'Confirmed']],
    [[drive, driver, '']],
  );
  assert.deepEqual(read.map((one) => one.replace(/ (?:412230|–)$/, '')).sort(), [
    'FoodEstablishment Kystens 2027-06-08T19:30',
    'Lodging Hotel Nordlys 2027-06-07 2027-06-09',
    'Taxi Hotel Nordlys Oslo Airport 2027-06-09T08:15',
  ]);
});

test('what waits in a list of bookings is none, and the list is no list of entries', async () => {
  const waiting = { lines: [...driver.lines, 'not yet confirmed'] };
  const read = await readWord(head, [[stay, house, 'Confirmed']], [[drive, waiting, '']]);
  assert.ok(read.every((one) => !one.startsWith('Taxi')));
});

test('in one table of everything each row keeps its own number', async () => {
  const list = `
    Date | Service | Details | Reference
    Mon 7 June 2027 | Train | Eurostar 9014 // London St Pancras International 09:31 – Paris Gare du Nord 12:47 | 81821606
    Tue 8 June 2027 | Car hire | Sixt, Peugeot 208 or similar // Pick-up: Lyon Part-Dieu, Tue 8 June 2027 at 18:00 // Drop-off: Lyon Part-Dieu, Fri 11 June 2027 at 09:30 | CPBGKJ`;
  assert.deepEqual(toldWithNumbers(await readTable(list, head)).sort(), [
    'Eurostar9014 London St Pancras International Paris Gare du Nord 2027-06-07T09:31 2027-06-07T12:47 81821606',
    'RentalCar Lyon Part-Dieu Lyon Part-Dieu 2027-06-08T18:00 2027-06-11T09:30 CPBGKJ',
  ]);
});

test('a row that a mail made lines of has its number at its end, and no counter nor amount', async () => {
  const row = (number: number, lines: string[], code: string) => [number, ...lines, 1, '420.00 EUR', code].join('\n');
  const body = [
    head,
    row(1, [...stay.lines, ...house.lines], 'RFHQBP'),
    row(2, [...drive.lines, ...driver.lines], 'EQLAZH'),
  ].join('\n\n');
  const { reservations } = await extract(mail({ from: 'Voyages Lindner <trips@lindner.example>', body }), {
    contextDate: '2027-01-05',
  });
  assert.deepEqual(told(reservations), [
    'Lodging Hotel Nordlys 2027-06-07 2027-06-09',
    'Taxi Hotel Nordlys Oslo Airport 2027-06-09T08:15',
  ]);
});

test('flights in a table of their own above the list, and one in a sentence below it, are not lost', async () => {
  const flights = [
    ['Date', 'No.', 'From', 'To', 'Departs', 'Arrives'],
    ['Mon 7 June 2027', 'SK 838', 'Paris CDG (CDG)', 'Oslo (OSL)', '09:40', '12:05'],
    ['Wed 9 June 2027', 'SK 839', 'Oslo (OSL)', 'Paris CDG (CDG)', '17:20', '19:50'],
  ];
  const list = [[[stay, house, 'Confirmed']], [[drive, driver, '']]];
  const [hotel, taxi] = [
    'Lodging Hotel Nordlys 2027-06-07 2027-06-09 –',
    'Taxi Hotel Nordlys Oslo Airport 2027-06-09T08:15 –',
  ];
  const [there, back] = [
    'SK838 CDG OSL 2027-06-07T09:40 2027-06-07T12:05 –',
    'SK839 OSL CDG 2027-06-09T17:20 2027-06-09T19:50 –',
  ];
  assert.deepEqual(await readWord(head, flights, ...list), [there, hotel, taxi, back]);
  const told = 'On Monday 7 June 2027 flight SK 838 leaves Paris CDG at 09:40 and lands in Oslo at 12:05.';
  assert.deepEqual(await readWord(head, ...list, told), [there, hotel, taxi]);
});

const flying = ['Flight: SK 838', 'Paris CDG (CDG) 09:40 – Oslo (OSL) 12:05', 'Booking ref.: QWKZTR'];
const driving = ['Transfer: Private driver, Fjord Cars', ...driver.lines.slice(1), 'Booking ref.: 81821606'];
const eating = ['Dinner: Restaurant Kystens', ...table.lines.slice(1), 'Booking ref.: RTPLKZ'];
const days = ['Monday 7 June 2027', 'Tuesday 8 June 2027', 'Wednesday 9 June 2027'];
const programme = [days[0], ...flying, days[1], ...eating, days[2], ...driving].map((line) => line ?? '');
const read = [
  'SK838 CDG OSL 2027-06-07T09:40 2027-06-07T12:05 QWKZTR',
  'FoodEstablishment Kystens 2027-06-08T19:30 RTPLKZ',
  'Taxi Hotel Nordlys Oslo Airport 2027-06-09T08:15 81821606',
];

test('day by day, an entry goes from its kind to the next kind or day, though each line is a paragraph', async () => {
  const foot = [
    'Issued on 4 January 2027 at 16:42',
    'Questions? Call us on 020 7946 0123, Monday to Friday, 08:00 to 18:30.',
  ];
  assert.deepEqual((await readWord(head, ...programme, ...foot)).sort(), [...read].sort());
});

test('day by day in one block, as a page without rules makes it', async () => {
  const body = `<p>${head.replaceAll('\n', '<br>')}</p><div>${programme.join('<br>')}</div>`;
  const { reservations } = await extract(
    mail({ from: 'Voyages Lindner <trips@lindner.example>', type: 'text/html; charset=utf-8', body }),
    { contextDate: '2027-01-05' },
  );
  assert.deepEqual(toldWithNumbers(reservations).sort(), [...read].sort());
});

test('a row may begin with what its service is called, and say a stay by its nights and its days in front', async () => {
  const list = `
    Jour | Prestation | Référence | Prix
    mer. 2 juin 2027 | Vol Aegean A3 611 // Paris Charles de Gaulle (CDG) 12h20 // Athènes (ATH) 16h35 | X5RD9T | 684,20 €
    du 2 au 4 juin 2027 | Hôtel Kallirhoe, 2 nuits, chambre double // 48 rue Veikou, 11742 Athènes, Grèce | KAL-20615 | 236,00 €
    du 4 au 8 juin 2027 | Pension Ariadni, 4 nuits, studio // 12 rue Apollonos, 84300 Naxos, Grèce | P-0419 | 372,00 €
    mar. 8 juin 2027 | Vol Olympic Air OA 9 // Naxos (JNX) 10h50 // Athènes (ATH) 11h35 | X5RD9T | (inclus)`;
  assert.deepEqual(toldWithNumbers(await readTable(list, head)), [
    'A3611 CDG ATH 2027-06-02T12:20 2027-06-02T16:35 X5RD9T',
    'Lodging Hôtel Kallirhoe 2027-06-02 2027-06-04 KAL-20615',
    'Lodging Pension Ariadni 2027-06-04 2027-06-08 P-0419',
    'OA9 JNX ATH 2027-06-08T10:50 2027-06-08T11:35 X5RD9T',
  ]);
});

test('counted services may say who runs each behind a comma, and what is counted and no booking ends the one before', async () => {
  const read = await readWord(
    [
      ['File', 'FJ-27-4471'],
      ['Guests', 'Anne Moreau'],
    ],
    'Services confirmed',
    '01  Rail, Vy',
    'Day\t12.07.2027',
    'Train\t601',
    'Route\tOslo S 08:25 – Bergen 14:57',
    'Order no.\t77QK-1920',
    '02  Hotel',
    'Name\tKjerulf Lodge',
    'Address\tStrandgaten 8, 5004 Bergen',
    'Stay\t12.07.2027 – 14.07.2027, double room',
    'Order no.\tBH 30117',
    '03  Excursion',
    'Note\tThe mountain railway is bought on the spot',
    '04  Coach, Fjordbuss',
    'Day\t14.07.2027',
    'Line\tNW420',
    'Route\tBergen Busstasjon 11:40 – Voss 14:35',
    'Order no.\tVB-55092',
  );
  assert.deepEqual(read, [
    '601 Oslo S Bergen 2027-07-12T08:25 2027-07-12T14:57 77QK-1920',
    'Lodging Kjerulf Lodge 2027-07-12 2027-07-14 BH 30117',
    'NW420 Bergen Busstasjon Voss 2027-07-14T11:40 2027-07-14T14:35 VB-55092',
  ]);
});

test('the figures of a day in a row are read in the order in which the whole paper writes them', async () => {
  const list = `
    Type | Details | Supplier ref. | Net
    Flight | United UA 2465, 08/04/2027, Denver (DEN) 5:25 PM to Lima (LIM) 11:10 PM | ZQKMTW | $410.00
    Hotel | Casa Lima Verde, Calle Berlin 210, Lima 15074, Peru; arriving 08/04/2027, departing 08/09/2027 | CBM/7714 | $218.00`;
  for (const [issued, day] of [
    ['Issued 07/28/2027', '2027-08-04'],
    ['Issued 28/01/2027', '2027-04-08'],
  ] as const) {
    const read = toldWithNumbers(await readTable(list, `Travel order\n${issued}\nTraveler: Dana Kessler`));
    const isRead = read.some((line) => line.startsWith('UA2465') && line.includes(` ${day}T17:25 `));
    assert.ok(isRead, `${issued}: ${read.join('\n')}`);
  }
});

test('counted titles over a table each say what all of it is', async () => {
  const read = await readWord(
    'Feuille de voyage confirmée, établie le 8 mars 2027',
    'Voyageuse : Mme Anne Moreau',
    '1  VOLS',
    [
      ['Compagnie', 'Départ', 'Arrivée', 'Dossier'],
      [
        'Brussels Airlines SN 3631',
        'Bruxelles (BRU), lun. 7 juin 2027, 09h40',
        'Lisbonne (LIS), lun. 7 juin 2027, 11h35',
        'Y4N8RD',
      ],
    ],
    '2  HÔTEL',
    [
      ['Hôtel', 'Casa Quarenta, Rua da Lapa 12, 1200-702 Lisboa'],
      ['Arrivée', '7 juin 2027'],
      ['Départ', '9 juin 2027'],
      ['N° de confirmation', 'CQ-30667'],
    ],
    '3  TABLE',
    [['Cantina do Rio, Rua da Moeda 4, 1200-275 Lisboa', 'mar. 8 juin 2027, 19h30', '6 couverts', 'réf. CR-0806-T']],
  );
  assert.deepEqual(read.map((one) => one.split(' ').at(-1)).sort(), ['CQ-30667', 'CR-0806-T', 'Y4N8RD']);
});
