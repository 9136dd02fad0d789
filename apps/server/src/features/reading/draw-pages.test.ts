import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPages } from './draw-pages.ts';

const piece = (text: string, x: number, width: number) => ({
  text,
  x,
  y: 100,
  width,
  height: 10,
  isLevel: true,
  font: 'F1',
});

test('a page is drawn without the white at its sides, and no narrower than it can be read', () => {
  const [page = ''] = drawPages([{ width: 595, height: 842, pieces: [piece('LYS', 70, 30), piece('18:35', 400, 40)] }])
    .split('<text')
    .slice(0, 1);
  assert.match(page, /viewBox="56 0 398 842"/);
  assert.match(page, /min-width:374px/);
});

test('a page without a letter is a whole empty sheet', () => {
  assert.match(drawPages([{ width: 595, height: 842, pieces: [] }]), /viewBox="0 0 595 842"/);
});
