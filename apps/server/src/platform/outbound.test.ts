import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { type OutboundReason, openOutbound } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<{ port: number; url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
    answer(request, reply);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { port, url: `http://127.0.0.1:${port}`, asked };
}

/** A world in which these names exist and the machine itself may be asked on these ports. */
function outside(names: Record<string, string | string[]>, ...allow: string[]) {
  const asked: string[] = [];
  const outbound = openOutbound({
    allow,
    resolve: async (hostname) => {
      asked.push(hostname);
      const found = names[hostname];
      if (!found) throw new Error('ENOTFOUND');
      return [found].flat().map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
  });
  return { ...outbound, asked };
}

const refusedAs = (reason: OutboundReason) => (error: unknown) => {
  assert.equal((error as { reason?: string }).reason, reason);
  return true;
};

test('only addresses of the public internet are public', () => {
  const inside = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
  const wrapped = [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
  ];
  for (const address of [...inside, ...wrapped, '224.0.0.1', '255.255.255.255', 'localhost', '']) {
    assert.equal(isPublicAddress(address), false, address);
  }
  for (const address of ['93.184.216.34', '9.9.9.9', '2606:4700::1111', '2a00:1450:4007::200e']) {
    assert.equal(isPublicAddress(address), true, address);
  }
});

test('the house asks nothing of itself or of its neighbours, however the address is written', async () => {
  const { port, asked } = await serve((_request, reply) => reply.end('secret'));
  const world = outside({ 'calendar.example': '10.0.0.7', 'six.example': '::ffff:127.0.0.1', localhost: '127.0.0.1' });
  const hosts = ['127.0.0.1', '0x7f.1', '2130706433', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', 'localhost'];
  for (const host of [...hosts, 'calendar.example', 'six.example', '169.254.169.254']) {
    for (const at of [host, `${host}:${port}`]) {
      await assert.rejects(world.fetch(`http://${at}/`), refusedAs('address-refused'), at);
    }
  }
  assert.deepEqual(asked, []);
});

test('what is no web address is not asked', async () => {
  for (const url of ['file:///etc/passwd', 'ftp://a.example/', 'https://lea:secret@a.example/', 'nonsense', '']) {
    await assert.rejects(outside({ 'a.example': '93.184.216.34' }).fetch(url), refusedAs('bad-url'), url);
  }
  await assert.rejects(outside({}).fetch('https://nowhere.example/'), refusedAs('not-found'));
  await assert.rejects(
    outside({ 'a.example': '93.184.216.34' }).fetch('http://a.example:6379/'),
    refusedAs('address-refused'),
  );
});

test('the operator can let a neighbour in, by name and port', async () => {
  const { port } = await serve((_request, reply) => reply.setHeader('x-who', 'neighbour').end('hello'));
  const world = outside({ 'dav.internal': '127.0.0.1' }, `dav.internal:${port}`);
  const answer = await world.fetch(`http://dav.internal:${port}/a?b=c`);
  assert.equal(await answer.text(), 'hello');
  assert.equal(answer.headers.get('x-who'), 'neighbour');
  assert.equal(answer.url, `http://dav.internal:${port}/a?b=c`);
  await assert.rejects(world.fetch('http://dav.internal/'), refusedAs('address-refused'));
});

test('a name is resolved once: what it says a moment later is not followed', async () => {
  const { port } = await serve((_request, reply) => reply.end('here'));
  const world = outside({ 'rebinding.example': ['127.0.0.1', '93.184.216.34'] }, `rebinding.example:${port}`);
  await world.fetch(`http://rebinding.example:${port}/`);
  assert.deepEqual(world.asked, ['rebinding.example']);
});

test('a redirect is looked at like any other address', async () => {
  const inner = await serve((_request, reply) => reply.end('inner'));
  for (const to of [
    `http://127.0.0.1:${inner.port}/`,
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'file:///etc',
  ]) {
    const outer = await serve((_request, reply) => reply.writeHead(302, { location: to }).end());
    const world = outside({ 'outer.example': '127.0.0.1' }, `outer.example:${outer.port}`);
    await assert.rejects(
      world.fetch(`http://outer.example:${outer.port}/`),
      refusedAs(to.startsWith('file') ? 'bad-url' : 'address-refused'),
    );
  }
  assert.deepEqual(inner.asked, []);
});

test('a password goes to the origin that it is for, and to no other', async () => {
  const other = await serve((_request, reply) => reply.end('other'));
  const first = await serve((request, reply) => {
    const location = request.url === '/near' ? '/here' : `http://other.example:${other.port}/far`;
    reply.writeHead(request.url === '/here' ? 200 : 307, { location }).end();
  });
  const world = outside(
    { 'first.example': '127.0.0.1', 'other.example': '127.0.0.1' },
    'first.example',
    'other.example',
  );
  const headers = { Authorization: 'Basic c2VjcmV0' };
  await world.fetch(`http://first.example:${first.port}/near`, { headers });
  await world.fetch(`http://first.example:${first.port}/away`, { method: 'PROPFIND', headers, body: '<x/>' });
  assert.deepEqual(first.asked, [
    'GET /near Basic c2VjcmV0',
    'GET /here Basic c2VjcmV0',
    'PROPFIND /away Basic c2VjcmV0',
  ]);
  assert.deepEqual(other.asked, ['PROPFIND /far']);
});

test('redirects end, and can be left to the caller', async () => {
  const round = await serve((_request, reply) => reply.writeHead(302, { location: '/again' }).end());
  const world = outside({ 'round.example': '127.0.0.1' }, 'round.example');
  const url = `http://round.example:${round.port}/`;
  await assert.rejects(world.fetch(url), refusedAs('too-many-redirects'));
  assert.equal(round.asked.length, 6);
  await assert.rejects(world.fetch(url, { redirect: 'error' }), refusedAs('redirect-refused'));
  const answer = await world.fetch(url, { redirect: 'manual' });
  assert.equal(answer.headers.get('location'), '/again');
});

test('an answer without end, one that unpacks to too much, and one that never comes, all end', async () => {
  const server = await serve((request, reply) => {
    if (request.url === '/packed') reply.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(3_000_000)));
    else if (request.url === '/small') reply.setHeader('content-encoding', 'gzip').end(gzipSync('unpacked'));
    else if (request.url === '/endless') {
      const more = () => {
        while (reply.write(Buffer.alloc(65_536)));
      };
      reply.on('drain', more);
      more();
    } else if (request.url === '/slow') reply.write('a');
  });
  const world = outside({ 'a.example': '127.0.0.1' }, 'a.example');
  const at = (path: string) => `http://a.example:${server.port}${path}`;
  const limits = { maxBytes: 1_000_000, timeoutMs: 300 };
  await assert.rejects(world.fetch(at('/endless'), { ...limits, timeoutMs: 5000 }), refusedAs('too-large'));
  await assert.rejects(world.fetch(at('/packed'), { ...limits, timeoutMs: 5000 }), refusedAs('too-large'));
  await assert.rejects(world.fetch(at('/slow'), limits), refusedAs('timeout'));
  await assert.rejects(world.fetch(at('/never'), limits), refusedAs('timeout'));
  assert.equal(await (await world.fetch(at('/small'))).text(), 'unpacked');
});

test('an error says what went wrong, and not where', async () => {
  const closed = await serve(() => undefined);
  servers.pop()?.close();
  const world = outside({ 'secret-name.example': '127.0.0.1' }, 'secret-name.example');
  const error = await world.fetch(`http://secret-name.example:${closed.port}/token`).catch((problem: Error) => problem);
  const said = `${(error as Error).stack} ${((error as Error).cause as Error).stack}`;
  assert.equal((error as { reason?: string }).reason, 'unreachable');
  assert.match(said, /ECONNREFUSED/);
  assert.doesNotMatch(said, /secret-name|token/);
});
