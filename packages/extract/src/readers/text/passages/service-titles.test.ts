import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../../../testing/told.ts';
import { passagesOf } from './passages.ts';

const titles = (text: string) => passagesOf(print('', text)).flatMap((p) => (p.isHeading ? p.text : []));

test('what is booked with its number or its day, alone in its paragraph, is the title of a part', () => {
  for (const title of [
    '2. Hôtel',
    '1) Car hire',
    'mar. 13/07/2027 – Vol',
    'Tue 13 July 2027 – Transfer',
    'Train · 4 May 2027',
  ])
    assert.deepEqual(titles(`Voyages Delorme\n\n${title}\n\nwhatever is booked`), [title], title);
  for (const said of ['2. Aller en train', 'Train 13/07/2027', '3 nuits', '13/07/2027 – Vol AF 1215', 'Your hotel'])
    assert.deepEqual(titles(`Voyages Delorme\n\n${said}\n\nwhatever is booked`), [], said);
});

test('bare words are titles where several parts are under them, and labels where each has its value', () => {
  assert.deepEqual(titles('Flight\n\nKL 818\n\n10:05\n\nHotel\n\nHotel\n\nHarbour Inn\n\nReference: 4471220'), [
    'Flight',
    'Hotel',
  ]);
  assert.deepEqual(titles('Flight\n\nKL 818\n\nHotel\n\nHarbour Inn'), []);
  assert.deepEqual(titles('Hotel\n\nHarbour Inn\n\n12 Quay Street\n\nReference: 4471220'), []);
});

test('a line over as many strokes is a title in plain text', () => {
  assert.deepEqual(titles('Your 2 flights\n--------------\n\nKL 818'), ['Your 2 flights']);
  assert.deepEqual(titles('Best wishes\n---\n\nKL 818'), []);
});
