import { calls } from 'virtual:contract';
import type { TripLink } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useOnline } from '../../ui/offline/offline-banner.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { fullDate, howLongAgo } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './share-dialog.module.css';

/** The links that open the trip now, each with when it was last opened, and the way to take it back. */
export function LiveLinks({ tripId }: { tripId: string }) {
  const { t } = useWords();
  const { data } = useQuery(callQuery(useUserApi(), calls.listTripLinks, { params: { id: tripId } }));
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="live-links">
      <h3 id="live-links" className={css.heading}>
        {t('sharing.live')}
      </h3>
      <ul className={css.links}>
        {data.items.map((link) => (
          <li key={link.id}>
            <LiveLink tripId={tripId} link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LiveLink({ tripId, link }: { tripId: string; link: TripLink }) {
  const { t, language } = useWords();
  const online = useOnline();
  const { send, busy } = useSend(calls.revokeTripLink, [calls.listTripLinks]);
  const until = t('sharing.until', { day: fullDate(link.expiresAt.slice(0, 10), language) });
  const opened = link.openedAt
    ? t('sharing.opened', { count: link.openedCount, time: howLongAgo(Date.parse(link.openedAt), language) })
    : t('sharing.notOpened');
  const shows = (['confirmationNumbers', 'prices', 'travelers', 'files'] as const)
    .filter((part) => link.reveals[part])
    .map((part) => t(`sharing.${part}`));
  const revoke = () =>
    send(
      { params: { id: tripId, linkId: link.id } },
      { onDone: () => void toast({ severity: 'success', title: t('sharing.revoked') }) },
    );
  return (
    <div className={css.link}>
      <div className={css.linkText}>
        <p className={css.strong}>{until}</p>
        <p className={css.quiet}>{opened}</p>
        <p className={css.quiet}>{[t('sharing.always'), ...shows].join(' · ')}</p>
        {!link.createdBy.you && <p className={css.quiet}>{t('sharing.by', { name: link.createdBy.name })}</p>}
      </div>
      <Button variant="dangerPlain" busy={busy} disabled={!online} onClick={() => void revoke()}>
        {t('sharing.revoke')}
        <span className="only-heard">: {until}</span>
      </Button>
    </div>
  );
}
