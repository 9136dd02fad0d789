import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMigrations as migrateJobs } from 'graphile-worker';
import pg from 'pg';

export type Migration = {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
};

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Numbered plain SQL (`0010_files.sql`), in order. Each number once. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const number = Number(/^(\d{4})_/.exec(file)?.[1]);
      if (!number) throw new Error(`A migration is called 0010_name.sql, not ${file}.`);
      const text = readFileSync(join(folder, file), 'utf8');
      return { number, name: file, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
  const twice = found.find((migration, i) => migration.number === found[i + 1]?.number);
  if (twice) throw new Error(`Two migrations have the number of ${twice.name}.`);
  return found;
}

/** Any number, as long as it stays: every process that migrates this database waits for the same one. */
const lock = 4_711_001;

/**
 * Brings a database to the newest shape: forward only, each migration once and in its own transaction, also when several
 * processes start at once. Refuses a database whose applied migrations are not ours.
 */
export async function migrate(
  connection: pg.PoolConfig,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (fresh) => void fresh.on('error', () => undefined));
  const client = await pool.connect();
  try {
    if (await isUpToDate(client, migrations)) return [];
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(`create table if not exists migrations (
      number integer primary key, name text not null, checksum text not null,
      applied_at timestamptz not null default now())`);
    const applied = await appliedMigrations(client);
    const done: string[] = [];
    for (const migration of migrations) {
      if (isApplied(migration, applied)) continue;
      await apply(client, migration);
      done.push(migration.name);
    }
    refuseUnknown(applied, migrations);
    // graphile-worker keeps its tables in a schema of its own, with migrations of its own.
    await migrateJobs({ pgPool: pool });
    return done;
  } finally {
    // Not back to the pool but closed: that lets go of the lock.
    client.release(true);
    await pool.end();
  }
}

async function isUpToDate(client: pg.PoolClient, migrations: readonly Migration[]): Promise<boolean> {
  const exists = await client.query(
    `select to_regclass('migrations') is not null and to_regnamespace('graphile_worker') is not null as both`,
  );
  if (!exists.rows[0]?.both) return false;
  const applied = await appliedMigrations(client);
  if (!migrations.every((migration) => isApplied(migration, applied))) return false;
  refuseUnknown(applied, migrations);
  return true;
}

type Applied = ReadonlyMap<number, { name: string; checksum: string }>;

async function appliedMigrations(client: pg.PoolClient): Promise<Applied> {
  const { rows } = await client.query('select number, name, checksum from migrations');
  return new Map(rows.map((row) => [row.number as number, row]));
}

function isApplied(migration: Migration, applied: Applied): boolean {
  const found = applied.get(migration.number);
  if (found && found.checksum !== migration.checksum) {
    throw new Error(
      `${migration.name} was changed after it had been applied to this database. Put it back and write a new migration.`,
    );
  }
  return found !== undefined;
}

function refuseUnknown(applied: Applied, migrations: readonly Migration[]): void {
  const ours = new Set(migrations.map((migration) => migration.number));
  const unknown = [...applied].find(([number]) => !ours.has(number));
  if (unknown) {
    throw new Error(`This database was made by a newer version of Escale (${unknown[1].name}). Start that version.`);
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.text);
    await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${migration.name}: ${(error as Error).message}`, { cause: error });
  }
}
