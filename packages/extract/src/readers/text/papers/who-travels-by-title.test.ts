import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';

// Who travels where no label says so: a name as a title, or one that people have.

test('a name as a title below the title of who travels', async () => {
  const page = `<p>Your confirmation code is HVQNTL. Your flight is booked.</p><h3>Traveler details</h3><h4>Thomas Abernathy-Cole</h4>
<table><tr><td>Flight</td><td>B6 623</td></tr><tr><td>Departs</td><td>JFK 8:05am, October 25, 2027</td></tr><tr><td>Arrives</td><td>LAX 11:18am, October 25, 2027</td></tr></table>`;
  const [flight] = await readPage(page);
  assert.deepEqual(
    flight?.booking.travelers?.map(({ name }) => name),
    ['Thomas Abernathy-Cole'],
  );
});

test('who stands as a title over a ticket or a programme travels, and a house over one does not', async () => {
  const flight = `<p>Record locator: KQZBTN</p><p>Your trip is confirmed.</p>
<p>AA 1205, Sunday, March 14, 2027<br>12:40 PM Austin (AUS)<br>5:25 PM Philadelphia (PHL)</p>`;
  for (const [below, expected] of [
    [tableOf('AAdvantage® # | 4HX**20\nTicket total | $1,186.43'), [{ name: 'Orsolo Whitford' }]],
    [tableOf('Fare | $612.00\nTicket # | 0012377719405'), [{ name: 'Orsolo Whitford' }]],
    [tableOf('Fare | $612.00\nTotal | $1,186.43'), undefined],
  ] as const) {
    const [found] = await readPage(`${flight}<h3>Orsolo Whitford</h3>${below}`);
    assert.deepEqual(found?.booking.travelers, expected, below);
  }
});

test('where nobody is named as a traveller, a first name that people have tells who is', async () => {
  const flight = `<p>Record locator: KQZBTN</p><p>Your trip is confirmed.</p>
<p>AA 1205, Sunday, March 14, 2027<br>12:40 PM Austin (AUS)<br>5:25 PM Philadelphia (PHL)</p>`;
  const who = async (page: string) => (await readPage(page))[0]?.booking.travelers?.map(({ name }) => name);
  assert.deepEqual(await who(`${flight}<p>Passagère Nolwenn Kerdoncuf 4 118</p>`), ['Nolwenn Kerdoncuf']);
  assert.deepEqual(await who(`<h2>Week of Caleb Whitford – 38</h2>${flight}`), ['Caleb Whitford']);
  for (const other of [
    '<p>Prepared by Caleb Whitford</p>',
    '<p>Kind regards,<br>Caleb Whitford</p>',
    '<p>Caleb Whitford, +1 512 555 0136</p>',
    '<p>12 avenue Nolwenn Kerdoncuf</p>',
    '<p>Caleb Whitford</p><p>Mind the gap.</p><p>Bring papers.</p><p>Come early.</p><p>Nolwenn Kerdoncuf</p>',
  ])
    assert.equal(await who(`${flight}${other}`), undefined, other);
});
