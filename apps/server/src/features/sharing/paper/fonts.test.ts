import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create } from 'fontkit';
import PDFDocument from 'pdfkit';
import { openFonts } from './fonts.ts';

const fonts = openFonts(new PDFDocument(), (bytes) => create(bytes));

for (const name of [
  'Zürich',
  'Αθήνα',
  'Москва',
  'القاهرة',
  'תל אביב',
  '東京',
  '上海',
  '臺北',
  '서울',
  'Đà Nẵng',
  'თბილისი',
]) {
  for (const weight of ['regular', 'bold'] as const) {
    test(`${name} is written, not boxed (${weight})`, () => {
      assert.equal(
        fonts
          .piecesOf(name, weight)
          .map(({ text }) => text)
          .join(''),
        name.normalize('NFC'),
      );
    });
  }
}

test('what no font has is a hollow box, and what stands around it is not', () => {
  const text = fonts.piecesOf('a\u{1F9F3}b', 'regular').map((piece) => piece.text);
  assert.deepEqual(text, ['a', '\u25a1', 'b']);
});

test('a blank that the font of the word before it has not is written as one that it has', () => {
  const written = fonts.piecesOf('1\u202f234,56\u00a0€', 'regular');
  assert.deepEqual(
    written.map(({ text }) => text),
    ['1\u00a0234,56\u00a0€'],
  );
});
