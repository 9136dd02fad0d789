import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import { TextField } from '../field/field.tsx';
import { FormDialog } from './form-dialog.tsx';

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
  const save = () => {
    if (!missing) onSave(name.trim());
  };
  return (
    <FormDialog onClose={onClose} size="narrow" title={title} action={action} busy={busy} onSubmit={save}>
      <TextField
        label={label}
        required
        maxLength={maxLength}
        value={name}
        error={missing && t('common.required')}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
