import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseHtml } from './dom.ts';
import { printHtml } from './print-html.ts';

const facts = { node: '0', contextDate: '2027-03-01', origin: {} };
function print(html: string) {
  const root = parseHtml(html);
  assert.ok(root);
  return printHtml(root, facts);
}

function cellsOf(rows: string) {
  const [table] = print(`<table>${rows}</table>`).blocks;
  assert.ok(table?.kind === 'table');
  return table.rows.map((row) => row.map((cell) => cell.text));
}

test('every offset points at its line', () => {
  const document = print(
    '<h1>Trip</h1><p>One<br>two</p><table><tr><th>From</th><th>To</th></tr><tr><td>Paris<br>CDG</td><td>Lyon</td></tr></table>',
  );
  const lines = document.blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [block]
      : block.kind === 'paragraph'
        ? block.lines
        : block.rows.flat().flatMap((cell) => cell.lines),
  );
  assert.equal(lines.length, 8);
  for (const line of lines) assert.equal(document.text.slice(line.at, line.at + line.text.length), line.text);
});

test('what is struck through or hidden is not read', () => {
  const { text } = print('<p>Leaves <s>07:05</s> 08:30 <span style="display:none">12:00</span><del>9</del></p>');
  assert.equal(text.trim(), 'Leaves 08:30');
});

test('an arrow from what is struck through to what holds now is no part of it', () => {
  const lines = [
    '<del>4</del> → 6',
    'Leaves <s>07:05</s> <b>→</b> 08:30',
    '<s>Hall A</s> &rarr; Hall B',
    '08:30 → 09:10',
  ];
  const { text } = print(lines.map((line) => `<p>${line}</p>`).join(''));
  assert.deepEqual(text.trim().split(/\n+/), ['6', 'Leaves 08:30', 'Hall B', '08:30 → 09:10']);
});

test('what floats to an end of the line stands apart from what is written there', () => {
  for (const side of ['left', 'right']) {
    const { text } = print(`<div>Thu 14 January<span style="float:${side}">UU 976</span><b>21:10</b></div>`);
    assert.match(text, side === 'right' ? /January {4}UU 976/ : /UU 976 {4}21:10/, side);
  }
});

test('a table that only lays out the page is dissolved, the one inside it stays', () => {
  const { blocks } = print(
    '<table><tr><td><p>Hello</p><table><tr><td>Hotel</td><td>Lindenhof</td></tr></table></td></tr></table>',
  );
  assert.deepEqual(
    blocks.map(({ kind }) => kind),
    ['paragraph', 'table'],
  );
});

test('a cell over several columns and rows stands in each place it covers', () => {
  const [table] = print(
    '<table><tr><td rowspan="2">Outbound</td><td>Paris</td></tr><tr><td>Lyon</td></tr><tr><td colspan="2">Total 20 €</td></tr></table>',
  ).blocks;
  assert.ok(table?.kind === 'table');
  assert.deepEqual(
    table.rows.map((row) => row.map((cell) => cell.text)),
    [
      ['Outbound', 'Paris'],
      ['Outbound', 'Lyon'],
      ['Total 20 €', 'Total 20 €'],
    ],
  );
});

test('a cell that is struck through keeps its place, so that the columns stay under their heads', () => {
  const struck = 'style="color:#999;text-decoration:line-through"';
  for (const old of [`<td ${struck}>13:20</td>`, '<td><s>13:20</s></td>', '<td><del>13:20</del></td>'])
    assert.deepEqual(
      cellsOf(
        `<tr><td></td><td>Previous</td><td>New</td></tr><tr><td>Departure</td>${old}<td>16:45</td></tr>` +
          `<tr ${struck}><td rowspan="2">Gate</td><td>A1</td><td>A2</td></tr><tr><td>B1</td><td>B2</td></tr>`,
      ),
      [
        ['', 'Previous', 'New'],
        ['Departure', '', '16:45'],
        ['', 'B1', 'B2'],
      ],
    );
  assert.deepEqual(
    cellsOf(`<tr><td>From</td><td ${struck}>Bern</td><td>Lyon</td></tr><tr><td>To</td><td></td><td>Nice</td></tr>`),
    [
      ['From', 'Lyon'],
      ['To', 'Nice'],
    ],
  );
});

test('a thousand nested elements are cut off, not overflowed', () => {
  assert.equal(print(`seen${'<div>'.repeat(1_000)}deep`).text.trim(), 'seen');
});

test('elements nested beyond reason are not even parsed', () => {
  assert.equal(parseHtml('<div>'.repeat(20_000)), null);
});
