import type { LiveEvent } from '@escale/contract';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Queries } from './db.ts';
import { type Ending, gathered } from './ending.ts';
import { newId } from './ids.ts';
import type { Log } from './log.ts';

/**
 * Something changed that this account can see. Its open pages, on whichever server, hear what to fetch again; and its
 * stamp becomes another one, which ends what any server keeps of its reads (`kept-replies.ts`). Whatever changes what a
 * person sees of a trip must say so here, for each such person. Inside a transaction it happens with the commit.
 */
export async function publish(db: Queries, accountId: string, event: LiveEvent): Promise<void> {
  if (!db.isTransaction) return sendNews(db, new Map([[accountId, new Set([JSON.stringify(event)])]]));
  const all = gathered(db, news);
  const own = all.get(accountId) ?? new Set();
  all.set(accountId, own.add(JSON.stringify(event)));
}

/** By account, its events as JSON. */
type News = Map<string, Set<string>>;

// At the very end of a transaction: a stamp's row is locked until the commit, and what else somebody changes at the same
// moment should not wait for longer than that takes.
const news: Ending<News> = { begin: () => new Map(), finish: sendNews, last: true };

/** In the order of the accounts, so that two who stamp the same people never wait for each other in a circle. */
async function sendNews(db: Queries, byAccount: News): Promise<void> {
  const accountIds = [...byAccount.keys()];
  const notes = [...byAccount].flatMap(([accountId, events]) =>
    [...events].map((event) => `{"accountId":"${accountId}","event":${event}}`),
  );
  await sql`
    with stamped as (
      insert into account_stamps (account_id, stamp)
      select id, ${newId()}::uuid from accounts where id = any(${accountIds}::uuid[]) order by id
      on conflict (account_id) do update set stamp = excluded.stamp)
    select pg_notify(${channel}, note) from unnest(${notes}::text[]) note`.execute(db);
}

/** To open pages alone, where nothing changed that anybody could read: how far something is. */
export async function sayProgress(db: Queries, accountId: string, event: LiveEvent): Promise<void> {
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
