import type { TripLink } from '@escale/contract';
import { Button } from '../../ui/button/button.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { fullDate, howLongAgo } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './share-dialog.module.css';

type Revoking = { busy: boolean; onRevoke: (link: TripLink) => void };

/** Links that open a trip now, each with when it was last opened, and the way to take it back. */
export function LinkList({ links, busy, onRevoke }: { links: readonly TripLink[] } & Revoking) {
  const { t } = useWords();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="live-links">
      <h3 id="live-links" className={css.heading}>
        {t('sharing.live')}
      </h3>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.id}>
            <LiveLink link={link} busy={busy} onRevoke={onRevoke} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LiveLink({ link, busy, onRevoke }: { link: TripLink } & Revoking) {
  const { t, language } = useWords();
  const online = useOnline();
  const until = t('sharing.until', { day: fullDate(link.expiresAt.slice(0, 10), language) });
  const opened = link.openedAt
    ? t('sharing.opened', { count: link.openedCount, time: howLongAgo(Date.parse(link.openedAt), language) })
    : t('sharing.notOpened');
  const shows = (['confirmationNumbers', 'prices', 'travelers', 'files'] as const)
    .filter((part) => link.reveals[part])
    .map((part) => t(`sharing.${part}`));
  const maker = [link.createdBy.name, link.agency].filter(Boolean).join(', ');
  return (
    <div className={css.link}>
      <div className={css.linkText}>
        <p className={css.strong}>{until}</p>
        <p className={css.quiet}>{opened}</p>
        <p className={css.quiet}>{[t('sharing.always'), ...shows].join(' · ')}</p>
        {!link.createdBy.you && maker && <p className={css.quiet}>{t('sharing.by', { name: maker })}</p>}
      </div>
      <Button variant="dangerPlain" busy={busy} disabled={!online} onClick={() => onRevoke(link)}>
        {t('sharing.revoke')}
        <span className="only-heard">: {until}</span>
      </Button>
    </div>
  );
}
