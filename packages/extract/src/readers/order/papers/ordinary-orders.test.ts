import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWord } from '../../../../testing/word.ts';

// The same order in the layouts that many agencies share.

const read = [
  'BA762 LHR OSL 2028-01-20T09:40 2028-01-20T12:55 W4TLQX',
  'BA769 OSL LHR 2028-01-24T17:20 2028-01-24T18:50 W4TLQX',
  'Lodging Hotel Nordlys 2028-01-20 2028-01-24 NL-40281',
  'RentalCar Oslo Airport Oslo Airport 2028-01-21T09:00 2028-01-23T18:00 K4471902',
].sort();
const sorted = async (...parts: Parameters<typeof readWord>) =>
  (await readWord('TRAVEL ORDER 2027-118\nTraveller: Anne Moreau', ...parts)).sort();

test('in lines with their hour in front, beside a driver, a flight that says when it arrives is booked', async () => {
  const programme = await sorted(
    { heading: 'Thursday 20 January 2028' },
    '09:40  Flight BA 762 London Heathrow – Oslo (arrives 12:55), booking W4TLQX',
    '13:30  Transfer Viking Cars, Oslo Airport – Hotel Nordlys, ref. VC-118',
    'Nights at Hotel Nordlys, Storgata 12, 0184 Oslo, until Monday 24 January 2028, confirmation NL-40281',
    { heading: 'Friday 21 January 2028' },
    '09:00  Pick up the car Hertz at Oslo Airport, booking K4471902',
    { heading: 'Sunday 23 January 2028' },
    '18:00  Return the car at Oslo Airport',
    { heading: 'Monday 24 January 2028' },
    '17:20  Flight BA 769 Oslo – London Heathrow (arrives 18:50), booking W4TLQX',
  );
  const driver = 'Taxi Oslo Airport Hotel Nordlys 2028-01-20T13:30 VC-118';
  assert.deepEqual(programme, [...read, driver].sort());
});

test('cards side by side that say their numbers without a colon are a booking each', async () => {
  const flight = (number: string, day: string, left: string, landed: string) => ({
    lines: ['FLIGHT', number, day, left, landed, 'Ref. W4TLQX'],
  });
  const cards = await sorted([
    [
      flight('BA 762', 'Thursday 20 January 2028', 'London Heathrow 09:40', 'Oslo 12:55'),
      flight('BA 769', 'Monday 24 January 2028', 'Oslo 17:20', 'London Heathrow 18:50'),
    ],
    [
      {
        lines: [
          'HOTEL',
          'Hotel Nordlys',
          'Storgata 12, 0184 Oslo',
          'Check-in Thursday 20 January 2028',
          'Check-out Monday 24 January 2028',
          'Confirmation NL-40281',
        ],
      },
      {
        lines: [
          'CAR',
          'Hertz',
          'Pick-up Oslo Airport, Friday 21 January 2028, 09:00',
          'Return Oslo Airport, Sunday 23 January 2028, 18:00',
          'Confirmation K4471902',
        ],
      },
    ],
  ]);
  assert.deepEqual(cards, read);
});

test('"départ" and "retour" in the line of a hirer are where his car is fetched and where it goes back', async () => {
  assert.deepEqual(
    await sorted(
      '• Hôtel Nordlys, Storgata 12, 0184 Oslo – arrivée jeudi 20 janvier 2028, départ lundi 24 janvier 2028 – n° NL-40281',
      '• Hertz – départ Oslo Airport vendredi 21 janvier 2028 9h00 – retour Oslo Airport dimanche 23 janvier 2028 18h00 – n° K4471902',
    ),
    [read[3], read[2]?.replace('Hotel', 'Hôtel')].sort(),
  );
});
