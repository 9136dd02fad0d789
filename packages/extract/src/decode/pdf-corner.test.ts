import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedPage } from '../../testing/page.ts';
import type { Placed } from '../../testing/pdf.ts';

// What stands beside other things at heights of its own.

const note: Placed = [50, 690, 'Please bring this page to the port and be there an hour before.'];

test('a number belongs to the caption above it though a letterhead runs between at heights of its own', async () => {
  const head = (number: string): Placed[] => [
    [470, 783, 'Booking number', 9],
    [50, 776, 'Blue Line', 16],
    [50, 766, 'Travel document', 9],
    [470, 766, number, 14],
    note,
  ];
  for (const number of ['30418827', 'HW4TRC', 'QZKWTR', 'BL 4471-22'])
    assert.deepEqual(
      (await printedPage(head(number))).slice(0, 2),
      [`Booking number / ${number}`, '# Blue Line'],
      number,
    );
  assert.ok(!(await printedPage(head('Thank you'))).includes('Booking number / Thank you'));
});

test('another line to the left of the caption is none of its own', async () => {
  const lines = await printedPage([
    [135, 783, 'Travel ticket', 9],
    [413, 783, 'Booking code localizador', 9],
    [58, 773, 'ferro', 17],
    [135, 769, 'Print or show on your phone', 9],
    [413, 769, 'HW4TRC', 13],
    note,
  ]);
  assert.deepEqual(lines.slice(0, 3), ['Booking code localizador / HW4TRC', 'Travel ticket', '# ferro']);
});

test('where lines run on below the caption the number is not its own', async () => {
  const lines = await printedPage([
    [470, 783, 'Booking number', 9],
    [50, 776, 'Blue Line to all the islands of the sea, every day from May to late October', 14],
    [470, 762, '30418827', 14],
    note,
  ]);
  assert.ok(!lines.includes('Booking number / 30418827'), lines.join('; '));
});

test('hours over stations stay together beside a remark whose lines stand between theirs', async () => {
  const lines = await printedPage([
    [427, 707, 'Please come to the platform', 9],
    [50, 700, '06:14', 16],
    [251, 700, '09:33', 16],
    [427, 696, 'between 05:29 and 06:09', 9],
    [50, 688, 'Marseille St-Charles', 9],
    [251, 688, 'Paris Gare de Lyon', 9],
    [50, 640, 'Every traveller may bring a bag of the usual size.', 9],
  ]);
  assert.deepEqual(lines.slice(0, 3), [
    '06:14 | 09:33',
    'Marseille St-Charles | Paris Gare de Lyon',
    'Please come to the platform / between 05:29 and 06:09',
  ]);
});
