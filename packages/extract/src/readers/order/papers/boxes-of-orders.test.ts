import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// Orders in boxes: a line that says what is booked, and a table within that says when and where.

test('a box of days and hours stands between a house and its address', async () => {
  const order = (hours: readonly [string, string]) =>
    readLetterOf([
      'FALCON TRAVEL L.L.C.\nLOCAL PURCHASE ORDER (LPO) – TRAVEL',
      'Traveller: HADDAD/SAMIR MR',
      [
        [
          '1',
          {
            lines: ['Emirates – PNR N6RVQK – AED 2,845.00 return'],
            rows: [
              ['EK 0719', 'Dubai (DXB)', 'Nairobi (NBO)'],
              ['Sun 07 Feb 2027', '10:40', '14:45'],
            ],
          },
        ],
        [
          '2',
          {
            lines: ['Airport transfer – Savannah Link – voucher SLT-5528 – USD 38.00'],
            rows: [
              ['Pick-up', 'Nairobi airport', 'Sun 07 Feb 2027, 15:45'],
              ['Drop-off', 'Palm Ridge Hotel', 'sign with the name'],
            ],
          },
        ],
      ],
      'Hotel – Palm Ridge Hotel – confirmation 4402-PR-17',
      [
        ['Check-in', '07 Feb 2027', hours[0]],
        ['Check-out', '10 Feb 2027', hours[1]],
        ['Amount', 'USD 615.00', '3 nights, BB'],
      ],
      '5 Ralph Bunche Close, Nairobi, Kenya. Tel. +254 20 555 0107',
    ]);
  const others = [
    'Flight | EK 719 | Dubai > Nairobi | 2027-02-07T10:40 – 2027-02-07T14:45 | N6RVQK | SAMIR HADDAD',
    'Taxi | Nairobi airport > Palm Ridge Hotel | 2027-02-07T15:45 | SLT-5528 | SAMIR HADDAD',
  ];
  for (const [hours, days] of [
    [['14:00', 'late check-out confirmed, 18:00'], '2027-02-07T14:00 – 2027-02-10T18:00'],
    [['from 14:00', 'by 11:00'], '2027-02-07T14:00 – 2027-02-10T11:00'],
    [['single room', 'breakfast from 06:30'], '2027-02-07 – 2027-02-10'],
  ] as const)
    assert.deepEqual(
      (await order(hours)).toSorted(),
      [...others, `Lodging | Palm Ridge Hotel, Nairobi | ${days} | 4402-PR-17 | SAMIR HADDAD`].toSorted(),
      hours.join(),
    );
});

test('a column of services has the stay for a service, and its own labels beside it', async () => {
  const order = (stay: string, house: string) =>
    readLetterOf([
      'Purchase order 28/115',
      [
        ['WHO', 'Ms Lindiwe Moloi', '<'],
        ['AIR', 'Carrier / reference', 'FlySafair – JXWQ4T'],
        ['^', 'Out', 'FA 123, Mon 15 Feb 2027, Johannesburg OR Tambo (JNB) 06h00, Cape Town (CPT) 08h10'],
        ['^', 'Price', 'ZAR 2 318.40'],
        [stay, house, 'Eikelaan Manor'],
        ['^', 'Address', '8 Herold Lane, Stellenbosch 7600, South Africa'],
        ['^', 'Nights', '15 Feb 2027 – 17 Feb 2027, two'],
        ['^', 'Reference', 'EM1402/2'],
      ],
    ]);
  for (const [stay, house] of [
    ['STAY', 'Guest house'],
    ['Your stay', 'House'],
    ['HOTEL', 'Name'],
  ] as const)
    assert.deepEqual(
      await order(stay, house),
      [
        'Flight | FA 123 | Johannesburg OR Tambo > Cape Town | 2027-02-15T06:00 – 2027-02-15T08:10 | JXWQ4T | Lindiwe Moloi',
        'Lodging | Eikelaan Manor, Stellenbosch | 2027-02-15 – 2027-02-17 | EM1402/2 | Lindiwe Moloi',
      ],
      stay,
    );
});
