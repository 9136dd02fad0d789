import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, type TripLink } from '@escale/contract';
import { flight, makeCustomer, makeSegment, makeTrip, personalEvent } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent, signInColleague } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let eve: SignedIn;
let now = new Date();
let number = 0;

before(async () => {
  server = await startServer({ clock: { now: () => now } });
  ana = await signInAgent(server, 'ana@agency.example');
  eve = await signInAgent(server, 'eve@elsewhere.example', 'Somebody Else Travel');
  await ana.send(calls.updateAgencyBrand, { body: { name: 'Atlas Corporate', colour: '#0a5f66', logoId: null } });
});

/** A trip of Léa's that Ana has published something to. */
async function managed() {
  const lea = await signIn(server, `lea-${++number}@example.com`, { name: 'Léa Martin' });
  const { id: customerId } = await makeCustomer(ana, lea);
  const trip = await makeTrip(lea, { name: 'Board meeting', segments: [flight(3, { confirmationNumber: 'QX7K2P' })] });
  await makeSegment(lea, trip.id, personalEvent(4, 'Dentist'));
  await ana.send(calls.addSegmentForCustomer, { params: { id: trip.id }, body: flight(4) });
  return { lea, customerId, trip, params: { id: trip.id } };
}

type Made = TripLink & { url: string };

async function share(id: string, body = {}): Promise<Made> {
  const made = await ana.send(calls.createAgencyTripLink, { params: { id }, body });
  assert.equal(made.status, 201, JSON.stringify(made.body));
  return made.body;
}

const open = ({ url }: Made) => fetch(server.url + new URL(url).pathname, { headers: { 'accept-language': 'en' } });

test('an agency’s page has its name and colour, and shows what was chosen and never a personal event', async () => {
  const { trip } = await managed();
  const bare = await (await open(await share(trip.id))).text();
  assert.ok(bare.includes('Atlas Corporate') && bare.includes('#0a5f66'));
  assert.ok(!bare.includes('QX7K2P') && !bare.includes('Martin'));
  const more = await (
    await open(await share(trip.id, { reveals: { confirmationNumbers: true, travelers: true } }))
  ).text();
  assert.ok(more.includes('QX7K2P') && more.includes('Léa Martin'));
  for (const page of [bare, more]) assert.ok(!page.includes('Dentist'));
});

test('the traveller sees the agency’s link among those of the trip and may take it back; their own are not the agency’s', async () => {
  const { lea, params, trip } = await managed();
  const made = await share(trip.id);
  await lea.send(calls.createTripLink, { params, body: {} });
  const { items } = (await lea.send(calls.listTripLinks, { params })).body;
  assert.deepEqual(
    items.map(({ agency, createdBy }: TripLink) => [agency, createdBy.you]),
    [
      [null, true],
      ['Meridian Voyages', false],
    ],
  );
  const seen = (await ana.send(calls.listAgencyTripLinks, { params })).body.items;
  assert.deepEqual(
    seen.map(({ id }: TripLink) => id),
    [made.id],
  );
  const hers = items.find(({ agency }: TripLink) => agency === null);
  const stolen = await ana.send(calls.revokeAgencyTripLink, { params: { id: trip.id, linkId: hers?.id ?? '' } });
  assert.equal(stolen.body.code, 'link.not-found');

  assert.equal((await open(made)).status, 200);
  await lea.send(calls.revokeTripLink, { params: { id: trip.id, linkId: made.id } });
  assert.equal((await open(made)).status, 404);
});

test('it ends when it was to end, when the agency takes it back, and when the customer leaves', async () => {
  const { lea, customerId, trip } = await managed();
  const [short, revoked, left] = [await share(trip.id, { life: '1-day' }), await share(trip.id), await share(trip.id)];
  await ana.send(calls.revokeAgencyTripLink, { params: { id: trip.id, linkId: revoked.id } });
  now = new Date(now.getTime() + 25 * 3_600_000);
  assert.deepEqual(
    [(await open(short)).status, (await open(revoked)).status, (await open(left)).status],
    [404, 404, 200],
  );
  await lea.send(calls.leaveAdvisor, { params: { id: customerId } });
  assert.equal((await open(left)).status, 404);
});

test('a trip that the agency neither made nor published to is not the agency’s to show, nor another agency’s at all', async () => {
  const lea = await signIn(server, 'lea-alone@example.com', { name: 'Léa Martin' });
  await makeCustomer(ana, lea);
  const trip = await makeTrip(lea, { segments: [flight(3)] });
  const refused = await ana.send(calls.createAgencyTripLink, { params: { id: trip.id }, body: {} });
  assert.deepEqual([refused.status, refused.body.code], [403, 'trip.not-managed']);
  assert.equal((await ana.send(calls.getAgencyTrip, { params: { id: trip.id } })).body.managed, false);
  const foreign = await eve.send(calls.createAgencyTripLink, { params: { id: trip.id }, body: {} });
  assert.equal(foreign.body.code, 'trip.not-found');
});

test('it stays when the advisor who made it goes, and the log says who shared and who took it back', async () => {
  const { trip, customerId } = await managed();
  const bruno = await signInColleague(server, ana, 'bruno@agency.example');
  await ana.send(calls.transferCustomer, { params: { id: customerId }, body: { agentEmail: bruno.email } });
  const made = (await bruno.send(calls.createAgencyTripLink, { params: { id: trip.id }, body: {} })).body as Made;
  await ana.send(calls.removeAgent, { params: { id: bruno.accountId }, query: { successorId: ana.accountId } });
  await bruno.send(calls.eraseAccount, { body: { confirm: bruno.email } });
  assert.equal((await open(made)).status, 200);
  const [link] = (await ana.send(calls.listAgencyTripLinks, { params: { id: trip.id } })).body.items;
  assert.deepEqual([link.id, link.createdBy.name], [made.id, '']);
  await ana.send(calls.revokeAgencyTripLink, { params: { id: trip.id, linkId: made.id } });
  const { items } = (await ana.send(calls.listAudit, { query: { tripId: trip.id } })).body;
  assert.deepEqual(
    items.slice(0, 2).map(({ deed }: { deed: string }) => deed),
    ['trip-unshared', 'trip-shared'],
  );
});
