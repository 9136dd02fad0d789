import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, toldWithNumbers } from '../../../../testing/told.ts';

const flight =
  '<table><tr><th>Flight</th><th>From</th><th>To</th><th>Departs</th><th>Arrives</th></tr><tr><td>SQ 228</td><td>Melbourne (MEL)</td><td>Singapore Changi (SIN)</td><td>Sun 14 Nov 2027 15:50</td><td>Sun 14 Nov 2027 20:40</td></tr></table>';
const numbersIn = async (said: string): Promise<string> => {
  const [told = ''] = toldWithNumbers(await readPage(`<p>E-ticket itinerary and receipt</p>${said}${flight}`));
  return told.split(' ').at(-1) ?? '';
};

test('the only code of six that stands alone, or behind a carrier, is the number of a paper that calls none so', async () => {
  assert.equal(await numbersIn('<p>6XKPLM (SQ)</p>'), '6XKPLM');
  assert.equal(await numbersIn('<h2>QKVTRN</h2>'), 'QKVTRN');
  assert.equal(await numbersIn('<p>Dossier Singapore Airlines PLRQXW. Voyageuse : Solenn Le Goadec.</p>'), 'PLRQXW');
});

test('words, days, flights, postcodes and two codes are no number', async () => {
  for (const said of [
    '<p>GDANSK</p>',
    '<p>THANKS</p>',
    '<p>9MAR27</p>',
    '<p>BA1442</p>',
    '<p>H2X1Y4</p>',
    '<p>6XKPLM</p><p>7QRTLM</p>',
  ])
    assert.equal(await numbersIn(said), '–', said);
});
