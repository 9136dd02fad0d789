import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { makeCompany } from '../testing/company.ts';
import { here, mine, report, seen } from '../testing/incidents.ts';
import { flight, inDays, makeTrip, personalEvent } from '../testing/makers.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { signIn } from '../testing/sign-in.ts';

/** What a company's desk sees of a report, what its sender sees of the desk, and for how long. */
let server: TestServer;
/** What time it is for the server: a test moves it. */
let offsetMs = 0;

before(async () => {
  server = await startServer({ clock: { now: () => new Date(Date.now() + offsetMs) } });
});

let people = 0;
const person = (name: string) => signIn(server, `s${++people}@kontor.example`, { name });

/** Not in the seconds of a time. */
const itsLatitude = /(?<!\d:)38\.72/;

test('a safety contact sees it, takes it up and closes it, and the traveller sees who did what', async () => {
  const [lea, nora] = [await person('Léa Martin'), await person('Nora Lind')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const id = await report(lea, { location: here, callBack: '+33 6 39 98 01 42' });
  await server.settled();
  const { body: news } = await nora.send(calls.listMessages);
  const called = news.items.find((one: { kind: string }) => one.kind === 'incident-reported');
  assert.deepEqual([called?.title, called?.incidentId], ['Léa Martin needs help', id]);

  const listed = await nora.send(calls.listIncidents);
  assert.deepEqual([listed.body.items.length, listed.body.items[0].person.name], [1, 'Léa Martin']);
  assert.doesNotMatch(JSON.stringify(listed.body), itsLatitude, 'a list that nobody writes down shows no place');
  assert.equal((await mine(lea))[0]?.state, 'received', 'a message that nobody opened is not a delivery');

  const open = await seen(nora, id);
  assert.deepEqual([open.callBack, open.nearest?.name, open.location?.accuracyM], ['+33 6 39 98 01 42', 'Lisbon', 25]);
  assert.equal((await mine(lea))[0]?.state, 'delivered');
  await seen(nora, id);

  await nora.send(calls.acknowledgeIncident, { params: { id } });
  await nora.send(calls.acknowledgeIncident, { params: { id } });
  await nora.send(calls.addIncidentNote, { params: { id }, body: { text: 'Called, she is with colleagues.' } });
  await server.settled();
  const [own] = await mine(lea);
  assert.deepEqual([own?.state, own?.acknowledgedBy], ['acknowledged', 'Nora Lind']);
  const { body: toLea } = await lea.send(calls.listMessages);
  assert.match(toLea.items.find((one: { kind: string }) => one.kind === 'incident-acknowledged')?.body, /Nora Lind/);

  assert.equal((await nora.send(calls.closeIncident, { params: { id } })).status, 204);
  const closed = await seen(nora, id);
  assert.deepEqual([closed.location, closed.nearest, closed.expected], [null, null, []]);
  assert.equal(closed.notes[0]?.text, 'Called, she is with colleagues.');
  assert.deepEqual(
    (await mine(lea))[0]?.log.map(({ deed, by }) => `${by} ${deed}`),
    ['looked', 'acknowledged', 'noted', 'closed'].map((deed) => `Nora Lind ${deed}`),
  );
});

test('another company’s contact, a colleague and a stranger hear that there is no such incident', async () => {
  const [lea, max, nora, ole] = [await person('Léa'), await person('Max'), await person('Nora'), await person('Ole')];
  await makeCompany(server, { travellers: [lea, max], contacts: [nora] });
  await makeCompany(server, { name: 'Otherworks', contacts: [ole] });
  const id = await report(lea, { location: here });
  const asked = { params: { id } };
  for (const [who, code] of [
    [ole, 'incident.not-found'],
    [max, 'company.not-found'],
    [lea, 'company.not-found'],
  ] as const) {
    for (const call of [calls.getIncident, calls.acknowledgeIncident, calls.closeIncident, calls.reopenIncident]) {
      const { status, body } = await who.send(call, asked);
      assert.deepEqual([status, body.code], [404, code], call.path);
    }
  }
  assert.equal((await max.send(calls.removeIncidentLocation, asked)).status, 404);
  assert.deepEqual((await ole.send(calls.listIncidents)).body.items, []);
  assert.deepEqual((await mine(lea))[0]?.log, []);
});

test('the desk sees where the bookings say somebody is, but never a personal event', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const hotel = {
    type: 'hotel',
    name: 'Casa do Rio',
    place: { name: 'Casa do Rio', city: 'Lisbon', country: 'PT', timeZone: 'Europe/Lisbon' },
    start: inDays(-1),
    end: inDays(2),
  } as const;
  await makeTrip(lea, { segments: [hotel, personalEvent(0), flight(1)] });
  const { expected } = await seen(nora, await report(lea));
  assert.equal(expected.find(({ when }) => when === 'now')?.title, 'Casa do Rio');
  assert.ok(!JSON.stringify(expected).includes('Dentist'));
});

test('the person can take their location back', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const id = await report(lea, { location: here });
  assert.equal((await lea.send(calls.removeIncidentLocation, { params: { id } })).status, 204);
  assert.equal((await seen(nora, id)).location, null);
  assert.equal((await mine(lea))[0]?.location, null);
});

test('what is closed can be opened again for a day; then its location goes, and after 30 days all of it', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const id = await report(lea, { location: here, message: 'Smoke' });
  await server.settled();
  await nora.send(calls.closeIncident, { params: { id } });
  await server.app.safety.sweep();
  await nora.send(calls.reopenIncident, { params: { id } });
  assert.equal((await seen(nora, id)).location?.latitude, here.latitude);
  await nora.send(calls.closeIncident, { params: { id } });

  const dayMs = 86_400_000;
  try {
    offsetMs = 1.1 * dayMs;
    await server.app.safety.sweep();
    assert.deepEqual([(await mine(lea))[0]?.location, (await mine(lea))[0]?.message], [null, 'Smoke']);
    const late = await nora.send(calls.reopenIncident, { params: { id } });
    assert.equal(late.body.code, 'incident.closed-for-good');
    offsetMs = 31 * dayMs;
    await server.app.safety.sweep();
    await server.settled();
    assert.deepEqual(await mine(lea), []);
    const { items } = (await nora.send(calls.listMessages)).body;
    assert.ok(!items.some((one: { incidentId: string | null }) => one.incidentId === id));
  } finally {
    offsetMs = 0;
  }
});

test('a report that nobody closes does not show where somebody is for ever', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const id = await report(lea, { kind: 'safe', location: here });
  try {
    offsetMs = 4 * 86_400_000;
    await server.app.safety.sweep();
    const closed = await seen(nora, id);
    assert.deepEqual([closed.state, closed.location], ['closed', null]);
    assert.deepEqual(
      closed.log.filter(({ deed }) => deed === 'closed').map(({ by }) => by),
      [null],
    );
  } finally {
    offsetMs = 0;
  }
});

test('who is safe again says so of what they asked for, and it is over as soon as their being safe is', async () => {
  const [lea, max, nora] = [await person('Léa'), await person('Max'), await person('Nora')];
  await makeCompany(server, { travellers: [lea, max], contacts: [nora] });
  const [id, other] = [await report(lea, { location: here }), await report(max)];
  assert.equal((await mine(lea))[0]?.saidSafeAt, null);
  await report(lea, { kind: 'safe' });
  const [safe, help] = await mine(lea);
  assert.deepEqual([help?.id, help?.state, help?.saidSafeAt], [id, 'received', safe?.receivedAt]);
  const { body } = await nora.send(calls.listIncidents);
  const said = new Map(body.items.map((one: { id: string; saidSafeAt: string | null }) => [one.id, one.saidSafeAt]));
  assert.deepEqual([said.get(id), said.get(other)], [safe?.receivedAt, null], 'nobody else is safe by it');
  assert.equal((await seen(nora, id)).location?.accuracyM, 25, 'a person at the company closes it');
  try {
    offsetMs = 4 * 86_400_000;
    await server.app.safety.sweep();
    assert.deepEqual([(await seen(nora, id)).state, (await seen(nora, other)).state], ['closed', 'delivered']);
  } finally {
    offsetMs = 0;
  }
});

test('what somebody wrote and where they were lie sealed in the database', async () => {
  const lea = await person('Léa');
  await makeCompany(server, { travellers: [lea] });
  const id = await report(lea, { location: here, message: 'Smoke in the lobby' });
  const [row] = await server.app.house.db.rows<{ text: string }>(
    `select i::text || coalesce((select string_agg(k::text, '') from idempotency_keys k where k.account_id = i.account_id), '') as text
     from incidents i where id = $1`,
    [id],
  );
  assert.ok(row && !row.text.includes('Smoke'));
  assert.doesNotMatch(row.text, itsLatitude);
});

test('an open desk hears of a report as it happens', async () => {
  const [lea, nora] = [await person('Léa'), await person('Nora')];
  await makeCompany(server, { travellers: [lea], contacts: [nora] });
  const heard = server.app.house.live.subscribe(nora.accountId);
  const id = await report(lea);
  for await (const event of heard) {
    if (event.what !== 'incident') continue;
    assert.equal(event.incidentId, id);
    break;
  }
});
