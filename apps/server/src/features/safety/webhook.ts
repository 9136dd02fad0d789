import { createHmac } from 'node:crypto';
import type { CompanyDesk } from '../accounts/index.ts';
import type { ToldIncident } from './deliver.ts';
import type { Needs } from './needs.ts';

/**
 * Posts an incident to the company's own system, as `docs/company-webhook.md` promises it. Throws unless the answer is a
 * 2xx; then it is tried again, with the same `Escale-Delivery` and a new timestamp.
 */
export async function postToWebhook(
  { outbound, clock }: Pick<Needs, 'outbound' | 'clock'>,
  { webhook }: Pick<CompanyDesk, 'webhook'>,
  incident: ToldIncident,
): Promise<void> {
  if (!webhook) throw new Error('the company has no webhook any more');
  const body = JSON.stringify({ type: 'incident.reported', incident });
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const answer = await outbound.fetch(webhook.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'escale-delivery': incident.id,
      'escale-signature': signatureOf(webhook.secret, timestamp, body),
    },
    body,
    // A redirect would take somebody's whereabouts to an address that the company did not name.
    redirect: 'error',
    timeoutMs: 10_000,
    maxBytes: 64 * 1024,
  });
  if (!answer.ok) throw new Error(`the company's webhook answered ${answer.status}`);
}

/** `t=1795254487,v1=5257a8…`: HMAC-SHA256 of `1795254487.{…}`, so that neither the body nor its moment can be changed. */
export function signatureOf(secret: string, timestamp: number, body: string): string {
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
