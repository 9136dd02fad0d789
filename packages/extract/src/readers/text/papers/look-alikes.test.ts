import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, read, readTable, told, toldInFull } from '../../../../testing/told.ts';
import { unreadIn } from '../../unread/unread.ts';
import { saysBooked } from '../gate.ts';
import { leadingCode } from '../numbers/booking-number.ts';
import { readText } from '../reader.ts';

// What is worded or laid out as a booking's own, and is something else.

const lead = 'Your booking is confirmed. Booking reference: H7K2PL';

test('what will be confirmed some day, or is asked for, is not booked', () => {
  for (const said of [
    'Once your booking is confirmed, we will send you the tickets.',
    'As soon as your room is confirmed we will write.',
    'If the transfer is booked by Friday you pay less.',
    'Until your flight is confirmed nothing is due.',
    'Dès que votre réservation est confirmée, nous vous écrirons.',
    'Sobald Ihre Buchung bestätigt ist, schreiben wir Ihnen.',
    'Could you please confirm the room?',
    'Merci de confirmer la chambre.',
  ])
    assert.ok(!saysBooked(print('', said), []), said);
  for (const said of ['Your ride is booked.', 'When you land, call us: your transfer is confirmed.'])
    assert.ok(saysBooked(print('', said), []), said);
});

test('days, towns and counts are no booking numbers', () => {
  for (const text of ['14 MAY 2027', '3 MAI 2027', 'VIA LONDON', '2 PAX 1500', '12 RUE 1204'])
    assert.equal(leadingCode(text), null, text);
});

test('a room that the house would keep is not kept', () => {
  const house = 'Hotel Lindenhof\n7 Strand Road, Dingle, V92 XY00, Ireland';
  for (const said of [
    'Would you like a room reserved for you from Friday 9 April 2027 to Sunday 11 April 2027?',
    'If you like, a room can be kept for you from Friday 9 April 2027 to Sunday 11 April 2027.',
  ])
    assert.deepEqual(told(read('Re: your booking', `Booking reference: H7K2PL\n${said}\n${house}`)), [], said);
});

test('who pays, meets or answers at an address is no house to sleep in', async () => {
  const stay = 'Room: double\nCheck-in: 14 September 2027\nCheck-out: 18 September 2027';
  for (const address of [
    'Billing address: Acme Group, 12 rue de la Paix, 75002 Paris',
    'Facturation : Cabinet Dupont, 12 rue de la Paix, 75002 Paris',
    'Contact: Julie Martin, 12 rue Verte, 75001 Paris',
    'Meeting at: Acme Group, 12 Market Street, London EC1A 1BB',
    '\nInvoice to:\nAcme Group\n12 rue de la Paix\n75002 Paris',
  ])
    assert.deepEqual(told(read('Your room', `${lead}\n${stay}\n${address}`)), [], address);
  const house = 'Contact the hotel: Hotel Lindenhof, Marktstraße 4, 10115 Berlin';
  assert.deepEqual(told(read('Your room', `${lead}\n${stay}\n${house}`)), [
    'Lodging Hotel Lindenhof 2027-09-14 2027-09-18',
  ]);
});

test('a stop and its hour behind the word train are no name and number of it', () => {
  const [train] = read(
    'Your train',
    `${lead}\nMonday 1 March 2027\nTrain Berlin 1015 Hamburg\nBerlin Hbf 10:15\nHamburg Hbf 12:05`,
  );
  assert.ok(train?.booking.type === 'TrainReservation');
  assert.deepEqual([train.booking.line, train.booking.number], [undefined, undefined]);
});

test('a lady with a cabin is no ship', () => {
  const crossing = 'Monday 1 March 2027\nCrossing: Kiel 14:00 – Oslo 10:00 (2 March 2027)';
  const nameOf = (line: string) => {
    const [boat] = read('Your ferry', `${lead}\n${crossing}\n${line}`);
    return boat?.booking.type === 'BoatReservation' ? boat.booking.line : boat?.booking.type;
  };
  assert.equal(nameOf('MS Anna Berg, cabin 204'), undefined);
  assert.equal(nameOf('MS Stavangerfjord, cabin 204'), 'MS Stavangerfjord');
});

test('a row counted in letters is no seat', () => {
  const flights = `Lundi 1 mars 2027
Vol AF 1148 Paris (CDG) 06:58 – Barcelona (BCN) 08:56
Mercredi 3 mars 2027
Vol AF 1149 Barcelona (BCN) 18:04 – Paris (CDG) 20:00`;
  for (const { booking } of read(
    'Vos billets',
    `${lead}\n${flights}\nVos places : aller au 2e rang, retour au 3e rang.`,
  ))
    assert.equal(booking.seats, undefined);
});

test('a transfer by train is a train', async () => {
  const rows = 'Train | \n12 March 2027 | \n10:44 – 13:58 | Transfer by train, Paris Gare de Lyon to Genève';
  assert.deepEqual(toldInFull(await readTable(rows)), [
    'Train | Paris Gare de Lyon > Genève | 2027-03-12T10:44 – 2027-03-12T13:58 | H7K2PL',
  ]);
});

test('a conference and an agency travel with nobody', () => {
  const flight = 'Flight BA 992, 1 March 2027, London (LHR) 10:15 – Berlin (BER) 13:05';
  const names = (text: string) =>
    read('Your trip', text).map(({ booking }) => booking.travelers?.map(({ name }) => name));
  assert.deepEqual(names(`${lead}\nFor: Annual Conference\n${flight}`), [undefined]);
  assert.deepEqual(names(`Dear Ana Silva,\n${lead}\n${flight}\nAna Silva Travel`), [['Ana Silva']]);
});

test('whose money it is has no flight’s number', () => {
  const flight = `${lead}
BA 304, 8 March 2027
London Heathrow (LHR) 07:20
Paris (CDG) 09:40
`;
  for (const account of ['Imputation : UB 902, centre financier RHG27', 'Cost centre: BA 771', 'Budget UA 20']) {
    const paper = print('', `${flight}\n${account}, 8 March 2027, three meals`);
    const read = readText(paper);
    assert.deepEqual([read.length, unreadIn(paper, read, false)], [1, null], account);
  }
});
