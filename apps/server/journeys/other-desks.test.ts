import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type CallName, calls } from '@escale/contract';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInColleague } from '../testing/sign-in.ts';
import { agencyRows } from './authorisation/agency-rows.ts';
import { ask } from './authorisation/ask.ts';
import { markers } from './authorisation/markers.ts';
import { makePeople, type People } from './authorisation/people.ts';
import { makeRecords } from './authorisation/records.ts';
import type { Row } from './authorisation/row.ts';

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
