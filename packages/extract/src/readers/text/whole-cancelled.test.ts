import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../../../testing/told.ts';

test('of two ways the one that its badge keeps stays, and the other is cancelled', async () => {
  const page = (title: string, kept: string, off: string) => `<h3>${title}</h3><p>Localizador<br>QK9M2T</p>
    <div><span>${kept}</span> AVE INT 9741<br>15/04/2027<br>Perpignan 10:12<br>Girona 10:53</div>
    <div><span>${off}</span> AVE INT 9742<br>18/04/2027<br>Girona 16:25<br>Perpignan 17:07</div>`;
  for (const [title, kept, off] of [
    ['Annulation partielle effectuée : un trajet a été annulé', 'MAINTENU', 'ANNULÉ'],
    ['One of your journeys has been cancelled', 'CONFIRMED', 'CANCELLED'],
  ] as const) {
    const read = await readPage(page(title, kept, off));
    assert.deepEqual(
      read.map(({ booking }) => ['number' in booking ? booking.number : '', booking.status]),
      [
        ['9741', undefined],
        ['9742', 'cancelled'],
      ],
      title,
    );
  }
});
