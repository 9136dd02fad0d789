import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmProps = {
  open: boolean;
  onClose: () => void;
  /** The question: "Do you want to delete this message?" */
  title: ReactNode;
  /** What happens and what does not: "This does not cancel the services." */
  text: ReactNode;
  /** The verb itself: "Delete", never "OK". */
  action: string;
  /** What leaving things as they are is called here; "Keep" unless said. */
  keep?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
};

export function ConfirmDialog({ open, onClose, title, text, action, keep, danger, busy, onConfirm }: ConfirmProps) {
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      size="narrow"
      actions={
        <>
          <Button onClick={onClose}>{keep ?? t('common.keep')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
