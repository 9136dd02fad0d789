import assert from 'node:assert/strict';
import { test } from 'node:test';
import { read, readTable, told, toldInFull } from '../../../../testing/told.ts';

// What mails and letters add to a booking: where a train stops, an hour that is granted, the hours of a desk, what they did not arrange.

const night = (train: string, stops: string) =>
  read(
    'Your booking',
    `Booking reference: H7K2PL. Your booking is confirmed.

${train}
19:22 Bruxelles-Midi
jeudi 16 septembre 2027
${stops}
05:48 Berlin Hbf
vendredi 17 septembre 2027`,
  );

test('how long a train takes stands before where it stops, and nobody gets on or off there', () => {
  for (const stops of [
    '10 h 26 · arrêts à Anvers-Central (19:59), Rotterdam (21:07), Amsterdam (22:34)',
    'Durée 10 h 26, arrêts : Anvers-Central 19:59, Rotterdam 21:07 et Amsterdam 22:34',
    '10 hrs 26 min | Stops: Antwerp (19:59), Rotterdam (21:07), Amsterdam (22:34)',
    'Journey time 10h 26m, calling at Antwerp (19:59), Rotterdam (21:07) and Amsterdam (22:34)',
  ])
    for (const train of ['Train de nuit ES 453', 'Night train ES 453'])
      assert.deepEqual(
        toldInFull(night(train, stops)),
        ['Train | ES 453 | Bruxelles-Midi > Berlin Hbf | 2027-09-16T19:22 – 2027-09-17T05:48 | H7K2PL'],
        `${train}, ${stops}`,
      );
});

test('the hour until which a room may be kept is granted, and the usual one beside it is not', () => {
  for (const said of [
    'You may keep your room until 13:00 that day (normally 11:00).',
    'You may keep your room until 1 pm, instead of 11 am.',
    'Late check-out until 13:00 is confirmed (usually 11:00).',
    'Vous pouvez garder la chambre jusqu’à 13 h (habituellement 11 h).',
    'Départ à 13 h au lieu de 11 h, comme convenu.',
  ])
    assert.deepEqual(
      told(
        read(
          'Your stay',
          `We are delighted to confirm your stay.

Guest: Mr Jonathan Wetherall
Booking no.: BRY-204418
Arriving: Saturday 15 May 2027
Leaving: Monday 17 May 2027

${said}

Your room is ready from 15:00.

Bryggekroken Hotel, Slottsgaten 24, NO-5003 Bergen`,
        ),
      ),
      ['Lodging Bryggekroken Hotel 2027-05-15T15:00 2027-05-17T13:00'],
      said,
    );
});

test('the town of a Japanese house stands before its prefecture', () => {
  for (const [address, town] of [
    ['2-14 Yamashiro Onsen, Kaga, Ishikawa 922-0242, JAPAN', 'Kaga'],
    ['1-1 Yumoto, Hakone, Kanagawa 250-0311', 'Hakone'],
    ['214 Ebisu-cho, Shimogyo-ku, Kyoto 600-8310, Japan', 'Kyoto'],
  ])
    assert.deepEqual(
      toldInFull(
        read(
          'Your stay',
          `Your stay is confirmed.
Reservation No. KRG-2710-058
Check-in: November 18, 2027
Check-out: November 20, 2027

Ryokan Kurogane
${address}`,
        ),
      ),
      [`Lodging | Ryokan Kurogane, ${town} | 2027-11-18 – 2027-11-20 | KRG-2710-058`],
      address,
    );
});

const outbound = `Booking reference: H7K2PL. Your flight is confirmed.

NH 211
London Heathrow 4 March 2028 19:00
Tokyo Haneda 5 March 2028 17:00`;

test('what stands below a title that says so was not arranged', () => {
  for (const title of ['Not arranged', 'Not booked by us', 'À votre charge', 'Non réservé', 'Booked by yourselves'])
    assert.deepEqual(
      told(
        read(
          '',
          `${outbound}

${title}

NH 212 Tokyo Haneda 12 March 2028 11:00 – London Heathrow 12 March 2028 16:00

Kind regards`,
        ),
      ),
      ['NH211 LHR HND 2028-03-04T19:00 2028-03-05T17:00'],
      title,
    );
});

test('the hours of a desk are no journey, though a railway is named beside them and a day above', () => {
  for (const hours of [
    'weekdays 8:30–5:00 Central (218) 555-0166. After hours, Amtrak 1-800-872-7245.',
    'office hours 8:30–5:00 Central. After hours, Amtrak.',
    'jours ouvrés 8h30-18h00 Lyon. Sinon, TGV INOUI.',
    'en semaine de 8h30 à 18h00, Lyon. Sinon, TGV INOUI.',
  ])
    assert.deepEqual(
      told(read('', `${outbound}\n\nTicketed 2/8/2027\n\nWho to call: ${hours}`)),
      ['NH211 LHR HND 2028-03-04T19:00 2028-03-05T17:00'],
      hours,
    );
});

test('where a seat of a train is stands behind it, and a card is nobody', async () => {
  for (const [said, seat] of [
    ['15A Fenêtre', '15A'],
    ['4D, couloir', '4D'],
    ['61 (window)', '61'],
  ])
    assert.deepEqual(
      toldInFull(
        await readTable(`Train | Frecciarossa 9287
Departure | Lyon Part-Dieu 10/04/2027 07:46
Arrival | Torino Porta Susa 10/04/2027 11:28
Passenger | Mme Eugénie // Castellane // Adulte – Carte Cartafreccia
Coach | 6
Seat | ${said}`),
      )[0]?.replace(/ \?$/, ''),
      `Train | Frecciarossa 9287 | Lyon Part-Dieu > Torino Porta Susa | 2027-04-10T07:46 – 2027-04-10T11:28 | 6/${seat} | H7K2PL | Eugénie Castellane`,
      said,
    );
});

test('a value as wide as its column has one blank before the next label', () => {
  assert.deepEqual(
    told(
      read(
        '',
        `PNR code: R8T2YB. Your booking is confirmed.

Train: Frecciarossa 9523
From: Milano Centrale      Departure: 10/06/2027 - 09:10
To:   Firenze S. M. Novella Arrival:   10/06/2027 - 11:04`,
      ),
    ),
    ['Frecciarossa9523 Milano Centrale Firenze S. M. Novella 2027-06-10T09:10 2027-06-10T11:04'],
  );
});
