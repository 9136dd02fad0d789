import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf, told } from '../../../../testing/told.ts';

// The halls of airports that stand in a row of their own below their codes.

const page = (out: string, back: string) => `<p>Your booking is confirmed. Booking reference: L6RZQE</p>
  <p>Saturday 20 February 2027<br>Flight BA 177</p>${tableOf(`13:40 | non-stop | 17:30
    London (LHR) | New York (JFK)
    ${out}`)}
  <p>Sunday 7 March 2027<br>Flight BA 178</p>${tableOf(`21:15 | non-stop | 09:35 +1
    New York (JFK) | London (LHR)
    ${back}`)}`;

test('a hall in a row below the codes is no end of a flight', async () => {
  for (const [own, other] of [
    ['Heathrow 5', 'JFK Terminal 8'],
    ['Heathrow T5', 'Kennedy 8'],
    ['Terminal 5', 'Terminal 8'],
  ])
    assert.deepEqual(
      told(await readPage(page(`${own} | ${other}`, `${other} | ${own}`))),
      ['BA177 LHR JFK 2027-02-20T13:40 2027-02-20T17:30', 'BA178 JFK LHR 2027-03-07T21:15 2027-03-08T09:35'],
      own,
    );
});
