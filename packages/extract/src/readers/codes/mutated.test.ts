import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zlibSync } from 'fflate';
import { drawCode, pngOf } from '../../../testing/barcodes.ts';
import { bytes } from '../../../testing/mail.ts';
import { extract } from '../../index.ts';

// Tickets and pictures with bytes changed, cut and doubled: whatever comes, an answer comes.
const rounds = 400;

/** Marsaglia's xorshift: the same changes in every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function mutated(source: Uint8Array, random: (below: number) => number): Uint8Array {
  const changed = [...source];
  for (let change = random(6); change >= 0; change--) {
    const at = random(changed.length || 1);
    const kind = random(4);
    if (kind === 0) changed[at] = random(256);
    else if (kind === 1) changed.splice(at, random(20));
    else if (kind === 2) changed.splice(at, 0, ...changed.slice(at, at + random(30)));
    else changed[at] = (changed[at] ?? 0) ^ (1 << random(8));
  }
  return Uint8Array.from(changed);
}

const packed = zlibSync(
  bytes('U_HEAD0100531181ABC123              0103202712000DEDEU_FLEX130040b²\u0000†á\rÁËG€\u0015\u0011\b\u0081\u0005'),
);
const sources: [string, () => Promise<Uint8Array>][] = [
  [
    'boarding passes',
    async () => bytes('M1MARTIN/LEA          EXYZ1AB CDGJFKAF 0006 045C012A0025 10A>1060BB1W6045BAF '),
  ],
  ['rail tickets', async () => Uint8Array.from([...bytes(`#UT01118100001${'\u0000'.repeat(50)}0099`), ...packed])],
  [
    'packed tickets',
    async () => Uint8Array.from(Buffer.from('8155650000486ffc8008246870990000410094408403a41995c6a5264b1184', 'hex')),
  ],
  ['small tickets', async () => Uint8Array.from({ length: 114 }, (_, at) => (at === 0 ? 0x31 : (at * 71) % 256))],
  ['pictures', async () => pngOf(await drawCode('Aztec', 'M1MARTIN/LEA'))],
];

for (const [what, make] of sources)
  test(`${rounds} mutated ${what} end with an answer`, async () => {
    const source = await make();
    const random = seeded(20_270_101);
    for (let round = 0; round < rounds; round++) {
      const reading = await extract(mutated(source, random), { contextDate: '2027-01-01' });
      assert.ok(reading.reservations.length > 0 || reading.doubts.length > 0, `round ${round}`);
    }
  });
