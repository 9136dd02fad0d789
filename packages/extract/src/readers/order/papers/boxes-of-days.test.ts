import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// An order of boxes below titles of days: what stands in the cell beside, and on the day over the box before.

const head = [
  ['Traveller', 'Dr Imogen Pelham', 'Booked by', 'Kyle Sutter (PA)'],
  ['Client', 'Larkfield Actuarial LLP', 'Approved', 'T. Osei, 3 January 2027'],
];
const house = (beside: string) => [
  ['Hotel', 'The Telok Residence', ''],
  ['Address', '28 Amoy Lane, Singapore 069880', ''],
  ['Check-in', 'Mon 17 May 2027, 15:00', beside],
  ['Check-out', 'Fri 21 May 2027, 12:00', ''],
  ['Confirmation', 'TTR-338-1021', ''],
];
const drive = [
  ['Transfer', 'Straits Limousine, booking SL-90455', ''],
  ['Pick-up', 'The Telok Residence, 20:15', ''],
  ['Drop-off', 'Singapore Changi Airport', 'Terminal 3'],
];
const flight = [
  ['Flight', 'Singapore Airlines SQ 0322, airline reference 7KQD3X', '', ''],
  ['Depart', 'Singapore Changi (SIN), Terminal 3', '23:45', ''],
  ['Arrive', 'London Heathrow (LHR), Terminal 2', '05:50', 'Sat 22 May'],
];
const stay =
  'Lodging | The Telok Residence, Singapore | 2027-05-17T15:00 – 2027-05-21T12:00 | TTR-338-1021 | Imogen Pelham';
const home =
  'Flight | SQ 322 | Singapore Changi > London Heathrow | 2027-05-21T23:45 – 2027-05-22T05:50 | 7KQD3X | Imogen Pelham';

test('a flight leaves on the day over the drive to it, and before the day that the row of its arrival says', async () => {
  const day = 'Friday 21 May 2027';
  const all = await readLetterOf([head, house(''), day, drive, flight]);
  assert.deepEqual(
    all.filter((line) => line.startsWith('Flight')),
    [home],
  );
  assert.ok(all.includes(stay));
  assert.deepEqual(await readLetterOf([head, flight]), [home]);
});

test('an early arrival or a late departure that nobody promises leaves the room as it is', async () => {
  for (const beside of [
    'Early arrival requested, not confirmed',
    'Early check-in 10:00 requested - not confirmed',
    'Late departure at 18:00 not confirmed',
  ])
    assert.deepEqual(await readLetterOf([head, house(beside)]), [stay], beside);
});

test('who hires out the car is no part of where it is: "National" at an international airport', async () => {
  const car = [
    ['Item', 'Ext.'],
    [
      {
        lines: [
          'National, confirmation 1190874425US, Midsize SUV (Toyota RAV4 or similar)',
          'Pick up: Denver International Airport, 7 June 2027 9:30 AM',
          'Return: Denver International Airport, 10 June 2027 4:45 PM',
        ],
      },
      '$281.15',
    ],
  ];
  const [hire] = await readLetterOf([head, car]);
  assert.equal(
    hire,
    'RentalCar | Denver International Airport > Denver International Airport | 2027-06-07T09:30 – 2027-06-10T16:45 | 1190874425US | Imogen Pelham',
  );
});

test('below the head of the numbers a collection code and the hotel’s own number are of their rows', async () => {
  const rows = [
    ['Date', 'Service', 'Reference'],
    [
      '10 March 2027 to 12 March 2027',
      'Haveli Suraj Mahal, 22 Johari Lane, Jaipur 302003, India. One double, 2 nights.',
      'LAJ-H-771 / hotel no. HSM 4402',
    ],
    ['^', 'Check-in 10 March 2027 at 13:00. Check-out 12 March 2027 at 11:00.', 'INR 18,600.00'],
    [
      '12 March 2027 to 14 March 2027',
      'Colaba Reef Hotel, 9 Arthur Bunder Lane, Mumbai 400005, India. One double, 2 nights.',
      'LAJ-H-772 / hotel no. 88320157',
    ],
    ['^', 'Check-in 12 March 2027 at 15:00. Check-out 14 March 2027 at 12:00.', 'INR 24,200.00'],
  ];
  const read = await readLetterOf([head, rows]);
  assert.deepEqual(
    read.map((line) => line.split(' | ').slice(1, 4).join(' | ')),
    [
      'Haveli Suraj Mahal, Jaipur | 2027-03-10T13:00 – 2027-03-12T11:00 | HSM 4402',
      'Colaba Reef Hotel, Mumbai | 2027-03-12T15:00 – 2027-03-14T12:00 | 88320157',
    ],
  );
});
