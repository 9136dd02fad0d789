import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { type Call, calls, type Sent } from '@escale/contract';
import { type App, openApp, type Replacements } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { House } from '../src/platform/house.ts';
import { newDatabase } from './database.ts';

export type TestServer = {
  readonly app: App;
  /** `http://127.0.0.1:…` */
  readonly url: string;
  /** Where mail goes in. */
  readonly mailPort: number;
  readonly config: Config;
  /** Waits until nothing that was told or enqueued is waiting to run: no sleeping in tests. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

export type ServerOptions = Replacements & {
  /** As in `.env`: `{ ESCALE_PUBLIC_URL: 'https://…' }`. */
  readonly env?: Record<string, string>;
  /** Calls of the test's own, beside the product's. */
  readonly alsoBind?: (house: House) => void;
};

const running = new Set<() => Promise<void>>();

// At the end of the file; `after` called later would belong to whichever hook or test calls it.
after(async () => {
  // The newest first: it may stand on the database of an older one.
  for (const close of [...running].reverse()) await close();
});

/** A whole server in this process, on free ports, with a database of its own. Closes itself at the end of the test file. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const [database, folder] = await Promise.all([newDatabase(), mkdtemp(join(tmpdir(), 'escale-test-'))]);
  const config = readConfig({
    PORT: '0',
    ESCALE_SMTP_PORT: '0',
    ESCALE_HOST: '127.0.0.1',
    ESCALE_SMTP_HOST: '127.0.0.1',
    ESCALE_LOG: process.env.ESCALE_LOG ?? 'warn',
    ESCALE_DATA: folder,
    DATABASE_URL: database.url,
    ...options.env,
  });
  const app = await openApp(config, { checkReplies: true, ...options });
  options.alsoBind?.(app.house);
  const url = await app.listen();
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    running.delete(close);
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  running.add(close);
  return { app, url, mailPort: app.mailPort ?? 0, config, close, settled: () => settled(app) };
}

/** A document may be read for 20 s on the clock (`readingLimits`), and nothing moves meanwhile. */
const stillForMs = 45_000;

/** Gives up when nothing has moved for a while, however long all of it takes. A job in its last attempt counts too. */
async function settled(app: App): Promise<void> {
  let before = '';
  let giveUpAt = 0;
  for (;;) {
    const [waiting] = await app.house.db.rows<{ jobs: number; standing: string }>(
      `select count(*) as jobs, string_agg(id || ' ' || attempts, ',' order by id) as standing
      from graphile_worker._private_jobs where run_at <= now() and (attempts < max_attempts or locked_at is not null)`,
    );
    if (!waiting?.jobs) return;
    if (waiting.standing !== before) [before, giveUpAt] = [waiting.standing, Date.now() + stillForMs];
    if (Date.now() > giveUpAt) throw new Error(`${waiting.jobs} jobs are still waiting`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** What came back, whatever it was. */
export type Reply<Body> = { status: number; body: Body; headers: Headers };

/** Sends calls of the contract as somebody: `await as(server, token).send(calls.getTrip, { params: { id } })`. */
export function as(server: Pick<TestServer, 'url'>, token: string | null, language = 'en') {
  return {
    async send<C extends Call>(call: C, sent: Sent<C> | Record<string, never> = {}): Promise<Reply<ReplyBody<C>>> {
      const { params, query, body, file, ifMatch, idempotencyKey } = sent as Record<string, never>;
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
      );
      const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
      const response = await fetch(`${server.url}${path}${search && `?${search}`}`, {
        method: call.method,
        headers: {
          'accept-language': language,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(ifMatch !== undefined && { 'if-match': ifMatch }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
          ...(body !== undefined && !file && { 'content-type': 'application/json' }),
        },
        body: file ? form(file, body) : body === undefined ? undefined : JSON.stringify(body),
      });
      const type = response.headers.get('content-type') ?? '';
      const read = type.includes('json') ? await response.json() : new Uint8Array(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body: read as never };
    },
  };
}

// A test looks at answers and at refusals; which of them it has is what it asserts.
// biome-ignore lint/suspicious/noExplicitAny: a refusal has another shape than the reply that the contract names
type ReplyBody<C extends Call> = C extends { reply: { kind: 'bytes' } } ? Uint8Array : any;

function form(file: Blob, fields: Record<string, string> | undefined): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) data.append(name, value);
  data.append('file', file, file instanceof File ? file.name : 'file');
  return data;
}

export { calls };
