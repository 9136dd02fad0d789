import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

// A sheet whose every line is a paragraph of its own: a word, a tab, and what it says.

const sheet = (desk: string, flight: string) => [
  'Travel Itinerary',
  'Prepared for DR PRIYA RAGHUNATHAN',
  { heading: 'Monday 16 August 2027' },
  'FLIGHT',
  `\t\tAirline\t${flight}\tConfirmed`,
  '\t\tAirline reference\t5RTK9N',
  `\t\tCheck-in\t${desk}\tSeat 44A`,
  '\t\tDepart\t0955  Sydney Kingsford Smith (SYD), Terminal 1',
  '\t\tArrive\t1615  Singapore Changi (SIN), Terminal 1',
  'HOTEL',
  '\t\tProperty\tThe Cassia Quay',
  '\t\tAddress\t8 Mohamed Sultan Walk, Singapore 238953',
  '\t\tConfirmation\tCQ-1180452\tDeluxe king, breakfast',
  '\t\tIn / out\tMon 16 Aug from 1500  /  Thu 19 Aug by 1200',
];

test('when the desk of a flight opens does not end the flight, though it stands in a line of its own', async () => {
  for (const desk of ['0755 (two hours before)', 'from 07:55', '0755'])
    for (const flight of ['Qantas Airways QF 81', 'Qantas QF 81'])
      assert.deepEqual(
        await readLetterOf(sheet(desk, flight), '2027-07-09'),
        [
          'Flight | QF 81 | Sydney Kingsford Smith > Singapore Changi | 2027-08-16T09:55 – 2027-08-16T16:15 | 44A | 5RTK9N | PRIYA RAGHUNATHAN',
          'Lodging | The Cassia Quay, Singapore | 2027-08-16T15:00 – 2027-08-19T12:00 | CQ-1180452 | PRIYA RAGHUNATHAN',
        ],
        desk,
      );
});
