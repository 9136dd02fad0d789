import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPages } from './draw-pages.ts';
import { markPassages } from './mark-passages.ts';

const one = (text: string) => [{ id: 'r0-0', text }];

test('a passage is marked though print and page break it differently', () => {
  const page = markPassages(
    '<table><tr><td>Départ&nbsp;:</td><td>3 <b>déc.</b> 2026</td></tr></table>',
    one('Départ : 3 déc. 2026'),
  );
  assert.match(page, /<td><mark class="r0-0" id="r0-0">Départ/);
  assert.match(page, /<b><mark class="r0-0">déc\.<\/mark><\/b>/);
  assert.equal(page.match(/id="r0-0"/g)?.length, 1);
});

test('two values of one line are marked each, and what is around them stays unmarked', () => {
  const page = markPassages('<p>Seat 14C, gate K12, enjoy</p>', [
    { id: 'r0-0', text: '14C' },
    { id: 'r0-1', text: '14C, gate K12' },
  ]);
  assert.match(page, /<p>Seat <mark class="r0-1"[^>]*><mark class="r0-0" id="r0-0">14C<\/mark><\/mark>/);
  assert.match(page, /, enjoy<\/p>/);
});

test('the breaks of lines between passages are of none of them', () => {
  const page = markPassages('<pre>H7K2PL\nFlight KL1244\n</pre>', [
    { id: 'r0-0', text: 'H7K2PL' },
    { id: 'u0', text: 'Flight KL1244' },
  ]);
  assert.match(page, />H7K2PL<\/mark>\n<mark class="u0" id="u0">Flight KL1244<\/mark>\n<\/pre>/);
});

test('what is not there marks nothing, what is quoted by its beginning that, and a moment that a machine wrote is found by its clock', () => {
  assert.doesNotMatch(markPassages('<p>Hello</p>', one('Zimmer')), /<mark/);
  assert.match(markPassages('<p>Your train leaves at nine.</p>', one('Your train…')), /<mark[^>]*>Your train</);
  assert.match(markPassages('<p>Leaves 08:15</p>', one('2026-12-03T08:15:00+01:00')), /<mark[^>]*>08:15</);
});

test('a passage cannot bring markup of its own, nor end the style', () => {
  const page = markPassages('<p>a &lt;/style&gt;&lt;script&gt; b</p>', one('</style><script>'));
  assert.doesNotMatch(page, /<script/);
});

test('a line of a drawn page gets its ground where the letters stand', () => {
  const pieces = [
    { text: 'Hotel <Lion>', x: 40, y: 100, width: 80, height: 12, font: 'a', isLevel: true },
    { text: 'Conditions', x: 40, y: 120, width: 60, height: 12, font: 'a', isLevel: true },
  ];
  const page = markPassages(drawPages([{ width: 595, height: 842, pieces }]), one('Hotel <Lion>'));
  assert.match(page, /<rect x="39" y="89.8" width="82" height="13.8" class="r0-0" id="r0-0">/);
  assert.equal(page.match(/<rect/g)?.length, 1);
  assert.match(page, /Hotel &lt;Lion&gt;/);
});

test('of the same words in two rows those are marked that were read', () => {
  const rows = [
    ['Ms Solheim', 'Mon 9 Nov', 'Thu 12 Nov'],
    ['Mr Quintero', 'Tue 10 Nov', 'Thu 12 Nov'],
    ['Dr Visser', 'Mon 9 Nov', 'Fri 13 Nov'],
  ];
  const text = rows.map((row) => row.join(' | ')).join('\n');
  const page = `<table>${rows.map((row) => `<tr><td>${row.join('</td><td>')}</td></tr>`).join('')}</table>`;
  const where = 'docx';
  const marks = [
    { id: 'r0-0', text: 'Mr Quintero', where, at: text.indexOf('Mr Quintero') },
    { id: 'r0-1', text: 'Thu 12 Nov', where, at: text.lastIndexOf('Thu 12 Nov') },
    { id: 'r1-0', text: 'Dr Visser', where, at: text.indexOf('Dr Visser') },
    { id: 'r1-1', text: 'Mon 9 Nov', where, at: text.lastIndexOf('Mon 9 Nov') },
  ];
  const shown = markPassages(page, marks).split('<tr>').slice(1);
  assert.deepEqual(
    shown.map((row) => [...row.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)),
    [[], ['r0-0', 'r0-1'], ['r1-0', 'r1-1']],
  );
  // Of an older reading nobody knows where: the first.
  const [first] = markPassages(page, [{ id: 'r0-1', text: 'Thu 12 Nov' }])
    .split('<tr>')
    .slice(1);
  assert.match(first ?? '', /id="r0-1"/);
});
