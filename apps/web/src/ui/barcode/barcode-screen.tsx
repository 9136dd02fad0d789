import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '../../words/words.ts';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { Barcode } from './barcode.tsx';
import type { BarcodeFormat } from './barcode-format.ts';
import css from './barcode-screen.module.css';

type ScreenProps = {
  open: boolean;
  onClose: () => void;
  format: BarcodeFormat;
  payload: string;
  binary?: boolean;
  /** Whose it is: "Étoile Club". */
  title: string;
  /** Of the picture, for who cannot see it. */
  label: string;
  /** Under it, for a desk whose scanner fails: the number. */
  children?: ReactNode;
};

/** A barcode held out to a desk: the whole screen, white, and the screen stays on. */
export function BarcodeScreen({ open, onClose, format, payload, binary, title, label, children }: ScreenProps) {
  const { t } = useWords();
  useScreenOn(open);
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Content className={css.screen} aria-describedby={undefined} {...returnFocus}>
          <Radix.Close className={css.close} aria-label={t('common.close')}>
            <X size={24} aria-hidden="true" />
          </Radix.Close>
          <Radix.Title className={css.title}>{title}</Radix.Title>
          <div className={css.code}>
            <Barcode format={format} payload={payload} binary={binary} label={label} />
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A queue may be longer than the screen's patience. Where a browser refuses, the screen dims as it always does. */
function useScreenOn(open: boolean): void {
  useEffect(() => {
    if (!open || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const release = () => void lock?.release().catch(() => undefined);
    navigator.wakeLock.request('screen').then(
      (got) => {
        lock = got;
        if (over) release();
      },
      () => undefined,
    );
    return () => {
      over = true;
      release();
    };
  }, [open]);
}
