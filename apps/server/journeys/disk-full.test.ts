import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { calls } from '@escale/contract';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { makeTrip, readTrip } from '../testing/makers.ts';
import { startServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

// A disk of four megabytes, which only root may make: a file system in memory.
const disk = mkdtempSync(join(tmpdir(), 'escale-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]).status === 0;
after(() => {
  if (mounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).map((_, i) => (i * 7919) % 251);

test('a full disk refuses for a while, keeps what it has and loses nothing', {
  skip: !mounted && 'this user may not mount a small disk',
}, async () => {
  const server = await startServer({ env: { ESCALE_DATA: disk, ESCALE_LOG: 'silent' } });
  const lea = await signIn(server, 'lea@example.com');
  const trip = await makeTrip(lea);
  const attach = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    lea.send(calls.addTripAttachment, { params: { id: trip.id }, body: {}, file: new File([bytes], name) });
  const kept = await attach(megabytes(1), 'kept.bin');
  assert.equal(kept.status, 201);

  const filler = join(disk, 'somebody-elses.log');
  writeFileSync(filler, megabytes(2));
  const refused = await attach(megabytes(3), 'too-much.bin');
  assert.equal(refused.status, 503);
  assert.equal(refused.body.code, 'server.unavailable');
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  const seen = await readTrip(lea, trip.id);
  assert.deepEqual(
    seen.otherAttachments.map(({ name }) => name),
    ['kept.bin'],
  );
  const read = await lea.send(calls.getAttachmentContent, { params: { id: kept.body.id } });
  assert.equal(read.body.length, 1024 * 1024);

  // Full to the last byte: a mail is not taken, so that whoever sends it keeps it and tries again.
  const rest = join(disk, 'rest.log');
  assert.throws(() => writeFileSync(rest, megabytes(4)), /ENOSPC/);
  const booking = mail({ from: lea.email, subject: 'Flight', html: flightMarkup() });
  await assert.rejects(forward(server, lea, booking), (error: { responseCode?: number }) => {
    assert.match(String(error.responseCode), /^4/);
    return true;
  });

  for (const path of [filler, rest]) rmSync(path);
  assert.equal((await attach(megabytes(1), 'again.bin')).status, 201);
  assert.match(await forward(server, lea, booking), /^250/);
  await server.settled();
  const trips = (await lea.send(calls.listTrips)).body.items;
  assert.equal(trips.length, 2);
});
