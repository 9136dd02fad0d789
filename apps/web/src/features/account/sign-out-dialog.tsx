import { useEffect, useState } from 'react';
import { readUnsent } from '../../outbox/unsent.ts';
import { signOut } from '../../session/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/words.ts';
import css from './sign-out-dialog.module.css';

type Unsent = { edits: number; reports: number };

/** Nobody may lose unawares what the server does not know yet: it is counted, and can wait here for the next sign-in. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [going, setGoing] = useState<'keep' | 'drop' | null>(null);
  useEffect(() => {
    void readUnsent().then(({ edits, reports }) => setUnsent({ edits: edits.length, reports: reports.length }));
  }, []);

  function leave(how: 'keep' | 'drop'): void {
    setGoing(how);
    void signOut(how);
  }

  if (!unsent) return null;
  const { edits, reports } = unsent;
  if (edits + reports === 0) {
    return (
      <ConfirmDialog
        open
        title={t('account.confirmSignOut')}
        text={t('account.confirmSignOutText')}
        action={t('shell.signOut')}
        keep={t('common.cancel')}
        busy={going !== null}
        onClose={onClose}
        onConfirm={() => leave('drop')}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={t('account.confirmSignOut')} text={t('account.unsentText')} size="narrow">
      <ul className={css.list}>
        {reports > 0 && <li>{t('account.unsentReports', { count: reports })}</li>}
        {edits > 0 && <li>{t('account.unsentEdits', { count: edits })}</li>}
      </ul>
      <div className={css.deeds}>
        <Button variant="primary" wide onClick={onClose}>
          {t('account.stay')}
        </Button>
        <Button wide busy={going === 'keep'} disabled={going !== null} onClick={() => leave('keep')}>
          {t('account.signOutKeep')}
        </Button>
        <Button
          variant="dangerPlain"
          wide
          busy={going === 'drop'}
          disabled={going !== null}
          onClick={() => leave('drop')}
        >
          {t('account.signOutDrop')}
        </Button>
      </div>
      <p className={css.note}>{t('account.signOutKeepText')}</p>
    </Dialog>
  );
}
