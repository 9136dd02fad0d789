import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { calls, type Reveals } from '@escale/contract';
import { flight, makeTrip, personalEvent } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let now = new Date();

before(async () => {
  server = await startServer({ clock: { now: () => now } });
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
});

/** When the clocks of Paris say CET and those of Lisbon WET. */
const winterDay = `${new Date().getUTCFullYear() + 1}-01-20`;
const bookedFlight = flight(10, {
  start: `${winterDay}T08:15:00`,
  end: `${winterDay}T09:50:00`,
  confirmationNumber: 'QX7K2P',
  seatNumber: '14C',
  price: { amount: '212.40', currency: 'EUR' },
  travelers: [{ name: 'MARTIN LEA MRS' }],
});

async function shared(reveals: Partial<Reveals> = {}, by = lea) {
  const trip = await makeTrip(by, { name: 'Board <b>meeting</b>', segments: [bookedFlight, personalEvent(11)] });
  await by.send(calls.addTripAttachment, {
    params: { id: trip.id },
    body: { url: 'https://example.com/agenda', name: 'Agenda' },
  });
  const { status, body } = await by.send(calls.createTripLink, { params: { id: trip.id }, body: { reveals } });
  assert.equal(status, 201);
  return { trip, link: body, path: new URL(body.url).pathname };
}

const open = (path: string, language = 'en') => fetch(server.url + path, { headers: { 'accept-language': language } });

test('a link shows times and places, and nothing else unless somebody chose it', async () => {
  const { path } = await shared();
  const answer = await open(path);
  const page = await answer.text();
  assert.equal(answer.status, 200);
  for (const there of ['08:15', 'CET', '09:50 WET', 'Paris CDG → Lisbon LIS']) assert.ok(page.includes(there), there);
  // The page's own address is letters of chance.
  const said = page.replaceAll(path, '');
  for (const kept of ['QX7K2P', '14C', '212', 'Martin', 'MARTIN', 'Agenda', 'lea@example.com', 'Dentist']) {
    assert.ok(!said.includes(kept), kept);
  }
  assert.ok(page.includes('Board &#60;b&#62;meeting') && !page.includes('<b>'), 'names are words and no markup');
});

test('what was chosen is shown, and a personal event never', async () => {
  const { path } = await shared({ confirmationNumbers: true, prices: true, travelers: true, files: true });
  const page = await (await open(path)).text();
  for (const there of ['QX7K2P', '14C', '€212.40', 'Léa Martin', 'Agenda']) assert.ok(page.includes(there), there);
  assert.ok(!page.includes('Dentist'));
});

test('it shows the trip as it is now, in the language of who reads', async () => {
  const { path, trip } = await shared();
  const segment = trip.segments.find(({ type }) => type === 'flight');
  const params = { id: trip.id, segmentId: segment?.id ?? '' };
  await lea.send(calls.updateSegment, { params, body: { departureGate: 'K42' } });
  const page = await (await open(path, 'fr-FR')).text();
  assert.match(page, /<html lang="fr">/);
  assert.ok(page.includes('Porte K42'));
  assert.ok(page.includes('Paris CDG → Lisbonne LIS'), 'a town is called as its reader calls it');
});

test('no robot keeps the page, no other site frames it or learns its address, and nothing on it runs', async () => {
  const { path } = await shared();
  const { headers } = await open(path);
  assert.equal(headers.get('x-robots-tag'), 'noindex, nofollow');
  assert.equal(headers.get('referrer-policy'), 'no-referrer');
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-[^']+'; /);
});

test('an unknown, an expired and a revoked link sound the same', async () => {
  const [revoked, expired] = [await shared(), await shared()];
  await lea.send(calls.revokeTripLink, { params: { id: revoked.trip.id, linkId: revoked.link.id } });
  const later = new Date(Date.parse(expired.link.expiresAt) + 1);
  const unknown = `/s/${'A'.repeat(32)}`;
  const heard = async (path: string) => {
    const answer = await open(path);
    const said = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'));
    return { status: answer.status, said, text: await answer.text() };
  };
  const nothing = await heard(unknown);
  assert.equal(nothing.status, 404);
  assert.match(nothing.text, /<a class="deed" href="\/">Open Escale<\/a>/, 'whose page it is, and a way on');
  assert.deepEqual(await heard(revoked.path), nothing);
  assert.deepEqual(await heard(`${revoked.path}/pdf`), nothing);
  assert.deepEqual(await heard('/s/short'), nothing);
  now = later;
  assert.deepEqual(await heard(expired.path), nothing);
  now = new Date();
});

test('the list tells how often a link was opened, and its address is nowhere', async () => {
  const { path, trip, link } = await shared();
  const token = path.split('/').at(-1) ?? '';
  await open(path);
  await open(path);
  const { body } = await lea.send(calls.listTripLinks, { params: { id: trip.id } });
  assert.deepEqual(
    body.items.map(({ id, openedCount }: { id: string; openedCount: number }) => [id, openedCount]),
    [[link.id, 2]],
  );
  assert.ok(!JSON.stringify(body).includes(token));
  const rows = await server.app.house.db.query.selectFrom('trip_links').selectAll().execute();
  assert.ok(!JSON.stringify(rows).includes(token));
});

test('a link ends with its trip', async () => {
  const { path, trip } = await shared();
  assert.equal((await open(path)).status, 200);
  await lea.send(calls.deleteTrip, { params: { id: trip.id } });
  assert.equal((await open(path)).status, 404);
});

test('a file opens through a link that reveals files, and through no other', async () => {
  const reveal = await shared({ files: true });
  const keep = await shared();
  const files = new FormData();
  files.set('file', new Blob(['%PDF-1.4 the confirmation']), 'Confirmation.pdf');
  const ids: string[] = [];
  for (const { trip } of [reveal, keep]) {
    const answer = await fetch(`${server.url}/api/my/trips/${trip.id}/attachments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lea.token}` },
      body: files,
    });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  const opened = await open(`${reveal.path}/files/${ids[0]}`);
  assert.deepEqual([opened.status, await opened.text()], [200, '%PDF-1.4 the confirmation']);
  assert.match(opened.headers.get('content-disposition') ?? '', /^attachment/);
  assert.equal((await open(`${keep.path}/files/${ids[1]}`)).status, 404);
  assert.equal((await open(`${reveal.path}/files/${ids[1]}`)).status, 404, 'of another trip');
});

test('on paper the trip is a PDF with its fonts in it, the same bytes each time, without personal events', async () => {
  const { path, trip } = await shared();
  const read = async (language: string) =>
    Buffer.from(await (await open(`${path}/pdf?language=${language}`)).arrayBuffer());
  const [one, again, french] = [await read('en'), await read('en'), await read('fr')];
  assert.equal(one.subarray(0, 5).toString(), '%PDF-');
  assert.ok(one.equals(again) && !one.equals(french));
  assert.ok(one.includes('/FontFile2') || one.includes('/FontFile3'));
  const own = await lea.send(calls.getTripPdf, { params: { id: trip.id } });
  assert.equal(own.status, 200);
});
