import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import pg from 'pg';
import { type Db, openDb } from '../src/platform/db.ts';
import { type Migration, migrate, readMigrations } from '../src/platform/migrate.ts';
import { refusalFrom } from '../src/platform/problem.ts';
import { adminQuery, emptyDatabase, newDatabase, type TestDatabase } from '../testing/database.ts';

describe('migrations', () => {
  const databases: TestDatabase[] = [];
  const empty = async () => {
    const database = await emptyDatabase();
    databases.push(database);
    return database;
  };
  after(async () => {
    for (const database of databases) await database.drop();
  });

  test('a database that grew with every release is the same as a fresh one', async () => {
    const all = readMigrations();
    const [grown, fresh] = [await empty(), await empty()];
    for (let n = 1; n <= all.length; n++) await migrate(grown.connection, all.slice(0, n));
    await migrate(fresh.connection, all);
    assert.deepEqual(await shapeOf(grown), await shapeOf(fresh));
    assert.ok((await shapeOf(fresh)).length > 50, 'the shape was looked at');
  });

  test('a migration that another room brings later, with a lower number, is not forgotten', async () => {
    const [late, fresh] = [await empty(), await empty()];
    const [one, two] = [made(1, 'create table a (id int primary key)'), made(2, 'create table b (id int primary key)')];
    await migrate(late.connection, [two]);
    assert.deepEqual(await migrate(late.connection, [one, two]), [one.name]);
    await migrate(fresh.connection, [one, two]);
    assert.deepEqual(await shapeOf(late), await shapeOf(fresh));
  });

  test('several processes that start at once apply each migration once', async () => {
    const database = await empty();
    const counting = [made(1, 'create table counted (n int)'), made(2, 'insert into counted values (1)')];
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.connection, counting)));
    assert.equal(applied.flat().length, 2);
    assert.deepEqual(await ask(database, 'select count(*)::int as n from counted'), [{ n: 1 }]);
  });

  test('one that fails half-way leaves nothing of itself, and the ones before it', async () => {
    const database = await empty();
    const broken = [made(1, 'create table kept (n int)'), made(2, 'create table gone (n int); select 1 / 0')];
    await assert.rejects(migrate(database.connection, broken), /0002_test\.sql: division by zero/);
    assert.deepEqual(
      await ask(database, `select to_regclass('kept') is not null as kept, to_regclass('gone') as gone`),
      [{ kept: true, gone: null }],
    );
  });

  test('one that was changed after it was applied, or a newer house’s database, is refused', async () => {
    const database = await empty();
    await migrate(database.connection, [made(1, 'select 1'), made(2, 'select 2')]);
    await assert.rejects(migrate(database.connection, [made(1, 'select 11'), made(2, 'select 2')]), /was changed/);
    await assert.rejects(migrate(database.connection, [made(1, 'select 1')]), /newer version/);
  });
});

describe('the database', () => {
  let database: TestDatabase;
  let db: Db;
  before(async () => {
    database = await newDatabase();
    db = openDb(database.connection);
    await db.rows('create table counters (id int primary key, n int not null)');
    await db.rows('insert into counters values (1, 0), (2, 0)');
  });
  after(async () => {
    await db.close();
    await database.drop();
  });

  test('a day stays a day, a moment is an instant, a count is a number, money is text', async () => {
    const [row] = await db.rows(
      `select date '2026-12-03' as day, timestamptz '2026-12-03 08:15:00.25+01' as moment, count(*) as many, 1.10::numeric as price from counters`,
    );
    assert.deepEqual(row, { day: '2026-12-03', moment: '2026-12-03T07:15:00.25Z', many: 2, price: '1.10' });
  });

  test('two transactions that lock each other out are both done, one of them at the second try', async () => {
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let tries = 0;
    const add = (first: number, second: number, mine: typeof one, theirs: typeof one) =>
      db.transact(async (tx) => {
        tries++;
        await bump(tx as never, first);
        // Each goes on when both hold what the other wants.
        mine.resolve();
        await theirs.promise;
        await bump(tx as never, second);
      });
    await Promise.all([add(1, 2, one, other), add(2, 1, other, one)]);
    assert.equal(tries, 3);
    assert.deepEqual(await db.rows('select n from counters order by id'), [{ n: 2 }, { n: 2 }]);
  });

  test('a connection that breaks in the middle of a transaction ends that transaction and nothing else', async () => {
    const lost = db.transact(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await bump(tx as never, 1);
      await adminQuery(`select pg_terminate_backend(${rows[0]?.pid}, 10000)`);
      await bump(tx as never, 2);
    });
    await assert.rejects(lost, (error) => refusalFrom(error).code === 'server.unavailable');
    const kept = await db.rows('select n from counters order by id');
    await db.transact((tx) => bump(tx as never, 1));
    assert.equal(
      (await db.rows<{ n: number }>('select n from counters order by id'))[0]?.n,
      1 + (kept[0] as { n: number }).n,
    );
  });

  test('what the query builder sends is prepared once per connection', async () => {
    await db.query.connection().execute(async (one) => {
      for (let i = 0; i < 3; i++) {
        await one.selectFrom('file_keys').select('account_id').where('account_id', '=', randomUUID()).execute();
      }
      const { sql } = await import('kysely');
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from pg_prepared_statements where statement like '%from "file_keys"%'`.execute(one);
      assert.equal(rows[0]?.n, 2, 'the query, and this one');
    });
  });
});

async function bump(tx: Db['query'], id: number): Promise<void> {
  const { sql } = await import('kysely');
  await sql`update counters set n = n + 1 where id = ${id}`.execute(tx);
}

function made(number: number, text: string): Migration {
  return { number, name: `${String(number).padStart(4, '0')}_test.sql`, text, checksum: text };
}

async function ask(database: TestDatabase, text: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

/** Everything that makes a schema what it is, in words; the order of columns too, since `select *` shows it. */
async function shapeOf(database: TestDatabase): Promise<unknown[]> {
  const mine = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;
  return [
    ...(await ask(
      database,
      `select n.nspname, c.relname, c.relkind, a.attnum, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull,
         pg_get_expr(d.adbin, d.adrelid) as default
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       where ${mine} order by 1, 2, 4`,
    )),
    ...(await ask(
      database,
      `select n.nspname, con.conrelid::regclass::text as on, con.conname, pg_get_constraintdef(con.oid) as definition
       from pg_constraint con join pg_namespace n on n.oid = con.connamespace where ${mine} order by 1, 2, 3`,
    )),
    ...(await ask(
      database,
      `select schemaname, indexname, indexdef from pg_indexes where schemaname <> 'pg_catalog' order by 1, 2`,
    )),
    ...(await ask(
      database,
      `select n.nspname, p.proname, md5(pg_get_functiondef(p.oid)) as body from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where ${mine} and p.prokind = 'f' order by 1, 2, 3`,
    )),
    ...(await ask(
      database,
      `select t.tgrelid::regclass::text as on, tgname, pg_get_triggerdef(t.oid) as definition from pg_trigger t where not tgisinternal order by 1, 2`,
    )),
  ];
}
