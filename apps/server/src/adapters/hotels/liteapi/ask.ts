import { z } from 'zod';
import { ProviderSilent } from '../../../features/hotels/index.ts';
import { type Outbound, OutboundError } from '../../../platform/outbound.ts';
import type { CardFields } from './card-fields.ts';

export type LiteConfig = {
  readonly key: string;
  readonly searchUrl: string;
  readonly bookUrl: string;
  readonly account: 'WALLET' | 'CREDIT' | null;
  /** Of the guests: some rates depend on it. ISO 3166-1 alpha-2. */
  readonly nationality: string;
  /** Null: nobody pays by card. */
  readonly cards: CardFields | null;
};

export type LiteApi = {
  /** Asked again where the first failure may pass: nothing happens by it. */
  read<T>(url: string, schema: z.ZodType<T>, body?: unknown): Promise<T | LiteRefusal>;
  /** Asked once. Without an answer that says what happened, `ProviderSilent`. */
  write<T>(method: 'POST' | 'PUT', url: string, schema: z.ZodType<T>, body?: unknown): Promise<T | LiteRefusal>;
};

/** It was understood and refused. By its `code`: the status may vary for one and the same error. */
export class LiteRefusal {
  readonly code: number;
  readonly status: number;
  constructor(code: number, status: number) {
    this.code = code;
    this.status = status;
  }
}

const refusal = z.object({ error: z.object({ code: z.coerce.number() }) });
const readMs = 20_000;
const writeMs = 90_000;
const passing = new Set([408, 502, 503, 504]);
/** Who we are, or how often we come: no answer to what was asked. */
const aboutUs = new Set([401, 403, 429]);

export function liteApi(outbound: Outbound, { key }: LiteConfig): LiteApi {
  async function exchange(method: string, url: string, body: unknown, timeoutMs: number): Promise<Response> {
    return outbound.fetch(url, {
      method,
      headers: {
        'x-api-key': key,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeoutMs,
      redirect: 'error',
      maxBytes: 20 * 1024 * 1024,
    });
  }

  return {
    async read(url, schema, body) {
      const once = () => exchange(body === undefined ? 'GET' : 'POST', url, body, readMs);
      const answer = await once()
        .then((first) => (passing.has(first.status) ? once() : first))
        .catch((error: unknown) => {
          if (error instanceof OutboundError && error.reason === 'unreachable') return once();
          throw error;
        });
      if (answer.status >= 500 || aboutUs.has(answer.status)) throw new ProviderSilent(`liteapi ${answer.status}`);
      return understood(answer, await answer.json(), schema);
    },

    async write(method, url, schema, body) {
      let answer: Response;
      let said: unknown;
      try {
        answer = await exchange(method, url, body, writeMs);
        said = answer.status === 204 ? null : await answer.json();
      } catch (error) {
        throw new ProviderSilent('liteapi', error);
      }
      if (answer.status >= 500 || passing.has(answer.status)) throw new ProviderSilent(`liteapi ${answer.status}`);
      return understood(answer, said, schema);
    },
  };
}

function understood<T>(answer: Response, said: unknown, schema: z.ZodType<T>): T | LiteRefusal {
  const refused = refusal.safeParse(said);
  if (refused.success) return new LiteRefusal(refused.data.error.code, answer.status);
  if (!answer.ok) return new LiteRefusal(0, answer.status);
  const read = schema.safeParse(said);
  if (!read.success) throw new ProviderSilent('liteapi, in a form that is not known here');
  return read.data;
}
