import { calls } from 'virtual:contract';
import type { Attachment } from '@escale/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';

export function RenameDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { t } = useWords();
  const [name, setName] = useState(attachment.name);
  const { send, busy } = useSend(calls.renameAttachment, [calls.getTrip]);
  const missing = name.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (missing) return;
    void send(
      { params: { id: attachment.id }, body: { name: name.trim() } },
      {
        onDone: () => {
          toast({ severity: 'success', title: t('files.renamed') });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="narrow"
      title={t('files.renameTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="rename" busy={busy}>
            {t('files.rename')}
          </Button>
        </>
      }
    >
      <form id="rename" onSubmit={save} noValidate>
        <TextField
          label={t('files.name')}
          required
          maxLength={255}
          value={name}
          error={missing && t('common.required')}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
