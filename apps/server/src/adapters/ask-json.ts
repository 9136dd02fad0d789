import { type Outbound, OutboundError, type OutboundOptions } from '../platform/outbound.ts';

/** A provider said no, or nothing useful. */
export class ProviderError extends Error {
  readonly status: number;
  constructor(provider: string, status: number) {
    super(`${provider}: ${status}`);
    this.name = 'ProviderError';
    this.status = status;
  }
}

const passing = new Set([408, 502, 503, 504]);
const patienceMs = 4_000;

/** Asks twice where the first failure may pass; whoever types is waiting, so not a third time. */
export async function ask(outbound: Outbound, url: string | URL, options: OutboundOptions = {}): Promise<Response> {
  const once = () => outbound.fetch(url, { timeoutMs: patienceMs, maxBytes: 2 * 1024 * 1024, ...options });
  try {
    const answer = await once();
    return passing.has(answer.status) ? await once() : answer;
  } catch (error) {
    if (!(error instanceof OutboundError && error.reason === 'unreachable')) throw error;
    return once();
  }
}
