import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import css from './dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  size?: 'narrow' | 'broad';
};

/** A sheet from below on a phone, a dialog elsewhere. Focus stays inside and returns to where it came from. */
export function Dialog({ open, onClose, title, text, children, actions, size }: DialogProps) {
  const { t } = useWords();
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        {/* Not Radix' own overlay: it locks scrolling with a style element, which our content policy forbids. */}
        <div className={css.shade} aria-hidden="true" />
        <Radix.Content
          className={classNames(css.panel, size && css[size])}
          {...(text === undefined && { 'aria-describedby': undefined })}
          {...returnFocus}
        >
          <div className={css.head}>
            <div className={css.titles}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {text !== undefined && <Radix.Description className={css.text}>{text}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label={t('common.close')}>
                <X size={20} />
              </IconButton>
            </Radix.Close>
          </div>
          {children !== undefined && <div className={css.body}>{children}</div>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
