import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CardFrame } from '../../../features/hotels/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { plainPage } from '../../../platform/plain-page.ts';

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
    const body = isOpen
      ? '<h2>Sandbox card</h2><p>•••• •••• •••• 0000</p><p>No number exists behind this card. / Aucun numéro n’existe derrière cette carte.</p>'
      : '<h2>This page is closed</h2><p>Open the card again. / Affichez la carte à nouveau.</p>';
    return reply
      .code(isOpen ? 200 : 410)
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; frame-ancestors 'self'")
      .type('text/html; charset=utf-8')
      .send(plainPage({ title: 'Sandbox card', body }));
  });
}

const sealOf = (secret: Buffer, until: string) => createHmac('sha256', secret).update(until).digest('base64url');

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
