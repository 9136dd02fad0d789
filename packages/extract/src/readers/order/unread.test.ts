import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Candidate } from '../../booking.ts';
import { printText } from '../../decode/plain-text.ts';
import { hasMore } from './reader.ts';

const day = '2027-01-05';
const print = (text: string) => printText(text, { node: '0', contextDate: day, origin: { subject: 'Order' } });

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
const speaksOfMore = (rest: string, isOrder = true) => hasMore(print(`${first}\n\n${rest}`), [flight], isOrder);

const unread = {
  'a flight with its hours': 'AF1901 Friday 12 March 2027 Madrid (MAD) 18:05 Paris (CDG) 20:10',
  'a hotel with its days': 'Hotel: Casa Lirio, Calle Mayor 4, Madrid, 8 March 2027 to 12 March 2027',
  'un hôtel avec ses jours': 'Hébergement : Casa Lirio, du 08/03/2027 au 12/03/2027',
  'a driver on a day': 'Transfer: Monday 8 March 2027 at 09:50, a driver waits at the exit',
  'une voiture': 'Location de voiture : Europcar, prise en charge le 9 mars 2027 à 10h00, contrat 77120344',
  'a number that nobody has': 'The concert is confirmed for you. Reference MZ-6021.',
};
for (const [what, rest] of Object.entries(unread))
  test(`an order of which a flight was read speaks of more: ${what}`, () => assert.equal(speaksOfMore(rest), true));

const nothing = {
  'what is not booked': 'Hotel: not booked, you stay with colleagues from 8 March 2027 to 12 March 2027.',
  'ce qui n’est pas réservé': 'Transfert : non retenu par le client, le 8 mars 2027 à 9h50.',
  'what was read': 'Your flight AF1234 on 8 March 2027: be there at 06:10 for 07:10. Confirmation H7K2PL.',
  'the number of the file': 'Notre dossier : réservation 2027-FB-1176.',
  'days that are for other things': 'Cancel free of charge before 1 March 2027. The balance is due on 2 March 2027.',
};
for (const [what, rest] of Object.entries(nothing))
  test(`nothing more is said to be booked: ${what}`, () => assert.equal(speaksOfMore(rest), false));

test('in a mail a number alone is no booking', () =>
  assert.equal(speaksOfMore(unread['a number that nobody has'], false), false));
