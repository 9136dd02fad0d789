import {
  accessTokenCookie,
  type BodyOf,
  type Call,
  type Language,
  type ParamsOf,
  type QueryOf,
} from '@escale/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Authenticate, Caller, IsProven } from './caller.ts';
import { type Clock, thisMinute } from './clock.ts';
import type { Db, Queries, Tx } from './db.ts';
import type { Files, KeptFile } from './files.ts';
import { type Attempt, bodyMac, claimKey, isKnownKey, keepReply } from './idempotency.ts';
import { KeptReplies, type KeptReply } from './kept-replies.ts';
import { deriveKey } from './keys.ts';
import type { Log } from './log.ts';
import { readMultipart } from './multipart.ts';
import { fieldErrors } from './problem.ts';
import { refuse } from './refuse.ts';
import { type Answer, etagOf, type FileAnswer, isNoneMatch, matchesVersion, Prepared } from './reply.ts';
import { sendEvents, sendFile } from './send.ts';
import { languageOf } from './words.ts';

/** What a bound function is given: everything checked, and for a write the transaction that the whole call is. */
export type Asked<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** Of a multipart body: already kept, not yet used by anybody (`files.use`). */
  readonly file: C extends { body: { kind: 'multipart' } }
    ? KeptFile
    : C extends { body: { kind: 'json-or-multipart' } }
      ? KeptFile | null
      : null;
  readonly caller: C extends { audience: 'anyone' } ? Caller | null : Caller;
  readonly language: Language;
  readonly ip: string;
  readonly log: Log;
  /** Refuses with `record.changed` when If-Match names another version than this one. */
  mustMatch(version: number): void;
  /** The request's headers, for the few who need one. */
  readonly headers: FastifyRequest['headers'];
  /** For response headers beyond the reply. */
  setHeader(name: string, value: string): void;
} & (C extends { method: 'GET' } ? { readonly db: Queries } : { readonly tx: Tx });

/**
 * Binds a function to a call of the contract. A write's function runs inside one transaction, which commits before the
 * answer leaves; it may run again after a deadlock, so whatever leaves the house goes through `enqueue` or `tell`.
 */
export type Route = <C extends Call, A = undefined>(
  call: C,
  handle: (asked: Asked<C>, ahead: A) => Promise<Answer<C>> | Answer<C>,
  options?: RouteOptions<C, A>,
) => void;

export type RouteOptions<C extends Call, A = undefined> = C extends { method: 'GET'; reply: { kind: 'json' } }
  ? {
      /**
       * The reply may be kept, and given again while nothing has changed. For that it must follow from nothing but the
       * address, the caller's account, the minute (`thisMinute`), and what is told by `publish` whenever it changes.
       */
      readonly kept?: boolean;
    }
  : C extends { method: 'GET' }
    ? Record<string, never>
    : {
        /**
         * What must be asked of somebody outside before anything is written: no transaction waits for their answer. It has no
         * effect there that matters, because it may be asked again; of a key whose answer is known it is not.
         */
        readonly ahead?: (asked: Omit<Asked<C>, 'tx'>) => Promise<A>;
      };

export type RouteParts = {
  readonly http: FastifyInstance;
  readonly db: Db;
  readonly files: Files;
  readonly authenticate: Authenticate;
  readonly isProven: IsProven;
  /** Keys the hashes of bodies that were sent with an Idempotency-Key. */
  readonly idempotencySecret: Buffer;
  readonly clock: Clock;
  /** In tests: prepared replies are held against the contract too, and kept ones against what they would be now. */
  readonly checkReplies: boolean;
};

/** The address of a call as Fastify writes it: `{id}` → `:id`. */
export const routePath = (call: Call) => call.path.replaceAll(/\{(\w+)\}/g, ':$1');

export function routes(parts: RouteParts): { route: Route; bound: Call[] } {
  const bound: Call[] = [];
  const replies = new KeptReplies();
  const route: Route = (call, handle, options) => {
    bound.push(call);
    const keeps = options && 'kept' in options && options.kept ? replies : null;
    const ahead = options && 'ahead' in options ? (options.ahead as Ahead | undefined) : undefined;
    parts.http.route({
      method: call.method,
      url: routePath(call),
      handler: (request, reply) => answer(parts, call, { handle: handle as Handle, ahead }, keeps, request, reply),
    });
  };
  return { route, bound };
}

const jsonType = 'application/json; charset=utf-8';

// Inside, the types of one call are not known; `Route` is where they are held together.
type Handle = (asked: never, ahead: never) => Promise<unknown> | unknown;
type Ahead = (asked: never) => Promise<unknown>;

async function answer(
  parts: RouteParts,
  call: Call,
  { handle, ahead }: { handle: Handle; ahead: Ahead | undefined },
  keeps: KeptReplies | null,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const caller = await callerOf(parts.authenticate, call, request);
  if (call.freshProof && caller && !(await parts.isProven(caller))) return refuse('session.step-up-needed');
  const keeping = keeps && keepingOf(parts, keeps, caller, request);
  if (keeping?.known && !parts.checkReplies) return sendKept(request, reply, keeping.known);
  const params = checked(call.params, request.params, '');
  const query = checked(call.query, request.query, '');
  const { body, file } = await readBody(parts, call, caller, request);
  const asked = askedOf(request, reply, { params, query, body, file, caller });
  if (call.method === 'GET') {
    asked.db = parts.db.query;
    return sendRead(parts, call, await handle(asked as never, undefined as never), keeping, request, reply);
  }
  const attempt = attemptOf(parts, call, caller, request, body, file);
  const found = ahead && (await askAhead(parts, attempt, () => ahead(asked as never)));
  const sent = await parts.db.transact(async (tx) => {
    const repeated = attempt && (await claimKey(tx, attempt));
    if (repeated) return { text: repeated.reply, etag: repeated.etag };
    asked.tx = tx;
    const value = await handle(asked as never, found as never);
    const { text, version } = serialised(parts, call, value);
    const etag = text !== null && version !== undefined ? etagOf(text, version) : null;
    if (attempt) await keepReply(tx, attempt, text, etag);
    return { text, etag };
  });
  reply.code(call.reply.status).header('cache-control', 'no-store');
  if (sent.etag) reply.header('etag', sent.etag);
  return sent.text === null ? reply.send() : reply.type('application/json').send(sent.text);
}

/** Not of a key that was answered before; nor is what it says believed, where the first request has been answered meanwhile. */
async function askAhead(parts: RouteParts, attempt: Attempt | null, ask: () => Promise<unknown>): Promise<unknown> {
  const isAnswered = async () => attempt !== null && (await isKnownKey(parts.db.query, attempt));
  if (await isAnswered()) return undefined;
  try {
    return await ask();
  } catch (error) {
    if (await isAnswered()) return undefined;
    throw error;
  }
}

type Checked = { params: unknown; query: unknown; body: unknown; file: KeptFile | null; caller: Caller | null };

function askedOf(request: FastifyRequest, reply: FastifyReply, checkedParts: Checked) {
  return {
    ...checkedParts,
    db: undefined as Queries | undefined,
    tx: undefined as Tx | undefined,
    language: languageOf(request.headers['accept-language']),
    ip: request.ip,
    log: request.log,
    headers: request.headers,
    setHeader: (name: string, value: string) => void reply.header(name, value),
    mustMatch: (version: number) => {
      if (!matchesVersion(request.headers['if-match'], version)) refuse('record.changed');
    },
  };
}

async function callerOf(authenticate: Authenticate, call: Call, request: FastifyRequest): Promise<Caller | null> {
  const byCookie = call.cookie && call.method === 'GET';
  const token = bearerOf(request.headers.authorization) ?? (byCookie ? cookieOf(request.headers.cookie) : null);
  const caller = token ? await authenticate(token) : null;
  if (call.audience === 'anyone') return caller;
  if (!caller) return refuse('session.missing');
  if (call.audience === 'agent' && !caller.roles.includes('agent')) return refuse('session.not-an-agent');
  if (call.audience === 'safety-contact' && !caller.roles.includes('safety-contact'))
    return refuse('company.not-found');
  return caller;
}

function bearerOf(authorization: string | undefined): string | null {
  return authorization?.slice(0, 7).toLowerCase() === 'bearer ' ? authorization.slice(7).trim() : null;
}

/** Only reads that are marked `cookie` get here; the cookie never authorises anything else. */
function cookieOf(header: string | undefined): string | null {
  const found = header?.split('; ').find((pair) => pair.startsWith(`${accessTokenCookie.name}=`));
  // Tokens are made of letters that need no encoding; anything else is no token of ours.
  return found?.slice(accessTokenCookie.name.length + 1) || null;
}

function checked(schema: z.ZodType | undefined, value: unknown, prefix: string): unknown {
  if (!schema) return {};
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) return refuse('request.invalid', { errors: fieldErrors(result.error, prefix) });
  return result.data;
}

async function readBody(parts: RouteParts, call: Call, caller: Caller | null, request: FastifyRequest) {
  if (!call.body) return { body: undefined, file: null };
  const isMultipart = request.isMultipart();
  if (call.body.kind === 'json' ? isMultipart : call.body.kind === 'multipart' && !isMultipart) {
    return refuse('request.unsupported-type');
  }
  if (call.body.kind === 'json' || !isMultipart) {
    const schema = call.body.kind === 'multipart' ? call.body.fields : call.body.schema;
    return { body: checked(schema, request.body ?? undefined, ''), file: null };
  }
  if (!caller) return refuse('session.missing');
  const { fields, file } = await readMultipart(request, parts.files, caller.accountId);
  if (!file) return refuse('request.invalid', { errors: [{ path: 'file', code: 'required' }] });
  return { body: checked(call.body.fields, fields, ''), file };
}

function attemptOf(
  parts: RouteParts,
  call: Call,
  caller: Caller | null,
  request: FastifyRequest,
  body: unknown,
  file: KeptFile | null,
): Attempt | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || !caller) {
    return call.idempotencyKey === 'required' ? refuse('idempotency.key-missing') : null;
  }
  if (typeof key !== 'string' || key.length < 1 || key.length > 200) {
    return refuse('request.invalid', { errors: [{ path: 'Idempotency-Key', code: 'invalid' }] });
  }
  return {
    accountId: caller.accountId,
    key,
    call: `${request.method} ${request.url}`,
    bodyMac: bodyMac(parts.idempotencySecret, body, file?.address),
    replyKey: deriveKey(parts.idempotencySecret, 'kept replies'),
  };
}

async function sendRead(
  parts: RouteParts,
  call: Call,
  value: unknown,
  keeping: Keeping | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (call.reply.kind === 'bytes') return sendFile(reply, value as FileAnswer);
  if (call.reply.kind === 'stream') {
    return sendEvents(request, reply, call.reply.schema, value as AsyncIterable<unknown>);
  }
  const { text, version } = serialised(parts, call, value);
  // Turned into bytes once, for the checksum, for keeping and for the wire.
  const bytes = Buffer.from(text ?? '');
  const etag = etagOf(bytes, version);
  if (keeping && text !== null) {
    const { replies, key, stamp, minuteMs } = keeping;
    if (keeping.known) await proveFresh(parts, keeping.known, text, request);
    replies.keep(key, { stamp, minuteMs, etag, bytes });
  }
  reply.code(call.reply.status).header('etag', etag).header('cache-control', 'private, no-cache');
  if (isNoneMatch(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return text === null ? reply.send() : reply.header('content-type', jsonType).send(bytes);
}

type Keeping = {
  readonly replies: KeptReplies;
  readonly key: string;
  readonly stamp: string;
  readonly minuteMs: number;
  readonly known: KeptReply | null;
};

/** The stamp was read after the request came and before anything else is: what is kept under it is no older than it. */
function keepingOf(parts: RouteParts, replies: KeptReplies, caller: Caller | null, request: FastifyRequest) {
  if (caller?.stamp === undefined) return null;
  const key = `${caller.accountId} ${request.url}`;
  const minuteMs = thisMinute(parts.clock).getTime();
  return { replies, key, stamp: caller.stamp, minuteMs, known: replies.find(key, caller.stamp, minuteMs) };
}

function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptReply): FastifyReply {
  reply.header('etag', kept.etag).header('cache-control', 'private, no-cache');
  if (isNoneMatch(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  return reply.header('content-type', jsonType).send(kept.bytes);
}

/** In tests. A change commits together with its stamp: whoever sees the one sees the other. */
async function proveFresh(parts: RouteParts, kept: KeptReply, text: string, request: FastifyRequest): Promise<void> {
  if (kept.bytes.toString() === text) return;
  const token = bearerOf(request.headers.authorization);
  const caller = token && (await parts.authenticate(token));
  if (!caller || caller.stamp !== kept.stamp || thisMinute(parts.clock).getTime() !== kept.minuteMs) return;
  throw new Error(`${request.method} ${request.routeOptions.url} changed, and nobody told this account (publish)`);
}

/** Checked on the way out too: fields that the contract does not name stay here. */
function serialised(parts: RouteParts, call: Call, value: unknown): { text: string | null; version?: number } {
  if (call.reply.kind !== 'json') return { text: null };
  if (value instanceof Prepared) {
    if (parts.checkReplies) call.reply.schema.parse(JSON.parse(value.text));
    return { text: value.text, version: value.version };
  }
  const data = call.reply.schema.parse(value) as { version?: unknown } | null;
  const version = typeof data?.version === 'number' ? data.version : undefined;
  return { text: JSON.stringify(data), version };
}
