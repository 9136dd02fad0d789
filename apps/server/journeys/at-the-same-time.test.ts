import assert from 'node:assert/strict';
import { request } from 'node:http';
import { before, test } from 'node:test';
import { calls, segmentDraft } from '@escale/contract';
import { newId } from '../src/platform/ids.ts';
import { Refusal } from '../src/platform/refuse.ts';
import { addTraveler, flight, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let max: SignedIn;
before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com');
  max = await signIn(server, 'max@example.com');
});

/** A file on its way to a trip: half of it has been sent. */
async function halfAnUpload(person: SignedIn, tripId: string) {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="plan.txt"\r\ncontent-type: text/plain\r\n\r\n';
  const upload = request(`${server.url}/api/my/trips/${tripId}/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const status = new Promise<number>((resolve, reject) => {
    upload.on('error', reject);
    upload.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
  });
  await new Promise((resolve) => upload.write(`${head}${'a'.repeat(100_000)}`, resolve));
  return {
    finish() {
      upload.end(`${'b'.repeat(100_000)}\r\n--x--\r\n`);
      return status;
    },
  };
}

test('a trip that is deleted while a file is on its way to it takes nothing in and leaves nothing behind', async () => {
  const { id } = await makeTrip(lea, { name: 'Lisbon' });
  const upload = await halfAnUpload(lea, id);
  assert.equal((await lea.send(calls.deleteTrip, { params: { id } })).status, 204);
  assert.equal(await upload.finish(), 404);
  const [left] = await server.app.house.db.rows<{ attachments: number; uses: number }>(`
    select (select count(*) from attachments) as attachments, (select count(*) from file_uses) as uses`);
  assert.deepEqual(left, { attachments: 0, uses: 0 });
});

test('bookings that are placed while somebody else merges the trips that they fit are all there, once', async () => {
  const { house, trips } = server.app;
  /** As the job does it: what met a trip that was just going is tried again. */
  async function place(n: number): Promise<void> {
    const draft = segmentDraft.parse(flight(40, { airlineCode: 'ZB', flightNumber: `${100 + n}` }));
    const booking = { draft, source: 'email' as const, importId: newId() };
    for (let attempt = 1; attempt <= 6; attempt++) {
      try {
        await house.db.transact((tx) => trips.placeBooking(tx, lea.accountId, booking));
        return;
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'trip.not-found')) throw error;
      }
    }
    throw new Error(`booking ${n} found no place`);
  }
  for (let round = 0; round < 5; round++) {
    // Max's trips, on which Léa travels: he merges what her mail is just being put into.
    const made = await Promise.all(
      [1, 2, 3].map((n) =>
        makeTrip(max, { name: `Lisbon ${round}.${n}`, segments: [flight(40, { flightNumber: `${n}` })] }),
      ),
    );
    for (const { id } of made) await addTraveler(max, id, lea.email);
    const [target, ...sources] = made.map(({ id }) => id);
    const merge = (sourceTripId: string | undefined) =>
      max.send(calls.mergeTrips, { body: { targetTripId: target ?? '', sourceTripIds: [sourceTripId ?? ''] } });
    const numbers = Array.from({ length: 6 }, (_, i) => round * 10 + i);
    const [one, other] = await Promise.all([merge(sources[0]), merge(sources[1]), ...numbers.map(place)]);
    assert.deepEqual([one?.status, other?.status], [200, 200]);
    const rows = await house.db.rows<{ number: string; times: number }>(`
      select details->>'flightNumber' as number, count(*) as times from segments
      where (details->>'flightNumber')::int between ${100 + round * 10} and ${109 + round * 10} group by 1`);
    assert.deepEqual(
      rows.toSorted((a, b) => a.number.localeCompare(b.number)),
      numbers.map((n) => ({ number: `${100 + n}`, times: 1 })),
    );
    assert.ok((await readTrip(max, target ?? '')).segments.length >= 3);
  }
});
