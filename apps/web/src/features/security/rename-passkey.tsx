import { calls } from 'virtual:contract';
import type { Passkey } from '@escale/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';

/** Default export: loaded only when somebody wants it. */
export default function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useWords();
  const [name, setName] = useState(passkey.name);
  const { send, busy } = useSend(calls.renamePasskey, [calls.listPasskeys]);
  const missing = name.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) void send({ params: { id: passkey.id }, body: { name: name.trim() } }, { onDone: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="narrow"
      title={t('security.rename')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="rename" busy={busy}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id="rename" onSubmit={save} noValidate>
        <TextField
          label={t('security.name')}
          required
          maxLength={60}
          value={name}
          error={missing && t('common.required')}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
