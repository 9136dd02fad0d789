import { calls } from 'virtual:contract';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { linkFrom } from './link-from.ts';

type LinkProps = { tripId: string; segmentId: string | null; onClose: () => void };

/** "Add a link", to the trip or to a segment. */
export function LinkDialog({ tripId, segmentId, onClose }: LinkProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const toTrip = useSend(calls.addTripAttachment, [calls.getTrip]);
  const toSegment = useSend(calls.addSegmentAttachment, [calls.getTrip]);
  const url = linkFrom(typed);

  const save = () => {
    setTried(true);
    if (!url) return;
    const body = { url, ...(name.trim() && { name: name.trim() }) };
    const onDone = () => {
      toast({ severity: 'success', title: t('files.linkAdded') });
      onClose();
    };
    if (segmentId) void toSegment.send({ params: { id: tripId, segmentId }, body }, { onDone });
    else void toTrip.send({ params: { id: tripId }, body }, { onDone });
  };
  return (
    <FormDialog
      onClose={onClose}
      size="narrow"
      title={t('files.addLink')}
      action={t('common.add')}
      busy={toTrip.busy || toSegment.busy}
      onSubmit={save}
    >
      <TextField
        label={t('files.linkUrl')}
        hint={t('files.linkHint')}
        type="url"
        inputMode="url"
        required
        value={typed}
        error={tried && !url && (typed.trim() ? t('files.linkInvalid') : t('common.required'))}
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={t('files.linkName')}
        maxLength={255}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
