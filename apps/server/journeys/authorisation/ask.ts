import { randomUUID } from 'node:crypto';
import type { Call } from '@escale/contract';
import type { Sent } from './row.ts';

export type Answered = { readonly status: number; readonly text: string };

/** What somebody is answered, as it comes over the wire. A stream that does not end is let go. */
export async function ask(origin: string, call: Call, sent: Sent, token: string | null): Promise<Answered> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => sent.params?.[key] || '-');
  const gone = new AbortController();
  const response = await fetch(`${origin}${path}?${new URLSearchParams(sent.query)}`, {
    method: call.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.idempotencyKey && { 'idempotency-key': randomUUID() }),
      ...(sent.body !== undefined && sent.file === undefined && { 'content-type': 'application/json' }),
    },
    body: bodyOf(sent),
    signal: gone.signal,
  });
  const isStream = response.headers.get('content-type')?.includes('event-stream');
  const text = isStream ? '' : await response.text();
  gone.abort();
  return { status: response.status, text };
}

function bodyOf({ body, file }: Sent): string | FormData | null {
  if (file === undefined) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  form.append('file', new File(['%PDF-1.4'], file));
  return form;
}
