import { type FormEvent, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/field.tsx';
import { Dialog } from './dialog.tsx';

type NameProps = {
  title: string;
  label: string;
  action: string;
  /** As it is called now. */
  name: string;
  maxLength: number;
  busy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
};

/** Asks what something shall be called. */
export function NameDialog({ title, label, action, name: before, maxLength, busy, onSave, onClose }: NameProps) {
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
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="rename" busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id="rename" onSubmit={save} noValidate>
        <TextField
          label={label}
          required
          maxLength={maxLength}
          value={name}
          error={missing && t('common.required')}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
