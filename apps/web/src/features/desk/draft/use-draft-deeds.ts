import { calls } from 'virtual:contract';
import type { Draft, DraftFields, DraftSegment, NewSegment } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { keyOf } from '../../../api/call-query.ts';
import { etagOf } from '../../../api/client.ts';
import { isRefusal } from '../../../api/problem.ts';
import { errorText } from '../../../ui/error/error-text.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { useReadDeskAgain } from '../desk-queries.ts';
import type { DeskTrip } from './use-desk-trip.ts';

type Refused = (error: unknown) => boolean;
type Line = Pick<DraftSegment, 'id' | 'version'>;

/**
 * What an advisor does to a trip: all of it goes into the draft, which is begun with the first change. Each resolves to
 * whether it was done; a refusal that `onRefused` does not answer becomes a toast.
 */
export function useDraftDeeds({ where, draft: open }: Pick<DeskTrip, 'where' | 'draft'>) {
  const { t } = useWords();
  const api = useAgencyApi();
  const queries = useQueryClient();
  const readAgain = useReadDeskAgain();
  const [busy, setBusy] = useState(false);

  async function attempt(deed: (draft: Draft) => Promise<Draft | undefined>, onRefused?: Refused): Promise<boolean> {
    setBusy(true);
    try {
      const draft = open ?? (await api.send(calls.beginDraft, { body: 'tripId' in where ? where : {} }));
      const next = await deed(draft);
      if (next) queries.setQueryData(keyOf(calls.getDraft, { params: { id: next.id } }), next);
      await readAgain();
      return true;
    } catch (error) {
      if (!onRefused?.(error)) {
        const changed = isRefusal(error, 'record.changed');
        toast({
          severity: changed ? 'warning' : 'danger',
          title: changed ? t('agency.changedMeanwhile') : t('errors.occurred'),
          message: changed ? t('agency.changedMeanwhileText') : errorText(error, t),
        });
        if (changed) void readAgain();
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    add: (body: NewSegment, onRefused?: Refused) =>
      attempt(({ id }) => api.send(calls.addDraftSegment, { params: { id }, body }), onRefused),
    change: ({ id: segmentId, version }: Line, segment: NewSegment, onRefused?: Refused) =>
      attempt(
        ({ id }) => api.send(calls.changeDraftSegment, { params: { id, segmentId }, body: { segment, version } }),
        onRefused,
      ),
    remove: (segmentId: string) =>
      attempt(({ id }) => api.send(calls.removeDraftSegment, { params: { id, segmentId } })),
    restore: (segmentId: string) =>
      attempt(({ id }) => api.send(calls.restoreDraftSegment, { params: { id, segmentId } })),
    update: (body: DraftFields) => attempt(({ id }) => api.send(calls.updateDraft, { params: { id }, body })),
    discard: () =>
      attempt(async ({ id, version }) => {
        await api.send(calls.discardDraft, { params: { id }, ifMatch: etagOf({ version }) });
        return undefined;
      }),
  };
}

export type DraftDeeds = ReturnType<typeof useDraftDeeds>;
