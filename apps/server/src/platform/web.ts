import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './http.ts';
import { reads } from './pack.ts';
import { Refusal } from './refuse.ts';
import { contentPolicy, type LetIn } from './security.ts';

/**
 * Headers that a browser heeds on a page or a worker. On a script, a style or a font they say nothing, and twenty small files
 * of a first visit would carry ten kilobytes of them.
 */
const ofPages = [
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
];

/** The built web app. Paths of its own pages (no file, not ours) get its index.html. */
export async function serveWeb(http: FastifyInstance, folder: string | null, outside: LetIn): Promise<void> {
  const index = folder && existsSync(join(folder, 'index.html')) ? await readFile(join(folder, 'index.html')) : null;
  // As small as the other files: it is the first thing that every visit waits for.
  const packed = folder && index ? await packedPages(folder) : [];
  const policy = folder && index ? contentPolicy(await inlineHashes(folder), outside) : '';
  if (folder && index) {
    const shared: FastifyStaticOptions = {
      root: folder,
      index: false,
      // Vite's build leaves `.br` and `.gz` beside what is worth it.
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        // What has a hash in its name never changes.
        const forever = path.includes('/assets/');
        response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (forever && !path.includes('worker')) for (const name of ofPages) response.removeHeader(name);
      },
    };
    // The thousand files with a hash have one route. The few beside them have one each: a route for everything would also
    // catch addresses below /api that the router refuses.
    await http.register(serveStatic, { ...shared, root: join(folder, 'assets'), prefix: '/assets/' });
    await http.register(serveStatic, { ...shared, wildcard: false, globIgnore: ['assets/**'], decorateReply: false });
  }
  http.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|auth|assets)(\/|$)/.test(request.url.split('?')[0] ?? '');
    if (isPage && index) {
      reply.header('cache-control', 'no-cache').header('content-security-policy', policy);
      reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
      const found = packed.find(({ encoding }) => reads(request.headers['accept-encoding'], encoding));
      return found ? reply.header('content-encoding', found.encoding).send(found.page) : reply.send(index);
    }
    return sendProblem(reply, request, new Refusal('route.not-found'));
  });
}

/** The page as the build packed it, smallest first. */
async function packedPages(folder: string): Promise<{ encoding: 'br' | 'gzip'; page: Buffer }[]> {
  const kinds = [
    { encoding: 'br', file: join(folder, 'index.html.br') },
    { encoding: 'gzip', file: join(folder, 'index.html.gz') },
  ] as const;
  return Promise.all(
    kinds
      .filter(({ file }) => existsSync(file))
      .map(async ({ encoding, file }) => ({ encoding, page: await readFile(file) })),
  );
}

/** The build writes them beside its page, taken from the page itself. */
async function inlineHashes(folder: string): Promise<{ scripts: string[]; styles: string[] }> {
  const file = join(folder, 'csp.json');
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : { scripts: [], styles: [] };
}
