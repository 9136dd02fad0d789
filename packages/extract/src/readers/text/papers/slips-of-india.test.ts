import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail, tableOf, toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

// What Indian Railways and its agents print: each value below its label in a grid, the clock before its day, coach and berth in a status.

const slip = (train: string, people: string, more = '') =>
  `${tableOf(`Booked From // NEW DELHI | To // MUMBAI CENTRAL
    Departure* // 16:55 02-Feb-2027 | Arrival* // 08:35 03-Feb-2027
    PNR // 2416550937 | ${train}`)}<h3>Passenger Details</h3>${tableOf(people)}${more}`;

const people = `# | Name | Age | Booking Status | Current Status
  1. | MEERA RAO | 44 | CNF/A3/17/LOWER | CNF/A3/17/LOWER
  2. | ARJUN RAO | 16 | CNF/A3/18/UPPER | CNF/A3/18/UPPER`;

const whole =
  'Train | 12952 | NEW DELHI > MUMBAI CENTRAL | 2027-02-02T16:55 – 2027-02-03T08:35 | A3/17 A3/18 | 2416550937 | MEERA RAO + ARJUN RAO';

test('a slip whose clocks stand before their days, the arrival on the next', async () => {
  for (const train of [
    'Train No./Name // 12952 / TEJAS RAJ EXP',
    'Train No. / Name // 12952 / TEJAS',
    'Train No // 12952',
  ])
    assert.deepEqual(await readMail('Railways', 'Booking Confirmation', slip(train, people)), [whole], train);
});

test('what stands in a further table below the travellers is nobody', async () => {
  const fare = tableOf(`Transaction ID | 100005550148823
    Catering Charge | INR 710.00
    Total Fare | INR 6,986.30`);
  assert.deepEqual(await readMail('Railways', 'Booking Confirmation', slip('Train No // 12952', people, fare)), [
    whole,
  ]);
});

const printed = (heads: string, ends: string, days: string) => `
                     Electronic Reservation Slip (ERS) - Normal User
${heads}
${ends}
${days}

   PNR                            Train No./Name                   Class
   6512309874                     12023 / HWH PNBE JAN SHATABDI    AC CHAIR CAR (CC)
   Quota                          Distance                         Booking Date
   GENERAL (GN)                   532 KM                           02-Jan-2027 09:00:12 HRS

   Passenger Details
   #   Name                 Age   Gender   Booking Status          Current Status
   1.  SOUMYA BANERJEE      29    M        CNF/C1/45/AISLE         CNF/C1/45/AISLE

   Total Fare (all inclusive)                        Rs. 1,105.30
`;

const told = async (text: string) => {
  const source = new TextEncoder().encode(text);
  return toldInFull((await extract(source, { fileName: 'ticket.txt', contextDate: '2027-01-05' })).reservations);
};

test('a printed slip says what each value is above it: a label is no station, nor is the quota', async () => {
  assert.deepEqual(
    await told(
      printed(
        '   Booked from                    Boarding At                      To',
        '   ASANSOL JN (ASN)               HOWRAH JN (HWH)                  PATNA JN (PNBE)',
        '   Start Date* 12-Mar-2027        Departure* 08:10 12-Mar-2027     Arrival* 15:30 12-Mar-2027',
      ),
    ),
    [
      'Train | 12023 | HOWRAH JN > PATNA JN | 2027-03-12T08:10 – 2027-03-12T15:30 | C1/45 | 6512309874 | SOUMYA BANERJEE',
    ],
  );
  assert.deepEqual(
    await told(
      printed(
        '   Booked From                    To',
        '   HOWRAH JN (HWH)                PATNA JN (PNBE)',
        '   Departure* 08:10 12-Mar-2027   Arrival* 15:30 12-Mar-2027',
      ),
    ),
    [
      'Train | 12023 | HOWRAH JN > PATNA JN | 2027-03-12T08:10 – 2027-03-12T15:30 | C1/45 | 6512309874 | SOUMYA BANERJEE',
    ],
  );
});
