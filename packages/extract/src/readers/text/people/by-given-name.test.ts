import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../../../testing/told.ts';

const ticket = async (lines: string) => {
  const [train] = await readPage(
    `<p>Ticketcode<br>7730118264502217</p><p>Sparticket<br>${lines}</p><p>Fr, 23.04.2027</p><p>ab 08:14 Villach Hbf<br>an 10:47 Salzburg Hbf</p><p>EC 114</p>`,
  );
  return train?.booking.travelers?.map(({ name }) => name);
};

test('over "1 Erwachsene" stands who travels, though a town is called so too', async () => {
  for (const age of [
    '1 Erwachsene (Vorteilscard)',
    '1 adult',
    '1 adulte (Carte Avantage)',
    '1 volwassene',
    '1 Jugendlicher',
  ])
    assert.deepEqual(await ticket(`Florence Holub<br>${age}`), ['Florence Holub'], age);
});

test('a town over how many travel is nobody', async () => {
  assert.equal(await ticket('Florence Campo<br>2 Erwachsene'), undefined);
  assert.equal(await ticket('Florence Campo<br>1 Koffer'), undefined);
});
