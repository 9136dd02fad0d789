import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls } from '@escale/contract';
import { addDocument, inDays, makeTrip } from '../testing/makers.ts';
import { as, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

/** What is said of documents that end: to their owner in good time, and on a trip that needs them. */
let server: TestServer;
before(async () => {
  server = await startServer();
});

let people = 0;
const traveller = (name = 'Léa Martin') => signIn(server, `d${++people}@kontor.example`, { name });

test('a document that ends soon is spoken of once, also when the job runs twice at once, and again when it is renewed', async () => {
  const lea = await traveller();
  const expiry = inDays(100);
  const passport = await addDocument(lea, { expiry });
  await addDocument(lea, { documentType: 'drivers-license', expiry });
  const { remind } = server.app.documents;
  const said = async (language = 'en') => {
    await server.settled();
    const { body } = await as(server, lea.token, language).send(calls.listMessages);
    return body.items.filter(({ kind }: { kind: string }) => kind === 'document-expiring');
  };
  await Promise.all([remind(), remind()]);
  await remind();
  const [message, ...more] = await said();
  assert.deepEqual(
    [more.length, message.documentId],
    [0, passport.id],
    'the licence has 100 days, and is told of at 60',
  );
  assert.match(message.title, /^Your passport ends on \d+ \w+ \d{4}$/);
  assert.match((await said('fr'))[0].title, /^Votre passeport expire le /);

  const renewed = { documentType: 'passport', expiry: inDays(120) } as const;
  await lea.send(calls.updateDocument, { params: { id: passport.id }, body: renewed });
  await remind();
  assert.equal((await said()).length, 2);
});

test('what is deleted or already over is not spoken of', async () => {
  const lea = await traveller();
  const { id } = await addDocument(lea, { expiry: inDays(30) });
  await addDocument(lea, { documentType: 'visa', expiry: inDays(-3) });
  await lea.send(calls.deleteDocument, { params: { id } });
  await server.app.documents.remind();
  await server.settled();
  const { body } = await lea.send(calls.listMessages);
  assert.ok(!body.items.some(({ kind }: { kind: string }) => kind === 'document-expiring'));
});

const hotelIn = (country: string, days: number) =>
  ({
    type: 'hotel',
    name: 'Casa Verde',
    place: { name: 'Casa Verde', country },
    start: inDays(days),
    end: inDays(days + 3),
  }) as const;

test('a trip says to its traveller, and to nobody else, which of their documents ends too early', async () => {
  const [lea, max] = [await traveller(), await traveller('Max Weber')];
  const trip = await makeTrip(lea, { name: 'Singapore', segments: [hotelIn('SG', 30)] });
  await lea.send(calls.addTraveler, { params: { id: trip.id }, body: { email: max.email } });
  const warned = async (of: SignedIn) =>
    (await of.send(calls.listDocumentWarnings, { params: { id: trip.id } })).body.items;
  assert.deepEqual(await warned(lea), []);

  const passport = await addDocument(lea, { country: 'FR', expiry: inDays(100), customName: 'Red one' });
  assert.deepEqual(await warned(lea), [
    {
      documentId: passport.id,
      documentType: 'passport',
      name: 'Red one',
      reason: 'ends-soon-after',
      expiry: inDays(100),
      neededUntil: inDays(33),
      country: 'SG',
      months: 6,
    },
  ]);
  assert.deepEqual(await warned(max), [], 'nothing of a fellow traveller’s papers');

  const dismiss = (of: SignedIn, reason: 'ends-soon-after' | 'ends-before-return') =>
    of.send(calls.dismissDocumentWarning, { params: { id: trip.id }, body: { documentId: passport.id, reason } });
  assert.equal((await dismiss(max, 'ends-soon-after')).status, 404);
  assert.equal((await dismiss(lea, 'ends-soon-after')).status, 204);
  assert.equal((await dismiss(lea, 'ends-soon-after')).status, 204, 'twice is once');
  assert.deepEqual(await warned(lea), []);

  const shorter = { documentType: 'passport', country: 'FR', expiry: inDays(31) } as const;
  await lea.send(calls.updateDocument, { params: { id: passport.id }, body: shorter });
  assert.deepEqual(
    (await warned(lea)).map(({ reason }: { reason: string }) => reason),
    ['ends-before-return'],
    'a graver reason is said although the lesser was dismissed',
  );
});

test('a trip that is over, one without days and a stranger’s trip warn of nothing', async () => {
  const [lea, eve] = [await traveller(), await traveller('Eve Stranger')];
  await addDocument(lea, { country: 'FR', expiry: inDays(-100) });
  const past = await makeTrip(lea, { segments: [hotelIn('SG', -20)] });
  const undated = await makeTrip(lea, { name: 'Some day' });
  for (const { id } of [past, undated]) {
    assert.deepEqual((await lea.send(calls.listDocumentWarnings, { params: { id } })).body.items, []);
  }
  assert.equal((await eve.send(calls.listDocumentWarnings, { params: { id: past.id } })).status, 404);
});
