import { sql } from 'kysely';
import type { Queries, Tx } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { newId } from '../../platform/ids.ts';
import { defineJob, enqueue } from '../../platform/jobs.ts';
import type { Room, ShownFile } from './rooms.ts';
import { entryNames } from './rules/entry-name.ts';
import { type ZipEntry, zipped } from './zip.ts';

/** By request: one that was replaced by a newer one is not made. */
export const exportJob = defineJob<{ accountId: string; exportId: string }>('privacy:export', { maxAttempts: 3 });

const usedBy = 'exports';
export const keptForHours = 24;

type Needs = Pick<House, 'db' | 'files' | 'clock'>;

/** Collects what every room keeps of the account into one ZIP, sealed like any other file of theirs. */
export async function makeExport(
  { db, files, clock }: Needs,
  rooms: readonly Room[],
  { accountId, exportId }: { accountId: string; exportId: string },
): Promise<void> {
  const asked = await db.query.selectFrom('exports').select('id').where('id', '=', exportId).executeTakeFirst();
  if (!asked) return;
  const kept = await files.keep(accountId, zipped(entriesOf({ db, files, clock }, rooms, accountId)));
  await db.transact(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('exports')
      .set({
        state: 'ready',
        file_address: kept.address,
        size_bytes: kept.sizeBytes,
        made_at: clock.now().toISOString(),
      })
      .where('id', '=', exportId)
      .executeTakeFirst();
    if (numUpdatedRows) await files.use(tx, kept, usedBy, exportId, { counts: false });
  });
}

async function* entriesOf({ db, files, clock }: Needs, rooms: readonly Room[], accountId: string) {
  const nameOf = entryNames();
  const missing: string[] = [];
  yield text(nameOf('README.txt'), readMe(clock.now()));
  const all: ShownFile[] = [];
  for (const room of rooms) {
    const shown = await room.showAll(db.query, accountId);
    yield text(nameOf(`${room.name}.json`), `${JSON.stringify(shown.json, null, 2)}\n`);
    all.push(...(shown.files ?? []));
  }
  for (const { path, kept } of all) {
    const content = await files.open(kept);
    if (content) yield { name: nameOf(`files/${path}`), content, deflate: false } satisfies ZipEntry;
    else missing.push(path);
  }
  // Their bytes went with the account of whoever had added them.
  if (missing.length) yield text(nameOf('missing-files.txt'), `${missing.join('\n')}\n`);
}

function text(name: string, content: string): ZipEntry {
  return { name, content: [Buffer.from(content)], deflate: true };
}

const readMe = (now: Date) => `Escale, ${now.toISOString().slice(0, 10)}

Everything that is kept of you. Each .json file is one part of the app; your files are under files/.
Times with a place name in brackets are local times at that place.

Tout ce qui est conservé à votre sujet. Chaque fichier .json correspond à une partie de l’application ; vos
fichiers se trouvent sous files/. Les heures suivies d’un nom de lieu entre crochets sont locales à ce lieu.
`;

/** Asks for a new one, in place of the one before. */
export async function askForExport(tx: Tx, { files, clock }: Omit<Needs, 'db'>, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  const before = await tx.deleteFrom('exports').where('account_id', '=', accountId).returning('id').executeTakeFirst();
  if (before) await files.release(tx, usedBy, before.id);
  const id = newId();
  await tx
    .insertInto('exports')
    .values({ account_id: accountId, id, state: 'preparing', asked_at: clock.now().toISOString() })
    .execute();
  await enqueue(tx, exportJob, { accountId, exportId: id }, { queue: 'exports', priority: 5 });
}

export async function giveUpExport(queries: Queries, exportId: string): Promise<void> {
  await queries.updateTable('exports').set({ state: 'failed' }).where('id', '=', exportId).execute();
}

/** A copy of everything should not lie around. */
export async function sweepExports({ db, files, clock }: Needs): Promise<void> {
  const before = new Date(clock.now().getTime() - keptForHours * 3_600_000).toISOString();
  await db.transact(async (tx) => {
    const old = await tx
      .deleteFrom('exports')
      .where(sql`coalesce(made_at, asked_at)`, '<', before)
      .returning('id')
      .execute();
    for (const { id } of old) await files.release(tx, usedBy, id);
  });
}
