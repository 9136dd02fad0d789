import { type BodyOf, type Call, type Language, maxJsonBytes, type ParamsOf, type QueryOf } from '@escale/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import type { Queries, Tx } from './db.ts';
import type { KeptFile } from './files.ts';
import { type Attempt, claimKey, isKnownKey, keepReply } from './idempotency.ts';
import { KeptReplies } from './kept-replies.ts';
import type { Log } from './log.ts';
import { keepingOf, sendKept, sendRead, serialised } from './read-reply.ts';
import { refuse } from './refuse.ts';
import { type Answer, etagOf, matchesVersion } from './reply.ts';
import { attemptOf, checked, readBody } from './request-body.ts';
import { callerOf } from './request-caller.ts';
import type { RouteParts } from './route-parts.ts';
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
       * address, the caller's account and language, the minute (`thisMinute`), and what is told by `publish` whenever it changes.
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
      ...(call.body && {
        bodyLimit: call.maxJsonBytes ?? maxJsonBytes,
        // Nothing that a stranger sends is parsed: a few megabytes of brackets hold everybody up.
        onRequest: async (request: FastifyRequest) => {
          callers.set(request, await callerOf(parts.authenticate, call, request));
        },
      }),
      handler: (request, reply) => answer(parts, call, { handle: handle as Handle, ahead }, keeps, request, reply),
    });
  };
  return { route, bound };
}

/** Whom a request with a body came from. */
const callers = new WeakMap<FastifyRequest, Caller | null>();

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
  const known = callers.get(request);
  const caller = known === undefined ? await callerOf(parts.authenticate, call, request) : known;
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
