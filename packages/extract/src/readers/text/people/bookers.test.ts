import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../../testing/told.ts';

for (const label of ['Clients', 'Client(s)', 'Customers'])
  test(`whoever stands in one cell beside "${label}" travels with the first`, async () => {
    const [stay] = await readPage(
      `<p>Voucher n° VL-2027-55812. Your booking is confirmed.</p>${tableOf(`Hotel | Riad Dar Zitoune // 18 Derb Sidi Bouloukat // 40000 Marrakech, Maroc
      ${label} | M. Pascal Lanctôt // Mme Geneviève Morin
      Check-in | 24/04/2027
      Check-out | 01/05/2027`)}`,
    );
    assert.deepEqual(
      stay?.booking.travelers?.map(({ name }) => name),
      ['Pascal Lanctôt', 'Geneviève Morin'],
    );
  });
