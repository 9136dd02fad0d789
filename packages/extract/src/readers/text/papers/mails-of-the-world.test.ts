import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf, told, toldInFull, toldWithNumbers } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

test('the weekday behind a date is no airport, in whatever brackets', async () => {
  const page = (first: string, last: string) =>
    `<p>Your booking is confirmed.</p><p>Booking reference: 8VNKQH</p>${tableOf(
      `Flight | From | To | Departure | Arrival
QR0012 | London Heathrow (LHR) | Doha Hamad International (DOH) | ${first} // 20:55 | ${last} // 05:40`,
    )}`;
  for (const [first, last] of [
    ['05 Jun 2027 (Sat)', '06 Jun 2027 (Sun)'],
    ['05/06/2027 [Sat]', '06/06/2027 [Sun]'],
    ['Jun 5, 2027 (Sat)', 'Jun 6, 2027 (Sun)'],
    ['2027-06-05 (samedi)', '2027-06-06 (dimanche)'],
  ] as const)
    assert.deepEqual(
      told(await readPage(page(first, last))),
      ['QR12 LHR DOH 2027-06-05T20:55 2027-06-06T05:40'],
      first,
    );
});

test('an order’s number is the shop’s, and the code beside it what the airline asks for', () => {
  for (const numbers of [
    'Order number: LA0456712XKQP\nReservation code: TBWQZR',
    'Reservation code: TBWQZR\nOrder ID: LA0456712XKQP',
    'N° de commande : LA0456712XKQP\nRéférence de réservation : TBWQZR',
  ]) {
    const mail = `Your booking is confirmed.\n\n${numbers}\n\nLA 750 Saturday 6 November 2027\n09:10 São Paulo Guarulhos (GRU)\n13:25 Santiago (SCL)`;
    assert.deepEqual(toldWithNumbers(read('Thank you', mail)), [
      'LA750 GRU SCL 2027-11-06T09:10 2027-11-06T13:25 TBWQZR',
    ]);
  }
});

test('what stands behind a dot beside a name is no name, and breaks none', () => {
  for (const who of [
    'Passager : M. Rémi Lafarge-Bonnet · adulte · billet 075-0000000000',
    'Passager : M. Rémi Lafarge-Bonnet · Vol d’arrivée : KL 597',
    'Passenger: Mr Rémi Lafarge-Bonnet | Economy Light | 1 bag',
  ]) {
    const mail = `Réservation confirmée\n\nRéférence : JH3QWZ\n${who}\n\nLA 750 samedi 6 novembre 2027\n09:10 São Paulo Guarulhos (GRU)\n13:25 Santiago (SCL)`;
    assert.deepEqual(read('Vos billets', mail)[0]?.booking.travelers, [{ name: 'Rémi Lafarge-Bonnet' }], who);
  }
});

test('a train of a product that no list has is one by its number and its class', () => {
  for (const train of [
    'Al Boraq n° 1014, 1ère classe',
    'Gautrain no. 214 · 2nd class',
    'Direct Climatisé 512 (classe 1)',
  ]) {
    const mail = `Votre réservation est confirmée.\n\nDossier : 4H7TRB\n\nLundi 8 novembre 2027\nCasa-Voyageurs 10h00 – Tanger-Ville 12h10\n${train}`;
    assert.deepEqual(
      told(read('Votre train', mail)).map((line) => line.replace(/^\D*\d+/, '')),
      [' Casa-Voyageurs Tanger-Ville 2027-11-08T10:00 2027-11-08T12:10'],
      train,
    );
  }
});

test('a railway’s completed reservation of four figures, its day with a dot, its seat with a dash', () => {
  const mail = `Thank you for using our Internet Reservation.\nThe following reservation has been completed.\n\nReservation No.     2047\nDate                Apr.13(Tue)\n\n<NOZOMI 25>\nTokyo               dep. 10:12\nShin-Osaka          arr. 12:39\n\nCar/Seat            Car No.7  Seat 12-E`;
  assert.deepEqual(toldInFull(read('Completed', mail)), [
    'Train | NOZOMI 25 | Tokyo > Shin-Osaka | 2027-04-13T10:12 – 2027-04-13T12:39 | 7/12-E | 2047',
  ]);
});

test('who is thanked below their name travels; whoever writes the letter does not', async () => {
  const mail = (from: string, head: string) =>
    `From: ${from}\r\nTo: m.osterwald@optik.example\r\nSubject: Completed\r\n\r\n${head}\r\n\r\nThank you for your reservation. Your booking is confirmed.\r\n\r\nReservation No. 20471\r\nTuesday 13 April 2027\r\n\r\nICE 25\r\nBerlin Hbf dep. 10:12\r\nHamburg Hbf arr. 12:39\r\n`;
  for (const [from, head, expected] of [
    ['Smart EX <reserve@shinkansen.example>', 'MARGUERITE OSTERWALD', 'MARGUERITE OSTERWALD'],
    ['Golden Arrow <info@goldenarrow.example>', 'GOLDEN ARROW', undefined],
  ] as const) {
    const { reservations } = await extract(Buffer.from(mail(from, head)), {
      fileName: 'a.eml',
      contextDate: '2027-03-22',
    });
    assert.equal(reservations[0]?.booking.travelers?.[0]?.name, expected, head);
  }
});

test('of a hired car the places stand in the row below the days, column under column', async () => {
  const rows = (
    cell: (label: string, value: string) => string,
  ) => `<table><tr><td>${cell('DÉPART', 'mer. 15 septembre 2027<br>11h00')}</td><td>${cell('RETOUR', 'dim. 19 septembre 2027<br>12h30')}</td></tr>
<tr><td><b>Aéroport du Cap</b><br>Borcherds Quarry Road, 7490<br>Ouvert de 05h30 à 23h59</td><td><b>George centre</b><br>102 York Street, George<br>Ouvert de 07h00 à 20h00</td></tr></table>`;
  for (const cell of [
    (label: string, value: string) => `<div>${label}</div><div>${value}</div>`,
    (label: string, value: string) => `${label}<br>${value}`,
  ]) {
    const page = `<p>Votre location est confirmée. Réservation n° 22178840ZA5</p>${rows(cell)}<p>Toyota Corolla ou similaire</p>`;
    assert.deepEqual(told(await readPage(page)), [
      'RentalCar Aéroport du Cap George centre 2027-09-15T11:00 2027-09-19T12:30',
    ]);
  }
});

test('a ticket whose cells have their labels within, and the hour at which it was bought', async () => {
  const page = `<p>Your ticket has been booked.</p>${tableOf(`PNR No.: 8412207731 | Train No. / Name: 12009 / Shatabdi Exp | Quota: General
Transaction ID: 100003344556677 | Date & Time of Booking: 01-Mar-2027 09:12 | Class: CC
From: Mumbai Central (MMCT) | Date of Journey: 15-Apr-2027 | To: Ahmedabad Jn (ADI)
Scheduled Departure: 15-Apr-2027 06:20 | Scheduled Arrival: 15-Apr-2027 12:40 | Total fare: 1,215.00`)}`;
  assert.deepEqual(toldWithNumbers(await readPage(page)), [
    '12009 Mumbai Central Ahmedabad Jn 2027-04-15T06:20 2027-04-15T12:40 8412207731',
  ]);
});

test('a row that tells a whole crossing needs no known port', async () => {
  const page = `<p>Your crossing is confirmed. Booking: 40917733</p>${tableOf(`Outbound / Andata | Piombino - Portoferraio | 15 Apr 2027 | 10:20 | 11:20
Return / Ritorno | Portoferraio - Piombino | 19 Apr 2027 | 17:00 | 18:00`)}`;
  assert.deepEqual(
    told(await readPage(page)).map((line) => line.trim()),
    [
      'Boat Piombino Portoferraio 2027-04-15T10:20 2027-04-15T11:20',
      'Boat Portoferraio Piombino 2027-04-19T17:00 2027-04-19T18:00',
    ],
  );
});

test('a flight’s number of two figures, in stars, where no word speaks of flights', () => {
  for (const number of ['*EK 76*', 'EK 76', 'EK76']) {
    const mail = `Booking confirmed\n\nBooking reference: HX3QTL\n\nTue 20 Apr 2027 · ${number} · Airbus A380\n22:00 CDG Paris Charles de Gaulle\n06:30 (+1) DXB Dubai International\n\nWed 21 Apr 2027 · EK 502\n08:05 DXB Dubai International\n12:35 BOM Mumbai`;
    assert.deepEqual(told(read('Your booking', mail)), [
      'EK76 CDG DXB 2027-04-20T22:00 2027-04-21T06:30',
      'EK502 DXB BOM 2027-04-21T08:05 2027-04-21T12:35',
    ]);
  }
});

test('the flight on which a hirer comes is not what was booked', () => {
  for (const [driver, flight] of [
    ['Conducteur : Mme Marta Vale · Vol : IB 3171', ''],
    ['Driver: Ms Marta Vale', '\nFlight number: IB 3171'],
  ]) {
    const mail = `Votre location est confirmée.\n\nConfirmation n° 1288104477\n${driver}${flight}\n\nDépart : Lisbonne Aéroport, 20/04/2027 à 13:30\nRetour : Porto Campanhã, 23/04/2027 à 18:00\nCatégorie : Compacte (Seat Leon ou similaire)`;
    assert.deepEqual(told(read('Confirmation location', mail)), [
      'RentalCar Lisbonne Aéroport Porto Campanhã 2027-04-20T13:30 2027-04-23T18:00',
    ]);
  }
});

test('"Fahrt" over a day is the way, and its hours stand below', () => {
  for (const [state, status] of [
    ['ist bestätigt', undefined],
    ['wurde storniert', 'cancelled'],
  ] as const) {
    const mail = `Guten Tag Frau Falk,\n\nIhre Buchung mit der Auftragsnummer QX7K2M ${state}.\n\nFahrt: Berlin Hbf - Hamburg Hbf\nDatum: Mo, 04.10.2027\nZug: ICE 704\nAbfahrt: 08:05\nAnkunft: 09:52\nReisende: Ines Falk`;
    const found = read('Ihre Buchung', mail);
    assert.deepEqual(told(found), ['ICE704 Berlin Hbf Hamburg Hbf 2027-10-04T08:05 2027-10-04T09:52']);
    assert.equal(found[0]?.booking.status, status);
  }
});
