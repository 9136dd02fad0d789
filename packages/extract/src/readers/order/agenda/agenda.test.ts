import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mail } from '../../../../testing/mail.ts';
import { readMail, toldInFull } from '../../../../testing/told.ts';
import { wordFile } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';

// Programmes whose lines begin with their hour, below the title of each day: where a room or a car is taken in one and given back in another.

const inWord = async (...parts: Parameters<typeof wordFile>[0]) =>
  toldInFull((await extract(wordFile(parts), { fileName: 'programme.docx', contextDate: '2027-07-09' })).reservations);
const inMail = async (body: string) =>
  toldInFull((await extract(mail({ subject: 'Your programme', body }), { contextDate: '2027-07-09' })).reservations);

test('the hour of each line is of what it tells, and of nothing in the other lines', async () => {
  const programme = `Itinerary for Mr Daniel Rook, confirmed 9 July 2027

Monday 2 August 2027
10:15\tPick up Avis car at Hobart Airport (Toyota Corolla or similar), confirmation 27415508AU2
15:00\tCheck in, Salamanca Stores Apartments, 8 Montpelier Retreat, Battery Point TAS 7004, ref HMQB8821

Wednesday 4 August 2027
10:00\tCheck out of the apartment
16:30\tReturn the car at Launceston Airport`;
  const expected = [
    'RentalCar | Hobart Airport > Launceston Airport | 2027-08-02T10:15 – 2027-08-04T16:30 | 27415508AU2 | Daniel Rook',
    'Lodging | Salamanca Stores Apartments, Battery Point | 2027-08-02T15:00 – 2027-08-04T10:00 | HMQB8821 | Daniel Rook',
  ];
  assert.deepEqual(await inMail(programme), expected);
  assert.deepEqual(await inWord(...programme.split('\n')), expected);
  const rows = programme
    .split('\n')
    .filter((line) => line.includes('2027') || line.includes('\t'))
    .slice(1)
    .map((line) => (line.includes('\t') ? line.split('\t') : [line, '<']));
  assert.deepEqual(await inWord('Itinerary for Mr Daniel Rook, confirmed 9 July 2027', rows), expected);
});

test('une chambre est prise un jour et libérée un autre, la voiture aussi, et un trajet dit l’heure de sa ligne', async () => {
  assert.deepEqual(
    await inWord(
      'Programme de voyage de M. Luc Garnier - 4 juillet 2027',
      'Lundi 2 août 2027',
      '08h10 : Vol AF1148 Paris CDG - Barcelone, arrivée 09h55, dossier Q7WXNP',
      '10h30 : Prise en charge du véhicule Europcar, aéroport de Barcelone, Renault Clio, n° 55812207',
      "16h00 : Arrivée à l'hôtel Casa Nuria, Carrer Major 12, 17001 Gérone, réservation CN-2281",
      'Mercredi 4 août 2027',
      "09h30 : Départ de l'hôtel",
      "12h00 : Restitution du véhicule à l'aéroport de Barcelone",
      '14h15 : Vol AF1249 Barcelone - Paris CDG, arrivée 16h10, dossier Q7WXNP',
    ),
    [
      'Flight | AF 1148 | Paris CDG > Barcelone | 2027-08-02T08:10 – 2027-08-02T09:55 | Q7WXNP | Luc Garnier',
      'RentalCar | aéroport de Barcelone > aéroport de Barcelone | 2027-08-02T10:30 – 2027-08-04T12:00 | 55812207 | Luc Garnier',
      'Lodging | Casa Nuria, Gérone | 2027-08-02T16:00 – 2027-08-04T09:30 | CN-2281 | Luc Garnier',
      'Flight | AF 1249 | Barcelone > Paris CDG | 2027-08-04T14:15 – 2027-08-04T16:10 | Q7WXNP | Luc Garnier',
    ],
  );
});

test('"Night" is no hour, and a room is left where one sleeps elsewhere or leaves it', async () => {
  assert.deepEqual(
    await inWord(
      'Personal programme for Harriet Nakamura-Bell',
      'Mon 2 August',
      '1230\tLunch with the State Library team (host pays)',
      '1800\tLecture, Village Roadshow Theatrette',
      'Night\tThe Carrington Lane Hotel, 44 Flinders Lane, Melbourne VIC 3000. Ph 03 5550 1172',
      'Tue 3 August',
      '1000\tABC radio, by phone from your room',
      '1340\tDepart Melbourne Tullamarine, Qantas QF1501',
      '1455\tArrive Hobart',
      'Night\tSalamanca Stores Apartments, 8 Montpelier Retreat, Battery Point TAS 7004',
      'Thu 5 August',
      '1000\tLeave the apartment (key back in the safe)',
      [
        ['Supplier', 'Their reference', 'Amount'],
        ['Qantas', 'ZPK4RB', '$612.80'],
        ['The Carrington Lane Hotel', 'CLH0802-9', '$239.00'],
        ['Salamanca Stores Apartments', 'HMQB8821', '$404.00'],
      ],
    ),
    [
      'Lodging | The Carrington Lane Hotel, Melbourne | 2027-08-02 – 2027-08-03 | CLH0802-9 | Harriet Nakamura-Bell',
      'Flight | QF 1501 | Melbourne Tullamarine > Hobart | 2027-08-03T13:40 – 2027-08-03T14:55 | ZPK4RB | Harriet Nakamura-Bell',
      'Lodging | Salamanca Stores Apartments, Battery Point | 2027-08-03 – 2027-08-05T10:00 | HMQB8821 | Harriet Nakamura-Bell',
    ],
  );
});

test('a driver takes one to where one sleeps, and from there', async () => {
  const programme = (there: string, back: string) => `Programme for Ms Lena Ortiz, confirmed 9 July 2027

Monday 2 August 2027
14:00 | ${there}, booking AZ-5512
15:00 | Check-in Hotel Miramar, 12 Promenade des Anglais, Nice, booking MIR-8821

Thursday 5 August 2027
11:00 | Check-out Hotel Miramar
12:00 | ${back}, booking AZ-5513`;
  const room = 'Lodging | Hotel Miramar, Nice | 2027-08-02T15:00 – 2027-08-05T11:00 | MIR-8821 | Lena Ortiz';
  const there = 'Taxi | Nice Airport > Hotel Miramar | 2027-08-02T14:00 | AZ-5512 | Lena Ortiz';
  const back = 'Taxi | Hotel Miramar > Nice Airport | 2027-08-05T12:00 | AZ-5513 | Lena Ortiz';
  for (const [first, second] of [
    ['Transfer from Nice Airport to Hotel Miramar with Azur Cars', 'Transfer back to Nice Airport with Azur Cars'],
    ['Taxi from Nice Airport to the hotel', 'Taxi to Nice Airport'],
  ] as const)
    assert.deepEqual(await inMail(programme(first, second)), [there, room, back]);
});

test('a change of planes is no driver, and a day of meetings no stay', async () => {
  assert.deepEqual(
    await inMail(`Your booking X4LQ7P is confirmed

Sunday 7 February 2027
10:25 | Manchester (MAN), AY1362
15:15 | Helsinki (HEL), Transfer in Helsinki 2 h 15 min
17:30 | Helsinki (HEL), AY61
Monday 8 February 2027
13:35 | Tokyo Haneda (HND)
15:00 | Meeting at Hotel Sakura, 1-2 Marunouchi, Tokyo`),
    [
      'Flight | AY 1362 | Manchester > Helsinki | 2027-02-07T10:25 – 2027-02-07T15:15 | X4LQ7P',
      'Flight | AY 61 | Helsinki > Tokyo Haneda | 2027-02-07T17:30 – 2027-02-08T13:35 | X4LQ7P',
    ],
  );
});

test('a programme in columns, in the page of a mail, in a list and by American clocks', async () => {
  const room = 'Lodging | Hotel Miramar, Nice | 2027-08-02T15:00 – 2027-08-05T11:00 | MIR-8821 | Lena Ortiz';
  const columns = await inWord('Travel programme. Traveller: Ms Lena Ortiz', [
    ['Date', 'Time', 'What', 'Where', 'Reference'],
    ['Mon 2 Aug 2027', '12:00', 'Transfer Azur Cars', 'Nice Airport - Hotel Miramar', 'AZ-5512'],
    ['', '15:00', 'Check-in Hotel Miramar', '12 Promenade des Anglais, 06000 Nice', 'MIR-8821'],
    ['', '19:30', 'Dinner, Chez Paul, table for 2', '4 rue Droite, 06300 Nice', 'CP-2210'],
    ['Thu 5 Aug 2027', '11:00', 'Check-out Hotel Miramar', '', ''],
  ]);
  assert.deepEqual(columns, [
    'Taxi | Nice Airport > Hotel Miramar | 2027-08-02T12:00 | AZ-5512 | Lena Ortiz',
    'FoodEstablishment | Chez Paul, Nice | 2027-08-02T19:30 | for 2 | CP-2210 | Lena Ortiz',
    room,
  ]);
  const cells = [
    ['Monday 2 August 2027'],
    ['15:00', 'Check-in at Hotel Miramar, 12 Promenade des Anglais, 06000 Nice. Confirmation MIR-8821'],
    ['Thursday 5 August 2027'],
    ['11:00', 'Check-out from Hotel Miramar'],
    ['11:30', 'Private transfer from the hotel to Nice Airport. Azur Cars, ref AZ-5513'],
    ['14:10', 'Flight BA2621 Nice (NCE) to London Gatwick (LGW), arrives 15:20. Booking ref QX7L2M'],
  ].map((row) => `<tr>${row.map((cell) => `<td colspan="${3 - row.length}">${cell}</td>`).join('')}</tr>`);
  const page = `<p>Dear Ms Ortiz, your itinerary is confirmed.</p><table>${cells.join('')}</table><p>Traveller: Ms Lena Ortiz</p>`;
  assert.deepEqual(await readMail('Travel Desk', 'Your itinerary', page), [
    room,
    'Taxi | Hotel Miramar > Nice Airport | 2027-08-05T11:30 | AZ-5513 | Lena Ortiz',
    'Flight | BA 2621 | Nice > London Gatwick | 2027-08-05T14:10 – 2027-08-05T15:20 | QX7L2M | Lena Ortiz',
  ]);
  assert.deepEqual(
    await inWord(
      'Feuille de route – Mme Inès Ferrand',
      'Mardi 7 septembre 2027',
      '• 12h30 déjeuner avec M. Hart (offert)',
      '• 15h00 chambre à The Garrison Row, 12 Chart Street, London N1 6DD, réf. GR-40418',
      'Jeudi 9 septembre 2027',
      '• 09h30 chambre à libérer',
      '• 11h00 réunion',
    ),
    ['Lodging | The Garrison Row, London | 2027-09-07T15:00 – 2027-09-09T09:30 | GR-40418 | Inès Ferrand'],
  );
  assert.deepEqual(
    await inWord(
      'Itinerary for Mr Daniel Rook',
      'Monday, August 2, 2027',
      [
        ['10:15 a.m.', 'Pick up rental car, Hertz, Denver International Airport, conf. K55812207'],
        ['3:00 p.m.', 'Check in, The Kalorama Row, 418 Aspen Street, Boulder, CO 80302, conf. 77120'],
      ],
      'Wednesday, August 4, 2027',
      [
        ['11:00 a.m.', 'Check out of The Kalorama Row'],
        ['1:30 p.m.', 'Drop off rental car, Denver International Airport'],
      ],
    ),
    [
      'RentalCar | Denver International Airport > Denver International Airport | 2027-08-02T10:15 – 2027-08-04T13:30 | K55812207 | Daniel Rook',
      'Lodging | The Kalorama Row, Boulder | 2027-08-02T15:00 – 2027-08-04T11:00 | 77120 | Daniel Rook',
    ],
  );
});

test('labels say what an entry is, and an address may stand below it', async () => {
  assert.deepEqual(
    await inWord('Confirmation de commande. Voyageuse : Mme Salomé Viguier', [
      ['Jeudi 6 mai 2027 : Turin', '<', '<'],
      ['15h00', 'Check-in : Albergo del Fiume, Via Po 18, 10123 Torino, Italie', 'conf. ADF-2207'],
      ['19h00', 'Soirée libre', ''],
      ['Samedi 8 mai 2027 : Gênes', '<', '<'],
      ['10h30', 'Check-out : clés à la réception', ''],
      ['16h00', 'Hôtel : Casa Balbi, Via Balbi 7, 16126 Genova, Italie', 'conf. CB-118'],
      ['Dimanche 9 mai 2027', '<', '<'],
      ['09h00', 'Check-out : avant le petit-déjeuner', ''],
    ]),
    [
      'Lodging | Albergo del Fiume, Torino | 2027-05-06T15:00 – 2027-05-08T10:30 | ADF-2207 | Salomé Viguier',
      'Lodging | Casa Balbi, Genova | 2027-05-08 – 2027-05-09T09:00 | CB-118 | Salomé Viguier',
    ],
  );
  assert.deepEqual(
    await inMail(`Itinerary for Mr Daniel Rook, confirmed 9 July 2027

Monday 2 August 2027
15:00 Check in at Salamanca Stores Apartments
8 Montpelier Retreat, Battery Point TAS 7004, ref HMQB8821
19:00 Dinner at the hosts

Wednesday 4 August 2027
10:00 Check out of the apartment
12:00 Meeting`),
    [
      'Lodging | Salamanca Stores Apartments, Battery Point | 2027-08-02T15:00 – 2027-08-04T10:00 | HMQB8821 | Daniel Rook',
    ],
  );
});

test('each hour is shown where it stands', async () => {
  const { reservations } = await extract(
    mail({
      subject: 'Your programme',
      body: 'Itinerary for Mr Daniel Rook, confirmed 9 July 2027\n\nMonday 2 August 2027\n15:00 Check in, Salamanca Stores Apartments, 8 Montpelier Retreat, Battery Point TAS 7004, ref HMQB8821\n19:00 Free\n\nWednesday 4 August 2027\n10:00 Check out of the apartment\n12:00 Free',
    }),
    { contextDate: '2027-07-09' },
  );
  const { checkIn, checkOut } = reservations[0]?.evidence ?? {};
  assert.match(checkIn?.text ?? '', /^15:00 Check in/);
  assert.equal(checkOut?.text, '10:00 Check out of the apartment');
});

test('what stands below an entry across the table has not its hour', async () => {
  const drives = async (...rows: string[][]) => {
    const table = [
      ['Time', 'What', 'Reference'],
      ['FRIDAY 6 AUGUST 2027', '<', '<'],
      ['10:30', 'Car with driver (Bass Cars) collects at Hobart Airport, to Salamanca Wharf', 'BC-0918'],
      ['15:00', 'Hotel – rooms ready at Salamanca Stores, 8 Montpelier Retreat, Battery Point TAS 7004', 'HM1182'],
      ['SUNDAY 8 AUGUST 2027', '<', '<'],
      ['10:00', 'Hotel – out of Salamanca Stores by this time', 'as above'],
      ...rows,
    ];
    return (await inWord('Tour plan, issued 9 July 2027.', table)).filter((line) => line.startsWith('Taxi'));
  };
  const first = 'Taxi | Hobart Airport > Salamanca Wharf | 2027-08-06T10:30 | BC-0918';
  const ferry =
    'Ferry Bass Line, vessel Loongana, sails Devonport. Docks Geelong 08:00 on Monday 9 August. Foot passengers';
  const home = 'End of tour. Taxi home from Geelong to be claimed on petty cash.';
  assert.deepEqual(await drives(['21:45', ferry, '81550347'], [home, '<', '<']), [first]);
});
