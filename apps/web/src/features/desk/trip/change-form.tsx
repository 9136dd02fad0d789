import { calls } from 'virtual:contract';
import type { DraftSegment, NewSegment, Segment } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { isRefusal } from '../../../api/problem.ts';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx';
import { useWords } from '../../../words/words.ts';
import { ConflictDialog } from '../../segments/conflict-dialog.tsx';
import { draftOf, type Faults, patchOf, valuesOf } from '../../segments/form/draft.ts';
import { fieldsOfForm } from '../../segments/form/fields.ts';
import { refusedFields } from '../../segments/form/refused-fields.ts';
import form from '../../segments/form/segment-form.module.css';
import { SegmentForm } from '../../segments/form/segment-form.tsx';
import { hereLink } from '../desk-links.ts';
import { agencyQuery } from '../desk-queries.ts';
import type { DeskTrip } from '../draft/use-desk-trip.ts';
import { useDraftDeeds } from '../draft/use-draft-deeds.ts';
import { travellersOwn } from '../travellers-own.ts';

type Clash = { mine: NewSegment; patch: Record<string, unknown>; theirs: Segment; version: number | null };

/** A segment's content as it will be, into the draft; on condition that nobody changed the segment since it was opened. */
export function ChangeForm({ desk: shown, segment: looked }: { desk: DeskTrip; segment: Segment }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const api = useAgencyApi();
  const queries = useQueryClient();
  // As it was when the form opened: what comes in live must not move under the fingers.
  const [{ segment, version, desk }] = useState(() => ({
    segment: looked,
    desk: shown,
    version: lineOf(shown, looked.id)?.version ?? (isAddition(shown, looked.id) ? null : looked.version),
  }));
  const deeds = useDraftDeeds(shown);
  const unsaved = useRef(false);
  const [refused, setRefused] = useState<Faults>();
  const [clash, setClash] = useState<Clash | null>(null);
  const back = hereLink(desk.where);
  const type = segment.type;
  const from = valuesOf(type, segment);

  const leave = async () => {
    unsaved.current = false;
    await navigate({ ...back, search: { segment: segment.id }, replace: true });
  };
  const send = async (mine: NewSegment, patch: Record<string, unknown>, over: number | null) => {
    const done = await deeds.change({ id: segment.id, version: over }, mine, (error) => {
      if (isRefusal(error, 'record.changed')) {
        void showBoth(mine, patch);
        return true;
      }
      const fields = refusedFields(error, type);
      setRefused(fields ?? undefined);
      return fields !== null;
    });
    if (!done) return;
    toast({ severity: 'success', title: t('agency.drafted') });
    await leave();
  };
  const save = (written: NewSegment) => {
    const before = draftOf(type, from);
    const patch = 'draft' in before ? patchOf(before.draft, written) : { ...written };
    if (Object.keys(patch).length === 0) void leave();
    else void send(whole(segment, written), patch, version);
  };
  const showBoth = async (mine: NewSegment, patch: Record<string, unknown>) => {
    if (!('tripId' in desk.where)) return;
    const read = agencyQuery(api, calls.getAgencyTrip, { params: { id: desk.where.tripId } });
    const trip = await queries.fetchQuery({ ...read, staleTime: 0 });
    const theirs = trip.segments.find(({ id }) => id === segment.id);
    if (theirs) setClash({ mine, patch, theirs, version: theirs.version });
    else toast({ severity: 'warning', title: t('trips.segmentGone') });
  };

  return (
    <>
      <UnsavedGuard unsaved={unsaved} />
      <SegmentForm
        id="segment"
        type={type}
        from={from}
        refused={refused}
        without={travellersOwn}
        onSave={save}
        onChange={() => {
          unsaved.current = true;
          setRefused(undefined);
        }}
      />
      <div className={form.actions}>
        <Link {...back} search={{ segment: segment.id }} className={buttonClass()}>
          {t('common.cancel')}
        </Link>
        <Button variant="primary" type="submit" form="segment" busy={deeds.busy}>
          {t('agency.saveDraft')}
        </Button>
      </div>
      {clash && (
        <ConflictDialog
          mine={clash.patch}
          theirs={clash.theirs}
          busy={deeds.busy}
          onClose={() => setClash(null)}
          onMine={() => {
            setClash(null);
            void send(clash.mine, clash.patch, clash.version);
          }}
          onTheirs={() => void leave()}
        />
      )}
    </>
  );
}

function lineOf({ draft }: DeskTrip, id: string): DraftSegment | undefined {
  return draft?.segments.find((line) => line.id === id);
}

function isAddition(desk: DeskTrip, id: string): boolean {
  return lineOf(desk, id)?.state === 'added';
}

/** What the form does not ask for (a ticket's code) stays as it was; the server's own words are not sent back. */
function whole(segment: Segment, written: NewSegment): NewSegment {
  const asked = new Set(fieldsOfForm(segment.type).map(({ name }) => name));
  const rest = Object.entries(segment).filter(([name]) => !asked.has(name) && !served.has(name));
  return { ...Object.fromEntries(rest), ...written } as NewSegment;
}

const served = new Set([
  'id',
  'tripId',
  'source',
  'importId',
  'importedFromCalendar',
  'ownerId',
  'attachments',
  'version',
  'createdAt',
  'updatedAt',
  'editable',
  'nights',
  'duration',
]);
