import { calls } from 'virtual:contract';
import type { AgencyTrip } from '@escale/contract';
import { ImagePlus } from 'lucide-react';
import { FileButton } from '../../../ui/button/file-button.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { useDeskSend } from '../use-desk-send.ts';
import css from './trip.module.css';

/** A picture for the traveller, in the trip at once: a map of the meeting point, the hotel's entrance. */
export function AddPicture({ trip }: { trip: AgencyTrip }) {
  const { t } = useWords();
  const { send, busy } = useDeskSend(calls.uploadImage);
  const add = (file: File | undefined) =>
    file &&
    void send({ body: { name: file.name, tripId: trip.id }, file }, () => {
      toast({ severity: 'success', title: t('agency.pictureAdded'), message: t('agency.pictureAddedText') });
    });
  return (
    <div className={css.addPicture}>
      <FileButton
        icon={<ImagePlus size={18} aria-hidden="true" />}
        accept="image/png,image/jpeg"
        busy={busy}
        onFiles={([file]) => add(file)}
      >
        {t('agency.addPicture')}
      </FileButton>
      <p className={css.pictureHint}>{t('agency.pictureHint')}</p>
    </div>
  );
}
