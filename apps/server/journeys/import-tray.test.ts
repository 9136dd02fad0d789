import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { flightMarkup, forward, mail } from '../testing/mail.ts';
import { calls, startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let eve: SignedIn;
before(async () => {
  server = await startServer();
  eve = await signIn(server, 'eve@elsewhere.example');
});

let people = 0;
const traveller = () => signIn(server, `lea${++people}@kontor.example`, { name: 'Léa Martin' });

async function onlyImport(of: SignedIn) {
  await server.settled();
  const { body } = await of.send(calls.listImports);
  assert.equal(body.items.length, 1);
  return body.items[0];
}

const stranger = (of: SignedIn, from = 'bookings@aircorail.example') =>
  forward(server, of, mail({ from, subject: 'Your flight', html: flightMarkup() }), { from });

test('what comes from an unknown sender is read, and touches nothing until its person says yes', async () => {
  const lea = await traveller();
  await stranger(lea);
  const arrived = await onlyImport(lea);
  assert.deepEqual([arrived.state, arrived.reason], ['needs-review', 'sender-unknown']);
  assert.equal(arrived.bookings[0].title, 'QC 1824 · CDG → LIN');
  assert.equal(arrived.bookings[0].action, 'waiting');
  assert.deepEqual((await lea.send(calls.listTrips)).body.items, []);
  const { body: news } = await lea.send(calls.listMessages);
  assert.ok(news.items.some((m: { title: string }) => m.title === 'Was this you?'));
  assert.equal((await lea.send(calls.listImports, { query: { waiting: '1' } })).body.waiting, 1);

  const accepted = await lea.send(calls.acceptImport, { params: { id: arrived.id }, body: {} });
  assert.equal(accepted.status, 200);
  assert.deepEqual([accepted.body.state, accepted.body.bookings[0].action], ['placed', 'created']);
  assert.equal((await lea.send(calls.listTrips)).body.items.length, 1);
  const again = await lea.send(calls.acceptImport, { params: { id: arrived.id }, body: {} });
  assert.equal(again.body.code, 'import.not-waiting');
});

test('a sender that was said to be trusted is trusted from then on, and no other', async () => {
  const lea = await traveller();
  await stranger(lea);
  const first = await onlyImport(lea);
  await lea.send(calls.acceptImport, { params: { id: first.id }, body: { trustSender: true } });
  await stranger(lea, 'bookings@aircorail.example');
  await stranger(lea, 'offers@aircorail.example');
  await server.settled();
  const { body } = await lea.send(calls.listImports);
  assert.deepEqual(
    body.items.map(({ from, state }: { from: string; state: string }) => [from, state]),
    [
      ['offers@aircorail.example', 'needs-review'],
      ['bookings@aircorail.example', 'placed'],
      ['bookings@aircorail.example', 'placed'],
    ],
  );
});

test('a name that looks like the traveller’s address does not make the mail theirs, and neither do two senders', async () => {
  const lea = await traveller();
  await stranger(lea, `"${lea.email}" <eve@elsewhere.example>`);
  assert.equal((await onlyImport(lea)).from, 'eve@elsewhere.example');
  await stranger(lea, `${lea.email}, eve@elsewhere.example`);
  await server.settled();
  const { body } = await lea.send(calls.listImports);
  assert.deepEqual(
    body.items.map(({ reason }: { reason: string }) => reason),
    ['sender-unknown', 'sender-unknown'],
  );
});

test('what a paper speaks of beside what was read of it waits, also once the rest is accepted, until its person has added it', async () => {
  const lea = await traveller();
  const from = 'bookings@aircorail.example';
  const more =
    'Your train: TGV 6607 leaves Paris Gare de Lyon at 18:04 on 8 March 2027 and you reach the station of your host at 20:11.';
  const flight =
    'Booking reference: H7K2PL<br>Flight KL1244 Paris (CDG) - Amsterdam (AMS)<br>8 March 2027, 09:40 - 11:05';
  await forward(server, lea, mail({ from, subject: 'Your trip', html: `<p>${flight}</p><p>${more}</p>` }), { from });
  const arrived = await onlyImport(lea);
  assert.deepEqual([arrived.state, arrived.reason, arrived.speaksOfMore], ['needs-review', 'sender-unknown', true]);
  assert.equal(arrived.bookings.length, 1);
  assert.deepEqual(
    arrived.unread.map((one: { text: string }) => one.text),
    [more.replace('Your train: ', '')],
  );
  const params = { id: arrived.id };
  const original = await lea.send(calls.getImportOriginal, { params, query: { as: 'html' } });
  assert.match(Buffer.from(original.body).toString(), /id="u0">TGV 6607/);

  const accepted = await lea.send(calls.acceptImport, { params, body: {} });
  assert.deepEqual([accepted.body.state, accepted.body.reason], ['needs-review', 'more-inside']);
  assert.equal(accepted.body.bookings[0].action, 'created');

  const segment = {
    type: 'train',
    number: 'TGV 6607',
    departure: { name: 'Paris Gare de Lyon', timeZone: 'Europe/Paris' },
    arrival: { name: 'Lyon Part-Dieu', timeZone: 'Europe/Paris' },
    start: '2027-03-08T18:04:00+01:00[Europe/Paris]',
    end: '2027-03-08T20:11:00+01:00[Europe/Paris]',
  } as const;
  const added = await lea.send(calls.completeImport, { params, body: { segment } });
  assert.deepEqual([added.body.state, added.body.reason, added.body.speaksOfMore], ['placed', null, false]);
  assert.deepEqual(added.body.unread, []);
  const lookedAt = await lea.send(calls.getImportOriginal, { params, query: { as: 'html' } });
  assert.doesNotMatch(Buffer.from(lookedAt.body).toString(), /id="u0"/);
});

test('what holds no booking waits with the reason, and is completed by hand', async () => {
  const lea = await traveller();
  const text = 'Chère Léa, votre chambre est prête du 3 au 5.\r\nBien à vous';
  await forward(server, lea, mail({ from: lea.email, subject: 'Votre séjour', text }));
  const arrived = await onlyImport(lea);
  assert.equal(arrived.state, 'needs-review');
  assert.ok(arrived.reason);
  assert.deepEqual(arrived.bookings, []);

  const segment = {
    type: 'hotel',
    name: 'Hôtel des Trois Ponts',
    start: '2026-12-03',
    end: '2026-12-05',
    place: { name: 'Hôtel des Trois Ponts', city: 'Lyon', country: 'FR' },
  } as const;
  const { status, body } = await lea.send(calls.completeImport, { params: { id: arrived.id }, body: { segment } });
  assert.equal(status, 200);
  assert.deepEqual([body.state, body.bookings[0].action, body.reason], ['placed', 'created', null]);
  const { body: trip } = await lea.send(calls.getTrip, { params: { id: body.trips[0].id } });
  assert.equal(trip.segments[0].importId, arrived.id);
  assert.equal(trip.segments[0].attachments.length, 1);
});

test('a booking with a field missing waits beside the one that was placed, and is completed where it stands', async () => {
  const lea = await traveller();
  const half = flightMarkup().replace(/<script[\s\S]*?<\/script>/, (whole) =>
    whole
      .replace('QC', 'QD')
      .replace('KX7PQ2', 'ZZ9AA1')
      .replace(/"arrivalAirport":\{[^}]*\},?/, '')
      .replace(/,?"arrivalTime":"[^"]*"/, ''),
  );
  await forward(
    server,
    lea,
    mail({ from: lea.email, subject: 'Two flights', html: flightMarkup().replace('</body>', `${half}</body>`) }),
  );
  const arrived = await onlyImport(lea);
  assert.equal(arrived.state, 'needs-review');
  const waiting = arrived.bookings.find((b: { action: string }) => b.action === 'waiting');
  assert.ok(arrived.bookings.some((b: { action: string }) => b.action === 'created'));
  assert.equal(waiting.reason, 'incomplete');
  assert.ok(waiting.missing.includes('arrival'));

  const segment = { ...waiting.draft, arrival: { name: 'Genova', iata: 'GOA', timeZone: 'Europe/Rome' } };
  const done = await lea.send(calls.completeImport, {
    params: { id: arrived.id },
    body: { index: waiting.index, segment },
  });
  assert.equal(done.status, 200);
  assert.equal(done.body.state, 'placed');
  assert.equal(done.body.bookings.length, 2);
  const twice = await lea.send(calls.completeImport, {
    params: { id: arrived.id },
    body: { index: waiting.index, segment },
  });
  assert.equal(twice.body.code, 'import.not-waiting');
});

test('a stale If-Match changes nothing', async () => {
  const lea = await traveller();
  await stranger(lea);
  const arrived = await onlyImport(lea);
  const stale = await lea.send(calls.acceptImport, { params: { id: arrived.id }, body: {}, ifMatch: '"0"' });
  assert.equal(stale.status, 412);
  assert.equal((await onlyImport(lea)).state, 'needs-review');
});

test('what is dismissed leaves the tray, its segments stay, and the same file may come again', async () => {
  const lea = await traveller();
  const raw = mail({ from: lea.email, subject: 'Your flight', html: flightMarkup() });
  await forward(server, lea, raw);
  const arrived = await onlyImport(lea);
  assert.equal((await lea.send(calls.dismissImport, { params: { id: arrived.id } })).status, 204);
  assert.deepEqual((await lea.send(calls.listImports)).body.items, []);
  assert.equal((await lea.send(calls.getImport, { params: { id: arrived.id } })).status, 404);
  assert.equal((await lea.send(calls.listTrips)).body.items.length, 1);
  await forward(server, lea, raw);
  assert.equal((await onlyImport(lea)).bookings[0].action, 'unchanged');
});

test('the original is there byte for byte, and to be looked at with nothing in it that runs', async () => {
  const lea = await traveller();
  const html = '<p onclick="x()">Zimmer 12</p><script>x()</script><img src="https://tracker.example/p.gif">';
  const raw = mail({ from: lea.email, subject: 'Ihr Zimmer', html });
  await forward(server, lea, raw);
  const { id } = await onlyImport(lea);
  const file = await lea.send(calls.getImportOriginal, { params: { id } });
  assert.equal(Buffer.from(file.body).toString(), raw);
  assert.match(file.headers.get('content-disposition') ?? '', /^attachment/);
  const shown = await lea.send(calls.getImportOriginal, { params: { id }, query: { as: 'html' } });
  const text = Buffer.from(shown.body).toString();
  assert.match(text, /Zimmer 12/);
  assert.doesNotMatch(text, /script|onclick|tracker/);
  assert.match(shown.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
  const words = await lea.send(calls.getImportOriginal, { params: { id }, query: { as: 'text' } });
  assert.match(Buffer.from(words.body).toString(), /Zimmer 12/);
});

test('a page that somebody brings as a file is shown with nothing in it that runs, fetches or covers', async () => {
  const lea = await traveller();
  const page = `<!doctype html><html><head><meta http-equiv="refresh" content="0;url=https://evil.example">
    <base href="https://evil.example/"><link rel="stylesheet" href="//evil.example/a.css"><style>@import "evil.css"</style></head>
    <body onload="x()"><p style="background:url(https://evil.example/b)">Zimmer 12</p><svg><script>x()</script></svg>
    <a href="javascript:x()">here</a><a href=" java\tscript:x()">there</a><img src=x onerror=x()>
    <form action="https://evil.example"><input name=a></form><iframe srcdoc="<script>x()</script>"></iframe>
    <div style="position:fixed;inset:0">cover</div><math><mtext><style><img src onerror=x()></style></mtext></math>
    <noscript><p title="</noscript><img src=x onerror=x()>"></noscript></body></html>`;
  const file = new File([page], 'zimmer.html', { type: 'text/html' });
  const { body } = await lea.send(calls.createImport, { body: { name: file.name }, file });
  await server.settled();
  const shown = await lea.send(calls.getImportOriginal, { params: { id: body.id }, query: { as: 'html' } });
  const text = Buffer.from(shown.body).toString();
  assert.match(text, /Zimmer 12/);
  // Of the page itself; what we add to it is a plain style.
  assert.doesNotMatch(
    text.replace(/^<style>[^<]*<\/style>/, ''),
    /evil|script|onerror|onload|fixed|<(style|form|iframe|svg|math|link|meta|base)/i,
  );
  assert.match(shown.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
  const kept = await lea.send(calls.getImportOriginal, { params: { id: body.id } });
  assert.match(kept.headers.get('content-disposition') ?? '', /^attachment/);
});

test('a stranger’s import and no import sound the same, whatever is asked of it', async () => {
  const lea = await traveller();
  await stranger(lea);
  const { id } = await onlyImport(lea);
  const none = '01900000-0000-7000-8000-000000000000';
  const segment = { type: 'event', name: 'x', start: '2026-12-03' } as const;
  for (const params of [{ id }, { id: none }]) {
    const answers = await Promise.all([
      eve.send(calls.getImport, { params }),
      eve.send(calls.getImportOriginal, { params }),
      eve.send(calls.acceptImport, { params, body: {} }),
      eve.send(calls.completeImport, { params, body: { segment } }),
      eve.send(calls.readImportAgain, { params }),
      eve.send(calls.dismissImport, { params }),
    ]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404, 404, 404, 404],
    );
  }
  assert.deepEqual((await eve.send(calls.listImports)).body.items, []);
  assert.equal((await onlyImport(lea)).state, 'needs-review');
});
