import type { LiveEvent } from '@escale/contract';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Queries } from './db.ts';
import type { Log } from './log.ts';

/**
 * Says to an account's open pages what to fetch again, on whichever server they are open. Inside a transaction it goes out
 * with the commit. A page that is not open misses nothing: it reads when it opens.
 */
export async function publish(db: Queries, accountId: string, event: LiveEvent): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify({ accountId, event })})`.execute(db);
}

export type Live = {
  /** What happens for an account from now on, until `return()` or the house closes. */
  subscribe(accountId: string): AsyncIterableIterator<LiveEvent>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const channel = 'escale_live';
const reconnectMs = 1000;
/** A page that does not read its events loses them rather than our memory. */
const longestQueue = 200;

export function openLive(db: Db, log: Log): Live {
  const open = new Map<string, Set<Subscription>>();
  let client: pg.Client | null = null;
  let stopped = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...db.connection, application_name: 'escale live', keepAlive: true });
    fresh.on('notification', ({ payload }) => {
      if (!payload) return;
      const { accountId, event } = JSON.parse(payload) as { accountId: string; event: LiveEvent };
      for (const subscription of open.get(accountId) ?? []) subscription.push(event);
    });
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (!stopped && client === fresh) setTimeout(reconnect, reconnectMs).unref();
    });
    await fresh.connect();
    client = fresh;
    await fresh.query(`listen ${channel}`);
  }

  function reconnect(): void {
    if (stopped) return;
    connect().catch((error: unknown) => {
      log.warn({ err: error }, 'live pushes wait for the database');
      setTimeout(reconnect, reconnectMs).unref();
    });
  }

  return {
    subscribe(accountId) {
      const subscription = new Subscription(() => {
        const mine = open.get(accountId);
        mine?.delete(subscription);
        if (mine?.size === 0) open.delete(accountId);
      });
      const mine = open.get(accountId) ?? new Set();
      open.set(accountId, mine.add(subscription));
      return subscription;
    },
    start: connect,
    async stop() {
      stopped = true;
      for (const subscriptions of open.values()) for (const subscription of [...subscriptions]) subscription.end();
      await client?.end();
    },
  };
}

class Subscription implements AsyncIterableIterator<LiveEvent> {
  readonly #queue: LiveEvent[] = [];
  readonly #whenOver: () => void;
  #wake: (() => void) | null = null;
  #over = false;

  constructor(whenOver: () => void) {
    this.#whenOver = whenOver;
  }
  push(event: LiveEvent): void {
    if (this.#queue.length < longestQueue) this.#queue.push(event);
    this.#wake?.();
  }
  end(): void {
    this.#over = true;
    this.#wake?.();
    this.#whenOver();
  }
  async next(): Promise<IteratorResult<LiveEvent>> {
    for (;;) {
      const event = this.#queue.shift();
      if (event) return { done: false, value: event };
      if (this.#over) return { done: true, value: undefined };
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
  async return(): Promise<IteratorResult<LiveEvent>> {
    this.end();
    return { done: true, value: undefined };
  }
  [Symbol.asyncIterator](): AsyncIterableIterator<LiveEvent> {
    return this;
  }
}
