import { calls } from 'virtual:contract';
import type { Segment } from '@escale/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { etagOf } from '../../api/client.ts';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { titleOf } from './naming.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/dialog/confirm-dialog.tsx')).ConfirmDialog,
}));

const stale = [calls.getTrip, calls.listTrips];

/** Duplicating and deleting a segment, from wherever one sees it. `dialog` must be drawn. */
export function useSegmentDeeds(onDeleted?: (segment: Segment) => void) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Segment | null>(null);
  const duplicating = useSend(calls.duplicateSegment, stale);
  const deleting = useSend(calls.deleteSegment, stale);

  const paramsOf = (segment: Segment) => ({ id: segment.tripId, segmentId: segment.id });
  const duplicate = (segment: Segment) =>
    duplicating.send(
      { params: paramsOf(segment) },
      { onDone: () => void toast({ severity: 'success', title: t('trips.segmentDuplicated') }) },
    );
  const remove = (segment: Segment) =>
    deleting.send(
      { params: paramsOf(segment), ifMatch: etagOf(segment) },
      {
        about: titleOf(segment, t),
        onKept: () => {
          setAsked(null);
          onDeleted?.(segment);
        },
        onDone: () => {
          setAsked(null);
          onDeleted?.(segment);
          toast({ severity: 'success', title: t('trips.segmentDeleted') });
        },
      },
    );

  const dialog: ReactNode = asked && (
    <Suspense>
      <ConfirmDialog
        open
        danger
        title={t('trips.segmentDeleteTitle', { name: titleOf(asked, t) })}
        text={t('trips.segmentDeleteText')}
        action={t('common.delete')}
        busy={deleting.busy}
        onClose={() => setAsked(null)}
        onConfirm={() => void remove(asked)}
      />
    </Suspense>
  );
  return { duplicate, askToDelete: setAsked, dialog };
}

export type SegmentDeeds = ReturnType<typeof useSegmentDeeds>;
