import type { NewSegment, SegmentType, Trip } from '@escale/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx';
import { today } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { type Faults, valuesOf } from '../../segments/form/draft.ts';
import { refusedFields } from '../../segments/form/refused-fields.ts';
import form from '../../segments/form/segment-form.module.css';
import { SegmentForm } from '../../segments/form/segment-form.tsx';
import { hereLink } from '../desk-links.ts';
import type { ShownTrip } from '../draft/shown-trip.ts';
import type { DeskTrip } from '../draft/use-desk-trip.ts';
import { useDraftDeeds } from '../draft/use-draft-deeds.ts';
import { travellersOwn } from '../travellers-own.ts';

/** A new segment, into the draft. */
export function AddForm({ desk, shown, type }: { desk: DeskTrip; shown: ShownTrip; type: SegmentType }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const deeds = useDraftDeeds(desk);
  const unsaved = useRef(false);
  const [refused, setRefused] = useState<Faults>();
  const back = hereLink(desk.where);

  const save = async (segment: NewSegment) => {
    const done = await deeds.add(segment, (error) => {
      const fields = refusedFields(error, type);
      setRefused(fields ?? undefined);
      return fields !== null;
    });
    if (!done) return;
    unsaved.current = false;
    toast({ severity: 'success', title: t('agency.drafted') });
    await navigate({ ...back, replace: true });
  };
  return (
    <>
      <UnsavedGuard unsaved={unsaved} />
      <SegmentForm
        id="segment"
        type={type}
        from={valuesOf(type, firstDay(shown.trip))}
        refused={refused}
        without={travellersOwn}
        onSave={(segment) => void save(segment)}
        onChange={() => {
          unsaved.current = true;
          setRefused(undefined);
        }}
      />
      <div className={form.actions}>
        <Link {...back} className={buttonClass()}>
          {t('common.cancel')}
        </Link>
        <Button variant="primary" type="submit" form="segment" busy={deeds.busy}>
          {t('agency.saveDraft')}
        </Button>
      </div>
    </>
  );
}

function firstDay({ timing, start }: Trip): Record<string, unknown> {
  if (timing === 'ongoing') return { start: today() };
  return start && timing === 'upcoming' ? { start } : {};
}
