import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingsOfWord } from '../../../../testing/word.ts';

// What each costs, in an account below the bookings.

const prices = async (...parts: Parameters<typeof bookingsOfWord>) =>
  (await bookingsOfWord(...parts)).map(({ booking }) => `${booking.type} ${booking.price?.amount ?? '–'}`);

test('an amount beside a company is of what is booked with it, and of nobody else’s car', async () => {
  const order = (hirer: string) =>
    prices(
      'Passenger: Mr Callum Drysdale',
      'Qantas QF 423 on Monday 6 September 2027 from Sydney (SYD) at 10.00am to Melbourne (MEL) at 11.35am, reference 6LWZ9P.',
      'Car hire: Thrifty, Toyota Corolla or similar, reference Z0338127AU. Pick up Melbourne Airport, 6 September 2027 at 12.30pm; drop off Hobart Airport, 10 September 2027 at 1.30pm.',
      [
        ['Qantas, 1 passenger', 'AUD 568.42'],
        ['Bayside Cars', 'AUD 165.00'],
        [hirer, 'AUD 344.10'],
      ],
    );
  assert.deepEqual(await order('Thrifty, 4 days'), ['FlightReservation 568.42', 'RentalCarReservation 344.10']);
});

test('the total below the rows of several is not the price of the last', async () => {
  const row = (name: string, from: string, to: string, number: string) => [
    'HOTEL',
    {
      lines: [
        `${name}, 2115 Pearl Row, Denver, CO 80302`,
        `In ${from} after 4:00 PM / Out ${to} by 11:00 AM`,
        `Conf. ${number}; 2 nights`,
      ],
    },
  ];
  const rows = [
    row('Flatirons House', '7 June 2027', '9 June 2027', 'FH-0677201'),
    row('Union Depot Inn', '9 June 2027', '11 June 2027', 'UDI-55209'),
    ['TOTAL DUE', '$1,318.05'],
  ];
  assert.deepEqual(await prices('Traveler: Gwendolyn Okafor', rows), ['LodgingReservation –', 'LodgingReservation –']);
});
