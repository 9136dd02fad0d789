import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Placed, pdf } from '../../../../testing/pdf.ts';
import { toldInFull } from '../../../../testing/told.ts';
import { extract } from '../../../index.ts';

/** Two texts of a page side by side, line for line. */
async function beside(title: string, left: readonly string[], right: readonly string[]): Promise<string[]> {
  const lines = (texts: readonly string[], x: number) =>
    texts.map((text, i): Placed => [x, 740 - 16 * i, text]).filter(([, , text]) => text !== '');
  const file = pdf([[60, 780, title, 16], ...lines(left, 60), ...lines(right, 320)]);
  return toldInFull((await extract(file, { contextDate: '2027-01-05' })).reservations);
}

test('what stands in the text beside a house is neither its name nor part of its sentences', async () => {
  assert.deepEqual(
    await beside(
      'Stay confirmation',
      [
        'Breakfast 07:30 to 10:00',
        'Free cancellation until 2 March 2027,',
        'then one night is charged',
        'Parking 9 pounds',
        '',
        'The Old Granary Rooms',
        '14 Weir Terrace',
        'Durham DH1 4ZZ, United Kingdom',
      ],
      [
        'Confirmation number: OGR-55210',
        'Arrival: Friday 5 March 2027, room ready from 14:00',
        'Departure: Monday 8 March 2027',
        'room to be left by 10:30',
        'Guest: Ms Petra Lindqvist',
        'Persons   1',
        'Total: GBP 312.00',
        'Paid   GBP 100.00',
      ],
    ),
    ['Lodging | The Old Granary Rooms, Durham | 2027-03-05T14:00 – 2027-03-08T10:30 | OGR-55210 | Petra Lindqvist'],
  );
  assert.deepEqual(
    await beside(
      'Reservierung',
      ['Haus Morgenrot', 'Kirchsteig 9', '6450 Sölden', 'Stornierung kostenlos bis 2.3.2027,', 'danach 80 %'].map(
        latin,
      ),
      [
        'Buchungsnummer: HM-40218',
        'Gast: Frau Anja Terhorst',
        'Anreise: Freitag, 5.3.2027',
        'Zimmer bereit ab 15:00',
        'Abreise: Sonntag, 7.3.2027, bis 10:00',
      ],
    ),
    ['Lodging | Haus Morgenrot, Sölden | 2027-03-05T15:00 – 2027-03-07T10:00 | HM-40218 | Anja Terhorst'],
  );
});

/** As the page's font writes it. */
const latin = (text: string) =>
  text.replace(/[^ -~]/g, (letter) => `\\${letter.charCodeAt(0).toString(8).padStart(3, '0')}`);
