import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readPage, tableOf } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';
import { addressToCountry } from '../stays/address-to-country.ts';

const stay = ([found]: readonly { booking: unknown }[]) => {
  const booking = found?.booking as
    | {
        place?: { name?: string; street?: string; city?: string };
        checkIn?: { local: string };
        checkOut?: { local: string };
      }
    | undefined;
  const { name, street, city } = booking?.place ?? {};
  const hours = [booking?.checkIn, booking?.checkOut].map((at) => at?.local.slice(5, 16));
  return [name, street, city, ...hours].join(' | ');
};

test('a line that ends with a town and a country is an address, whatever its street is called', () => {
  for (const [line, street, city] of [
    ['Plot 44 Kanjokya Street, Kampala, Uganda', 'Plot 44 Kanjokya Street', 'Kampala'],
    ['No. 12, Lane 45, Yanping Road, 106 Taipei, Taiwan', 'No. 12, Lane 45, Yanping Road', 'Taipei'],
    ['Boulevard de la Corniche, BP 3412, Dakar, Sénégal', 'Boulevard de la Corniche', 'Dakar'],
    ['15 Trần Phú, Hội An 560000, Vietnam', '15 Trần Phú', 'Hội An'],
  ] as const) {
    const found = addressToCountry([line])?.address;
    assert.deepEqual([found?.street, found?.city], [street, city], line);
  }
  for (const line of [
    'Kampala, Uganda',
    'We fly to Nairobi, Kenya, and on 4 May to Kigali, Rwanda',
    '3 nights, Uganda',
  ])
    assert.equal(addressToCountry([line]), null, line);
});

test('a house writes about its guest, whose flight lands when nobody checks in', () => {
  const letter = (lines: string) =>
    `Dear Mr. Ogden,\n\nWe have the pleasure to confirm your accommodation as follows:\n\n${lines}\n\nCheck-in time is 1500 hours and check-out time is 1130 hours.\n\nYours sincerely,\n\nFatou Jallow\nKololi House, 8 Bertil Harding Highway, Kololi, The Gambia`;
  const expected = 'Kololi House | 8 Bertil Harding Highway | Kololi | 04-14T15:00 | 04-17T11:30';
  for (const lines of [
    'Guest: Mr. Martin Ogden\nArrival: 14-Apr-2027, flight SN 205, ETA 2040 hrs\nDeparture: 17-Apr-2027\nConfirmation No.: KH 30442',
    'Guest: Mr. Martin Ogden\nArrival: 14-Apr-2027\nArrival flight: SN 205, landing at 20:40\nDeparture: 17-Apr-2027\nConfirmation No.: KH 30442',
  ])
    assert.equal(stay(read('Confirmation', letter(lines))), expected, lines);
});

test('hours of a house in two words, in military figures or fixed', () => {
  for (const hours of [
    'Check in is from 15:00 hrs. Check out is at 12:00 hrs.',
    'Our check-in time is 1500 hours and check-out time is 1200 hours.',
    "L'heure d'arrivée est fixée à 15h00 et l'heure de départ à 12h00.",
  ]) {
    const letter = `Your reservation number is 1187.\n\nArrival: 16 February 2027\nDeparture: 19 February 2027\n\n${hours}\n\nHotel Casa Nopal\nCalle Reforma 512, 68000 Oaxaca de Juárez, México`;
    assert.equal(
      stay(read('Reservation confirmed', letter)),
      'Hotel Casa Nopal | Calle Reforma 512 | Oaxaca de Juárez | 02-16T15:00 | 02-19T12:00',
      hours,
    );
  }
});

test('neither a sentence about the house nor the seat of the site is where one sleeps', async () => {
  for (const lead of [
    'No need to call the hotel to reconfirm.',
    'Please do not contact the property to check your booking.',
  ]) {
    const page = `<p>Hi Frederik, your booking is confirmed!</p><p>${lead}</p><p>Booking ID 1184407262</p>
<h3>Sathorn Lantern Hotel ★★★★</h3><p>155/8 Soi Suan Phlu 4, Bangkok 10120, Thailand</p>
${tableOf('Check-in | Sun, Sep 12, 2027, after 2:00 PM\nCheck-out | Thu, Sep 16, 2027, before 12:00 PM')}
<p>This e-mail was sent by roomhop. roomhop Pte. Ltd., 30 Cecil Crossing #19-08, Singapore 049712.</p>`;
    assert.equal(
      stay(await readPage(page)),
      'Sathorn Lantern Hotel | 155/8 Soi Suan Phlu 4 | Bangkok | 09-12T14:00 | 09-16T12:00',
    );
  }
});

test('a house is called as its own domain is spelt, and not by what kind of house it is', async () => {
  for (const at of ['res@aldafnapearl.example', 'www.aldafnapearl.example', 'www.hotelaldafnapearl.example']) {
    const page = `<p>88 Diplomatic Street, Doha, Qatar</p><p>AL DAFNA PEARL</p><p>Tel +974 4455 5016 · ${at}</p><p>HOTEL &amp; RESIDENCES · DOHA</p>
${tableOf('Confirmation number | 4471902\nArrival | 3 February 2027\nDeparture | 6 February 2027\nRoom | Deluxe Corniche View')}`;
    assert.equal(stay(await readPage(page)), 'AL DAFNA PEARL | 88 Diplomatic Street | Doha | 02-03 | 02-06', at);
  }
});

test('a house that prints no street is the one that writes', async () => {
  const mail = (from: string, lines: string) =>
    `From: ${from}\r\nTo: j.otte@film.example\r\nSubject: Your booking is confirmed\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHi Jens,\r\n\r\nYour booking is confirmed. Ref: MPL-0427\r\n\r\n${lines.replaceAll('\n', '\r\n')}\r\n`;
  const days = 'Arrival: 14 April 2027\nDeparture: 17 April 2027\nRoom: Deluxe King\n\n';
  for (const [from, lines, expected] of [
    [
      'Mara Plains <res@maraplains.example>',
      'In: 14 Apr 2027\nOut: 17 Apr 2027\nTent: Riverside 4\n\nYou can have your tent from 13:00; on the last day please leave it by 10:00.\n\nWanjiku\nMara Plains Lodge, Maasai Mara, Kenya',
      'Mara Plains Lodge |  |  | 04-14T13:00 | 04-17T10:00',
    ],
    [
      'Reservations <res@meridiangrand.example>',
      `Thank you for choosing The Meridian Grand Kigali.\n\n${days}Check-in / check-out: 3:00 PM / 11:00 AM\n\nThe Meridian Grand Kigali | KG 7 Avenue | P.O. Box 3211 | Kigali | T +250 252 555 100`,
      'The Meridian Grand Kigali |  | Kigali | 04-14T15:00 | 04-17T11:00',
    ],
    [
      'Ryokan Hoshi <yoyaku@ryokanhoshi.example>',
      '[Check-in] April 14, 2027 (Wed) 15:00\n[Check-out] April 17, 2027 (Sat) 10:00\n[Room] Japanese style room\n\nRyokan Hoshi',
      'Ryokan Hoshi |  |  | 04-14T15:00 | 04-17T10:00',
    ],
    // who lets rooms of others
    ['roomhop <no-reply@roomhop.example>', `${days}Thank you for choosing roomhop.\n\nroomhop`, ' |  |  |  | '],
  ] as const) {
    const { reservations } = await extract(Buffer.from(mail(from, lines)), {
      fileName: 'a.eml',
      contextDate: '2027-03-01',
    });
    assert.equal(stay(reservations), expected, from);
  }
});

test('"From" and "To" with days and no places are of nights, in a paper about rooms', async () => {
  const page = `<p>Your booking is confirmed. Booking number: QWZTRM</p><p>Stayhub Abidjan Plateau<br>Avenue du Général de Gaulle 10<br>01 BP 3718 Abidjan 01<br>CÔTE D'IVOIRE</p>
${tableOf('From | Wed 14 April 2027 | from 14:00\nTo | Sat 17 April 2027 | until 12:00')}<p>1 room, 1 adult</p>`;
  assert.equal(
    stay(await readPage(page)),
    'Stayhub Abidjan Plateau | Avenue du Général de Gaulle 10 | Abidjan 01 | 04-14T14:00 | 04-17T12:00',
  );
});

test('on behalf of whom, from which hour and until which, with how many', async () => {
  const house = 'Lakeshore Gardens\nPlot 12 Church Road, Entebbe, Uganda';
  const lead = 'Dear Ms. Ndong,\n\nIt is our pleasure to confirm the following booking';
  for (const letter of [
    `${lead} on behalf of Mr. Thomas Adler:\n\nConfirmation number: LG-22917\nArrival: 20 April 2027\nDeparture: 23 April 2027\nRoom: Superior\nETA: 21:35 (KL 535)\n\nCheck-in is available from 14:00 hours; check-out is until 11:00 hours.`,
    `${lead} for your esteemed guest, Mr. Thomas Adler.\n\nConfirmation number: LG-22917\nCheck In: 20 Apr 2027 (after 14.00)\nCheck Out: 23 Apr 2027 (before 11.00)\nRoom: Superior`,
    `${lead}.\n\nConfirmation number: LG-22917\nGuest Name: Mr. Thomas Adler x 2 pax\nCheck In: 20 Apr 2027 (after 14.00)\nCheck Out: 23 Apr 2027 (before 11.00)\nRoom: Superior`,
  ]) {
    const found = read('Your stay', `${letter}\n\n${house}`);
    const expected = 'Lakeshore Gardens | Plot 12 Church Road | Entebbe | 04-20T14:00 | 04-23T11:00';
    assert.equal(stay(found), expected, letter);
    assert.deepEqual(found[0]?.booking.travelers, [{ name: 'Thomas Adler' }], letter);
  }
});

test('"Votre numéro : 4471-B", and hours of arrival and departure in one sentence', () => {
  const letter =
    "Bonjour Line,\n\nVotre chambre est réservée du mardi 20 au vendredi 23 avril 2027. Votre numéro : 4471-B. Arrivée entre 16 h et 20 h, départ à 11 h.\n\nAuberge du Fjord\n210, rue Principale\nL'Anse-Saint-Jean (Québec) G0V 1J0";
  const found = read('Votre séjour', letter);
  assert.equal(stay(found), "Auberge du Fjord | 210 rue Principale | L'Anse-Saint-Jean | 04-20T16:00 | 04-23T11:00");
  assert.equal(found[0]?.booking.reference, '4471-B');
});

test('a quarter in front of the street is not the house, and a plus joins two guests', () => {
  const letter =
    'Nous vous confirmons votre réservation 27/0413.\n\nNom : Ines Krol + Pawel Krol\nArrivée : 20 avril 2027\nDépart : 23 avril 2027\nChambre : double\n\nHôtel de la Corniche\nQuartier Badalabougou, rue 126, porte 44\nBamako – Mali';
  const found = read('Confirmation', letter);
  assert.match(stay(found), /^Hôtel de la Corniche \| .* \| Bamako \| 04-20 \| 04-23$/);
  assert.deepEqual(found[0]?.booking.travelers, [{ name: 'Ines Krol' }, { name: 'Pawel Krol' }]);
});

test('a house in whose restaurant one eats is told in the sentence of the stay, and its nights are no table', () => {
  for (const [sentence, labels] of [
    ['Wir bestätigen Ihren Aufenthalt im Landhotel-Restaurant Zur Eiche.', 'Anreise|Abreise|Anzahl Nächte'],
    ['Vi bekræfter dit ophold på Hotel-Restaurant Zur Eiche.', 'Ankomst|Afrejse|Antal nætter'],
  ] as const) {
    const [first, last, nights] = labels.split('|');
    const paper = `${sentence}\n\nBuchungsnummer: LZ-40217\n${first}: 14.05.2027, ab 15:00 Uhr\n${last}: 16.05.2027, bis 11:00 Uhr\n${nights}: 2\n\nHauptstraße 8\n27793 Wildeshausen\n\nDas Restaurant hat von 18:00 bis 21:00 Uhr geöffnet.`;
    const [only, ...more] = read('Buchung LZ-40217', paper);
    assert.equal(more.length, 0);
    assert.equal(only?.booking.type, 'LodgingReservation', sentence);
    assert.match(stay(only ? [only] : []), /Hotel-Restaurant Zur Eiche|Landhotel-Restaurant Zur Eiche/, sentence);
  }
});

test('a comma stands before the number of a house in the south, and who has the site is no house', () => {
  for (const [street, town] of [
    ['Plaza Mayor, 4', '40100 Pedraza (Segovia)'],
    ['Via Garibaldi, 14', '53024 Montalcino (SI)'],
  ] as const) {
    const paper = `Posada del Olmo
${street}
${town}

Localizador: PX-440-118
Fecha de entrada: 08.10.2027
Fecha de salida: 11.10.2027
Noches: 3

Reserva efectuada el 12/07/2027 a las 16:08 h. Posadas Reunidas, calle Serrano 20, 28001 Madrid.`;
    const found = stay(read('Confirmación', paper));
    assert.equal(
      found
        .replace(/,(?= \d)/, '')
        .split(' | ')
        .slice(0, 2)
        .join(' | '),
      `Posada del Olmo | ${street.replace(',', '')}`,
    );
  }
});
