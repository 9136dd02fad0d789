import { calls } from 'virtual:contract';
import type { Trip } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { callQuery } from '../../../api/call-query.ts';
import { whenOnline } from '../../../api/network.ts';
import { useUserApi } from '../../../api/user-api.tsx';
import { IconButton } from '../../../ui/button/button.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { howLongAgo } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import css from './advisor-note.module.css';
import { tellSeen, tellWaiting } from './tell-seen.ts';

/** Who manages a trip changes seldom. */
const askAgainMs = 10 * 60_000;
/** Older news is no news. */
const newForMs = 14 * 86_400_000;
const slot = 'advisorNotePutAway';

/** Quietly: what the advisor published last, until it is put away. The advisor learns that it was on screen. */
export function AdvisorNote({ trip }: { trip: Trip }) {
  const { t, language } = useWords();
  const api = useUserApi();
  const now = useNow();
  const [putAway, setPutAway] = useState(() => localStorage.getItem(slot));
  const params = { id: trip.id };
  const managed = useQuery({ ...callQuery(api, calls.getTripAgency, { params }), staleTime: askAgainMs });
  const agency = managed.data?.agency ?? null;
  // Where nobody can say it now, the news itself does.
  const isManaged = agency !== null || managed.isError;
  const messages = useQuery({
    ...callQuery(api, calls.listMessages, { query: { limit: 30 } }),
    enabled: isManaged,
  });

  const news = messages.data?.items.find(({ kind, tripId }) => kind === 'trip-published' && tripId === trip.id);
  useTellSeen(agency || news ? trip : null);
  const title = agency ? t('trips.updatedBy', { agency: agency.name }) : t('trips.updatedByAdvisor');
  if (!news || news.id === putAway || now - Date.parse(news.createdAt) > newForMs) return null;
  return (
    <section className={css.note} aria-label={title}>
      <BadgeCheck size={20} aria-hidden="true" className={css.icon} />
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p className={css.text}>{news.body || news.title}</p>
        <p className={css.ago}>{howLongAgo(Date.parse(news.createdAt), language, now)}</p>
      </div>
      <IconButton
        label={t('trips.putAway')}
        onClick={() => {
          localStorage.setItem(slot, news.id);
          setPutAway(news.id);
        }}
      >
        <X size={18} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

/** Only while somebody can see the page: a tab in the background has shown nobody anything. */
function useTellSeen(trip: Trip | null): void {
  const api = useUserApi();
  const id = trip?.id;
  const version = trip?.version;
  useEffect(() => {
    if (!id || !version) return;
    const tell = () => {
      if (document.visibilityState === 'visible') void tellSeen(api, id, version);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    const endTelling = whenOnline(() => void tellWaiting(api));
    return () => {
      document.removeEventListener('visibilitychange', tell);
      endTelling();
    };
  }, [api, id, version]);
}
