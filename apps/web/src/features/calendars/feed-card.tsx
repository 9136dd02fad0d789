import { calls } from 'virtual:contract';
import { CalendarPlus, Copy, RefreshCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { baseAddress } from '../../api/base-address.ts';
import { useSend } from '../../api/use-send.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCopy } from '../../ui/use-copy.ts';
import { fullDate, whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './calendars-page.module.css';

const Confirm = lazy(() =>
  import('../../ui/dialog/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

type Feed = { createdAt: string; lastReadAt: string | null } | null;

/** The trips as a calendar for other programs, by a secret address that is shown once. */
export function FeedCard({ feed }: { feed: Feed }) {
  const { t, language } = useWords();
  const [address, setAddress] = useState<string | null>(null);
  const [asking, setAsking] = useState<'renew' | 'revoke' | null>(null);
  const create = useSend(calls.createCalendarFeed, [calls.listCalendars]);
  const revoke = useSend(calls.revokeCalendarFeed, [calls.listCalendars]);
  const close = () => setAsking(null);

  const make = () =>
    create.send(
      {},
      {
        onDone: (made) => {
          setAddress(new URL(made.path, baseAddress() || location.origin).href);
          close();
        },
      },
    );
  const end = () =>
    revoke.send(
      {},
      {
        onDone: () => {
          setAddress(null);
          toast({ severity: 'success', title: t('calendars.feedRevoked') });
          close();
        },
      },
    );

  return (
    <Card padded aria-labelledby="feed">
      <h2 id="feed" className={css.title}>
        {t('calendars.feed')}
      </h2>
      <p className={css.text}>{t('calendars.feedText')}</p>
      {feed && (
        <p className={css.text}>
          {t('calendars.feedSince', { day: fullDate(feed.createdAt.slice(0, 10), language) })}{' '}
          {feed.lastReadAt
            ? t('calendars.feedRead', { when: whenHappened(feed.lastReadAt, language) })
            : t('calendars.feedUnread')}
        </p>
      )}
      {feed && address && <FeedAddress address={address} />}
      <div className={css.actions}>
        {feed ? (
          <>
            <Button icon={<RefreshCw size={17} />} onClick={() => setAsking('renew')}>
              {t('calendars.feedRenew')}
            </Button>
            <Button variant="dangerPlain" icon={<Trash2 size={17} />} onClick={() => setAsking('revoke')}>
              {t('calendars.feedRevoke')}
            </Button>
          </>
        ) : (
          <Button icon={<CalendarPlus size={18} />} busy={create.busy} onClick={() => void make()}>
            {t('calendars.feedCreate')}
          </Button>
        )}
      </div>
      <Suspense>
        {asking && (
          <Confirm
            open
            danger={asking === 'revoke'}
            title={t(asking === 'renew' ? 'calendars.confirmRenew' : 'calendars.confirmRevoke')}
            text={t('calendars.feedEnds')}
            action={t(asking === 'renew' ? 'calendars.feedRenew' : 'calendars.feedRevoke')}
            keep={t('common.cancel')}
            busy={create.busy || revoke.busy}
            onClose={close}
            onConfirm={() => void (asking === 'renew' ? make() : end())}
          />
        )}
      </Suspense>
    </Card>
  );
}

function FeedAddress({ address }: { address: string }) {
  const { t } = useWords();
  const copy = useCopy();
  const webcal = address.replace(/^https?:/, 'webcal:');
  return (
    <div className={css.feed} role="status">
      <p className={css.why}>{t('calendars.feedOnce')}</p>
      <p className={css.address}>{address}</p>
      <div className={css.actions}>
        <a href={webcal} className={buttonClass({ variant: 'primary' })}>
          <CalendarPlus size={18} aria-hidden="true" />
          {t('calendars.feedSubscribe')}
        </a>
        <Button icon={<Copy size={17} />} onClick={() => void copy(address, t('calendars.feedCopied'))}>
          {t('calendars.feedCopy')}
        </Button>
      </div>
      <p className={css.text}>{t('calendars.feedHow')}</p>
    </div>
  );
}
