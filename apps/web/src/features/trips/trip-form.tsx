import { calls } from 'virtual:contract';
import type { Trip } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../api/call-query.ts';
import { etagOf } from '../../api/client.ts';
import { isRefusal } from '../../api/problem.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextArea, TextField } from '../../ui/field/field.tsx';
import { DateField } from '../../ui/field/moment-field.tsx';
import { useCheckedForm } from '../../ui/field/use-checked-form.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { PlaceField } from '../places/place-field.tsx';
import { noPlace, placeInput } from '../places/place-input.ts';
import { TripConflict } from './trip-conflict.tsx';
import { checkTrip, type TripDraft, type TripValues } from './trip-draft.ts';
import css from './trip-form.module.css';
import { tripReads } from './trip-queries.ts';

type FormProps = { id: string; from: TripValues; onSave: (draft: TripDraft) => void; onChange?: () => void };

/** Name, purpose, days, destination. */
export function TripForm({ id, from, onSave, onChange }: FormProps) {
  const { t } = useWords();
  const { values, faults, set, submit } = useCheckedForm(from, checkTrip, { onSave, onChange });
  return (
    <form id={id} className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t('trips.name')}
        hint={t('trips.nameHint')}
        required
        maxLength={200}
        value={values.name}
        error={faults.name && t('common.required')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <div className={css.pair}>
        <DateField
          label={t('trips.start')}
          value={values.start}
          onChange={(event) => set({ start: event.target.value })}
        />
        <DateField
          label={t('trips.end')}
          value={values.end}
          min={values.start}
          error={faults.end && t('trips.endBeforeStart')}
          onChange={(event) => set({ end: event.target.value })}
        />
      </div>
      <p className={css.hint}>{t('trips.daysHint')}</p>
      <PlaceField
        label={t('trips.destination')}
        types="city,airport"
        value={values.destination}
        onChange={(destination) => set({ destination })}
      />
      <TextArea
        label={t('trips.purpose')}
        maxLength={500}
        value={values.purpose}
        onChange={(event) => set({ purpose: event.target.value })}
      />
    </form>
  );
}

export const emptyTrip: TripValues = { name: '', purpose: '', start: '', end: '', destination: noPlace };

/** Days as the traveller set them; those that follow from the bookings stay unset. */
function valuesOf(trip: Trip): TripValues {
  return {
    name: trip.name,
    purpose: trip.purpose ?? '',
    start: trip.setStart ?? '',
    end: trip.setEnd ?? '',
    destination: placeInput(trip.destination),
  };
}

export function EditTripDialog({ trip: shown, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useWords();
  const api = useUserApi();
  const queries = useQueryClient();
  // As it was when the form opened: what comes in live must not pass for what one has seen.
  const [trip] = useState(shown);
  const [conflict, setConflict] = useState<{ mine: TripDraft; theirs: Trip } | null>(null);
  const { send, busy } = useSend(calls.updateTrip, tripReads);
  const showBoth = async (mine: TripDraft) => {
    const read = callQuery(api, calls.getTrip, { params: { id: trip.id } });
    setConflict({ mine, theirs: await queries.fetchQuery({ ...read, staleTime: 0 }) });
  };
  const save = (draft: TripDraft, over: Trip) =>
    send(
      { params: { id: trip.id }, body: draft, ifMatch: etagOf(over) },
      {
        about: trip.name,
        onKept: onClose,
        onDone: () => {
          toast({ severity: 'success', title: t('trips.saved') });
          onClose();
        },
        onRefused: (error) => {
          if (!isRefusal(error, 'record.changed')) return false;
          void showBoth(draft);
          return true;
        },
      },
    );
  if (conflict) {
    return (
      <TripConflict
        mine={conflict.mine}
        theirs={conflict.theirs}
        busy={busy}
        onMine={() => void save(conflict.mine, conflict.theirs)}
        onTheirs={onClose}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('trips.editTrip')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="edit-trip" busy={busy}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <TripForm id="edit-trip" from={valuesOf(trip)} onSave={(draft) => void save(draft, trip)} />
    </Dialog>
  );
}
