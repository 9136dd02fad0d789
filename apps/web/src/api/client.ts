import type { Call, ReplyOf, Sent } from '@escale/contract';
import { httpTimeoutMs } from '@escale/contract/limits';
import { noteAnswer } from './availability.ts';
import { takeEarlyRead } from './early-reads.ts';
import { doubtNetwork } from './network.ts';
import { isNetworkError, isRefusal, Refusal } from './problem.ts';
import { sendWithProgress } from './send-with-progress.ts';
import type { WireCall } from './wire-call.ts';

/** What the client needs from the rest of the app. */
export type Surroundings = {
  baseAddress: () => string;
  language: () => string;
  accessToken: () => string | null;
  /** A token to repeat with after a 401, or null: the session is over and its end has been told. Rejects when the network fails. */
  renew: (refused: string | null) => Promise<string | null>;
  /** Asks the person to confirm that it is they; true: they did, and the call is repeated. */
  prove: () => Promise<boolean>;
};

export type SendOptions = { signal?: AbortSignal; onProgress?: (share: number) => void };

export type Client = {
  /** Sends a call of the contract. Rejects with a `Refusal`, or with the raw error when nothing came back. */
  send: <C extends Call>(call: WireCall<C>, sent: Sent<C>, options?: SendOptions) => Promise<ReplyOf<C>>;
  /** The raw answer, for streams. */
  open: <C extends Call>(call: WireCall<C>, sent: Sent<C>, options?: SendOptions) => Promise<Response>;
};

type Message = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  ifMatch?: string;
  idempotencyKey?: string;
};

export function createClient(surroundings: Surroundings): Client {
  async function open(call: WireCall, message: Message, options: SendOptions = {}): Promise<Response> {
    if (message.file && message.file.size > sentUnasked && call.path.startsWith(ownCalls)) {
      // A refusal that would come after minutes of sending comes before them.
      await open(storageCall, { query: { bytes: message.file.size } }, { signal: options.signal });
    }
    const address = surroundings.baseAddress() + fillPath(call.path, message.params) + queryString(message.query);
    const { body, contentType } = encodeBody(message);
    // One key for the call and its repetition: whatever happens to the connection, the server does it once.
    const key = message.idempotencyKey ?? (call.method === 'POST' ? crypto.randomUUID() : undefined);

    const attempt = (token: string | null): Promise<Response> => {
      const headers = {
        'Accept-Language': surroundings.language(),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(contentType && { 'Content-Type': contentType }),
        ...(message.ifMatch && { 'If-Match': message.ifMatch }),
        ...(key && { 'Idempotency-Key': key }),
      };
      const signal = signalFor(call, options.signal);
      if (body && options.onProgress) {
        return sendWithProgress(address, { method: call.method, body, headers, signal }, options.onProgress);
      }
      const early = call.method === 'GET' ? takeEarlyRead(address, headers) : null;
      return watched(early ?? fetch(address, { method: call.method, body, headers, signal }));
    };

    const token = surroundings.accessToken();
    let response = await attempt(token);
    if (response.status === 401) {
      const renewed = await surroundings.renew(token);
      if (renewed) response = await attempt(renewed);
    }
    noteAnswer(response);
    if (response.ok) return response;
    const refusal = await refusalOf(response);
    if (!isRefusal(refusal, 'session.step-up-needed') || !(await surroundings.prove())) throw refusal;
    response = await attempt(surroundings.accessToken());
    if (!response.ok) throw await refusalOf(response);
    return response;
  }

  return {
    open: (call, sent, options) => open(call as WireCall, sent as Message, options),
    send: async (call, sent, options) => {
      const response = await open(call as WireCall, sent as Message, options);
      return (await readReply(call.reply, response)) as never;
    },
  };
}

const storageCall: WireCall = { method: 'GET', path: '/api/my/storage', reply: 'json' };
/** What is sent to others counts for them, of whose room nobody else is told. */
const ownCalls = '/api/my/';
/** Bytes of a file that is faster sent than asked about. */
const sentUnasked = 300_000;

/** The ETag of a record that carries its version: for `ifMatch` of the write that follows. */
export function etagOf(record: { version: number }): string {
  return `"${record.version}"`;
}

/** Beyond this an answer is slow for a phone in a train too. */
const slowMs = 8_000;

/** Doubts the network where no answer comes, or none for long. */
async function watched(answer: Promise<Response>): Promise<Response> {
  const slow = setTimeout(doubtNetwork, slowMs);
  try {
    return await answer;
  } catch (error) {
    if (isNetworkError(error)) doubtNetwork();
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** A stream stays open for as long as the page does; everything else gives up. */
function signalFor(call: WireCall, signal: AbortSignal | undefined): AbortSignal | undefined {
  if (call.reply === 'stream') return signal;
  const timeout = AbortSignal.timeout(httpTimeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

function encodeBody({ body, file }: Message): { body?: string | FormData; contentType?: string } {
  if (!file) return body === undefined ? {} : { body: JSON.stringify(body), contentType: 'application/json' };
  const form = new FormData();
  // Text parts first: the server streams, and wants to know about the file before it comes.
  for (const [key, value] of Object.entries(body ?? {})) if (value !== undefined) form.append(key, String(value));
  form.append('file', file);
  return { body: form };
}

async function readReply(kind: WireCall['reply'], response: Response): Promise<unknown> {
  if (kind === 'json') return response.json();
  if (kind === 'bytes') return response.blob();
  return undefined;
}

async function refusalOf(response: Response): Promise<Refusal> {
  const isJson = response.headers.get('content-type')?.includes('json');
  // A body that is no JSON in spite of its type comes from a proxy: the status alone has to do.
  return new Refusal(response.status, isJson ? await response.json().catch(() => null) : null);
}
