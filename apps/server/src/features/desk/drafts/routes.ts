import { calls } from '@escale/contract';
import type { House } from '../../../platform/house.ts';
import type { Needs } from '../needs.ts';
import { listPublications } from '../trips/publications.ts';
import { beginDraft } from './begin-draft.ts';
import {
  addDraftSegment,
  changeDraftSegment,
  type DraftChange,
  discardDraft,
  removeDraftSegment,
  restoreDraftSegment,
  updateDraft,
} from './change-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { showDraft } from './present.ts';
import { previewDraft } from './preview-draft.ts';
import { publishDraft } from './publish-draft.ts';

/** One entry for each call; what it does is in the file of that name. */
export function draftRoutes({ route }: Pick<House, 'route'>, needs: Needs): void {
  type Asked = {
    caller: { accountId: string };
    params: { id: string };
    mustMatch(version: number): void;
  };
  const changeOf = ({ caller, params, mustMatch }: Asked): DraftChange => ({
    agentId: caller.accountId,
    draftId: params.id,
    mustMatch,
  });

  route(calls.listDrafts, ({ db, caller, query }) => listDrafts(db, needs, caller.accountId, query));
  route(calls.getDraft, ({ db, caller, params }) => showDraft(db, needs, caller.accountId, params.id));
  route(calls.previewDraft, ({ db, caller, params }) => previewDraft(db, needs, caller.accountId, params.id));

  route(calls.beginDraft, async ({ tx, caller, body }) => {
    const id = await beginDraft(tx, needs, caller.accountId, body);
    return showDraft(tx, needs, caller.accountId, id);
  });
  route(calls.updateDraft, async (asked) => {
    await updateDraft(asked.tx, needs, changeOf(asked), asked.body);
    return showDraft(asked.tx, needs, asked.caller.accountId, asked.params.id);
  });
  route(calls.discardDraft, (asked) => discardDraft(asked.tx, needs, changeOf(asked)));
  route(calls.addDraftSegment, async (asked) => {
    await addDraftSegment(asked.tx, needs, changeOf(asked), asked.body);
    return showDraft(asked.tx, needs, asked.caller.accountId, asked.params.id);
  });
  route(calls.changeDraftSegment, async (asked) => {
    const { segmentId } = asked.params;
    await changeDraftSegment(asked.tx, needs, changeOf(asked), { segmentId, ...asked.body });
    return showDraft(asked.tx, needs, asked.caller.accountId, asked.params.id);
  });
  route(calls.removeDraftSegment, async (asked) => {
    await removeDraftSegment(asked.tx, needs, changeOf(asked), asked.params.segmentId);
    return showDraft(asked.tx, needs, asked.caller.accountId, asked.params.id);
  });
  route(calls.restoreDraftSegment, async (asked) => {
    await restoreDraftSegment(asked.tx, needs, changeOf(asked), asked.params.segmentId);
    return showDraft(asked.tx, needs, asked.caller.accountId, asked.params.id);
  });

  route(calls.publishDraft, async (asked) => {
    const { tripId, publicationId, agencyId } = await publishDraft(asked.tx, needs, changeOf(asked));
    const { items } = await listPublications(asked.tx, agencyId, tripId, { limit: 1 });
    const publication = items.find(({ id }) => id === publicationId);
    if (!publication) throw new Error('A publication that was made a moment ago is gone');
    return { tripId, publication };
  });
}
