import { calls } from '@escale/contract';
import type { Queries } from '../../../platform/db.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refuse.ts';
import { findImport, type ImportRow, lockImport } from '../store.ts';
import type { Model } from './model.ts';
import { agree, agreedAt, lastTry, withdraw } from './store.ts';
import { isUnderWay, mayTry, tryModel } from './try-model.ts';

/** @param model null: the operator has configured none, and nothing is offered. */
export function modelRoutes({ route }: Pick<House, 'route'>, model: Model | null): void {
  const consent = async (db: Queries, accountId: string) => ({
    provider: model?.provider ?? null,
    agreedAt: model && (await agreedAt(db, accountId, model.provider)),
  });

  const standing = async (db: Queries, row: ImportRow) => {
    const last = await lastTry(db, row.id);
    const isAsked = isUnderWay(last);
    return {
      ...(await consent(db, row.account_id)),
      mayTry: model !== null && mayTry(row) && !isAsked,
      last: last && {
        provider: last.provider,
        state: isAsked ? ('asked' as const) : (last.outcome ?? ('failed' as const)),
        leftOut: last.left_out,
      },
    };
  };

  route(calls.getModelConsent, ({ db, caller }) => consent(db, caller.accountId));

  route(calls.setModelConsent, async ({ tx, caller, body }) => {
    if (!body.agreed) await withdraw(tx, caller.accountId);
    // Only to the one who was named: the operator may have changed it while the page was open.
    else if (model && body.provider === model.provider) await agree(tx, caller.accountId, model.provider);
    else refuse('import.model-not-offered');
    return consent(tx, caller.accountId);
  });

  route(calls.getImportModel, async ({ db, caller, params }) =>
    standing(db, (await findImport(db, caller.accountId, params.id)) ?? refuse('import.not-found')),
  );

  route(calls.tryImportModel, async ({ tx, caller, params }) => {
    const row = (await lockImport(tx, caller.accountId, params.id)) ?? refuse('import.not-found');
    await tryModel(tx, model ?? refuse('import.model-not-offered'), row);
    return standing(tx, row);
  });
}
