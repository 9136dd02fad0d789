import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { html } from '../../../platform/plain-page.ts';

/**
 * The page in which LiteAPI's payment script draws its card fields. It is served under another name than the app's, which
 * makes it a stranger to the app's pages: the script reaches neither their tokens nor their words. Nothing else answers
 * under that name.
 */
export type CardFields = {
  /** Where it is, for instance `https://pay.example.com`. */
  readonly origin: string;
  readonly scriptUrl: string;
  /** Where that script fetches from and opens frames of. */
  readonly origins: readonly string[];
};

const path = '/card-fields';
const script = readFileSync(new URL('card-fields-page.js', import.meta.url), 'utf8');

/** What is between the provider and the traveller's browser stands behind `#`, which no server is told. */
export function cardFieldsAt({ origin }: CardFields, payment: { secretKey: string; publicKey: string }): string {
  return `${origin}${path}#${Buffer.from(JSON.stringify(payment)).toString('base64url')}`;
}

export function serveCardFields(http: FastifyInstance, fields: CardFields, appUrl: string): void {
  const { host } = new URL(fields.origin);
  const app = new URL(appUrl).origin;
  const policy = policyOf(fields, app);
  http.addHook('onRequest', (request, reply, done) => {
    const isOurs = request.url.split(/[?/]/)[1] === path.slice(1);
    if ((request.host === host) === isOurs) return done();
    reply.code(404).send();
  });
  const page = (
    provider: string,
  ) => `<!doctype html><html lang="en" data-app="${html(app)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Card</title>
<style>html{background:#fff;color-scheme:light}body{margin:0;padding:4px}</style>${provider}
<script src="${path}/page.js" defer></script></head><body><div id="card"></div></body></html>`;
  const pages = [
    { at: path, body: page(`<script src="${html(fields.scriptUrl)}" defer></script>`) },
    { at: `${path}/paid`, body: page('') },
  ];
  for (const { at, body } of pages) {
    // The provider comes back with a secret in the address.
    http.get(at, { logLevel: 'silent' }, (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        // Stripe's fields need to know from which site they are shown.
        .header('referrer-policy', 'strict-origin')
        .type('text/html; charset=utf-8')
        .send(body),
    );
  }
  http.get(`${path}/page.js`, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}

function policyOf({ scriptUrl, origins }: CardFields, app: string): string {
  const theirs = [new URL(scriptUrl).origin, ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${theirs}`,
    `connect-src ${theirs}`,
    `frame-src ${theirs}`,
    `img-src data: ${theirs}`,
    `font-src ${theirs}`,
    // Their script styles what it draws.
    `style-src 'unsafe-inline' ${theirs}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${app}`,
  ].join('; ');
}
