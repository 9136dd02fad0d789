import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bandsOf } from './pdf-bands.ts';
import { linesOf, type PageCell, type PageLine, type PagePiece } from './pdf-lines.ts';

// Columns whose cells are set in the middle, and lines that stand a hair apart.

const letter = 5;
const cell = (text: string, from: number, style = 'a 10'): PageCell => ({
  text,
  from,
  end: from + letter * text.length,
  height: 10,
  style,
});
const inMiddle = (text: string, middle: number, style?: string) =>
  cell(text, middle - (letter * text.length) / 2, style);
const page = (...rows: PageCell[][]): PageLine[] =>
  rows.map((cells, index) => ({ y: 100 + 14 * index, height: 10, cells }));

test('what stands in the middle below its head is of it, however wide', () => {
  const [arrival, departure, rooms] = [109, 235, 361];
  const lines = page(
    [inMiddle('CHECK-IN', arrival), inMiddle('CHECK-OUT', departure), inMiddle('ROOMS', rooms)],
    [inMiddle('13', arrival), inMiddle('17', departure), inMiddle('1', rooms)],
    [inMiddle('JUNE', arrival), inMiddle('JUNE', departure)],
    [inMiddle('15:00 - 00:00', arrival), inMiddle('06:00 - 12:00', departure)],
    [cell('Price for two guests and all nights', 46)],
  );
  assert.deepEqual(bandsOf(lines)[0], {
    kind: 'columns',
    columns: [
      ['CHECK-IN', '13', 'JUNE', '15:00 - 00:00'],
      ['CHECK-OUT', '17', 'JUNE', '06:00 - 12:00'],
      ['ROOMS', '1'],
    ],
  });
});

test('further down another form begins, and a word in bold beside its values is no head', () => {
  const [first, second] = [109, 235];
  const lines = page(
    [inMiddle('Booking number', first), inMiddle('Passenger', second)],
    [inMiddle('3071 882', first), inMiddle('Odette March', second)],
  );
  const below = page(
    [inMiddle('Departure', first), inMiddle('Arrival', second)],
    [inMiddle('09:15', first), inMiddle('11:50', second)],
  );
  const all = [...lines, ...below.map((line) => ({ ...line, y: line.y + 44 }))];
  assert.deepEqual(bandsOf(all)[0], {
    kind: 'columns',
    columns: [
      ['Booking number', '3071 882'],
      ['Passenger', 'Odette March'],
    ],
  });
  const ways = page(
    [inMiddle('Ship', first, 'b 10'), inMiddle('Stena Britannica', second)],
    [inMiddle('Company', first, 'b 10'), inMiddle('Stena Line', second)],
  );
  assert.notEqual(bandsOf(ways)[0]?.kind, 'columns');
});

test('rows of a table in the middle of their columns stay rows', () => {
  const lines = page(
    [inMiddle('Flight', 80, 'b 10'), inMiddle('From', 200, 'b 10'), inMiddle('Departs', 320, 'b 10')],
    [inMiddle('AF 7660', 80), inMiddle('Lyon', 200), inMiddle('07:10', 320)],
    [inMiddle('AF 7665', 80), inMiddle('Nice Airport', 200), inMiddle('19:10', 320)],
  );
  const [band] = bandsOf(lines);
  assert.deepEqual(band?.kind === 'table' && band.rows[2], [['AF 7665'], ['Nice Airport'], ['19:10']]);
});

test('a label beside its value at the right edge is no head', () => {
  const atEdge = (text: string) => cell(text, 500 - letter * text.length);
  const lines = page([cell('Guest', 40), atEdge('Fergus Hallam')], [cell('House', 40), atEdge('Quay Inn')]);
  assert.notEqual(bandsOf(lines)[0]?.kind, 'columns');
});

test('heads a hair apart are one line where the values below have a cell for each', () => {
  const piece = (text: string, x: number, y: number, height = 10): PagePiece => ({
    text,
    x,
    y,
    width: text.length * height * 0.5,
    height,
    font: height > 10 ? 'b' : 'a',
    isLevel: true,
  });
  const lines = linesOf([
    piece('Booking code', 55, 91),
    piece('Travellers', 252, 95),
    piece('Paid', 340, 95),
    piece('2 adults', 252, 106),
    piece('178.00', 340, 106),
    piece('RHMZQV', 55, 108, 15),
  ]);
  assert.deepEqual(
    lines.map(({ cells }) => cells.map(({ text }) => text)),
    [
      ['Booking code', 'Travellers', 'Paid'],
      ['RHMZQV', '2 adults', '178.00'],
    ],
  );
});

test('a line below the heads alone parts no rows', () => {
  const lines = page(
    [cell('Traveller', 40), cell('Coach', 200), cell('Seat', 300)],
    [cell('Hortense Lavergne', 40), cell('5', 200), cell('61', 300)],
    [cell('Idriss Benamara', 40), cell('5', 200), cell('62', 300)],
  );
  const [band] = bandsOf(lines, [{ y: 104, from: 35, end: 400 }]);
  assert.deepEqual(band?.kind === 'table' && band.rows.map((row) => row[2]), [['Seat'], ['61'], ['62']]);
});

test('an amount at the right of its column has its currency in letters too', () => {
  const heads = [cell('Stacja', 40), cell('Godzina', 180), cell('Wagon', 260), cell('Suma PLN', 330)];
  for (const amount of ['64,50 zł', '64.50 PLN', '612 kr']) {
    const lines = page(
      heads,
      [cell('Gdynia', 40), cell('07:15', 180)],
      [cell('12', 260), cell(amount, 340)],
      [cell('Tczew', 40), cell('07:58', 180)],
    );
    const [band] = bandsOf(lines);
    assert.deepEqual(band?.kind === 'table' && band.rows.slice(1).flatMap((row) => row[3] ?? []), [amount]);
  }
  // what merely stands there is of no column
  const lines = page(heads, [cell('Gdynia', 40), cell('07:15', 180)], [cell('12', 260), cell('3 szt', 340)]);
  assert.equal(bandsOf(lines).length, 2);
});
