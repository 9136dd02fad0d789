import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, told } from '../../testing/told.ts';

const lead = '<p>Booking reference: H7K2PL. Your booking is confirmed.</p>';
const flight = (label: string, row = '') => `${lead}<div>Monday 12 April 2027</div>
<p ${row}><span ${label}>Flight</span><span>BA302</span></p>
<p ${row}><span ${label}>Departure</span><span class="old">06:10</span><b>07:20</b> London Heathrow (LHR)</p>
<p ${row}><span ${label}>Arrival</span><b>09:40</b> Paris (CDG)</p>`;
const old = '.old { text-decoration: line-through }';
const expected = ['BA302 LHR CDG 2027-04-12T07:20 2027-04-12T09:40'];

test('a label stands above its value where the sheet or its own style says so, and what it strikes does not hold', async () => {
  const pages = [
    `<style>/* labels */ .a, span.lib { font-size: 11px; display:block } ${old}</style>${flight('class="lib"')}`,
    `<style>${old}</style>${flight('style="color: #777; display: block"')}`,
    `<style>${old}</style>${flight('', 'style="display:flex; justify-content:space-between"')}`,
    `<style>.row { display: flex } ${old}</style>${flight('', 'class="card row"')}`,
  ];
  for (const page of pages) assert.deepEqual(told(await readPage(page)), expected, page);
});

test('what a sheet says for some screens, or for what is within something else, is not said', async () => {
  const others = [
    '@media (max-width: 600px) { .now { text-decoration: line-through } }',
    '.mail .now { text-decoration: line-through }',
    '/* .now { text-decoration: line-through } */',
  ];
  for (const rules of others) {
    const page = `<style>${rules} .lib { display: block }</style>${flight('class="lib"').replaceAll('<b>', '<b class="now">').replace('06:10', '')}`;
    assert.deepEqual(told(await readPage(page)), expected, rules);
  }
});

test('what a sheet lets float to the right stands apart from the day in front of it', async () => {
  const leg = (day: string, number: string, way: string) =>
    `<div class="head">${day}<span class="number">${number}</span></div><div>${way}</div>`;
  const page = `<style>.number { float: right }</style>${lead}${leg('Monday 12 April', 'BA 302', '07:20 London Heathrow (LHR) - 09:40 Paris (CDG)')}`;
  assert.deepEqual(told(await readPage(page)), expected);
});
