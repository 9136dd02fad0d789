import { RefreshCw } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Button } from '../ui/button/button.tsx';
import { useWords } from '../words/words.ts';
import { howToUpdate, onMustUpdate } from './must-update-store.ts';

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog/dialog.tsx')).Dialog }));

/** A version that the server no longer speaks with: what was typed without a network is kept and sent after the update. */
export function MustUpdate() {
  const { t } = useWords();
  const update = useSyncExternalStore(onMustUpdate, howToUpdate);
  if (!update) return null;
  return (
    <Suspense>
      <Dialog
        open
        title={t('common.mustUpdate')}
        text={t('common.mustUpdateText')}
        actions={
          <Button variant="primary" icon={<RefreshCw size={17} />} onClick={update}>
            {t('common.update')}
          </Button>
        }
      />
    </Suspense>
  );
}
