import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { type CallName, calls } from '@escale/contract';
import { readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { markers } from './authorisation/markers.ts';
import { holds, type Line, lineOf } from './authorisation/matrix.ts';
import { makePeople, type People } from './authorisation/people.ts';
import { printed } from './authorisation/print.ts';
import { makeRecords } from './authorisation/records.ts';
import { rows } from './authorisation/rows.ts';

/**
 * Who may ask what: every call of the contract times everyone who might. Two things are looked at: that each is answered as
 * the row says, and that no answer holds what its reader may not know, whatever the row says.
 */
let server: TestServer;
let people: People;
const lines: Line[] = [];

before(async () => {
  server = await startServer();
  people = await makePeople(server);
});

after(() => {
  // `npm run matrix` prints it.
  if (process.env.ESCALE_MATRIX) writeFileSync(process.env.ESCALE_MATRIX, printed(lines));
});

test('every call of the contract says who may ask it', () => {
  assert.deepEqual(
    Object.keys(calls).filter((name) => !(name in rows)),
    [],
  );
});

test('what is looked for in the answers of others stands in Léa’s own', async () => {
  const on = await makeRecords(server, people, calls.getTrip);
  const trip = JSON.stringify(await readTrip(people.owner, on.tripId));
  for (const name of ['tripName', 'notes', 'confirmation', 'fileName', 'personalEvent'] as const) {
    assert.ok(trip.includes(markers[name].text), name);
  }
  const { documentId } = await makeRecords(server, people, calls.updateDocument);
  const documents = JSON.stringify((await people.owner.send(calls.listDocuments)).body);
  assert.ok(documents.includes(markers.documentName.text));
  const secrets = await people.owner.send(calls.getDocumentSecrets, { params: { id: documentId } });
  assert.equal(secrets.body.number, markers.documentNumber.text);
  assert.ok(JSON.stringify((await people.owner.send(calls.getAccount)).body).includes(markers.phone.text));
  const { draftId } = await makeRecords(server, people, calls.getDraft);
  const draft = await people.agent.send(calls.getDraft, { params: { id: draftId } });
  assert.ok(JSON.stringify(draft.body).includes(markers.drafted.text));
  assert.ok(
    JSON.stringify((await people.colleague.send(calls.listTemplates)).body).includes(markers.templateName.text),
  );
  assert.ok(JSON.stringify((await people.owner.send(calls.listImports)).body).includes(markers.brought.text));
});

for (const name of Object.keys(rows) as CallName[]) {
  test(`${name}: ${calls[name].method} ${calls[name].path}`, async () => {
    const line = await lineOf(server, people, name, rows[name]);
    lines.push(line);
    for (const cell of line.cells) {
      assert.ok(holds(cell), `${cell.role} got ${cell.status} where ${cell.expected} is declared`);
      assert.deepEqual(cell.leaks, [], `${cell.role} was answered with what is not theirs to know`);
    }
    assert.ok(!line.changedByRefused, 'somebody who was refused has changed the trip');
  });
}
