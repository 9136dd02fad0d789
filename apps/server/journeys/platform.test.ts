import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { lea, takenAtTheirWord } from '../testing/people.ts';
import { as, calls, startServer, type TestServer } from '../testing/server.ts';

describe('the platform, by its front door', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer({ authenticate: takenAtTheirWord });
  });

  test('a stranger is asked to sign in, in their language', async () => {
    const { status, body, headers } = await as(server, null, 'fr-CA,fr;q=0.9,en;q=0.5').send(calls.listTrips);
    assert.equal(status, 401);
    assert.match(headers.get('content-type') ?? '', /^application\/problem\+json/);
    assert.equal(body.code, 'session.missing');
    assert.equal(body.title, 'Veuillez vous connecter.');
  });

  test('a traveller is not let into the agency', async () => {
    const { status, body } = await as(server, lea.token).send(calls.listCustomers);
    assert.equal(status, 403);
    assert.equal(body.code, 'session.not-an-agent');
  });
});
