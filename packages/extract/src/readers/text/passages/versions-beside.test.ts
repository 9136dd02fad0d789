import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMail } from '../../../../testing/told.ts';

const way = (day: string, hours: [string, string], seat: string) =>
  `<p>Departs<br>${day}<br>${hours[0]} London Euston</p><p>Arrives<br>${day}<br>${hours[1]} Manchester Piccadilly</p><p>Coach ${seat}</p>`;
const [old, now] = [
  way('Tue 4 May 2027', ['09:15', '11:30'], 'C, seat 21'),
  way('Wed 5 May 2027', ['10:15', '12:30'], 'B, seat 44'),
];
const amended = (table: string) =>
  readMail(
    'Westway Rail',
    'Your booking has been amended',
    `<p>Dear Ms Orla Whitcombe, your booking has been amended.</p><p>Booking reference: HX4T9Q</p><table>${table}<tr><td colspan=2>Change fee: £10.00</td></tr></table>`,
  );

test('what was before stands beside what is, each below its own title in one cell', async () => {
  for (const [former, current] of [
    ['<b>BEFORE</b><br>', '<b>NOW</b><br>'],
    ['<h3>Previous</h3>', '<h3>New</h3>'],
  ]) {
    const told = await amended(`<tr><td>${former}${old}</td><td>${current}${now}</td></tr>`);
    assert.equal(told.length, 1, told.join('\n'));
    assert.match(told[0] ?? '', /2027-05-05T10:15 – 2027-05-05T12:30 \| B\/44 \| HX4T9Q \| Orla Whitcombe/);
  }
});

test('titles of versions count too where each version is a box of its own', async () => {
  const box = (title: string, lines: string) => `<td><table><tr><td><h3>${title}</h3>${lines}</td></tr></table></td>`;
  const told = await amended(`<tr>${box('Before', old)}${box('Now', now)}</tr>`);
  assert.equal(told.length, 1, told.join('\n'));
  assert.match(told[0] ?? '', /2027-05-05T10:15/);
});

test('two bookings side by side are no versions of one', async () => {
  const told = await amended(`<tr><td><b>Outbound</b><br>${old}</td><td><b>Return</b><br>${now}</td></tr>`);
  assert.equal(told.length, 2, told.join('\n'));
});

test('what is struck through below its title leaves the title alone beside what is', async () => {
  for (const [former, current] of [
    ['Until now', 'From now on'],
    ['Before', 'Now'],
  ]) {
    const told = await amended(
      `<tr><td>${former}<br><s>TGV 7622</s><br><s>${old}</s></td><td>${current}<br>${now}</td></tr>`,
    );
    assert.equal(told.length, 1, told.join('\n'));
    assert.match(told[0] ?? '', /2027-05-05T10:15 – 2027-05-05T12:30/);
  }
});
