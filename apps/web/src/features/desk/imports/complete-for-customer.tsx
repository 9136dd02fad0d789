import { calls } from 'virtual:contract';
import type { AgencyImport, ImportedBooking, NewSegment } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../../ui/unsaved/unsaved-guard.tsx';
import { useWords } from '../../../words/words.ts';
import { type Faults, valuesOf } from '../../segments/form/draft.ts';
import { refusedFields } from '../../segments/form/refused-fields.ts';
import { SegmentForm } from '../../segments/form/segment-form.tsx';
import css from '../desk.module.css';
import { travellersOwn } from '../travellers-own.ts';
import { useDeskSend } from '../use-desk-send.ts';

type Props = { one: AgencyImport; booking: ImportedBooking; onDone: () => void };

/** The segment's form with what was read in it. */
export function CompleteForCustomer({ one, booking, onDone }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const unsaved = useRef(false);
  const [refused, setRefused] = useState<Faults>();
  const { send, busy } = useDeskSend(calls.completeAgencyImport);
  const tripId = booking.tripId ?? one.trips[0]?.id;
  const save = (segment: NewSegment) =>
    send(
      { params: { id: one.id }, body: { index: booking.index, segment, ...(tripId && { tripId }) } },
      async () => {
        unsaved.current = false;
        await queries.invalidateQueries({ queryKey: [calls.getAgencyImport.path] });
        await queries.invalidateQueries({ queryKey: [calls.listAgencyImports.path] });
        toast({ severity: 'success', title: t('imports.completed') });
        onDone();
      },
      (error) => {
        const fields = refusedFields(error, booking.type);
        setRefused(fields ?? undefined);
        return fields !== null;
      },
    );
  return (
    <>
      <UnsavedGuard unsaved={unsaved} />
      <SegmentForm
        id={`complete-${booking.index}`}
        type={booking.type}
        from={valuesOf(booking.type, booking.draft)}
        refused={refused}
        without={travellersOwn}
        open
        onChange={() => {
          unsaved.current = true;
          setRefused(undefined);
        }}
        onSave={(segment) => void save(segment)}
      />
      <div className={css.deeds}>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button variant="primary" type="submit" form={`complete-${booking.index}`} busy={busy}>
          {t('imports.addToTrip')}
        </Button>
      </div>
    </>
  );
}
