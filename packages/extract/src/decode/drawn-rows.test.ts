import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print } from '../../testing/told.ts';

/** Each block of a text: its lines, or its rows with a bar between cells and a stroke between the lines of one. */
const blocksOf = (text: string) => {
  const document = print('Your booking', text);
  return document.blocks.map((block) => {
    if (block.kind === 'paragraph') return block.lines.map((line) => line.text);
    if (block.kind !== 'table') return block.kind;
    for (const line of block.rows.flat().flatMap(({ lines }) => lines))
      assert.equal(document.text.slice(line.at, line.at + line.text.length), line.text);
    return block.rows.map((row) => row.map((cell) => cell.text.replaceAll('\n', ' / ')).join(' | '));
  });
};

test('a line between bars with nothing in its first cell goes on with the row above, and text around it stays text', () => {
  assert.deepEqual(
    blocksOf(
      'Confirmed\n| Way | From |\n|-----|------|\n| Out | Nice |\n|     | T2   |\n| Back | Bastia |\nUntil we meet',
    ),
    [['Confirmed'], ['Way | From', 'Out | Nice / T2', 'Back | Bastia'], ['Until we meet']],
  );
});

test('between two rules all lines are one row', () => {
  assert.deepEqual(
    blocksOf('+----+----+\n| No | To |\n+----+----+\n| 1 | Nice |\n| and | T2 |\n+----+----+\n| 2 | Bastia |'),
    [['No | To', '1 / and | Nice / T2', '2 | Bastia']],
  );
});

test('bars without a rule, of unequal rows, or with other lines between are no table', () => {
  for (const text of [
    '| Way | From |\n| Out | Nice |',
    '| Way | From |\n|-----|------|\n| Out | Nice | T2 |',
    '| Way | From |\n|-----|------|\n| Out | Nice |\nby ship\n| Back | Bastia |',
  ])
    assert.deepEqual(blocksOf(text), [text.split('\n')], text);
});

test('strokes cut what is below them, up to the first line that keeps to no column', () => {
  assert.deepEqual(
    blocksOf('Way     From\n------  ----\nOut     Nice\n        T2\n------  ----\nBack    Rome\nUntil we meet'),
    [['Way | From', 'Out | Nice / T2', 'Back | Rome'], ['Until we meet']],
  );
  assert.deepEqual(blocksOf('Way     From\n------  ----\n        Nice'), [
    ['Way     From', '------  ----', '        Nice'],
  ]);
});
