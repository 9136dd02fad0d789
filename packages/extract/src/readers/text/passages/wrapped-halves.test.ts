import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable } from '../../../../testing/told.ts';

test('a value that goes on in the right half of a form is none of what the left half names', async () => {
  for (const [labels, house] of [
    [
      [
        'Client :',
        'Rooms :',
        'Adults :',
        'Children :',
        'Breakfast :',
        'Room type :',
        'Property :',
        'Address :',
        'Check-in :',
        'Check-out :',
      ],
      'Sea Oak Resort',
    ],
    [
      [
        'Client :',
        'Chambres :',
        'Adultes :',
        'Enfants :',
        'Petit-déjeuner :',
        'Type de chambre :',
        'Hôtel :',
        'Adresse :',
        'Arrivée :',
        'Départ :',
      ],
      'Hôtel du Chêne',
    ],
  ] as const) {
    const [client, rooms, adults, children, breakfast, kind, property, address, from, until] = labels;
    const [stay, more] = await readTable(
      `${client} | Henrietta Vossler | ${rooms} | 1
${adults} | 2 | ${children} | 0
${breakfast} | 2 | ${kind} | Superior Garden
${property} | ${house} | | Bungalow
${address} | 74 Quay Road, Dublin 8 | Promotion : | Early Bird
${from} | 21/11/2027 | ${until} | 25/11/2027`,
    );
    assert.ok(stay?.booking.type === 'LodgingReservation');
    assert.deepEqual([stay.booking.place?.name, more], [house, undefined]);
  }
});
