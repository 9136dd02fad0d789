import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { strFromU8, unzipSync } from 'fflate';
import { addTraveler, flight, makeCustomer, makeSegment, makeTrip, personalEvent } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';
import { tablesWith } from '../testing/tables-with.ts';

let server: TestServer;
let ana: SignedIn;

before(async () => {
  server = await startServer();
  ana = await signInAgent(server, 'ana@agency.example');
});

async function deskPartOf(person: SignedIn) {
  await person.send(calls.startExport);
  await server.settled();
  const { body } = await person.send(calls.getExportContent);
  return JSON.parse(strFromU8(unzipSync(body)['desk.json'] ?? new Uint8Array()));
}

test('the copy holds what agencies prepare for its owner and published to them, and nothing of what they do for others', async () => {
  const lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  const max = await signIn(server, 'max@example.com', { name: 'Max Weber' });
  await makeCustomer(ana, lea);
  await makeCustomer(ana, max, { firstName: 'Max', lastName: 'Weber' });
  const trip = await makeTrip(lea, { name: 'Oslo', segments: [flight(3)] });
  await makeSegment(lea, trip.id, personalEvent(3, 'Dentist'));
  await addTraveler(lea, trip.id, max.email);
  await ana.send(calls.addSegmentForCustomer, { params: { id: trip.id }, body: flight(4) });
  const begun = await ana.send(calls.beginDraft, { body: { tripId: trip.id, trip: { purpose: 'Board meeting' } } });
  const addition = { params: { id: begun.body.id }, body: flight(5, { notes: 'Hold until Friday' }) };
  await ana.send(calls.addDraftSegment, addition);

  const hers = await deskPartOf(lea);
  assert.deepEqual(
    [hers.drafts[0].agency, hers.drafts[0].fields.purpose, hers.drafts[0].segments[0].segment.notes],
    ['Meridian Voyages', 'Board meeting', 'Hold until Friday'],
  );
  assert.deepEqual([hers.publications.length, hers.publications[0].difference.added.length], [1, 1]);
  const his = await deskPartOf(max);
  assert.deepEqual([his.drafts.length, his.publications.length], [0, 1]);
  assert.doesNotMatch(JSON.stringify([hers, his]), /Dentist/);
});

test('who erases their account takes along what an agency prepared for them and what it published to them', async () => {
  const zoe = await signIn(server, 'zoe@example.com', { name: 'Zoé Erased' });
  await makeCustomer(ana, zoe, { firstName: 'Zoé', lastName: 'Erased' });
  const trip = await makeTrip(zoe, { name: 'Alone', segments: [flight(3)] });
  const added = { params: { id: trip.id }, body: flight(4, { notes: 'published-for-zoe' }) };
  await ana.send(calls.addSegmentForCustomer, added);
  const begun = await ana.send(calls.beginDraft, { body: { tripId: trip.id } });
  const drafted = { params: { id: begun.body.id }, body: flight(5, { notes: 'drafted-for-zoe' }) };
  await ana.send(calls.addDraftSegment, drafted);
  assert.ok((await tablesWith(server.app.house.db.rows, 'drafted-for-zoe')).includes('draft_segments'));

  assert.equal((await zoe.send(calls.eraseAccount, { body: { confirm: zoe.email } })).status, 204);
  await server.settled();
  for (const text of ['drafted-for-zoe', 'published-for-zoe', begun.body.id, trip.id]) {
    const left = (await tablesWith(server.app.house.db.rows, text)).filter((table) => table !== 'audit_entries');
    assert.deepEqual(left, [], `${text}: the log alone keeps ids, which lead nowhere`);
  }
});
