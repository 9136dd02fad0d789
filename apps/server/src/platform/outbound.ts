import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

/**
 * The only way out of the house for HTTP, for addresses that a person gave us above all. Its `fetch` is the web's, with a
 * guard: the name is resolved once and the connection goes to that address and no other; private, loopback and
 * link-local addresses are refused, also after a redirect; a redirect takes no credentials to another origin and does
 * not fall back from https; the whole exchange has a time limit and the answer a size limit.
 * What is refused or goes wrong is an `OutboundError`, whose `reason` is safe to show; no error carries the URL.
 */
export type Outbound = {
  fetch(url: string | URL, options?: OutboundOptions): Promise<Response>;
  /** Has the operator let this host in by name? */
  isNeighbour(url: URL): boolean;
};

export type OutboundOptions = {
  readonly method?: string;
  readonly headers?: Headers | Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** `follow`: up to five. Default. */
  readonly redirect?: 'follow' | 'manual' | 'error';
  /** Of the whole exchange, redirects included. 10 s when left out. */
  readonly timeoutMs?: number;
  /** Of the answer's body, unpacked. 5 MB when left out. */
  readonly maxBytes?: number;
  readonly signal?: AbortSignal | null;
};

export type OutboundReason =
  | 'bad-url'
  | 'address-refused'
  | 'not-found'
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  | 'too-large'
  | 'too-many-redirects'
  | 'redirect-refused';

export class OutboundError extends Error {
  readonly reason: OutboundReason;
  constructor(reason: OutboundReason, cause?: unknown) {
    super(`outbound request: ${reason}`, { cause });
    this.name = 'OutboundError';
    this.reason = reason;
  }
}

export type OutboundRules = {
  /** `host` or `host:port` that may be asked though it is private or on an unusual port: the operator's own word. */
  readonly allow: readonly string[];
  /** In tests: who resolves names. */
  readonly resolve?: (hostname: string) => Promise<readonly Address[]>;
};

type Address = { readonly address: string; readonly family: number };
type Target = { readonly url: URL; readonly address: Address };

/** 8008 and 8443 are what calendar servers use besides the usual two. */
const usualPorts = new Set(['', '80', '443', '8008', '8443']);
const mostRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);
/** What a redirect may take along to another origin. Any other header may be a key. */
const harmless = new Set(['accept', 'accept-language', 'content-type', 'depth', 'prefer', 'user-agent']);

export function openOutbound({ allow, resolve = resolveAll }: OutboundRules): Outbound {
  const allowed = new Set(allow.map((host) => host.toLowerCase()));

  const isNeighbour = (url: URL) =>
    allowed.has(url.hostname) || allowed.has(`${url.hostname}:${url.port || defaultPort(url)}`);

  async function targetOf(text: string | URL): Promise<Target> {
    const url = parse(text);
    const known = isNeighbour(url);
    if (!known && !usualPorts.has(url.port)) throw new OutboundError('address-refused');
    const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const addresses = isIP(literal) ? [{ address: literal, family: isIP(literal) }] : await named(literal);
    const [address] = known ? addresses : addresses.filter((one) => isPublicAddress(one.address));
    if (!address) throw new OutboundError('address-refused');
    return { url, address };
  }

  async function named(hostname: string): Promise<readonly Address[]> {
    try {
      return await resolve(hostname);
    } catch (error) {
      throw new OutboundError('not-found', error);
    }
  }

  return {
    isNeighbour,
    async fetch(start, options = {}) {
      const headers = new Headers(options.headers);
      const clock = AbortSignal.timeout(options.timeoutMs ?? 10_000);
      const signal = options.signal ? AbortSignal.any([clock, options.signal]) : clock;
      let method = (options.method ?? 'GET').toUpperCase();
      let body = options.body;
      let target = await targetOf(start);
      for (let hops = 0; ; hops++) {
        const answer = await exchange(target, { method, headers, body, signal }, options.maxBytes ?? 5 * 1024 * 1024);
        const next = redirects.has(answer.status) ? answer.headers.get('location') : null;
        if (next === null || options.redirect === 'manual') return answer;
        if (options.redirect === 'error') throw new OutboundError('redirect-refused');
        if (hops === mostRedirects) throw new OutboundError('too-many-redirects');
        const from = target.url;
        target = await targetOf(absolute(next, from));
        if (from.protocol === 'https:' && target.url.protocol === 'http:') throw new OutboundError('redirect-refused');
        if (from.origin !== target.url.origin) {
          for (const name of [...headers.keys()]) if (!harmless.has(name)) headers.delete(name);
        }
        if (answer.status === 303 || (method === 'POST' && answer.status < 303)) {
          method = 'GET';
          body = undefined;
          headers.delete('content-type');
        }
      }
    },
  };
}

const defaultPort = (url: URL) => (url.protocol === 'https:' ? '443' : '80');

function parse(text: string | URL): URL {
  const url = URL.parse(String(text));
  // A name and password in the address would end in logs and in Referer; they have their own header.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw new OutboundError('bad-url');
  return url;
}

function absolute(location: string, from: URL): URL {
  return URL.parse(location, from.href) ?? refuseUrl();
}

function refuseUrl(): never {
  throw new OutboundError('bad-url');
}

const resolveAll = (hostname: string) => lookup(hostname, { all: true, verbatim: true });

type Sending = { method: string; headers: Headers; body: string | Uint8Array | undefined; signal: AbortSignal };

async function exchange({ url, address }: Target, sending: Sending, maxBytes: number): Promise<Response> {
  try {
    const incoming = await send(url, address, sending);
    const body = await unpack(incoming, await read(incoming, maxBytes), maxBytes);
    const status = incoming.statusCode ?? 0;
    const answer = new Response(bodyless.has(status) || sending.method === 'HEAD' ? null : new Uint8Array(body), {
      status,
      headers: headersOf(incoming),
    });
    // A Response that was made by hand does not know where it came from; relative links in it need that.
    return Object.defineProperty(answer, 'url', { value: url.href });
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    // What breaks off in the middle of an answer does not say that it was us.
    throw new OutboundError(sending.signal.aborted ? 'timeout' : reasonOf(error), withoutUrl(error));
  }
}

const bodyless = new Set([204, 205, 304]);

function send(url: URL, address: Address, sending: Sending): Promise<IncomingMessage> {
  // Whatever the name says by now, this is the address that was checked.
  const pinned: LookupFunction = (_name, options, give) =>
    options.all ? give(null, [address]) : give(null, address.address, address.family);
  const options: RequestOptions = {
    method: sending.method,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Escale', ...Object.fromEntries(sending.headers) },
    lookup: pinned,
    // A connection is not kept: the next request's address is checked anew.
    agent: false,
    signal: sending.signal,
  };
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? tlsRequest : plainRequest)(url, options, resolve);
    request.on('error', reject);
    request.end(sending.body);
  });
}

async function read(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxBytes) throw new OutboundError('too-large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const unpackers = { gzip: promisify(gunzip), 'x-gzip': promisify(gunzip), deflate: promisify(inflate) } as const;

/** We ask for plain bytes; some servers pack them all the same. */
async function unpack(incoming: IncomingMessage, body: Buffer, maxBytes: number): Promise<Buffer> {
  const coding = incoming.headers['content-encoding']?.toLowerCase() ?? 'identity';
  const limit = { maxOutputLength: maxBytes };
  if (body.length === 0 || coding === 'identity') return body;
  if (coding === 'br') return promisify(brotliDecompress)(body, limit);
  const unpacker = unpackers[coding as keyof typeof unpackers];
  if (!unpacker) throw new OutboundError('unreachable');
  return unpacker(body, limit);
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    const name = incoming.rawHeaders[i] ?? '';
    if (name.toLowerCase() !== 'content-encoding') headers.append(name, incoming.rawHeaders[i + 1] ?? '');
  }
  return headers;
}

function reasonOf(error: unknown): OutboundReason {
  const { code = '' } = error as { code?: string };
  if (code === 'ETIMEDOUT') return 'timeout';
  if (code === 'ERR_BUFFER_TOO_LARGE') return 'too-large';
  if (/CERT|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY|SSL/.test(code)) return 'certificate';
  return 'unreachable';
}

/** Node's errors name the host and, with it, whose calendar it is. Their code is enough to find the fault. */
function withoutUrl(error: unknown): Error {
  const { name = 'Error', code } = error as { name?: string; code?: string };
  return new Error([name, code].filter(Boolean).join(' '));
}
