import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useWords } from '../../words/words.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

/** Asks before what was typed is left behind, by a link, by Back or by closing the window. `unsaved`: whether there is anything. */
export function UnsavedGuard({ unsaved }: { unsaved: RefObject<boolean> }) {
  const { t } = useWords();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved.current,
    enableBeforeUnload: () => unsaved.current,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      danger
      title={t('common.leaveTitle')}
      text={t('common.leaveText')}
      action={t('common.leave')}
      keep={t('common.stay')}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
    />
  );
}
