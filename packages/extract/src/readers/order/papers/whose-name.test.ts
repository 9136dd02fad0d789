import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLetterOf } from '../../../../testing/letter.ts';

test('a table is of whoever of a party has it in their name, and "my" is whose letter it is', async () => {
  const party = 'Alistair Penrose + Dev Chaudhary + Toby Escott + Simon Larkhill';
  for (const [line, who] of [
    ['table for 7 under my name, their reference TB/0710', 'Simon Larkhill'],
    ['table for 7 in Toby’s name, reference TB/0710', 'Toby Escott'],
    ['table for 7 in the name of Escott, reference TB/0710', 'Toby Escott'],
    ['table pour 7 à mon nom, référence TB/0710', 'Simon Larkhill'],
    ['table for 7, reference TB/0710', party],
  ] as const) {
    const [house, dinner] = await readLetterOf([
      'OLD WANDERERS C.C.',
      'To:\tGroups Desk, The Taff Hotel, 52 Despenser Row, Cardiff CF11 6AG',
      'Re:\tyour group booking TEH-G-3047, rooming list',
      [
        ['Check-in', 'Thursday 8 July 2027, from 3.00pm'],
        ['Check-out', 'Sunday 11 July 2027, by 11.00am'],
      ],
      [
        ['Room', 'Type', 'Guest 1', 'Guest 2'],
        ['1', 'Twin', 'Alistair Penrose', 'Dev Chaudhary'],
        ['2', 'Twin', 'Toby Escott', 'Simon Larkhill'],
      ],
      `The Saturday dinner is arranged separately: Trattoria Bute, 9 Mill Parade, Cardiff CF10 1FJ, 10 July 2027, 7.45pm, ${line}.`,
      'Best wishes,',
      'Simon Larkhill',
    ]);
    assert.match(house ?? '', /TEH-G-3047/);
    assert.equal(
      dinner,
      `FoodEstablishment | Trattoria Bute, Cardiff | 2027-07-10T19:45 | for 7 | TB/0710 | ${who}`,
      line,
    );
  }
});
