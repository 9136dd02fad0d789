import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './http.ts';
import { Refusal } from './refuse.ts';

/** The built web app. Paths of its own pages (no file, not ours) get its index.html. */
export async function serveWeb(http: FastifyInstance, folder: string | null): Promise<void> {
  const index = folder && existsSync(join(folder, 'index.html')) ? await readFile(join(folder, 'index.html')) : null;
  if (folder && index) {
    await http.register(serveStatic, {
      root: folder,
      wildcard: false,
      index: false,
      // Vite's build leaves `.br` and `.gz` beside what is worth it.
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        // What has a hash in its name never changes.
        const forever = path.includes('/assets/');
        response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  http.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|auth|assets)(\/|$)/.test(request.url.split('?')[0] ?? '');
    if (isPage && index) return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(index);
    return sendProblem(reply, request, new Refusal('route.not-found'));
  });
}
