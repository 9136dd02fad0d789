import type { Import, ImportedBooking, NewSegment, SegmentType } from '@escale/contract';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Select } from '../../ui/field/field.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../ui/unsaved/unsaved-guard.tsx';
import { useWords } from '../../words/words.ts';
import { type Faults, valuesOf } from '../segments/form/draft.ts';
import { refusedFields } from '../segments/form/refused-fields.ts';
import { SegmentForm } from '../segments/form/segment-form.tsx';
import css from './complete-form.module.css';
import { ConfidenceChip } from './confidence-chip.tsx';
import { howSure } from './how-sure.ts';
import { useImportDoor } from './import-door.ts';
import shared from './imports.module.css';
import { markOf, useLook } from './look.ts';

type CompleteProps = {
  one: Import;
  /** Left out: a booking that the reader did not see. */
  booking?: ImportedBooking;
  type: SegmentType;
  onDone: () => void;
};

/** The segment's form with what was read in it, and beside each field how the paper has it. */
export function CompleteForm({ one, booking, type, onDone }: CompleteProps) {
  const { t } = useWords();
  const online = useOnline();
  const look = useLook();
  const unsaved = useRef(false);
  const [tripId, setTripId] = useState(booking?.tripId ?? one.trips[0]?.id ?? '');
  const [refused, setRefused] = useState<Faults>();
  const door = useImportDoor();
  const { send, busy } = door.useComplete(one.id);
  const trips = door.useTrips(one);
  const formId = `complete-${booking?.index ?? 'new'}`;

  const save = (segment: NewSegment) =>
    send(
      { segment, ...(booking && { index: booking.index }), ...(tripId && { tripId }) },
      {
        onDone: () => {
          unsaved.current = false;
          toast({
            severity: 'success',
            title: t(door.forCustomer ? 'imports.placedForCustomer' : 'imports.completed'),
          });
          onDone();
        },
        onRefused: (error) => {
          const fields = refusedFields(error, type);
          setRefused(fields ?? undefined);
          return fields !== null;
        },
      },
    );
  return (
    <>
      <UnsavedGuard unsaved={unsaved} />
      {/** biome-ignore lint/a11y/noStaticElementInteractions: it only listens where the focus goes within */}
      <div
        onFocus={({ target }) => {
          const at = target.closest<HTMLElement>('[data-field]')?.dataset.field;
          if (booking && at && markOf(booking, at)) look?.(markOf(booking, at));
        }}
      >
        <SegmentForm
          id={formId}
          type={type}
          from={valuesOf(type, booking?.draft)}
          refused={refused}
          without={door.without}
          open={booking !== undefined}
          besideField={(name) => <Printed booking={booking} name={name} />}
          onChange={() => {
            unsaved.current = true;
            setRefused(undefined);
          }}
          onSave={(draft) => void save(draft)}
        />
      </div>
      {trips && (
        <Select
          label={t('imports.intoTrip')}
          required
          value={tripId}
          onChange={(event) => setTripId(event.target.value)}
        >
          <option value="">{t('imports.tripThatFits')}</option>
          {trips.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className={shared.deeds}>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        <Button variant="primary" type="submit" form={formId} busy={busy} disabled={!online}>
          {t('imports.addToTrip')}
        </Button>
      </div>
    </>
  );
}

/** How the paper has it. */
function Printed({ booking, name }: { booking?: ImportedBooking; name: string }) {
  const { t } = useWords();
  const evidence = booking?.evidence.find(({ field }) => field.split('.')[0] === name);
  if (!evidence) return null;
  return (
    <p className={css.printed}>
      {t('imports.printed', { text: evidence.text })}
      {howSure(evidence.confidence) === 'unsure' && <ConfidenceChip confidence={evidence.confidence} />}
    </p>
  );
}
