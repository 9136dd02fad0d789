import { calls } from 'virtual:contract';
import type { NewSegment, Segment } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { etagOf } from '../../api/client.ts';
import { isRefusal } from '../../api/problem.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../ui/unsaved/unsaved-guard.tsx';
import { useWords } from '../../words/words.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { draftOf, type Faults, patchOf, valuesOf } from './form/draft.ts';
import { refusedFields } from './form/refused-fields.ts';
import css from './form/segment-form.module.css';
import { SegmentForm } from './form/segment-form.tsx';
import { titleOf } from './naming.ts';

type Patch = Record<string, unknown>;

/** Sends only what was changed, on condition that nobody else changed the segment in the meantime. */
export function EditSegment({ segment: shown }: { segment: Segment }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const api = useUserApi();
  const queries = useQueryClient();
  // As it was when the form opened: what comes in live must not move under the fingers.
  const [segment] = useState(shown);
  const unsaved = useRef(false);
  const [refused, setRefused] = useState<Faults>();
  const [conflict, setConflict] = useState<{ mine: Patch; theirs: Segment } | null>(null);
  const { send, busy } = useSend(calls.updateSegment, [calls.getTrip, calls.listTrips]);
  const tripId = segment.tripId;

  const leave = async () => {
    unsaved.current = false;
    await navigate({ to: '/trips/$tripId', params: { tripId }, search: { segment: segment.id }, replace: true });
  };
  const sendPatch = (mine: Patch, version: { version: number }) =>
    send(
      { params: { id: tripId, segmentId: segment.id }, body: mine, ifMatch: etagOf(version) },
      {
        about: titleOf(segment, t),
        onKept: leave,
        onDone: () => {
          toast({ severity: 'success', title: t('fields.saved') });
          return leave();
        },
        onRefused: (error) => {
          if (isRefusal(error, 'record.changed')) {
            void showBoth(mine);
            return true;
          }
          const fields = refusedFields(error, segment.type);
          setRefused(fields ?? undefined);
          return fields !== null;
        },
      },
    );
  const save = (draft: NewSegment) => {
    const before = draftOf(segment.type, valuesOf(segment.type, segment));
    const patch = 'draft' in before ? patchOf(before.draft, draft) : draft;
    if (Object.keys(patch).length === 0) void leave();
    else void sendPatch(patch, segment);
  };
  const showBoth = async (mine: Patch) => {
    const trip = await queries.fetchQuery({
      ...callQuery(api, calls.getTrip, { params: { id: tripId } }),
      staleTime: 0,
    });
    const theirs = trip.segments.find(({ id }) => id === segment.id);
    if (theirs) setConflict({ mine, theirs });
    else toast({ severity: 'warning', title: t('trips.segmentGone') });
  };

  return (
    <>
      <UnsavedGuard unsaved={unsaved} />
      <SegmentForm
        id="segment"
        type={segment.type}
        from={valuesOf(segment.type, segment)}
        refused={refused}
        onSave={save}
        onChange={() => {
          unsaved.current = true;
          setRefused(undefined);
        }}
      />
      <div className={css.actions}>
        <Link to="/trips/$tripId" params={{ tripId }} search={{ segment: segment.id }} className={buttonClass()}>
          {t('common.cancel')}
        </Link>
        <Button variant="primary" type="submit" form="segment" busy={busy} disabled={!segment.editable}>
          {t('common.save')}
        </Button>
      </div>
      {conflict && (
        <ConflictDialog
          mine={conflict.mine}
          theirs={conflict.theirs}
          busy={busy}
          onClose={() => setConflict(null)}
          onMine={() => {
            setConflict(null);
            void sendPatch(conflict.mine, conflict.theirs);
          }}
          onTheirs={() => void leave()}
        />
      )}
    </>
  );
}
