import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { howLongAgo } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './offline-banner.module.css';

/** Shown while there is no network. `updatedAt`: when what is on screen came from the server (epoch ms). */
export function OfflineBanner({ updatedAt }: { updatedAt?: number }) {
  const { t, language } = useWords();
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={css.banner}>
          <CloudOff size={17} />
          <span>
            {t('common.offline')}
            {updatedAt ? ` · ${t('common.ago', { time: howLongAgo(updatedAt, language) })}` : ''}
          </span>
        </p>
      )}
    </div>
  );
}

export function useOnline(): boolean {
  return useSyncExternalStore(onNetwork, () => navigator.onLine);
}

function onNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
