import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders as agencies of India write them: a hyphen in the flight's number, "hrs", the supplier's name beside its number.

const order = (rows: string[][]) =>
  readLetterOf([
    'SERVICE ORDER',
    'Traveller: Ms Ananya Deshmukh',
    [['Sl.', 'Service', 'Date & time', 'Reference', 'Amount (INR)'], ...rows],
  ]);

test('a flight’s number may have a hyphen behind its airline, and a number behind a supplier’s name is the supplier’s', async () => {
  assert.deepEqual(
    await order([
      [
        '1',
        'IndiGo 6E-6127\nPune (PNQ) to Bengaluru (BLR)',
        '08-Mar-2027 Dep 0625 hrs / Arr 0755 hrs',
        'Airline PNR L8WQ2N',
        '4,812.00',
      ],
      [
        '2',
        'Airport pick-up, sedan\nFrom: Kempegowda International Airport\nTo: The Lalbagh Terrace',
        '08-Mar-2027 0830 hrs',
        'Deccan Cabs DC-88213',
        '1,650.00',
      ],
      [
        '3',
        'The Lalbagh Terrace, Executive Suite, CP\n14 Krumbiegel Road, Bengaluru 560004, India',
        'In 08-Mar-2027 1400 hrs Out 11-Mar-2027 1100 hrs',
        'Conf. LT/0308/552',
        '29,500.00',
      ],
      [
        '4',
        'Air India AI-2860\nBengaluru (BLR) to Pune (PNQ)',
        '11-Mar-2027 Dep 1940 hrs / Arr 2115 hrs',
        'Airline PNR 7TRX4K',
        '6,105.00',
      ],
    ]),
    [
      'Flight | 6E 6127 | Pune > Bengaluru | 2027-03-08T06:25 – 2027-03-08T07:55 | L8WQ2N | Ananya Deshmukh',
      'Taxi | Kempegowda International Airport > The Lalbagh Terrace | 2027-03-08T08:30 | DC-88213 | Ananya Deshmukh',
      'Lodging | The Lalbagh Terrace, Bengaluru | 2027-03-08T14:00 – 2027-03-11T11:00 | LT/0308/552 | Ananya Deshmukh',
      'Flight | AI 2860 | Bengaluru > Pune | 2027-03-11T19:40 – 2027-03-11T21:15 | 7TRX4K | Ananya Deshmukh',
    ],
  );
});

test('a hyphened number is no flight’s where no airline and no word stands before it', async () => {
  const read = await order([
    [
      '1',
      'Visa service AI-2860\nPune (PNQ) to Bengaluru (BLR)',
      '08-Mar-2027 Dep 0625 hrs / Arr 0755 hrs',
      'Airline PNR L8WQ2N',
      '4,812.00',
    ],
  ]);
  assert.ok(!read.some((one) => /AI 2860/.test(one)), read.join('\n'));
});
