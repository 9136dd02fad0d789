import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from './extract.ts';

// A letter names more than its flights; none of it may be lost without a word.

const flights = `Hello Max, your trip is booked, reference 6LTQ4K:

LH 2064, Mon 5 April 2027, Hamburg (HAM) 09:00 - Munich (MUC) 10:15
LH 2075, Wed 7 April 2027, Munich (MUC) 18:00 - Hamburg (HAM) 19:15
`;

const read = (more: string) =>
  extract(
    Buffer.from(
      `From: Travel <travel@meridian.example>\r\nSubject: Your trip\r\nDate: Mon, 1 Feb 2027 10:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${flights}\n${more}`,
    ),
    { contextDate: '2027-02-01' },
  );

/** What is booked beside the two flights, each with its number, its first place and its first time. */
async function beside(more: string): Promise<string[]> {
  const { reservations } = await read(more);
  assert.equal(reservations.filter(({ booking }) => booking.type === 'FlightReservation').length, 2);
  return reservations
    .filter(({ booking }) => booking.type !== 'FlightReservation')
    .map(({ booking: b }) => {
      const place = 'place' in b ? b.place?.name : 'from' in b ? b.from?.name : '';
      const from = 'checkIn' in b ? b.checkIn?.local : 'departure' in b ? b.departure?.local : '';
      return `${b.type.replace('Reservation', '')} ${b.reference} ${place} ${from}`;
    });
}

test('a hotel beside the flights is read, in a line, a paragraph or a sentence', async () => {
  const hotel = ['Lodging IH-20918 Hotel Isartor Hof 2027-04-05'];
  const papers = [
    'Hotel: Hotel Isartor Hof, Baaderstraße 4, 80469 Munich, check-in 05/04/2027, check-out 07/04/2027, confirmation IH-20918',
    'Hotel\nHotel Isartor Hof\nBaaderstraße 4, 80469 Munich\nCheck-in 5 April 2027, check-out 7 April 2027\nConfirmation IH-20918',
    'You are staying at Hotel Isartor Hof, Baaderstraße 4, 80469 Munich from 5 to 7 April (confirmation IH-20918).',
  ];
  for (const paper of papers) assert.deepEqual(await beside(paper), hotel, paper);
});

test('a hired car beside the flights is read, with the place it goes back to where that is said', async () => {
  const car = ['RentalCar 889123X Munich Airport 2027-04-05T11:00:00'];
  const papers = [
    'Car: Europcar, Munich Airport, pick-up 5 April 2027 11:00, return 7 April 2027 16:30, confirmation 889123X',
    'Rental car\nEuropcar, confirmation 889123X\nPick-up: Munich Airport, 5 April 2027 11:00\nDrop-off: Munich Airport, 7 April 2027 16:30',
  ];
  for (const paper of papers) assert.deepEqual(await beside(paper), car, paper);
});

test('a driver beside the flights is read, and a train with the number in its own line', async () => {
  const taxi = 'Taxi: 5 April 2027 at 07:00 from 12 Elbchaussee, Hamburg to Hamburg Airport, booking TX-55120';
  assert.deepEqual(await beside(taxi), ['Taxi TX-55120 12 Elbchaussee, Hamburg 2027-04-05T07:00:00']);
  const train = 'Train: ICE 581 on 6 April 2027, Munich Hbf 09:15 - Nuremberg Hbf 10:22, coach 7 seat 34, order 771LQX';
  assert.deepEqual(await beside(train), ['Train 771LQX Munich Hbf 2027-04-06T09:15:00']);
});

test('lines below each other are each their own', async () => {
  const more =
    'Hotel: Hotel Isartor Hof, Baaderstraße 4, 80469 Munich, check-in 05/04/2027, check-out 07/04/2027, confirmation IH-20918\nCar: Europcar, Munich Airport, pick-up 5 April 2027 11:00, return 7 April 2027 16:30, confirmation 889123X';
  assert.deepEqual((await beside(more)).map((said) => said.split(' ')[1]).sort(), ['889123X', 'IH-20918']);
});

test('what begins like a booking and cannot be read is said to be waiting', async () => {
  const { doubts } = await read('Taxi: 5 April 2027, somebody will come for you, booking TX-55120');
  assert.deepEqual(
    doubts.map(({ code }) => code),
    ['booking-not-understood'],
  );
  assert.deepEqual((await read('Taxis wait at the exit of the terminal.')).doubts, []);
});
