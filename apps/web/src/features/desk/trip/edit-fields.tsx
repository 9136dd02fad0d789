import type { Draft } from '@escale/contract';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { placeInput } from '../../places/place-input.ts';
import { TripForm } from '../../trips/trip-form.tsx';
import type { ShownTrip } from '../draft/shown-trip.ts';
import type { DraftDeeds } from '../draft/use-draft-deeds.ts';

type Props = { shown: ShownTrip; draft: Draft | null; deeds: DraftDeeds; onClose: () => void };

/** What the trip says of itself; into the draft, as everything here. */
export function EditFields({ shown: { trip }, draft, deeds, onClose }: Props) {
  const { t } = useWords();
  const from = {
    name: trip.name,
    purpose: trip.purpose ?? '',
    start: (draft ? draft.start : trip.setStart) ?? '',
    end: (draft ? draft.end : trip.setEnd) ?? '',
    destination: placeInput(draft ? draft.destination : trip.destination),
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('trips.editTrip')}
      text={t('agency.intoDraft')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="desk-fields" busy={deeds.busy}>
            {t('agency.saveDraft')}
          </Button>
        </>
      }
    >
      <TripForm
        id="desk-fields"
        from={from}
        onSave={(fields) =>
          void deeds.update(fields as Parameters<DraftDeeds['update']>[0]).then((done) => {
            if (!done) return;
            toast({ severity: 'success', title: t('agency.drafted') });
            onClose();
          })
        }
      />
    </Dialog>
  );
}
