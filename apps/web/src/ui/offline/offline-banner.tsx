import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { CloudOff, ServerOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onAvailability, unavailableUntil } from '../../api/availability.ts';
import { onNetwork } from '../../api/network.ts';
import { howLongAgo } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { useNow } from '../use-now.ts';
import css from './offline-banner.module.css';
import { useOnline } from './use-online.ts';

/** Shown while nothing passes to the service, with how old is what the page shows; and while the service is away. */
export function OfflineBanner() {
  const { t } = useWords();
  const online = useOnline();
  const away = useSyncExternalStore(onAvailability, unavailableUntil) !== null;
  return (
    <div role="status">
      {!online && <Offline />}
      {online && away && (
        <p className={css.banner}>
          <ServerOff size={17} aria-hidden="true" />
          <span>{t('errors.unavailable')}</span>
        </p>
      )}
    </div>
  );
}

function Offline() {
  const { t, language } = useWords();
  const cache = useQueryClient().getQueryCache();
  const oldest = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => oldestOf(cache),
  );
  const hasNetwork = useSyncExternalStore(onNetwork, () => navigator.onLine);
  useNow();
  return (
    <p className={css.banner}>
      <CloudOff size={17} aria-hidden="true" />
      <span>
        {hasNetwork ? t('common.noConnection') : t('common.offline')}
        {oldest !== null && ` · ${t('common.ago', { time: howLongAgo(oldest, language) })}`}
      </span>
    </p>
  );
}

/** When the oldest part of what the page shows came from the server (epoch ms). */
function oldestOf(cache: QueryCache): number | null {
  const times = cache.findAll({ type: 'active' }).map(({ state }) => state.dataUpdatedAt);
  const known = times.filter((time) => time > 0);
  return known.length > 0 ? Math.min(...known) : null;
}
