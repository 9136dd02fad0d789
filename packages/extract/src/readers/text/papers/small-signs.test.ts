import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, read, toldInFull } from '../../../../testing/told.ts';
import { readWord } from '../../../../testing/word.ts';
import { extract } from '../../../index.ts';
import { saysBooked } from '../gate.ts';
import { leadingCode } from '../numbers/booking-number.ts';

// What is easily taken for something else: aircraft for flights, guests for names of houses, a free room for no booking.

test('an aircraft is no flight', () => {
  const text = `Booking reference: H7K2PL. Your flight is confirmed.
QF1, Airbus A380
Sydney (SYD) 10 March 2027 17:30
Singapore (SIN) 10 March 2027 22:45`;
  assert.deepEqual(
    read('Your booking', text).map(({ booking }) => 'number' in booking && booking.number),
    ['1'],
  );
});

test('a grouped number is one where it stands alone', () => {
  assert.equal(leadingCode('27 M 038815'), '27 M 038815');
  assert.equal(leadingCode('HF 2231-C. DKK 995'), 'HF 2231-C');
  assert.equal(leadingCode('28 MC 118204'), '28 MC 118204');
  assert.equal(leadingCode('27 M 038815 du 14 juin'), null);
  assert.equal(leadingCode('CFF 340 118 772'), '340 118 772');
  assert.equal(leadingCode('SNCF PF6TKA'), 'PF6TKA');
});

test('journeys that a letter confirms are booked, one or several', () => {
  for (const said of ['votre trajet', 'vos deux trajets', 'vos transferts', 'your two rides', 'your crossings'])
    assert.ok(saysBooked(print('', `We have the pleasure of confirming ${said}.`), []), said);
  assert.ok(!saysBooked(print('', 'Nous pouvons vous proposer deux trajets.'), []));
  const number = [{ value: 'NB28-0419', at: 0, text: 'Bon de transport NB28-0419', weight: 1.5 }];
  assert.ok(saysBooked(print('', 'Nous avons le plaisir de confirmer vos deux trajets.'), number));
  assert.ok(!saysBooked(print('', 'Voici nos trajets les plus demandés.'), number));
});

test('a room that was free and is kept has the hours that the house asks for', () => {
  const text = `Hello Maeve,
The back room is free and I have put you down for two nights, arriving Friday 9th April and leaving Sunday 11th April,
under Maeve Tobin, booking RH-204. The room will be ready from 2pm, and we ask people to be out by 10am.

Rockhill House
7 Strand Road, Dingle, V92 XY00, Ireland`;
  const [stay] = read('Re: a room in April', text);
  assert.ok(stay?.booking.type === 'LodgingReservation');
  assert.equal(stay.booking.checkIn?.local, '2027-04-09T14:00:00');
  assert.equal(stay.booking.checkOut?.local, '2027-04-11T10:00:00');
});

test('a house that lists its rooms has a stay for each, with its own guest and number', () => {
  const text = `Bonjour, je vous confirme trois chambres, arrivée mardi 6 avril, départ jeudi 8 avril :

- chambre Lilas, dossier 27-511, Mme Jeanne Carré : 180 € les 2 nuits
- chambre Iris, dossier 27-512, M. Paul Lemoine : 180 € les 2 nuits
- chambre Sauge, dossier 27-513, M. Omar Benali : 150 € les 2 nuits

Maison Belair
12 rue du Port
44000 Nantes`;
  const stays = read('Vos chambres à Nantes', text);
  assert.deepEqual(
    stays.map(({ booking }) => [booking.reference, booking.travelers?.[0]?.name]),
    [
      ['27-511', 'Jeanne Carré'],
      ['27-512', 'Paul Lemoine'],
      ['27-513', 'Omar Benali'],
    ],
  );
});

test('who stays, and in what, is not what a house is called', () => {
  const text = `Casa Mirto
Booking reference: 5093887. Your booking is confirmed.
Check-in: 14 September 2027
Check-out: 18 September 2027

2 adults – 1 double room with terrace
Via dei Mirti 22, 09124 Cagliari, Italy`;
  for (const { booking } of read('Your stay at Casa Mirto', text))
    assert.ok(booking.type !== 'LodgingReservation' || booking.place?.name === 'Casa Mirto', booking.type);
  const [stay] = read('Your stay at Casa Mirto', text.replace(/2 adults.*/, 'Casa Mirto'));
  assert.equal(stay?.booking.type === 'LodgingReservation' && stay.booking.place?.name, 'Casa Mirto');
});

test('a street is said as the paper prints it', async () => {
  const text = `Booking confirmed. Booking reference: KX81PL7
Hotel: Auberge du Quai
Address: 212, rue Front Ouest, Montréal QC H2Y 1A1, Canada
Check-in: 14 September 2027
Check-out: 18 September 2027`;
  const { reservations } = await extract(new TextEncoder().encode(text), { contextDate: '2027-01-05' });
  const [stay] = reservations;
  assert.ok(stay?.booking.type === 'LodgingReservation', toldInFull(reservations).join());
  assert.equal(stay.booking.place?.street, '212, rue Front Ouest');
});

test('the hour of a dinner is none of the flight below it', async () => {
  const told = await readWord(
    'Booking ref. 5KZLQH, all confirmed',
    'Wed 6 Oct 2027, 7:30 pm – table for 4 at Canoe Landing, Toronto.\nFri 8 Oct 2027 – back on AC 868, Toronto Pearson (YYZ) 20:35, London Heathrow (LHR) 08:40 the next morning.',
  );
  assert.ok(
    told.some((booking) => booking.startsWith('AC868 YYZ LHR 2027-10-08T20:35 2027-10-09T08:40')),
    told.join('\n'),
  );
});

test('a hyphen at which no line breaks is one, and a day without its blank is no number', async () => {
  const { reservations } = await extract(
    new TextEncoder().encode(
      '<p>Pack your bags – Porto is booked!</p><p>Casa da Ribeira, Rua da Reboleira 61, 4050-492 Porto</p><p>Check-in: Fri 29 Oct 2027<br>Check-out: Tue 2 Nov 2027</p><p>Confirmation number: NW\u20115520\u201191837</p>',
    ),
    { contextDate: '2027-01-05' },
  );
  assert.deepEqual(
    reservations.map(({ booking }) => booking.reference),
    ['NW-5520-91837'],
  );
  assert.deepEqual(['03JUIN', '12MAI27', 'ZK9TVB'].map(leadingCode), [null, null, 'ZK9TVB']);
});
