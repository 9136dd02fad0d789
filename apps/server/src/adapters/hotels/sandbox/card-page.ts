import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CardFrame } from '../../../features/hotels/index.ts';
import type { Clock } from '../../../platform/clock.ts';

/** The sandbox's own frame for a virtual card, as a payment provider has one. It opens for a minute, to whoever was given it. */
export type CardPage = { readonly secret: Buffer };

const path = '/sandbox/virtual-card';
const goodForMs = 60_000;

export function cardFor({ secret }: CardPage, now: Date): CardFrame {
  const validUntil = new Date(now.getTime() + goodForMs);
  const until = String(validUntil.getTime());
  return { url: `${path}?until=${until}&seal=${sealOf(secret, until)}`, validUntil };
}

export function serveCardPage(http: FastifyInstance, { secret }: CardPage, clock: Clock): void {
  http.get<{ Querystring: { until?: string; seal?: string } }>(path, (request, reply) => {
    const { until = '', seal = '' } = request.query;
    const isOpen = isSame(String(seal), sealOf(secret, String(until))) && Number(until) > clock.now().getTime();
    return reply
      .code(isOpen ? 200 : 410)
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page(isOpen ? number : closed));
  });
}

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 16px; }
h1, p { margin: 0 0 8px; font-size: inherit; }
.digits { font-size: 20px; letter-spacing: .08em; }`;

/** A document of no origin at all, as a payment provider's is of another: no script, nothing from elsewhere, one style. */
const policy = [
  'sandbox',
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "frame-ancestors 'self'",
].join('; ');

const number = `<p class="digits">•••• •••• •••• 0000</p>
<p>No number exists behind this card.</p><p lang="fr">Aucun numéro n’existe derrière cette carte.</p>`;
const closed =
  '<p>This page is closed: open the card again.</p><p lang="fr">Page fermée\u00a0: affichez la carte à nouveau.</p>';

const page = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox card</title>
<style>${style}</style></head><body><main><h1>Sandbox card</h1>${body}</main></body></html>`;

const sealOf = (secret: Buffer, until: string) => createHmac('sha256', secret).update(until).digest('base64url');

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
