import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldInFull } from '../../testing/told.ts';
import { extract } from '../index.ts';
import { withoutListMarks } from './list-marks.ts';

test('the marks before the items of a list that tells hours are of none of them', async () => {
  for (const mark of ['-', '–', '•', '*', '·']) {
    const mail = `Dear Ms Orla Whitcombe,

your booking QX7TLM is confirmed:

${mark} Thursday 18 March 2027, TGV 8822
${mark} departure from Nantes: 14:34
${mark} arrival at Paris Montparnasse: 16:50
${mark} coach 12, seat 318
`;
    const source = new TextEncoder().encode(mail);
    const { reservations } = await extract(source, { fileName: 'mail.txt', contextDate: '2027-01-05' });
    assert.deepEqual(toldInFull(reservations), [
      'Train | TGV 8822 | Nantes > Paris Montparnasse | 2027-03-18T14:34 – 2027-03-18T16:50 | 12/318 | QX7TLM | Orla Whitcombe',
    ]);
  }
});

test('blanks take the place of such marks', () => {
  assert.deepEqual(withoutListMarks(['- ICE 73, departure 10:05', '- arrival in Hamburg', 'seat 12', '* none']), [
    '  ICE 73, departure 10:05',
    '  arrival in Hamburg',
    'seat 12',
    '* none',
  ]);
});

test('a mark that stands once, before an amount, before people or before the days of a programme stays', () => {
  for (const lines of [
    ['- departure 14:34', 'arrival 16:50'],
    ['- Ines Falk, 3/O', '- Bo Arendt, 2/E'],
    ['- 12,50 €', '- 3,20 €'],
    ['- seat at 10:05', '• window 11:00'],
    ['- Mon 3 May: train 09:10', '- 4 May 2027: dinner 19:00'],
    [`- hire 12:30 ${'at the airport '.repeat(6)}`, '- dinner 19:00'],
  ])
    assert.deepEqual(withoutListMarks(lines), lines);
});
