import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { connectionTo, ensureDatabase, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { isConnectionLoss } from './problem.ts';

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
  const connection = connectionTo(postgres, 'escale');
  for (let attempt = 1; ; attempt++) {
    try {
      await ensureDatabase(postgres, 'escale');
      await migrate(connection);
      return { connection, close: () => postgres.stop() };
    } catch (error) {
      // The one before us was just leaving and took it along; our supervisor starts it again within a second.
      if (!isConnectionLoss(error) || attempt === 5) {
        await postgres.stop();
        throw error;
      }
      await after(500);
    }
  }
}
