import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls, type SegmentDraft, segmentDraft } from '@escale/contract';
import { continuityHints, type Hint } from '@escale/contract/continuity/hints';
import { anasTrips, leasTrips } from '../seed/demo-trips.ts';
import { completePlace } from '../src/features/places/index.ts';
import { completePlaces } from '../src/features/trips/rules/complete-places.ts';
import { addTraveler, flight, makeTrip } from '../testing/makers.ts';
import { startServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

/** What the rules say of trips as people have them. */
const told = (segments: readonly SegmentDraft[]): Hint[] =>
  continuityHints(
    segments.map((segment, at) => ({ ...segment, id: String(at) })),
    1,
  );

test('of the demo’s trips only the open night in Berlin is told, at every hour of the day', () => {
  const max = { email: 'max@example.com', name: 'Max' };
  for (let hour = 0; hour < 48; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 21, hour, 17));
    const { own, forMax } = anasTrips(now);
    for (const trip of [...leasTrips(now, max), ...own, forMax]) {
      const drafts = trip.segments.map((segment) => completePlaces(segmentDraft.parse(segment), completePlace));
      const expected = trip.name === 'Berlin trade fair' ? ['no-bed'] : [];
      assert.deepEqual([trip.name, hour, ...told(drafts).map(({ kind }) => kind)], [trip.name, hour, ...expected]);
    }
  }
});

test('a dismissed hint is one person’s own, and ends with its trip', async () => {
  const server = await startServer();
  const lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  const max = await signIn(server, 'max@example.com');
  const trip = await makeTrip(lea, { segments: [flight(10), flight(14)] });
  await addTraveler(lea, trip.id, 'max@example.com');
  const [one, other] = trip.segments.map(({ id }) => id);
  const hint = `no-bed.${one}.${other}`;
  const on = { id: trip.id, hint };
  const dismissed = async (by: SignedIn) =>
    (await by.send(calls.listDismissedHints, { params: { id: trip.id } })).body.items;

  assert.equal((await lea.send(calls.dismissHint, { params: on, body: { facts: '0123abcd' } })).status, 204);
  assert.deepEqual(await dismissed(lea), [{ hint, facts: '0123abcd' }]);
  assert.deepEqual(await dismissed(max), []);
  await lea.send(calls.dismissHint, { params: on, body: { facts: '89abcdef' } });
  assert.deepEqual(await dismissed(lea), [{ hint, facts: '89abcdef' }], 'once, by its newest facts');
  await lea.send(calls.restoreHint, { params: on });
  assert.deepEqual(await dismissed(lea), []);

  await lea.send(calls.dismissHint, { params: on, body: { facts: '0123abcd' } });
  await lea.send(calls.deleteTrip, { params: { id: trip.id } });
  const left = await server.app.house.db.query.selectFrom('dismissed_hints').selectAll().execute();
  assert.deepEqual(left, []);
});
