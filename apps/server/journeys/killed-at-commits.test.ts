import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calls, type Message } from '@escale/contract';
import { unzipSync } from 'fflate';
import { killAtEachCommit, on } from '../testing/kill-at-commits.ts';
import { flight, makeCustomer, makeTrip, readTrip } from '../testing/makers.ts';
import { type Ground, newGround } from '../testing/own-process.ts';
import type { SignedIn } from '../testing/sign-in.ts';

let ground: Ground;

before(async () => {
  ground = await newGround();
});
after(() => ground.clear());

test('trips are merged whole or not at all', { timeout: 300_000 }, ({ signal }) =>
  killAtEachCommit(
    ground,
    {
      async prepare(lea) {
        const target = await makeTrip(lea, { name: 'Lyon', segments: [flight(4)] });
        const source = await makeTrip(lea, { name: 'Lyon again', segments: [flight(5)] });
        return { target: target.id, source: source.id };
      },
      async ask(lea, { target, source }) {
        const body = { targetTripId: target, sourceTripIds: [source] };
        const { status } = await lea.send(calls.mergeTrips, { body });
        assert.ok(status === 200 || status === 404, String(status));
      },
      async isWhole(lea, { target }) {
        const { body } = await lea.send(calls.listTrips);
        assert.equal(body.items.length, 1);
        assert.equal((await readTrip(lea, target)).segments.length, 2);
        return true;
      },
    },
    signal,
  ),
);

test('a draft is published once, and its traveller told once', { timeout: 300_000 }, ({ signal }) =>
  killAtEachCommit(
    ground,
    {
      async prepare(lea, house) {
        const ana = await house.signIn(`ana.${lea.email}`, 'Meridian Voyages');
        await makeCustomer(ana, lea);
        const trip = await makeTrip(lea, { name: 'Lisbon', segments: [flight(3)] });
        const { body: draft } = await ana.send(calls.beginDraft, { body: { tripId: trip.id } });
        const params = { id: draft.id };
        await ana.send(calls.updateDraft, { params, body: { purpose: 'Fair' } });
        await ana.send(calls.addDraftSegment, { params, body: flight(6) as never });
        return { ana, tripId: trip.id, draftId: draft.id as string };
      },
      async ask(_lea, { ana, draftId }, house) {
        const { status } = await on(house, ana).send(calls.publishDraft, { params: { id: draftId } });
        assert.ok([201, 404, 409, 422].includes(status), String(status));
      },
      async isWhole(lea, { tripId }) {
        const trip = await readTrip(lea, tripId);
        assert.deepEqual([trip.purpose, trip.segments.length], ['Fair', 2]);
        return told(lea, 'trip-published');
      },
    },
    signal,
  ),
);

test('a copy of everything is made in the end', { timeout: 300_000 }, ({ signal }) =>
  killAtEachCommit(
    ground,
    {
      async prepare(lea) {
        await attach(lea, (await makeTrip(lea, { name: 'Bergen' })).id);
      },
      async ask(lea) {
        const { status } = await lea.send(calls.startExport);
        assert.equal(status, 202);
      },
      async isWhole(lea) {
        const { state } = (await lea.send(calls.getExport)).body;
        assert.notEqual(state, 'failed');
        if (state !== 'ready') return;
        const { status, body } = await lea.send(calls.getExportContent);
        assert.equal(status, 200);
        const names = Object.keys(unzipSync(body));
        assert.ok(names.includes('trips.json') && names.some((name) => name.startsWith('files/')), String(names));
        return true;
      },
    },
    signal,
  ),
);

const paper = '%PDF-1.7\n1 0 obj\n%%EOF';

async function attach(person: SignedIn, tripId: string): Promise<void> {
  const file = new File([paper], 'visa.pdf');
  const { status } = await person.send(calls.addTripAttachment, {
    params: { id: tripId },
    body: {},
    file,
  });
  assert.equal(status, 201);
}

async function told(person: SignedIn, kind: Message['kind']): Promise<true | undefined> {
  const messages: Message[] = (await person.send(calls.listMessages)).body.items;
  const said = messages.filter((message) => message.kind === kind);
  assert.ok(said.length < 2, 'it was said twice');
  return said.length === 1 || undefined;
}
