import { calls } from '@escale/contract';
import type { House } from '../../../platform/house.ts';
import { showDraft } from '../drafts/present.ts';
import type { Needs } from '../needs.ts';
import { deleteTemplate, draftFromTemplate, keepTemplate, listTemplates, renameTemplate } from './templates.ts';

export function templateRoutes({ route }: Pick<House, 'route'>, needs: Needs): void {
  route(calls.listTemplates, ({ db, caller, query }) => listTemplates(db, caller.accountId, query));
  route(calls.keepTemplate, ({ tx, caller, body }) => keepTemplate(tx, needs, caller.accountId, body));
  route(calls.renameTemplate, ({ tx, caller, params, body, mustMatch }) =>
    renameTemplate(tx, needs, caller.accountId, params.id, { name: body.name, mustMatch }),
  );
  route(calls.deleteTemplate, ({ tx, caller, params, mustMatch }) =>
    deleteTemplate(tx, needs, caller.accountId, params.id, mustMatch),
  );
  route(calls.useTemplate, async ({ tx, caller, params, body }) => {
    const id = await draftFromTemplate(tx, needs, caller.accountId, params.id, body);
    return showDraft(tx, needs, caller.accountId, id);
  });
}
