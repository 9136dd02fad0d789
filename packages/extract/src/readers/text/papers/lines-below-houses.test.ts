import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../extract.ts';
import { toSchemaOrg } from '../../../schema-org.ts';

// The line below a house begins with its street, whatever that is called; the line at the foot is of a firm.

const page = (house: string, line: string, foot: string) =>
  `<p>You're booked in. Booking reference: <b>QKTF518204</b></p><table><tr><td colspan="2"><b>${house}</b><br>${line}</td></tr>` +
  '<tr><td><b>Arriving</b><br>Friday 11 June 2027<br>Check-in from 3pm</td><td><b>Leaving</b><br>Sunday 13 June 2027<br>Check-out by 12 noon</td></tr>' +
  `<tr><td>Lead guest: Mrs Harriet Bellerby</td><td>Double room</td></tr></table><p>${foot}</p>`;

async function place(html: string): Promise<unknown> {
  const { reservations } = await extract(new TextEncoder().encode(html), { contextDate: '2027-01-05' });
  const [only] = reservations.map(({ booking }) => toSchemaOrg(booking) as { reservationFor: Place });
  const { name, address } = only?.reservationFor ?? {};
  return [name, address?.streetAddress, address?.addressLocality, address?.postalCode].join(' | ');
}
type Place = { name?: string; address?: { [part: string]: string } };

for (const [house, line, foot, told] of [
  [
    'The Otter Inn Ely',
    'Fennel Wharf, Ely, CB7 4BB',
    'Otter Inns Limited, Fen Court, Marsh Hall Business Park, Kestrel Avenue, Dunstable, LU5 5XE.',
    'The Otter Inn Ely | Fennel Wharf | Ely | CB7 4BB',
  ],
  [
    'Alder Lodge',
    'Mill Bank, Settle, North Yorkshire, BD24 9AA',
    'Alder Lodges plc, Trent Mill, 4 Trent Way, Leeds, LS1 2AB',
    'Alder Lodge | Mill Bank | Settle | BD24 9AA',
  ],
  [
    'Hotel Zur Linde',
    'Am Wehr, 97070 Würzburg',
    'Linde Hotels GmbH, Gewerbepark Ost, Industriestraße 4, 90402 Nürnberg',
    'Hotel Zur Linde | Am Wehr | Würzburg | 97070',
  ],
] as const)
  test(`a house has the street of the line below it, and not that of its firm: ${house}`, async () => {
    assert.equal(await place(page(house, line, foot)), told);
  });

test('the seat of a firm alone is no house, however many parts its address has', async () => {
  const foot = 'Otter Inns Limited, Fen Court, Marsh Hall Business Park, 4 Kestrel Avenue, Dunstable, LU5 5XE.';
  assert.doesNotMatch(String(await place(page('Your stay', 'Details below', foot))), /Business Park|Kestrel/);
});
