import { type ReactNode, useId } from 'react';
import { useWords } from '../../words/words.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  size?: 'narrow' | 'broad';
  /** The verb itself: "Invite", never "OK". */
  action: string;
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  /** Faults are said at their fields, not by the browser. */
  onSubmit: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Fields, and one button that sends them; the Enter key does as well. */
export function FormDialog(props: FormDialogProps) {
  const { onClose, title, text, size, action, danger = false, busy, disabled, onSubmit, className, children } = props;
  const { t } = useWords();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      text={text}
      size={size}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={id} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
