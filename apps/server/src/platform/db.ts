import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { withEndings } from './ending.ts';

/**
 * Every table of the house. Each feature adds its own in its `store.ts`, and names no others:
 * `declare module '../../platform/db.ts' { interface Tables { trips: TripsTable } }`
 *
 * Columns read as: `timestamptz` an ISO string ending in Z, `date` '2026-12-03', `bigint` a number, `numeric` a string,
 * `jsonb` the parsed value.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an interface, because features add to it
export interface Tables {}

/** A transaction. What writes takes one; what only reads takes `Queries` and runs in a transaction too. */
export type Tx = Transaction<Tables>;
export type Queries = Kysely<Tables>;

export type Db = {
  /** The query builder, outside any transaction. Every statement travels as a named prepared one. */
  readonly query: Queries;
  /** For the few hot reads: plain SQL with $1…, prepared once per connection. Half the CPU of the builder. */
  rows<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Commits when `work` is done, rolls back when it throws. Runs it again after a deadlock or serialisation failure: no outside effects in it. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Settings for a connection of one's own (LISTEN, the job runner). */
  readonly connection: pg.PoolConfig;
  close(): Promise<void>;
};

export function openDb(connection: pg.PoolConfig, options: { poolSize?: number } = {}): Db {
  const pool = new pg.Pool({
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    lock_timeout: 10_000,
    application_name: 'escale',
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
    ...connection,
  });
  // An idle connection that breaks is thrown away by the pool; the next query gets a fresh one or says why not.
  pool.on('error', () => undefined);
  // One that breaks while somebody has it tells its query so, and says it once more to whoever listens; when nobody does the
  // process ends.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
  let closing: Promise<void> | undefined;

  return {
    query,
    connection,
    async rows<Row>(text: string, values: readonly unknown[] = []) {
      const result = await pool.query({ ...named(text), values: [...values] });
      return result.rows as Row[];
    },
    transact: (work) => withRetry(() => query.transaction().execute((tx) => withEndings(tx, work))),
    // Not the builder: it ends no pool that only `rows` has used, and who is left connected keeps the embedded database running.
    close() {
      closing ??= pool.end();
      return closing;
    },
  };
}

const attempts = 5;

async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const code = (error as { code?: string }).code;
      // serialization_failure, deadlock_detected
      if ((code !== '40001' && code !== '40P01') || attempt === attempts) throw error;
      await after(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Beyond this many different texts the rest travels unnamed: a list of varying length in SQL must not fill the server's memory. */
const mostNames = 500;
const names = new Map<string, string>();

function named(text: string): { name?: string; text: string } {
  let name = names.get(text);
  if (!name && names.size < mostNames) {
    name = `q${createHash('sha1').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
  }
  return name ? { name, text } : { text };
}

const transactionWords = /^(begin|commit|rollback|start transaction|savepoint|release|set) ?/i;

/** A pool whose clients send Kysely's statements by name, so that PostgreSQL plans each once per connection. */
function namedStatements(pool: pg.Pool) {
  const wrapped = new WeakMap<pg.PoolClient, NamedClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let known = wrapped.get(client);
      if (!known) {
        known = new NamedClient(client);
        wrapped.set(client, known);
      }
      return known as unknown as pg.PoolClient;
    },
  } as unknown as pg.Pool;
}

class NamedClient {
  readonly #client: pg.PoolClient;
  constructor(client: pg.PoolClient) {
    this.#client = client;
  }
  get processID() {
    return (this.#client as unknown as { processID: number }).processID;
  }
  query(text: string, values: readonly unknown[]) {
    return transactionWords.test(text)
      ? this.#client.query(text)
      : this.#client.query({ ...named(text), values: [...values] });
  }
  release(error?: Error | boolean) {
    this.#client.release(error);
  }
}

const types = { bigint: 20, date: 1082, timestamptz: 1184 } as const;

function typeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === types.date) return String;
  if (oid === types.bigint) return Number;
  if (oid === types.timestamptz) return instant;
  return pg.types.getTypeParser(oid, format);
}

/** '2026-11-21 11:48:07.12+00' → '2026-11-21T11:48:07.12Z'; other offsets only where a server was set up so. */
function instant(text: string): string {
  return text.endsWith('+00') ? `${text.slice(0, 10)}T${text.slice(11, -3)}Z` : new Date(text).toISOString();
}
