import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import { calls } from '@escale/contract';
import { flight, makeCustomer, makeTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

let server: TestServer;
let ana: SignedIn;
let eve: SignedIn;
let lea: SignedIn;
let tripId: string;
let customerId: string;

before(async () => {
  server = await startServer();
  ana = await signInAgent(server, 'ana@agency.example');
  eve = await signInAgent(server, 'eve@elsewhere.example', 'Somebody Else Travel');
  lea = await signIn(server, 'lea@example.com', { name: 'Léa Martin' });
  customerId = (await makeCustomer(ana, lea)).id;
  tripId = (await makeTrip(lea, { name: 'Lisbon', segments: [flight(3)] })).id;
});

/** One red pixel. */
function png(...more: Buffer[]): File {
  const chunk = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length);
    head.write(type, 4, 'latin1');
    const body = Buffer.concat([head.subarray(4), content]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([head, content, check]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const picture = deflateSync(Buffer.from([0, 255, 0, 0]));
  const parts = [chunk('IHDR', header), ...more, chunk('IDAT', picture), chunk('IEND', Buffer.alloc(0))];
  return new File([Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])], 'logo.png');
}

const upload = (file: File, agent = ana) => agent.send(calls.uploadImage, { body: { name: file.name }, file });

test('an image is what its content says, and opens for its agency alone', async () => {
  const made = await upload(png());
  assert.deepEqual([made.status, made.body.mediaType, made.body.width], [201, 'image/png', 1]);
  const params = { id: made.body.id };
  const read = await ana.send(calls.getAgencyImage, { params });
  assert.deepEqual(
    [read.status, read.headers.get('content-type'), read.headers.get('x-content-type-options')],
    [200, 'image/png', 'nosniff'],
  );
  assert.equal((await eve.send(calls.getAgencyImage, { params })).status, 404);
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'logo.png');
  assert.equal((await upload(svg)).status, 415);
  const large = new File([Buffer.alloc(6 * 1024 * 1024)], 'logo.png');
  assert.equal((await upload(large)).status, 413);
  const foreign = { name: 'Costa Travel', colour: '#0b6e4f', logoId: params.id };
  assert.equal((await eve.send(calls.updateAgencyBrand, { body: foreign })).status, 404);
});

test('a trip that the agency manages is drawn with its name, colour and logo, and no other is', async () => {
  const logo = await upload(png());
  const body = { name: 'Costa Travel', colour: '#0B6E4F', logoId: logo.body.id };
  const pale = await ana.send(calls.updateAgencyBrand, { body: { ...body, colour: '#ffdd00' } });
  assert.deepEqual([pale.status, pale.body.code], [422, 'brand.contrast-too-low']);
  const brand = await ana.send(calls.updateAgencyBrand, { body, ifMatch: '"1"' });
  assert.deepEqual([brand.status, brand.body.colour, brand.body.version], [200, '#0b6e4f', 2]);
  assert.equal((await ana.send(calls.updateAgencyBrand, { body, ifMatch: '"1"' })).status, 412);

  const link = await lea.send(calls.createTripLink, { params: { id: tripId }, body: {} });
  const address = `${server.url}${new URL(link.body.url).pathname}`;
  const page = async () => (await fetch(address)).text();
  assert.doesNotMatch(await page(), /Costa Travel/, 'Léa made it herself');
  assert.equal((await lea.send(calls.getTripAgency, { params: { id: tripId } })).body.agency, null);

  await ana.send(calls.addSegmentForCustomer, { params: { id: tripId }, body: flight(4) });
  const shown = await fetch(address);
  const branded = await shown.text();
  assert.match(branded, /Costa Travel/);
  assert.match(branded, /--accent:#0b6e4f/);
  assert.match(branded, /src="data:image\/png;base64,/);
  assert.match(shown.headers.get('content-security-policy') ?? '', /img-src data:;/);
  const agency = await lea.send(calls.getTripAgency, { params: { id: tripId } });
  assert.equal(agency.body.agency.name, 'Costa Travel');
  for (const paper of [
    await lea.send(calls.getTripPdf, { params: { id: tripId } }),
    await ana.send(calls.getAgencyTripPdf, { params: { id: tripId } }),
  ]) {
    const text = Buffer.from(paper.body).toString('latin1');
    assert.equal(paper.status, 200);
    assert.ok(text.includes('(Costa Travel)'), 'its author');
    assert.ok(text.includes('/Subtype /Image'), 'its logo');
  }
  assert.equal((await eve.send(calls.getAgencyTripPdf, { params: { id: tripId } })).status, 404);

  await lea.send(calls.leaveAdvisor, { params: { id: customerId } });
  assert.doesNotMatch(await page(), /Costa Travel/, 'she has left');
});
