import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { knownDocuments } from '../testing/varied/cases.ts';
import { withholdEach } from '../testing/withheld.ts';

/** May only rise and fall; `npm run -s extract:withheld -- --misses` tells which are left, of all documents. */
const [noticedFloor, doubtedCeiling] = [0.88, 0.08];

test(`of bookings that are not read ${100 * noticedFloor} % would be noticed, and few papers are doubted in vain`, async () => {
  // the same ones also when there are more
  const documents = knownDocuments().filter(({ id }) => !id.startsWith('ki-') && hashOf(id) % 6 === 0);
  const found = await Promise.all(documents.map((document) => withholdEach(document)));
  const withheld = found.flatMap((one) => one.withheld);
  const silent = withheld.filter(({ isNoticed }) => !isNoticed);
  const doubted = documents.filter((_, i) => (found[i]?.alarms.length ?? 0) > 0).map(({ id }) => id);
  assert.ok(withheld.length > 200, `${withheld.length} are too few to tell`);
  assert.ok(
    silent.length <= withheld.length * (1 - noticedFloor),
    `${silent.length} of ${withheld.length} are not noticed`,
  );
  assert.ok(doubted.length <= documents.length * doubtedCeiling, `doubted in vain: ${doubted.join(', ')}`);
});

const hashOf = (id: string) => createHash('sha256').update(id).digest().readUInt32BE();
