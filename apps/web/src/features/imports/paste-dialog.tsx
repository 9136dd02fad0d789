import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextArea } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';

type PasteProps = { begin: string; onSend: (text: string) => Promise<boolean>; onClose: () => void };

export function PasteDialog({ begin, onSend, onClose }: PasteProps) {
  const { t } = useWords();
  const [text, setText] = useState(begin);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return;
    setBusy(true);
    const taken = await onSend(text);
    setBusy(false);
    if (taken) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('imports.pasteTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="paste" busy={busy}>
            {t('imports.read')}
          </Button>
        </>
      }
    >
      <form id="paste" onSubmit={(event) => void send(event)} noValidate>
        <TextArea
          label={t('imports.pasteLabel')}
          required
          rows={8}
          maxLength={1_000_000}
          value={text}
          error={tried && text.trim() === '' && t('common.required')}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
