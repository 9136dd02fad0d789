import { Readable } from 'node:stream';
import { calls, pageSize } from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import { acceptImport, mustWait } from './accept-import.ts';
import { completeImport } from './complete-import.ts';
import { dismissImport } from './dismiss-import.ts';
import type { Needs } from './needs.ts';
import { present, tripIdsIn } from './present.ts';
import { readAgain } from './read-again.ts';
import { receiveFile } from './receive-file.ts';
import { settleImport } from './settle-import.ts';
import { showOriginal } from './show-original.ts';
import { countWaiting, findImport, type ImportRow, listFor, lockImport } from './store.ts';
import { undoImport } from './undo-import.ts';

/** One entry for each call; what it does is in the file of that name. */
export function importRoutes({ route }: Pick<House, 'route'>, needs: Needs): void {
  const { trips, files } = needs;

  const answer = async (db: Queries, accountId: string, importId: string) => {
    const row = (await findImport(db, accountId, importId)) ?? refuse('import.not-found');
    return present(row, await trips.namesOf(db, accountId, tripIdsIn([row])));
  };

  route(calls.listImports, async ({ db, caller, query }) => {
    const limit = query.limit ?? pageSize.default;
    const page = { limit: limit + 1, before: afterCursor(query.cursor), waiting: query.waiting === '1' };
    const rows = await listFor(db, caller.accountId, page);
    const items = rows.slice(0, limit);
    const names = await trips.namesOf(db, caller.accountId, tripIdsIn(items));
    return {
      items: items.map((row) => present(row, names)),
      nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
      waiting: await countWaiting(db, caller.accountId),
    };
  });

  route(calls.getImport, ({ db, caller, params }) => answer(db, caller.accountId, params.id));

  route(calls.createImport, async ({ tx, caller, body, file }) => {
    const { accountId } = caller;
    const tripId = body.tripId ?? null;
    if (tripId) await trips.mayAddTo(tx, accountId, tripId);
    const pasted = 'text' in body ? body.text : null;
    const kept = file ?? (await files.keep(accountId, Readable.from([Buffer.from(pasted ?? '')])));
    if (pasted !== null && !(await files.hasRoom(accountId, 0))) return refuse('storage.full');
    const importId = await receiveFile(tx, files, accountId, {
      file: kept,
      via: file ? 'file' : 'paste',
      title: pasted === null ? undefined : firstLine(pasted),
      fileName: 'name' in body ? (body.name ?? null) : null,
      tripId,
    });
    return answer(tx, accountId, importId);
  });

  route(calls.getImportOriginal, async ({ db, caller, params, query, language }) => {
    const row = (await findImport(db, caller.accountId, params.id)) ?? refuse('import.not-found');
    return showOriginal(needs, row, query.as ?? 'file', language);
  });

  route(calls.acceptImport, async ({ tx, caller, params, body, mustMatch }) => {
    const row = await open(tx, caller.accountId, params.id, mustMatch);
    await acceptImport(tx, trips, row, body);
    return answer(tx, caller.accountId, row.id);
  });

  route(calls.completeImport, async ({ tx, caller, params, body, mustMatch }) => {
    const row = await open(tx, caller.accountId, params.id, mustMatch);
    await completeImport(tx, trips, row, body);
    return answer(tx, caller.accountId, row.id);
  });

  route(calls.undoImport, async ({ tx, caller, params, mustMatch }) => {
    const row = await open(tx, caller.accountId, params.id, mustMatch);
    await undoImport(tx, trips, row);
    return answer(tx, caller.accountId, row.id);
  });

  route(calls.settleImport, async ({ tx, caller, params, body, mustMatch }) => {
    const row = await open(tx, caller.accountId, params.id, mustMatch);
    await settleImport(tx, trips, row, body);
    return answer(tx, caller.accountId, row.id);
  });

  route(calls.readImportAgain, async ({ tx, caller, params, mustMatch }) => {
    const row = await open(tx, caller.accountId, params.id, mustMatch);
    mustWait(row);
    await readAgain(tx, row);
    return answer(tx, caller.accountId, row.id);
  });

  route(calls.dismissImport, async ({ tx, caller, params, mustMatch }) => {
    const row = await open(tx, caller.accountId, params.id, mustMatch);
    await dismissImport(tx, files, row);
  });
}

async function open(
  tx: Parameters<typeof lockImport>[0],
  accountId: string,
  importId: string,
  mustMatch: (version: number) => void,
): Promise<ImportRow> {
  const row = (await lockImport(tx, accountId, importId)) ?? refuse('import.not-found');
  mustMatch(row.version);
  return row;
}

/** What a pasted text is called: its first line, of a long one the words that fit. */
function firstLine(text: string): string {
  const line = text.trim().split('\n')[0]?.trim() ?? '';
  if (line.length <= 80) return line.toWellFormed();
  const words = line.slice(0, 80).replace(/\s+\S*$/, '');
  return `${words.toWellFormed()}…`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cursor is the last import's id; one that we did not make begins from the start. */
const afterCursor = (cursor: string | undefined) => (cursor && uuid.test(cursor) ? cursor : undefined);
