import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { diskBlobs } from '../../src/adapters/files/disk.ts';
import { accountKeys } from '../../src/platform/account-keys.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { openDb } from '../../src/platform/db.ts';
import { openFiles } from '../../src/platform/files.ts';
import { newId } from '../../src/platform/ids.ts';
import { defineJob, enqueue, openJobs } from '../../src/platform/jobs.ts';
import { openMasterKey } from '../../src/platform/keys.ts';
import { openOutbox, tell } from '../../src/platform/outbox.ts';

export type ForChild = 'write' | 'report' | 'kill-database' | 'stop';

/** The ground floor of the house, in a process that its test kills: writes a row, a file, an event and a job at a time. */
const [, , folder = ''] = process.argv;
const log = Fastify({ logger: false }).log;
const master = openMasterKey(undefined, folder);
const database = await openDatabase({ databaseUrl: null, dataFolder: folder });
const db = openDb(database.connection);
const jobs = openJobs(db, log);
const outbox = openOutbox(db, jobs);
const files = openFiles({
  db,
  keys: accountKeys(master),
  blobs: diskBlobs(join(folder, 'files')),
  spool: join(folder, 'arriving'),
});
await db.rows(
  `create table if not exists written (id uuid primary key, account_id uuid not null, address text not null)`,
);
await db.rows(`create table if not exists happened (id uuid not null, what text not null, primary key (id, what))`);

const note = (id: string, what: string) =>
  db.rows('insert into happened (id, what) values ($1, $2) on conflict do nothing', [id, what]);
const work = defineJob<{ id: string }>('test.work');
jobs.work(work, async ({ id }) => void (await note(id, 'worked')));
outbox.whenTold('account.created', 'test: note it', async ({ event }) => void (await note(event.accountId, 'reacted')));
await jobs.start();

let writing = false;
process.on('message', (message: ForChild) => {
  if (message === 'write') void write();
  if (message === 'report') void report();
  if (message === 'stop') void stop();
  if (message === 'kill-database') {
    const pid = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0];
    process.kill(Number(pid), 'SIGKILL');
  }
});
process.on('disconnect', () => process.exit(1));
process.send?.({ ready: true });

async function write(): Promise<void> {
  writing = true;
  while (writing) {
    const id = newId();
    try {
      const file = await files.keep(id, Buffer.from(`the file of ${id}`));
      await db.transact(async (tx) => {
        await files.use(tx, file, 'test', id);
        await tx
          .insertInto('written' as never)
          .values({ id, account_id: file.accountId, address: file.address } as never)
          .execute();
        await tell(tx, 'account.created', { accountId: id });
        await enqueue(tx, work, { id });
      });
      process.send?.({ ack: id });
    } catch {
      // The database was killed under us: not acknowledged, so nothing is owed.
      await pause(50);
    }
  }
}

async function report(): Promise<void> {
  const giveUpAt = Date.now() + 45_000;
  for (;;) {
    const [waiting] = await db.rows<{ jobs: number }>('select count(*) as jobs from graphile_worker._private_jobs');
    if (!waiting?.jobs || Date.now() > giveUpAt) break;
    await pause(50);
  }
  const rows = await db.rows<{ id: string; account_id: string; address: string }>('select * from written');
  const filesRead: string[] = [];
  for (const row of rows) {
    const bytes = await files.bytes({ accountId: row.account_id, address: row.address });
    if (bytes?.toString() === `the file of ${row.id}`) filesRead.push(row.id);
  }
  const happened = await db.rows<{ id: string; what: string }>('select id, what from happened');
  const those = (what: string) => happened.filter((h) => h.what === what).map((h) => h.id);
  process.send?.({ written: rows.map((r) => r.id), filesRead, reacted: those('reacted'), worked: those('worked') });
}

async function stop(): Promise<void> {
  writing = false;
  await jobs.stop();
  await db.close();
  await database.close();
  process.exit(0);
}
