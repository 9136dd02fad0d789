import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { type Attachment, calls } from '@escale/contract';
import { addTraveler, flight, makeSegment, makeTrip, personalEvent, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';

let server: TestServer;
let lea: SignedIn;
let max: SignedIn;
let eve: SignedIn;

before(async () => {
  server = await startServer();
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  max = await signIn(server, 'max@example.com', { name: 'Max Weber' });
  eve = await signIn(server, 'eve@elsewhere.example');
});

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF';

async function attach(tripId: string, content: string | Uint8Array<ArrayBuffer>, name: string): Promise<Attachment> {
  const added = await lea.send(calls.addTripAttachment, {
    params: { id: tripId },
    body: {},
    file: new File([content], name),
  });
  assert.equal(added.status, 201, JSON.stringify(added.body));
  return added.body;
}

function fetchContent(id: string, headers: Record<string, string> = {}, search = '') {
  return fetch(`${server.url}/api/my/attachments/${id}/content${search}`, {
    headers: { authorization: `Bearer ${lea.token}`, ...headers },
  });
}

test('a file comes back byte for byte, is renamed, and is gone when it is deleted', async () => {
  const trip = await makeTrip(lea, { segments: [flight(4)] });
  const segmentId = trip.segments[0]?.id ?? '';
  const bytes = new Uint8Array(300_000).map((_, i) => (i * 7919) % 251);
  const added = await lea.send(calls.addSegmentAttachment, {
    params: { id: trip.id, segmentId },
    body: { name: 'Ticket' },
    file: new File([bytes], 'scan.bin'),
  });
  assert.deepEqual(
    [added.status, added.body.name, added.body.sizeBytes, added.body.mediaType, added.body.preview],
    [201, 'Ticket', 300_000, 'application/octet-stream', null],
  );
  const read = await lea.send(calls.getAttachmentContent, { params: { id: added.body.id } });
  assert.deepEqual(Buffer.from(read.body), Buffer.from(bytes));
  const seen = await readTrip(lea, trip.id);
  assert.deepEqual(
    [seen.attachments.map((a) => a.id), seen.segments[0]?.attachments.map((a) => a.name), seen.otherAttachments],
    [[added.body.id], ['Ticket'], []],
  );
  const renamed = await lea.send(calls.renameAttachment, { params: { id: added.body.id }, body: { name: 'Billet' } });
  assert.deepEqual([renamed.status, renamed.body.name], [200, 'Billet']);
  assert.equal((await lea.send(calls.deleteAttachment, { params: { id: added.body.id } })).status, 204);
  assert.equal((await lea.send(calls.getAttachmentContent, { params: { id: added.body.id } })).status, 404);
  const { rows } = await usesOf(added.body.id);
  assert.equal(rows, 0, 'nobody needs the bytes any more');
});

test('a part of a file can be asked for', async () => {
  const trip = await makeTrip(lea);
  const { id } = await attach(trip.id, pdf, 'a.pdf');
  const part = await fetchContent(id, { range: 'bytes=0-7' });
  assert.deepEqual([part.status, await part.text()], [206, '%PDF-1.7']);
  assert.equal(part.headers.get('content-range'), `bytes 0-7/${pdf.length}`);
  const end = await fetchContent(id, { range: 'bytes=-5' });
  assert.deepEqual([end.status, await end.text()], [206, '%%EOF']);
  assert.equal((await fetchContent(id, { range: `bytes=${pdf.length}-` })).status, 416);
});

test('what a file is follows from its bytes, and only four kinds are shown', async () => {
  const trip = await makeTrip(lea);
  const kinds: [string, string | Uint8Array<ArrayBuffer>, string, string | null][] = [
    ['photo.html', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), 'image/jpeg', 'jpg'],
    ['plan.pdf', png(), 'image/png', 'png'],
    ['page.png', '<!doctype html><h1>Hello</h1>', 'text/html', 'html'],
    ['note.exe', pdf, 'application/pdf', 'pdf'],
    ['safe.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml', null],
    ['x.jpg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', null],
    [
      'page.html',
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>',
      'text/plain',
      null,
    ],
    ['words.pdf', 'just words', 'text/plain', null],
  ];
  for (const [name, content, mediaType, preview] of kinds) {
    const added = await attach(trip.id, content, name);
    assert.deepEqual([added.mediaType, added.preview], [mediaType, preview], name);
    const served = await fetchContent(added.id);
    await served.arrayBuffer();
    assert.equal(served.headers.get('x-content-type-options'), 'nosniff');
    const disposition = served.headers.get('content-disposition') ?? '';
    assert.equal(disposition.startsWith(preview ? 'inline' : 'attachment'), true, `${name}: ${disposition}`);
    const kept = await fetchContent(added.id, {}, '?download=1');
    await kept.arrayBuffer();
    assert.match(kept.headers.get('content-disposition') ?? '', /^attachment/);
  }
});

test('a page that was attached can run nothing and call nobody', async () => {
  const trip = await makeTrip(lea);
  const hostile = `<html><meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example">
    <style>@import "https://evil.example/a.css"; body { background: url(https://evil.example/b) }</style>
    <script>fetch('https://evil.example')</script><form action="https://evil.example"></form>
    <iframe srcdoc="<script>top.location='https://evil.example'</script>"></iframe><img src=x onerror="alert(1)"></html>`;
  const { id } = await attach(trip.id, hostile, 'offer.html');
  const served = await fetchContent(id);
  await served.arrayBuffer();
  const policy = served.headers.get('content-security-policy') ?? '';
  assert.match(policy, /(^|; )sandbox(;|$)/, 'no allow-scripts, no allow-same-origin, no allow-forms');
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /script-src|https?:|\*/);
  assert.match(served.headers.get('content-type') ?? '', /^text\/html/);
});

test('a name is data: kept without paths, line breaks and turned reading directions, and sent encoded', async () => {
  const trip = await makeTrip(lea);
  const names: [string, string][] = [
    ['"><img src=x onerror=alert(1)>.pdf', '"><img src=x onerror=alert(1)>.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\CON.pdf', 'CON.pdf'],
    ['ticket\u202efdp.exe', 'ticketfdp.exe'],
    ['ticket\u061c1.pdf', 'ticket1.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
    ['re\u0301sume\u0301.pdf', 'r\u00e9sum\u00e9.pdf'],
    ['旅程 ✈.pdf', '旅程 ✈.pdf'],
  ];
  for (const [given, kept] of names) {
    const added = await lea.send(calls.addTripAttachment, {
      params: { id: trip.id },
      body: { name: given },
      file: new File([pdf], 'a.pdf'),
    });
    assert.deepEqual([added.status, added.body.name], [201, kept]);
    const served = await fetchContent(added.body.id);
    await served.arrayBuffer();
    const header = served.headers.get('content-disposition') ?? '';
    assert.match(header, /^inline; filename="[^"\\]*"; filename\*=UTF-8''[\w.!~%-]+$/);
    assert.equal(served.headers.get('set-cookie'), null);
  }
  for (const name of ['a\0.pdf', 'x'.repeat(256), '']) {
    const refused = await lea.send(calls.addTripAttachment, {
      params: { id: trip.id },
      body: { name },
      file: new File([pdf], 'a.pdf'),
    });
    assert.equal(refused.status, 422, name.slice(0, 10));
  }
});

test('a link is kept as it is and never fetched; only http and https, and no passwords in it', async () => {
  const trip = await makeTrip(lea);
  const params = { id: trip.id };
  const added = await lea.send(calls.addTripAttachment, { params, body: { url: 'http://169.254.169.254/latest' } });
  assert.deepEqual([added.status, added.body.kind, added.body.name], [201, 'link', '169.254.169.254']);
  const content = await lea.send(calls.getAttachmentContent, { params: { id: added.body.id } });
  assert.equal((content.body as unknown as { code: string }).code, 'attachment.not-a-file');
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://a:b@example.com',
    '//evil',
    '',
  ]) {
    assert.equal((await lea.send(calls.addTripAttachment, { params, body: { url } })).status, 422, url);
  }
});

test('a file that is too large is refused and nothing of it is left', async () => {
  const trip = await makeTrip(lea);
  const refused = await lea.send(calls.addTripAttachment, {
    params: { id: trip.id },
    body: {},
    file: new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'big.bin'),
  });
  assert.deepEqual([refused.status, refused.body.code], [413, 'request.too-large']);
  assert.deepEqual((await readTrip(lea, trip.id)).otherAttachments, []);
});

test('fellow travellers add files and change their own; strangers reach none, nor through a trip of their own', async () => {
  const trip = await makeTrip(lea, { segments: [flight(4)] });
  await addTraveler(lea, trip.id, 'max@example.com');
  const hers = await attach(trip.id, pdf, 'hers.pdf');
  const his = await max.send(calls.addTripAttachment, {
    params: { id: trip.id },
    body: { url: 'https://example.com' },
  });
  assert.equal(his.status, 201);
  const rename = (by: SignedIn, id: string) => by.send(calls.renameAttachment, { params: { id }, body: { name: 'x' } });
  assert.deepEqual(
    [await rename(max, hers.id), await rename(max, his.body.id), await rename(lea, his.body.id)].map((a) => a.status),
    [403, 200, 200],
  );
  assert.equal((await max.send(calls.getAttachmentContent, { params: { id: hers.id } })).status, 200);
  const own = await makeTrip(eve);
  for (const answer of [
    await eve.send(calls.getAttachmentContent, { params: { id: hers.id } }),
    await rename(eve, hers.id),
    await eve.send(calls.deleteAttachment, { params: { id: hers.id } }),
    await eve.send(calls.addSegmentAttachment, {
      params: { id: own.id, segmentId: trip.segments[0]?.id ?? '' },
      body: { url: 'https://example.com' },
    }),
  ]) {
    assert.equal(answer.status, 404);
  }
});

test('what is attached to a personal event is its owner’s alone', async () => {
  const trip = await makeTrip(lea, { segments: [flight(4)] });
  await addTraveler(lea, trip.id, 'max@example.com');
  const event = await makeSegment(max, trip.id, personalEvent(5));
  const added = await max.send(calls.addSegmentAttachment, {
    params: { id: trip.id, segmentId: event.id },
    body: { url: 'https://example.com/doctor' },
  });
  assert.deepEqual((await readTrip(lea, trip.id)).attachments, []);
  assert.equal((await readTrip(max, trip.id)).attachments.length, 1);
  const asked = await lea.send(calls.deleteAttachment, { params: { id: added.body.id } });
  assert.deepEqual([asked.status, asked.body.code], [404, 'attachment.not-found']);
});

async function usesOf(id: string): Promise<{ rows: number }> {
  const [row] = await server.app.house.db.rows<{ rows: number }>(
    'select count(*) as rows from file_uses where used_id = $1',
    [id],
  );
  return row ?? { rows: -1 };
}

/** One white pixel. */
function png(): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  return Uint8Array.from(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.from([0, 255, 255, 255]))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}
