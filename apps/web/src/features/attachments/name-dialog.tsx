import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';

type NameProps = { name: string; busy: boolean; onSave: (name: string) => void; onClose: () => void };

/** Asks what a file shall be called. */
export function NameDialog({ name: before, busy, onSave, onClose }: NameProps) {
  const { t } = useWords();
  const [name, setName] = useState(before);
  const missing = name.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!missing) onSave(name.trim());
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
