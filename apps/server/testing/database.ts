import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { after } from 'node:test';
import pg from 'pg';
import { connectionTo, type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { migrate, readMigrations } from '../src/platform/migrate.ts';
import { stampGuard } from './stamp-guard.ts';

export type TestDatabase = {
  readonly url: string;
  readonly connection: pg.ClientConfig;
  drop(): Promise<void>;
};

/** One PostgreSQL for everyone: `npm test` keeps it open, a single test file starts it and stops it again. */
const folder = join(import.meta.dirname, '../../../.cache/test-postgres');
let started: Promise<EmbeddedPostgres> | null = null;

export function postgres(): Promise<EmbeddedPostgres> {
  started ??= startEmbeddedPostgres({ folder, durable: false });
  return started;
}

let open = 0;
let over = false;

// At the end of the file, or when the last database has been dropped, whichever is later.
after(async () => {
  over = true;
  if (open === 0) await (await started)?.stop();
});

/** A database with every table in it and nothing else: a copy of a template that is migrated once. */
export async function newDatabase(): Promise<TestDatabase> {
  return copyOf(await template());
}

/** A database with nothing in it at all. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

async function copyOf(source: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await admin((client) => client.query(`create database ${name} template ${source}`));
  const server = await postgres();
  open++;
  return {
    url: `postgres://${server.user}@localhost/${name}?host=${encodeURIComponent(server.host)}`,
    connection: connectionTo(server, name),
    async drop() {
      await admin((client) => client.query(`drop database if exists ${name} with (force)`));
      open--;
      if (over && open === 0) await server.stop();
    },
  };
}

async function guard(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(stampGuard);
  await client.end();
}

let made: Promise<string> | null = null;

function template(): Promise<string> {
  made ??= admin(async (client) => {
    const migrations = readMigrations();
    const hash = createHash('sha1');
    for (const migration of migrations) hash.update(migration.checksum);
    hash.update(stampGuard);
    const name = `template_${hash.digest('hex').slice(0, 12)}`;
    // Test files run side by side: one of them makes it.
    await client.query('select pg_advisory_lock(1)');
    const { rows } = await client.query('select datname from pg_database');
    const names = rows.map((row) => row.datname as string);
    if (!names.includes(name)) {
      await client.query(`drop database if exists making`);
      await client.query(`create database making`);
      const making = connectionTo(await postgres(), 'making');
      await migrate(making, migrations);
      await guard(making);
      await client.query(`alter database making rename to ${name}`);
      for (const old of names.filter((n) => n.startsWith('template_')))
        await client.query(`drop database if exists ${old}`);
    }
    for (const left of names.filter(isLeftOver)) await client.query(`drop database if exists ${left} with (force)`);
    return name;
  });
  return made;
}

/** Of a test process that was killed. */
function isLeftOver(name: string): boolean {
  const pid = Number(/^test_(\d+)_/.exec(name)?.[1]);
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}

/** For tests of a database that goes away. */
export async function adminQuery(text: string): Promise<void> {
  await admin((client) => client.query(text));
}

async function admin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connectionTo(await postgres(), 'postgres'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
