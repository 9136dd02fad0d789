import { useState } from 'react';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextArea } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';

type PasteProps = { begin: string; onSend: (text: string) => Promise<boolean>; onClose: () => void };

export function PasteDialog({ begin, onSend, onClose }: PasteProps) {
  const { t } = useWords();
  const [text, setText] = useState(begin);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setTried(true);
    if (text.trim() === '') return;
    setBusy(true);
    const taken = await onSend(text);
    setBusy(false);
    if (taken) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('imports.pasteTitle')}
      action={t('imports.read')}
      busy={busy}
      onSubmit={() => void send()}
    >
      <TextArea
        label={t('imports.pasteLabel')}
        required
        rows={8}
        maxLength={1_000_000}
        value={text}
        error={tried && text.trim() === '' && t('common.required')}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
