import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Layout, readLayout, tableOf } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// Mails laid out as airlines lay theirs out: each once went wrong.

const layouts: { [what: string]: Layout } = {
  'a first row names where the whole journey goes, not where its first leg begins': {
    page:
      '<p>Thank you for booking with KLM. Booking code 5RTK2W</p>' +
      tableOf(`Outbound flight: London - Osaka
        Sat 13 Mar 27, 09:15 | London (Heathrow Airport)
        KL1002 – Economy Class – 1h 25m
        Sat 13 Mar 27, 11:40 | Amsterdam (Schiphol)
        Transfer time: 2h 35m
        Sat 13 Mar 27, 14:15 | Amsterdam (Schiphol)
        KL867 – Economy Class – 12h 55m
        Sun 14 Mar 27, 11:10 | Osaka (Kansai International)`),
    read: [
      'Flight | KL 1002 | London (Heathrow Airport) > Amsterdam (Schiphol) | 2027-03-13T09:15 – 2027-03-13T11:40 | 5RTK2W',
      'Flight | KL 867 | Amsterdam (Schiphol) > Osaka (Kansai International) | 2027-03-13T14:15 – 2027-03-14T11:10 | 5RTK2W',
    ],
  },
  'the airline’s name in capitals stands for its code, in a table that says flight nowhere': {
    from: 'Delta',
    subject: 'Your Receipt',
    page:
      '<p>Your Trip Confirmation #: HK7Q2W. Your trip is booked.</p>' +
      tableOf(`Tue, 16MAR | DEPART | ARRIVE
        DELTA 1463 // Main Cabin (V) | BOSTON, MA // 8:20am | ATLANTA // 11:15am
        Fri, 19MAR | DEPART | ARRIVE
        DELTA 1187 // Main Cabin (X) | ATLANTA // 4:05pm | BOSTON, MA // 6:40pm`),
    read: [
      'Flight | DL 1463 | BOSTON, MA > ATLANTA | 2027-03-16T08:20 – 2027-03-16T11:15 | HK7Q2W',
      'Flight | DL 1187 | ATLANTA > BOSTON, MA | 2027-03-19T16:05 – 2027-03-19T18:40 | HK7Q2W',
    ],
  },
  'a row that says not booked, though it speaks of seats': {
    page:
      '<p>Booking reference: N6VJ2R. Your flight is confirmed.</p>' +
      tableOf(`Flight | Date | Route | Departs | Arrives | Status
        WF 391 | Tue 8 June 2027 | Aberdeen (ABZ) – Bergen (BGO) | 0935 | 1150 | Confirmed
        WF 395 | Tue 8 June 2027 | Aberdeen (ABZ) – Bergen (BGO) | 1410 | 1625 | No seats – not booked`),
    read: ['Flight | WF 391 | Aberdeen > Bergen | 2027-06-08T09:35 – 2027-06-08T11:50 | N6VJ2R'],
  },
  'a flight’s number grown together with the word behind it': {
    page:
      '<p>Your booking reference is ZR4TMV. Your booking is confirmed.</p><h3>Manchester – Helsinki</h3>' +
      '<p>Wednesday 15 September 2027 · direct</p><div><b>AY1362</b><span>Operated by Finnair</span><br>18:05<br>' +
      'Manchester MAN<br>22:50<br>Helsinki Vantaa HEL</div>',
    read: ['Flight | AY 1362 | Manchester MAN > Helsinki Vantaa HEL | 2027-09-15T18:05 – 2027-09-15T22:50 | ZR4TMV'],
  },
  'who flies and its number behind one label': {
    page:
      '<p>Compagnie : Transavia - Vol TO 4322</p><p>De : Paris Orly (ORY) - Terminal 3<br>À : Porto (OPO)<br>Départ le ' +
      '16/03/2027 à 06h35<br>Arrivée le 16/03/2027 à 07h50</p><p>Code de réservation : XK7QPM</p>',
    read: ['Flight | TO 4322 | Paris Orly > Porto | 2027-03-16T06:35 – 2027-03-16T07:50 | XK7QPM'],
  },
  'who flies between dots, and codes behind the hours': {
    page:
      '<h1>Your trip is booked</h1><p>Tue, 16 Mar 2027</p><p>10:05 AM &bull; MAD</p><p>Madrid Barajas</p>' +
      '<p>1h 20m &bull; Iberia 3102</p><p>10:25 AM &bull; LIS</p><p>Lisbon Humberto Delgado</p>' +
      '<p>Airline confirmation: JQ2KXW</p>',
    read: [
      'Flight | IB 3102 | Madrid Barajas > Lisbon Humberto Delgado | 2027-03-16T10:05 – 2027-03-16T10:25 | JQ2KXW',
    ],
  },
  'seats of both flights behind who flies, and terminals behind a dash': {
    from: 'Ryanair',
    page:
      '<p>Reservation number: W4QK7Z</p>' +
      tableOf(`OUT | FR1884
        Thu, 18 Mar 27 |
        Dublin - Terminal 1 (DUB) | Berlin Brandenburg - T1 (BER)
        06:35 Depart | 09:55 Arrive`) +
      tableOf(`RETURN | FR1885
        Sun, 21 Mar 27 |
        Berlin Brandenburg - T1 (BER) | Dublin - Terminal 1 (DUB)
        10:20 Depart | 11:45 Arrive`) +
      '<p>Passengers</p><p>Mr Cian Keogh - 18C, 21A</p>',
    read: [
      'Flight | FR 1884 | Dublin > Berlin Brandenburg | 2027-03-18T06:35 – 2027-03-18T09:55 | 18C | W4QK7Z | Cian Keogh',
      'Flight | FR 1885 | Berlin Brandenburg > Dublin | 2027-03-21T10:20 – 2027-03-21T11:45 | 21A | W4QK7Z | Cian Keogh',
    ],
  },
};

for (const [what, layout] of Object.entries(layouts))
  test(what, async () => assert.deepEqual(await readLayout(layout), layout.read));

test('the flight that takes the place of a cancelled one is not cancelled', async () => {
  const mail = `Subject: Your flight
Content-Type: text/plain; charset=utf-8

We are sorry to inform you that your flight LH1792 from Munich (MUC) to Lisbon (LIS) on 16 March 2027, 11:05, has been cancelled. Booking code: 7WQHKE.

We have rebooked you on LH1794 on 16 March 2027, departing Munich 15:20, arriving Lisbon 17:40.`;
  const { reservations } = await extract(new TextEncoder().encode(mail.replaceAll('\n', '\r\n')), {
    contextDate: '2027-01-05',
  });
  const statuses = reservations.map(({ booking }) => ['number' in booking && booking.number, booking.status]);
  assert.deepEqual(statuses, [
    ['1792', 'cancelled'],
    ['1794', 'changed'],
  ]);
});
