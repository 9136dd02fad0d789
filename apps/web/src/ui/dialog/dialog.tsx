import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../words/words.ts';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import css from './dialog.module.css';
import { useReturnFocus } from './use-return-focus.ts';

type DialogProps = {
  open: boolean;
  /** Left out where there is no way around the dialog: then nothing closes it. */
  onClose?: () => void;
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
    <Radix.Root open={open} onOpenChange={(next) => next || onClose?.()}>
      <Radix.Portal>
        {/* Not Radix' own overlay: it locks scrolling with a style element, which our content policy forbids. */}
        <Shade />
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
            {onClose && (
              <Radix.Close asChild>
                <IconButton label={t('common.close')}>
                  <X size={20} />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          {children !== undefined && <div className={css.body}>{children}</div>}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where a scroll bar stood its place is kept, and only there: the page behind neither widens nor narrows. */
function Shade() {
  const [bar] = useState(() => innerWidth > document.documentElement.clientWidth);
  return <div className={css.shade} data-bar={bar || undefined} aria-hidden="true" />;
}
