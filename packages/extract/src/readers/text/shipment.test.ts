import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage, tableOf } from '../../../testing/told.ts';
import { plain } from '../../text/plain.ts';
import { isShipment } from './shipment.ts';

const said = {
  who: 'Hello Ada Lund, your booking KX-2041187 is confirmed.',
  moved: 'Our driver will pick up your parcel on Tuesday 9 March 2027, 10:00 - 12:00.',
  to: 'Deliver to: Hotel Bellevue, Seestrasse 12, 6006 Luzern, Switzerland, Thursday 11 March 2027',
  size: '1 box, 9.4 kg, 40 x 30 x 30 cm',
};

test('goods that a driver fetches and brings to a house are no stay and no ride', async () => {
  const rows = `Booking reference | KX-2041187
Pick-up date | Tuesday 9 March 2027
Pick-up window | 10:00 - 12:00
From | Lund Glass, 5 Kiln Yard, Leith EH6 6JJ
Deliver to | Hotel Bellevue, Seestrasse 12, 6006 Luzern, Switzerland
Expected delivery | Thursday 11 March 2027, by 12:00
Shipment | 1 box, 9.4 kg`;
  for (const lead of ['A driver will come to pick up your parcel:', 'Your consignment is booked:'])
    assert.deepEqual(
      await readPage(`<h3>Your collection is booked</h3><p>Hello Ada Lund,</p><p>${lead}</p>${tableOf(rows)}`),
      [],
    );
});

test('all must be said: what is moved, to whom, and how much of it', () => {
  const isAll = (parts: readonly string[]) => isShipment(plain(parts.join('\n')));
  assert.ok(isAll(Object.values(said)));
  assert.ok(isAll(['Votre colis sera enlevé le 9 mars.', 'Destinataire : Hôtel du Lac', '2 cartons, 12 kg']));
  assert.ok(isAll(['Ihre Sendung wird am 9. März abgeholt.', 'Empfänger: Hotel Seeblick', 'Frachtbrief 2201']));
  const { who, moved, to, size } = said;
  // a house that takes a parcel in, a bag with its weight, a ticket that is sent
  for (const parts of [
    [who, moved, size],
    [who, moved, to.replace('Deliver to', 'You stay at')],
    [who, moved, to],
    [who, 'Parcels have a form of their own.', to, size],
    [who, 'A suitcase of 23 kg is included.', to],
  ])
    assert.equal(isAll(parts), false, parts.join(' / '));
});
