import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import pg from 'pg';
import { findPlace, port, superuser } from './postgres-place.ts';
import {
  isAnswering,
  isUsedByOthers,
  makeCluster,
  serverPid,
  startServer,
  stopServer,
  sweepHalfMade,
} from './postgres-process.ts';

/**
 * A real PostgreSQL that comes from npm and lives in a folder: made on the first run, adopted when it is already
 * running (after `kill -9` of ours it still is), stopped when the last of us leaves. It listens on a Unix socket in a
 * folder of its own user, and nowhere else.
 */
export type EmbeddedPostgres = {
  /** What `pg` calls host: the socket's folder. */
  readonly host: string;
  readonly user: string;
  /** Whether this start found it already running. */
  readonly adopted: boolean;
  /** Lets go of it; it stops when nobody else is connected. Close your own connections first. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Where the cluster lives, for instance `data/postgres`. */
  readonly folder: string;
  /** `false` trades safety for speed; for tests alone. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
};

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const place = findPlace(options.folder, options.durable ?? true);
  const { cluster, sockets } = place;

  sweepHalfMade(place);
  if (!existsSync(join(cluster, 'PG_VERSION'))) makeCluster(place);
  const adopted = await isAnswering(sockets);
  if (!adopted) await startServer(place, options.maxConnections ?? 200);

  let leaving = false;
  let restarting = false;
  // Whoever kills the database alone must not leave the house without one.
  const watch = setInterval(async () => {
    if (leaving || restarting || serverPid(cluster)) return;
    restarting = true;
    // When it cannot start now, callers are told to come again, and the next look tries once more.
    await startServer(place, options.maxConnections ?? 200).catch(() => undefined);
    restarting = false;
  }, 1000);
  watch.unref();

  return {
    host: sockets,
    user: superuser,
    adopted,
    async stop() {
      if (leaving) return;
      leaving = true;
      clearInterval(watch);
      // A connection that has been closed on our side is counted until its process has ended.
      const lastLookAt = Date.now() + 2000;
      while (await isUsedByOthers(sockets)) {
        if (Date.now() > lastLookAt) return;
        await after(50);
      }
      await stopServer(cluster);
    },
  };
}

/** Connection settings for `pg`. */
export function connectionTo(postgres: EmbeddedPostgres, database: string): pg.ClientConfig {
  return { host: postgres.host, port, user: postgres.user, database };
}

/** Makes the database when it is not there yet. */
export async function ensureDatabase(postgres: EmbeddedPostgres, database: string): Promise<void> {
  const client = new pg.Client(connectionTo(postgres, 'postgres'));
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount) return;
    await client.query(`create database ${client.escapeIdentifier(database)}`).catch((error: { code?: string }) => {
      // Another start made it in the same moment.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  } finally {
    await client.end();
  }
}
