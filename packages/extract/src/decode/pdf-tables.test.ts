import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruledTables } from './pdf-tables.ts';

const levels = [10, 40, 70].map((y) => ({ y, from: 10, end: 210 }));
const uprights = [10, 110, 210].map((x) => ({ x, from: 10, end: 70 }));

test('lines from edge to edge make a table of rows and columns', () => {
  const [table, more] = ruledTables(levels, uprights);
  assert.deepEqual(table?.box, { left: 10, right: 210, top: 10, bottom: 70 });
  assert.deepEqual(
    [table.xs, table.ys],
    [
      [10, 110, 210],
      [10, 40, 70],
    ],
  );
  assert.equal(more, undefined);
});

test('a frame is no table, nor are lines that do not meet', () => {
  assert.deepEqual(ruledTables([levels[0], levels[2]].filter(Boolean) as typeof levels, uprights.slice(0, 2)), []);
  assert.deepEqual(
    ruledTables(
      levels,
      uprights.map((upright) => ({ ...upright, from: 300, end: 360 })),
    ),
    [],
  );
});
