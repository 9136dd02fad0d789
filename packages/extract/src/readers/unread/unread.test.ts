import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../testing/told.ts';
import { wordFile } from '../../../testing/word.ts';
import type { Candidate } from '../../booking.ts';
import { extract } from '../../extract.ts';
import { quoted } from './quoted.ts';
import { unreadIn } from './unread.ts';

test('a long passage is quoted by its beginning, up to the end of a word', () => {
  const long = 'The driver waits for you at the arrivals hall. '.repeat(9);
  const words = long.split(' ');
  const quote = quoted(long);
  assert.ok(quote.length <= 200 && quote.endsWith('…'));
  assert.ok(long.startsWith(quote.slice(0, -1)) && words.includes(quote.slice(0, -1).split(' ').at(-1) ?? ''));
  assert.equal(quoted('x'.repeat(300)).length, 101);
  assert.equal(quoted('Hotel Lirio'), 'Hotel Lirio');
});

/** One flight was read, of the first line. */
const flight: Candidate = {
  booking: {
    type: 'FlightReservation',
    reference: 'H7K2PL',
    carrier: { iata: 'AF' },
    number: '1234',
    departure: { local: '2027-03-08T07:10:00' },
    arrival: { local: '2027-03-08T08:30:00' },
  },
  evidence: { departure: { node: '0', at: 0, text: '' } },
  rank: 'table',
  confidence: 0.5,
  doubts: [],
};
const first = 'AF1234 Monday 8 March 2027 Paris (CDG) 07:10 Madrid (MAD) 09:20, booking H7K2PL';
const unreadBelow = (rest: string, isOrder = true) =>
  unreadIn(print('Order', `${first}\n\n${rest}`), [flight], isOrder);
const speaksOfMore = (rest: string, isOrder = true) => unreadBelow(rest, isOrder) !== null;

const unread = {
  'a flight with its hours': 'AF1901 Friday 12 March 2027 Madrid (MAD) 18:05 Paris (CDG) 20:10',
  'a hotel with its days': 'Hotel: Casa Lirio, Calle Mayor 4, Madrid, 8 March 2027 to 12 March 2027',
  'un hôtel avec ses jours': 'Hébergement : Casa Lirio, du 08/03/2027 au 12/03/2027',
  'a driver on a day': 'Transfer: Monday 8 March 2027 at 09:50, a driver waits at the exit',
  'une voiture': 'Location de voiture : Europcar, prise en charge le 9 mars 2027 à 10h00, contrat 77120344',
  'une table au restaurant':
    'Mardi 9 mars 2027, 20h15 – dîner au restaurant L’Oursin, table de 8 couverts au nom de Reis',
  'a boat that leaves and arrives':
    'The boat back. Tuesday 9 March 2027: Blue Star, leaving Naxos at 17:40 and reaching Piraeus at 23:05.',
  'a train that has no number': 'Return train Brightwater to Kelso Junction, out Tuesday 9 March 2027, 08:20 – 10:28',
  'nights without their days': 'Tu dors deux nuits au Phare du Port, Toldbodbuen 31, 1253 Copenhague.',
  'an hour and a number in one line':
    '07:35  Redline to Cartagena, Estación Sur, reaching it at 10:05. Seat 14. Ticket 6031448825, EUR 12.90.',
  'une heure et un numéro, où autre chose n’est pas compris':
    'Rendez-vous à Toulon sur le Piana (dossier LM-7730415). Départ 20:10. Dîner non compris.',
  'a place with an hour and a number': 'Piano Gala, doors open 18:30, start at 19.30. Order GH-772140.',
  'the number of a table, of four figures': 'La Table du Port, 2 quai Vauban, 50100 Cherbourg, booking 5590',
  'a number that nobody has': 'The concert is confirmed for you. Reference MZ-6021.',
};
for (const rest of [
  'For the night, Hotel Lirio is confirmed from 9 March 2027, 15:00, voucher HL-77203.',
  'Tuesday 9 March 2027, 19:30 – a table for 4 at Canoe Landing, ref. CL-2209.',
])
  test(`a mail of which a flight was read speaks of more: ${rest}`, () =>
    assert.equal(speaksOfMore(rest, false), true));

for (const [what, rest] of Object.entries(unread))
  test(`an order of which a flight was read speaks of more, and where: ${what}`, () => {
    const found = unreadBelow(rest);
    const line = found?.text.split('\n')[0] ?? '?';
    assert.equal(`${first}\n\n${rest}`.indexOf(line), found?.at, line);
    assert.ok((found?.at ?? 0) > first.length, line);
  });

const above = (head: string) => {
  const at = head.length + 2;
  const below: Candidate = { ...flight, evidence: { departure: { node: '0', at, text: '' } } };
  return unreadIn(print('Order', `${head}\n\n${first}`), [below], true) !== null;
};
for (const head of [
  'A. Train tickets (SNCF, reference UQ7RFN)',
  'B. Titres de transport ferroviaire (SNCF, dossier UQ7RFN)',
  'Hôtel Lumière, réservation LUM-58120',
  'Car hire: Europcar, confirmation 77120344',
  'Traversée Corsica Ferries, dossier CF-88120',
])
  test(`a number told for a kind of booking above the first that was read: ${head}`, () =>
    assert.equal(above(head), true));
for (const head of [
  'Bon de commande n° TC-2027/0954',
  'Booking reference 2027-0954',
  'Vol : votre dossier H7K2PL',
  'Our reference for your flights: PT-20954',
  'Carte de fidélité hôtel n° 700412288',
])
  test(`the paper’s own number above the first booking: ${head}`, () => assert.equal(above(head), false));

const nothing = {
  'what is not booked': 'Hotel: not booked, you stay with colleagues from 8 March 2027 to 12 March 2027.',
  'ce qui n’est pas réservé': 'Transfert : non retenu par le client, le 8 mars 2027 à 9h50.',
  'what was read': 'Your flight AF1234 on 8 March 2027: be there at 06:10 for 07:10. Confirmation H7K2PL.',
  'the number of the file': 'Notre dossier : réservation 2027-FB-1176.',
  'a ship’s time at sea': 'The crossing to Oban takes five hours; boats run at 9:00 and 14:00.',
  'a restaurant with no day': 'The restaurant of the airport is open from 6:00 to 22:00.',
  'no hotel': 'Nights: none, you are back on the same day.',
  'a lady, and no ship': 'Ms Ines Falk meets you on Tuesday 9 March 2027, 9:30 to 11:30.',
  'an hour beside a number that is known': 'Be at the desk by 05:45 for booking H7K2PL, row 12.',
  'an hour beside the number of what is not held':
    'The 18:20 coach was proposed under order KV-4471. It is not booked.',
  'an hour beside a year': 'Our order 2027: the desk is there for you from 9:15.',
  'a post code': 'The agency is at 88 Broad Street, Boston, MA 02110, and open from 9:00 to 17:30.',
  'days that are for other things': 'Cancel free of charge before 1 March 2027. The balance is due on 2 March 2027.',
};
for (const [what, rest] of Object.entries(nothing))
  test(`nothing more is said to be booked: ${what}`, () => assert.equal(speaksOfMore(rest), false));

test('in a mail a number alone is no booking', () =>
  assert.equal(speaksOfMore(unread['a number that nobody has'], false), false));

test('flights of an order whose hours are four figures, or stand in a column for each, are missed', async () => {
  const hotel =
    'Hôtel : Casa Lirio, Calle Mayor 4, 28013 Madrid, Espagne, du 09/10/2027 au 11/10/2027, réservation CL-8810';
  for (const rows of [
    [
      ['Flight', 'Date', 'Off', 'On'],
      ['ET 737', '09OCT2027', '2010', '0615+1'],
    ],
    [
      ['', 'Aller', 'Retour'],
      ['Vol', 'AM 683', 'AM 680'],
      ['Départ', 'Nulle Part 09:25', 'Ailleurs 15:10'],
      ['Arrivée', 'Ailleurs 12:35', 'Nulle Part 21:55'],
    ],
  ]) {
    const { doubts } = await extract(wordFile(['Bon de commande 2027/81', hotel, rows]), {
      fileName: 'order.docx',
      contextDate: '2027-01-05',
    });
    assert.ok(
      doubts.some(({ code }) => code === 'booking-not-understood'),
      rows.join('\n'),
    );
  }
});

test('a driver’s mail that has another ride in a line of its own', () => {
  const ride: Candidate = {
    booking: { type: 'TaxiReservation', from: { name: 'Airport' }, departure: { local: '2027-08-09T21:50:00' } },
    evidence: { departure: { node: '0', at: 0, text: '' } },
    rank: 'text',
    confidence: 0.5,
    doubts: [],
  };
  const mail = (second: string) =>
    unreadIn(print('Your rides', `1) Monday 9 August 2027, 21:50\n${second}`), [ride], false) !== null;
  assert.equal(mail('2) Saturday 14 August 2027, 05:15 (early!)'), true);
  assert.equal(mail('I wait with your name on a sign.'), false);
});

/** Nights that were read, at the beginning of the paper. */
const stay = (from: string, to: string, reference?: string): Candidate => ({
  booking: {
    type: 'LodgingReservation',
    ...(reference && { reference }),
    place: { name: 'The Aldwych Gate' },
    checkIn: { local: from },
    checkOut: { local: to },
  },
  evidence: { checkIn: { node: '0', at: 0, text: '' } },
  rank: 'text',
  confidence: 0.5,
  doubts: [],
});

test('of two rooms whose numbers are made alike the one that was not read is missed', () => {
  const room = stay('2027-11-04T15:00:00', '2027-11-07T11:00:00', 'WL-4471-A');
  const days = 'Check-in Thursday 4 November 2027 from 3 pm\nCheck-out Sunday 7 November 2027 by 11 am';
  const mail = (other: string, daysOfOther = `\n${days}`) =>
    unreadIn(
      print('Your rooms', `Loft double\nConfirmation WL-4471-A\n${days}\n\n${other}${daysOfOther}`),
      [room],
      false,
    )?.text;
  assert.equal(mail('Confirmation WL-4471-B'), 'Confirmation WL-4471-B');
  assert.equal(mail('Confirmation WL-4471-A'), undefined);
  // the desk's own
  assert.equal(mail('Confirmation WL-4471-B', ''), 'Confirmation WL-4471-B');
  assert.equal(mail('Confirmation 20871-4', ''), undefined);
});

test('what stands in sentences below a hotel’s title is no other hotel, and a guest’s wish no other flight', () => {
  const aldwych = stay('2027-11-04T15:00:00', '2027-11-09T11:00:00');
  const mail = (more: string) =>
    unreadIn(print('Your stay', `HOTEL\nThe Aldwych Gate\n\n${more}`), [aldwych], false) !== null;
  assert.equal(mail('Early check-in at 11:00 requested (UA 1158 lands 9:50 AM).'), false);
  assert.equal(mail('Flight UA 1158, London LHR 9:50 – Boston BOS 12:10'), true);
});

test('how long a flight takes is no nights, and the airline before its number makes no other of it', () => {
  const flight = (number: string, day: string): Candidate => ({
    booking: {
      type: 'FlightReservation',
      carrier: { name: 'SAS', iata: 'SK' },
      number,
      reference: '6KTQ2V',
      departure: { local: `${day}T19:15:00` },
      arrival: { local: `${day}T22:45:00` },
    },
    evidence: { departure: { node: '0', at: 0, text: '' } },
    rank: 'table',
    confidence: 0.9,
    doubts: [],
  });
  const section = (number: string, day: string) => `FLIGHT     SK ${number} - SCANDINAVIAN AIRLINES               ${day}
DEPARTURE: MANCHESTER, GB (MANCHESTER INTL)   ${day} 19:15
ARRIVAL:   STOCKHOLM, SE (ARLANDA)            ${day} 22:45
FLIGHT BOOKING REF: SK/6KTQ2V
RESERVATION CONFIRMED, ECONOMY (H)            DURATION: 02:30`;
  const paper = (reference: string) =>
    `BOOKING REF: 6KTQ2V\n\n${section('536', '24 APRIL 2027')}\n\n${section('538', '27 APRIL 2027').replace('6KTQ2V', reference)}`;
  const booked = [flight('536', '2027-04-24'), flight('538', '2027-04-27')];
  assert.equal(unreadIn(print('Your flights', paper('6KTQ2V')), booked, false), null);
  assert.notEqual(unreadIn(print('Your flights', paper('9QWX4Z')), booked, false), null);
});
