import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawCode } from '../../testing/barcodes.ts';
import { pdf } from '../../testing/pdf.ts';
import { growTree } from './grow.ts';

const pass = 'M1MARTIN/LEA          EXYZ1AB CDGJFKAF 0006 045C012A0025 100';

/** The code's dark modules, row by row from the top. */
async function modulesOf(format: 'Aztec' | 'PDF417' | 'QRCode'): Promise<boolean[][]> {
  const { width, height, data } = await drawCode(format, pass);
  const isDark = (column: number, row: number) =>
    (data[((12 + row * 4 + 2) * width + 12 + column * 4 + 2) * 4] ?? 255) < 128;
  const [columns, rows] = [(width - 24) / 4, (height - 24) / 4];
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => isDark(column, row)));
}

async function codesIn(drawing: string): Promise<string[]> {
  const { root } = await growTree({ bytes: pdf(drawing), contextDate: '2027-03-01' });
  return root.children.flatMap(({ content }) => (content.of === 'code' ? [content.code.text] : []));
}

/** Each run of dark modules of a row as one rectangle. */
function bars(modules: boolean[][], size: number): string[] {
  return modules.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '#' : ' '))
        .join('')
        .matchAll(/#+/g),
    ].map((run) => `${run.index * size} ${-y * size} ${run[0].length * size} ${-size} re`),
  );
}

function squares(modules: boolean[][], size: number, wanted = true): string[] {
  return modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark === wanted ? [`${x * size} ${-y * size} ${size} ${-size} re`] : [])),
  );
}

test('a code that is drawn square by square is read', async () => {
  const drawn = squares(await modulesOf('Aztec'), 2).map((square) => `${square} f`);
  assert.deepEqual(await codesIn(`q 1 0 0 1 80 700 cm 0 g ${drawn.join(' ')} Q`), [pass]);
});

test('a code in one path is read, turned and coloured too', async () => {
  const drawn = squares(await modulesOf('QRCode'), 1.3).join(' ');
  assert.deepEqual(await codesIn(`q 0.1 0.1 0.4 rg 0.94 0.34 -0.34 0.94 200 600 cm ${drawn} f* Q`), [pass]);
});

test('a code of bars as wide as their runs is read', async () => {
  const drawn = bars(await modulesOf('PDF417'), 0.9).join(' ');
  assert.deepEqual(await codesIn(`q 1 0 0 1 40 500 cm 0 g ${drawn} f Q`), [pass]);
});

test('a code of white squares on a dark ground is read', async () => {
  const modules = await modulesOf('Aztec');
  const side = modules.length * 2;
  const drawn = squares(modules, 2, false).map((square) => `${square} f`);
  assert.deepEqual(await codesIn(`q 1 0 0 1 80 700 cm 0 g 0 0 ${side} ${-side} re f 1 g ${drawn.join(' ')} Q`), [pass]);
});

test('a code drawn with the pen, line by line, is read', async () => {
  const drawn = (await modulesOf('Aztec')).flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`${x * 2} ${-y * 2 - 1} m ${x * 2 + 2} ${-y * 2 - 1} l S`] : [])),
  );
  assert.deepEqual(await codesIn(`q 1 0 0 1 80 700 cm 0 G 2 w ${drawn.join(' ')} Q`), [pass]);
});

test('a code laid on through a stencil is read', async () => {
  const modules = await modulesOf('Aztec');
  const side = (modules.length + 4) * 4;
  const bits = Array.from({ length: side }, (_, y) => {
    const row = Array.from({ length: Math.ceil(side / 8) * 8 }, (_, x) =>
      modules[Math.floor(y / 4) - 2]?.[Math.floor(x / 4) - 2] ? '0' : '1',
    ).join('');
    return (row.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2).toString(16).padStart(2, '0')).join('');
  });
  const stencil = `BI /IM true /W ${side} /H ${side} /F /AHx ID ${bits.join('\n')}> EI`;
  assert.deepEqual(await codesIn(`q 0 g 90 0 0 90 100 600 cm ${stencil} Q`), [pass]);
});

test('a map of twenty thousand squares is no code', async () => {
  const cells = Array.from({ length: 20_000 }, (_, i) => `${(i % 140) * 4} ${Math.floor(i / 140) * 5} 3 2 re f`);
  assert.deepEqual(await codesIn(`0.3 g ${cells.join('\n')}`), []);
});

test('a code among a hundred thousand tall edges ends the painting, not the memory', async () => {
  const drawn = squares(await modulesOf('Aztec'), 2).map((square) => `${square} f`);
  const edges = Array.from(
    { length: 40_000 },
    (_, i) => `0 ${i % 2 ? -400 : 0} ${1 + (i % 9)} ${i % 2 ? 400 : -400} re`,
  );
  assert.deepEqual(await codesIn(`q 1 0 0 1 80 700 cm 1 g ${edges.join(' ')} f 0 g ${drawn.join(' ')} Q`), []);
});
