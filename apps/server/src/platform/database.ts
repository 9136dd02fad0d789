import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { connectionTo, ensureDatabase, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

/** A PostgreSQL in its newest shape, embedded or remote; from here on nobody knows which. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
): Promise<{ connection: pg.PoolConfig; close(): Promise<void> }> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl };
    await migrate(connection);
    return { connection, close: async () => undefined };
  }
  const postgres = await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres') });
  await ensureDatabase(postgres, 'escale');
  const connection = connectionTo(postgres, 'escale');
  await migrate(connection);
  return { connection, close: () => postgres.stop() };
}
