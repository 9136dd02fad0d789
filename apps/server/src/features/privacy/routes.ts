import {
  checkProof,
  eraseAccount as eraseCall,
  getErasure,
  getExport,
  getExportContent,
  getStorage,
  type OwnExport,
  startExport,
} from '@escale/contract';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import { findAccount } from '../accounts/index.ts';
import type { Trips } from '../trips/index.ts';
import { eraseAccount } from './erase-account.ts';
import { askForExport, keptForHours } from './make-export.ts';
import type { Room } from './rooms.ts';

export function privacyRoutes(house: House, { rooms, trips }: { rooms: readonly Room[]; trips: Trips }): void {
  const { route, files, master, clock } = house;

  route(getExport, ({ caller, db }) => stateOf(db, caller.accountId));

  route(getStorage, async ({ caller, query }) => {
    const { usedBytes, limitBytes } = await files.stored(caller.accountId);
    if (query.bytes && !(await files.mayTake(caller.accountId, query.bytes))) return refuse('storage.full');
    return { usedBytes, limitBytes };
  });

  route(startExport, async ({ caller, tx }) => {
    await askForExport(tx, { files, clock }, caller.accountId);
    return stateOf(tx, caller.accountId);
  });

  route(getExportContent, async ({ caller, db }) => {
    const { accountId } = caller;
    const row = await db.selectFrom('exports').selectAll().where('account_id', '=', accountId).executeTakeFirst();
    const content = row?.file_address ? await files.open({ accountId, address: row.file_address }) : null;
    if (!row?.made_at || !content) return refuse('export.not-found');
    return {
      content,
      mediaType: 'application/zip',
      name: `escale-${row.made_at.slice(0, 10)}.zip`,
      sizeBytes: row.size_bytes ?? undefined,
      disposition: 'download' as const,
    };
  });

  route(checkProof, () => undefined);

  route(getErasure, async ({ caller, db }) => {
    const account = await findAccount(db, caller.accountId);
    if (!account) return refuse('session.missing');
    const plan = await trips.planLeaving(db, caller.accountId);
    return {
      ownTrips: plan.filter(({ heir }) => !heir).length,
      sharedTrips: plan.flatMap(({ id, name, heir }) => (heir ? [{ id, name, organiser: heir.name }] : [])),
      email: account.email,
    };
  });

  route(eraseCall, async ({ caller, body, tx }) => {
    const account = await findAccount(tx, caller.accountId);
    if (account?.email.toLowerCase() !== body.confirm) return refuse('erasure.not-confirmed');
    await eraseAccount(tx, { files, master }, rooms, caller.accountId, clock.now());
  });
}

async function stateOf(queries: Queries, accountId: string): Promise<OwnExport> {
  const row = await queries.selectFrom('exports').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  if (!row) return { state: 'none', sizeBytes: null, madeAt: null, keptUntil: null };
  const madeAt = row.made_at && new Date(row.made_at);
  return {
    state: row.state,
    sizeBytes: row.size_bytes,
    madeAt: madeAt ? madeAt.toISOString() : null,
    keptUntil: madeAt ? new Date(madeAt.getTime() + keptForHours * 3_600_000).toISOString() : null,
  };
}
