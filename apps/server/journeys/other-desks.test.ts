import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type CallName, calls } from '@escale/contract';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInColleague } from '../testing/sign-in.ts';
import { agencyRows } from './authorisation/agency-rows.ts';
import { ask } from './authorisation/ask.ts';
import { hotelRows } from './authorisation/hotel-rows.ts';
import { markers } from './authorisation/markers.ts';
import { makePeople, type People } from './authorisation/people.ts';
import { makeRecords } from './authorisation/records.ts';
import type { Row } from './authorisation/row.ts';
import { rows } from './authorisation/rows.ts';

/** The matrix the other way round: what lies on somebody else's desk is real, and those who ask for it are the ones of this one. */
let server: TestServer;
let people: People;

before(async () => {
  server = await startServer();
  people = await makePeople(server);
});

/** Every call of the desk that names a record. */
const aboutOne = (Object.keys(agencyRows) as (keyof typeof agencyRows)[]).filter((name) =>
  calls[name].path.includes('{'),
);

async function statusOf(name: CallName, sent: Awaited<ReturnType<Row['sent']>>, asker: SignedIn) {
  const { status, text } = await ask(server.url, calls[name], sent, asker.token);
  for (const { text: marker } of [markers.drafted, markers.templateName, markers.brought, markers.notes]) {
    assert.ok(!text.includes(marker), `${name} told ${asker.email} of ${marker}`);
  }
  return status;
}

test('what another agency has on its desk sounds to every advisor of this one as if it were not there', async () => {
  const olga = await signIn(server, 'olga@example.com', { name: 'Olga Owner' });
  const theirs: People = { ...people, agent: people.otherAgent, owner: olga, colleague: people.otherAgent };
  for (const name of aboutOne) {
    const on = await makeRecords(server, theirs, calls[name]);
    const sent = await agencyRows[name].sent(on, people.otherAgent);
    const askers = {
      agent: people.agent,
      colleague: people.colleague,
      formerAgent: people.formerAgent,
      traveller: people.owner,
    };
    const answers: Record<string, number> = {};
    for (const [who, asker] of Object.entries(askers)) answers[who] = await statusOf(name, sent, asker);
    const ofAnAgent = name === 'removeAgent' || name === 'revokeInvitation' ? 403 : 404;
    assert.deepEqual(answers, { agent: 404, colleague: ofAnAgent, formerAgent: 403, traveller: 403 }, name);
  }
});

test('whoever leaves is out of their advisor’s reach, by every call that reached them before', async () => {
  const aboutLea = (Object.keys(rows) as CallName[]).filter((name) => {
    const { agent, colleague } = rows[name].answers;
    return colleague === 404 && agent !== 404 && agent !== 403;
  });
  assert.ok(aboutLea.length > 30, `${aboutLea.length} calls`);
  // Everything that they name, made once; a booking has a trip of its own.
  const made = (path: `/api/${string}`) => makeRecords(server, people, { ...calls.getTrip, path });
  const atDesk = await made('/api/agency/drafts/agency/trips/{id}/links');
  const booked = await made('/api/my/booking/hotels/{id}');
  const asked = [];
  for (const name of aboutLea) {
    asked.push({ name, sent: await rows[name].sent(name in hotelRows ? booked : atDesk, people.agent) });
  }
  const reached = await statusOf('getDraft', { params: { id: atDesk.draftId } }, people.colleague);
  const before = await ask(server.url, calls.getDraft, { params: { id: atDesk.draftId } }, people.agent.token);
  assert.deepEqual([before.status, reached], [200, 404], 'while Léa is there');
  const left = await people.owner.send(calls.leaveAdvisor, { params: { id: booked.customerId } });
  assert.equal(left.status, 204);
  for (const { name, sent } of asked) assert.equal(await statusOf(name, sent, people.agent), 404, name);
  // What is left in the lists is the agency’s own.
  for (const name of [
    'listCustomers',
    'listAgencyTrips',
    'listAgencyImports',
    'listDrafts',
    'getTodayBoard',
  ] as const) {
    const { text } = await ask(server.url, calls[name], {}, people.agent.token);
    assert.deepEqual(
      Object.values(markers).filter(({ text: marker }) => text.includes(marker)),
      [],
      name,
    );
  }
});

test('what a former advisor left on the desk is the agency’s, and with their old token out of their reach', async () => {
  const oskar = await signIn(server, 'oskar@example.com', { name: 'Oskar Owner' });
  const gil = await signInColleague(server, people.agent, 'gil@agency.example');
  const on = await makeRecords(server, { ...people, agent: gil, owner: oskar }, calls.getDraft);
  const left = [
    ['getDraft', { params: { id: on.draftId } }],
    ['previewDraft', { params: { id: on.draftId } }],
    ['getAgencyImport', { params: { id: on.agencyImportId } }],
    ['getAgencyTrip', { params: { id: on.tripId } }],
    ['getCustomer', { params: { id: on.customerId } }],
    ['renameTemplate', { params: { id: on.templateId }, body: { name: 'Theirs' } }],
    ['publishDraft', { params: { id: on.draftId } }],
  ] as const;
  for (const [name, sent] of left.slice(0, 2)) {
    const { status } = await ask(server.url, calls[name], sent, gil.token);
    assert.equal(status, 200, 'while he works there');
  }
  await people.agent.send(calls.removeAgent, {
    params: { id: gil.accountId },
    query: { successorId: people.agent.accountId },
  });
  for (const [name, sent] of left) assert.equal(await statusOf(name, sent, gil), 403, name);
  for (const [name, sent] of left) {
    const { status } = await ask(server.url, calls[name], sent, people.agent.token);
    assert.ok(status < 300, `${name} answered ${status} to who took over`);
  }
});
