import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readMail, readPage, tableOf, told, toldWithNumbers } from '../../../../testing/told.ts';

const mail = (tail: string) =>
  read('Your rental KC-55810', `Your rental car is booked.\nPlease quote KC-55810 at the desk.\n\n${tail}`);

test('the only two hours of a paper about a hired car are its ends, whatever it calls them', () => {
  const tails = [
    'Out: Edinburgh Airport, Tue 16 Mar 2027, 10:30\nIn: Glasgow Central Station, Fri 19 Mar 2027, 17:00',
    'Start   Tue 16 Mar 2027 @ 10.30 – Edinburgh Airport\nEnd     Fri 19 Mar 2027 @ 17.00 – Glasgow Central Station',
    'You set off\n16 March 2027, 10:30\nEdinburgh Airport\n\nYou are home\n19 March 2027, 17:00\nGlasgow Central Station',
    'Edinburgh Airport\n16 March 2027, 10:30\n\nGlasgow Central Station\n19 March 2027, 17:00\n\nCancel free until 14 March 2027, 10:30',
  ];
  for (const tail of tails) {
    const [car, ...more] = mail(tail);
    assert.deepEqual(told(car ? [car, ...more] : []), [
      'RentalCar Edinburgh Airport Glasgow Central Station 2027-03-16T10:30 2027-03-19T17:00',
    ]);
    assert.equal(car?.confidence, 0.5);
    assert.equal(car?.booking.reference, 'KC-55810');
  }
});

test('a third hour, or a place that is none, leaves them open', () => {
  const tails = [
    'Out: Edinburgh Airport, 16 Mar 2027, 10:30\nIn: Glasgow Central Station, 19 Mar 2027, 17:00\nDesk: Leeds Station, 20 Mar 2027, 9:00',
    'You take the car on 16 March 2027 at 10:30\nYou bring it back on 19 March 2027 at 17:00',
    'In: Glasgow Central Station, 19 Mar 2027, 17:00\nOut: Edinburgh Airport, 16 Mar 2027, 10:30',
  ];
  for (const tail of tails) assert.deepEqual(told(mail(tail)), [], tail);
});

test('the place may stand in the next cell of the row, and the number in brackets', async () => {
  const rows = tableOf(
    '|Dove|Quando\nInizio|Aeroporto di Bologna|16 marzo 2027, ore 10:30\nFine|Stazione di Firenze Santa Maria Novella|19 marzo 2027, ore 17:00',
  );
  const found = await readPage(
    `<p>Il tuo noleggio auto è confermato (n° CD-990121).</p>${rows}<p>Totale: 142,00 €</p>`,
  );
  assert.deepEqual(toldWithNumbers(found), [
    'RentalCar Aeroporto di Bologna Stazione di Firenze Santa Maria Novella 2027-03-16T10:30 2027-03-19T17:00 CD-990121',
  ]);
});

test('below both places the span says when, in words of no place', () => {
  for (const [begin, end] of [
    ['Début', 'Fin'],
    ['Start', 'End'],
    ['From', 'Until'],
  ]) {
    const places = 'Pick-up location: Edinburgh Airport\nReturn location: Glasgow Central Station';
    const span = `${begin}: Tuesday 16 March 2027, 10:30\n${end}: Friday 19 March 2027, 17:00`;
    assert.deepEqual(told(mail(`${places}\n${span}\nOffer ends: Monday 8 March 2027, 12:00`)), [
      'RentalCar Edinburgh Airport Glasgow Central Station 2027-03-16T10:30 2027-03-19T17:00',
    ]);
  }
});

test('two ways of a driver in forms below "[ALLER]" and "[RETOUR]" are two rides', () => {
  const way = (title: string, from: string, when: string, to: string) =>
    `[${title}]\nPrise en charge : ${from}\n${when}\nDépose : ${to}\n`;
  const [airport, house] = ['Aéroport de Genève (GVA), côté français', "Chalet Les Arolles, Val d'Isère"];
  const text = `Votre transfert est réservé.\n\nRéf. : NC-5528-VDI\n\n${way('ALLER', airport, 'Dim. 6 février 2028 - 15h40', house)}\n${way('RETOUR', house, 'Dim. 13 février 2028 - 05h50', airport)}`;
  assert.deepEqual(told(read('Votre transfert', text)), [
    `Taxi ${airport} ${house} 2028-02-06T15:40`,
    `Taxi ${house} ${airport} 2028-02-13T05:50`,
  ]);
});

test('sentences that hand the keys over and take the car back, each with its place on the next line', async () => {
  const page = (first: string, from: string, second: string, to: string, car: string) =>
    `<p>Booking KC-55810 is registered.</p><p><b>${car}</b>: category B — Renault Clio V or similar, 5 doors</p>
     <p>${first} Tuesday 16/03/2027 at 22:10<br>${from}</p><p>${second} Friday 19/03/2027 at 17:30<br>${to}</p>`;
  for (const [first, from, second, to] of [
    [
      'We hand you the keys on',
      'at Edinburgh Airport, desk 3 in front of the arrivals (open 05:30–23:30, EH12 9DN)',
      'You give the car back on',
      'at Glasgow Central Station, car park of the hirers (open 07:00–18:00)',
    ],
    ['Vous partez le', 'à Edinburgh Airport', 'Nous le reprenons le', 'à Glasgow Central Station (niveau 2)'],
  ] as const) {
    const whole = ['RentalCar Edinburgh Airport Glasgow Central Station 2027-03-16T22:10 2027-03-19T17:30 KC-55810'];
    const found = await readPage(page(first, from, second, to, 'Vehicle'));
    assert.deepEqual(toldWithNumbers(found), whole, first);
    assert.equal(found[0]?.booking.type === 'RentalCarReservation' && found[0].booking.car, 'Renault Clio V');
  }
});

test('below the place of each end its moment stands in a paragraph of its own, and not the one of the paper', () => {
  const text =
    'Issued on 4 January 2027 at 16:42\n\nCollection\n\nMunich Airport\n\nThursday 1 July 2027, 18:00\n\nReturn\n\nFaro Airport\n\nWednesday 7 July 2027, 09:30';
  assert.deepEqual(told(mail(`Vehicle: VW Golf or similar\n\n${text}`)), [
    'RentalCar Munich Airport Faro Airport 2027-07-01T18:00 2027-07-07T09:30',
  ]);
});

test('two columns have a row of places, one of days and one of hours', async () => {
  const page = `<p>Booking KC-55810 is confirmed.</p><p>Avis</p>${tableOf(`Collection | Return
Nice Airport | Nice Airport
06 OCT 2027 | 09 OCT 2027
17:30 | 11:30`)}<p>Peugeot 208 or similar</p>`;
  assert.deepEqual(
    (await readMail('Avis', 'Your booking', page)).map((one) => one.split(' | ').slice(0, 3).join(' | ')),
    ['RentalCar | Nice Airport > Nice Airport | 2027-10-06T17:30 – 2027-10-09T11:30'],
  );
});

test('below the day and the hour of each end, in lines of their own, stands where it is', async () => {
  const end = (title: string, day: string, hour: string, desk: string) =>
    `<p><b>${title}</b><br>${day}<br>${hour}</p><p>${desk}</p>`;
  const page =
    '<p>Thanks, Yvonne. Your car is reserved.</p><p>Your Confirmation Number: 18224713US4</p>' +
    end(
      'Pick-Up',
      'Sun, Nov 14, 2027',
      '10:30 AM',
      'Tampa International Airport<br>Hours of Operation: Sun - Sat 12:00 AM - 11:59 PM',
    ) +
    end(
      'Return',
      'Fri, Nov 19, 2027',
      '8:00 AM',
      'Fort Lauderdale Hollywood Intl Airport<br>Hours of Operation: Sun - Sat 5:00 AM - 11:30 PM',
    );
  assert.deepEqual(toldWithNumbers(await readPage(page)), [
    'RentalCar Tampa International Airport Fort Lauderdale Hollywood Intl Airport 2027-11-14T10:30 2027-11-19T08:00 18224713US4',
  ]);
});

test('what an end is called stands beside its hour as its place does, and is none', async () => {
  const lead = '<p>Votre location de voiture est confirmée, dossier KC-55810.</p>';
  const rows =
    'Livraison|16/03/2027 à 10h30|Aéroport Roland-Garros (Gillot) // comptoir arrivées\nReprise|19/03/2027 à 17h00|Aéroport de Pierrefonds // parking loueurs';
  const columns =
    'START // Tue 16/03/2027 at 10:30 // Auckland Airport // 22 Verissimo Drive|FINISH // Fri 19/03/2027 at 17:00 // Wellington City // 7 Haining Street';
  const bullets =
    '<ul><li><b>Out:</b> Tue 16 Mar 2027 at 10:30 – Bergen Lufthavn Flesland, level 0 of the car park</li><li><b>In:</b> Fri 19 Mar 2027 at 17:00 – Ålesund Lufthavn Vigra, key drop</li></ul>';
  const transposed =
    '|Prise du véhicule|Remise du véhicule\nDate|16/03/2027|19/03/2027\nHeure|10h30|17h00\nAgence|Aéroport Roland-Garros|Aéroport de Pierrefonds';
  const pages = [
    [tableOf(rows), 'Aéroport Roland-Garros (Gillot) Aéroport de Pierrefonds'],
    [tableOf(columns), 'Auckland Airport Wellington City'],
    [bullets, 'Bergen Lufthavn Flesland Ålesund Lufthavn Vigra'],
    [tableOf(transposed), 'Aéroport Roland-Garros Aéroport de Pierrefonds'],
  ] as const;
  for (const [page, places] of pages)
    assert.deepEqual(told(await readPage(`${lead}${page}`)), [`RentalCar ${places} 2027-03-16T10:30 2027-03-19T17:00`]);
});

test('the only place of a hire is of both ends, wherever it is said', () => {
  const hours = 'Retrait : mardi 16/03, 10h30\nRestitution : vendredi 19/03, 17h00';
  for (const tail of [
    `${hours}\nLieu : Isla Lyon Vaise\n       33 rue Sidoine Apollinaire, 69009 Lyon`,
    'Départ : mardi 16 mars 2027 à 10h30\nRetour : vendredi 19 mars 2027 à 17h00\nAgence : Isla Lyon Vaise, 33 rue Sidoine Apollinaire, 69009 Lyon',
    'From: Tuesday 16 March 2027, 10:30\nUntil: Friday 19 March 2027, 17:00\nLocation: Isla Lyon Vaise',
  ]) {
    const [car, ...more] = mail(tail);
    assert.equal(more.length, 0);
    assert.match(told(car ? [car] : []).join(), /^RentalCar (Isla Lyon Vaise) \1 2027-03-16T10:30 2027-03-19T17:00$/);
  }
});

test('who writes about a car and names themselves hires it out, unless they sell for others', () => {
  const ends =
    'Pick-up: Edinburgh Airport, Tue 16 Mar 2027, 10:30\nReturn: Edinburgh Airport, Fri 19 Mar 2027, 17:00\nVehicle: Opel Corsa';
  const text = (who: string) => `Your van is booked with ${who}, booking KC-55810.\n\n${ends}`;
  for (const [who, company] of [
    ['UtiLoc', 'UtiLoc'],
    ['Ajoncs Travel', undefined],
    ['Katell Marin', undefined],
  ] as const) {
    const [car] = read('Your van', text(who), who);
    assert.equal(car?.booking.type === 'RentalCarReservation' ? car.booking.carrier?.name : null, company, who);
  }
});

test('both moments may stand in one line, and the one at which it was booked is none of them', () => {
  for (const tail of [
    'Your van is ready.\nFrom Tuesday 16 March 2027 at 10:30 to Friday 19 March 2027 at 17:00\nLocation: Edinburgh Airport',
    'Booking KC-55810, made on 4 January 2027 at 09:12\n\nPick up\nTue 16 Mar 2027 at 10:30\nEdinburgh Airport\nDrop off\nFri 19 Mar 2027 at 17:00\nEdinburgh Airport',
  ])
    assert.deepEqual(
      told(mail(tail)),
      ['RentalCar Edinburgh Airport Edinburgh Airport 2027-03-16T10:30 2027-03-19T17:00'],
      tail,
    );
});

test('what is not to be had from one day to another is no car', () => {
  const span = 'from Tuesday 16 March 2027 at 10:30 to Friday 19 March 2027 at 17:00';
  for (const line of [`Sorry, we have no van ${span}.`, `You asked for a van ${span}.`])
    assert.deepEqual(told(read('Your van', `${line}\nLocation: Leeds\nRef. KC-55810`)), [], line);
});

test('the only airport or station of a hirer’s short lines is where a car is fetched and goes back', () => {
  const lines = (where: string) =>
    told(
      read(
        'GDC-881204 cancelled',
        `Your booking GDC-881204 was cancelled on-line today.\n\n${where}\nMain driver Ines Falk\nFrom 16 March 2027 (Tuesday) 10:30 h\nTo 19 March 2027 (Friday) 17:00 h, to the same office\nSeat Ibiza or similar`,
        'Goldcar',
      ),
    );
  const read1 = ['RentalCar Faro Airport Faro Airport 2027-03-16T10:30 2027-03-19T17:00'];
  assert.deepEqual(lines('Goldcar, Faro Airport'), read1);
  assert.deepEqual(lines('Goldcar – Faro Airport'), read1);
  assert.deepEqual(lines('Goldcar, Faro Airport\nGoldcar, Lisbon Airport'), []);
  assert.deepEqual(lines('Goldcar'), []);
});
