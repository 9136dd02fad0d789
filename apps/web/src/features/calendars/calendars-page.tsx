import { CalendarDays, Link2, Server } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { BackToProfile } from '../account/back-to-profile.tsx';
import { AccountCard } from './account-card.tsx';
import { useCalendars } from './calendar-queries.ts';
import { keepOnly } from './calendar-slot.ts';
import css from './calendars-page.module.css';
import { FeedCard } from './feed-card.tsx';
import { FinishSignIn } from './finish-sign-in.tsx';
import { HomeCard } from './home-card.tsx';
import { SignInButton } from './sign-in-button.tsx';

const ConnectDialog = lazy(() => import('./connect-dialog.tsx'));

/** Calendars whose events become part of trips, and the calendar of the trips for other programs. */
export function CalendarsPage() {
  const { t } = useWords();
  const calendars = useCalendars();
  const [adding, setAdding] = useState<'caldav' | 'subscription' | null>(null);
  const accounts = calendars.data?.accounts;

  useEffect(() => {
    if (accounts) keepOnly(accounts.map(({ id }) => id));
  }, [accounts]);

  return (
    <Page>
      <PageHeader title={t('calendars.title')} back={<BackToProfile />} />
      <PageBody narrow>
        <FinishSignIn />
        {calendars.isPending && <RowsSkeleton rows={3} tile={40} />}
        {calendars.isError && !calendars.data && (
          <ErrorState error={calendars.error} onRetry={() => calendars.refetch()} />
        )}
        {calendars.data && (
          <>
            {calendars.data.accounts.length === 0 && (
              <EmptyState icon={CalendarDays} title={t('calendars.none')} text={t('calendars.noneText')} />
            )}
            {calendars.data.accounts.map((account) => (
              <AccountCard key={account.id} account={account} />
            ))}
            <Card padded aria-labelledby="add-calendar">
              <h2 id="add-calendar" className={css.title}>
                {t('calendars.add')}
              </h2>
              <p className={css.text}>{t('calendars.addText')}</p>
              <div className={css.actions}>
                <Button icon={<Server size={18} />} onClick={() => setAdding('caldav')}>
                  {t('calendars.addServer')}
                </Button>
                <Button icon={<Link2 size={18} />} onClick={() => setAdding('subscription')}>
                  {t('calendars.addSubscription')}
                </Button>
                {calendars.data.signIns.map((kind) => (
                  <SignInButton key={kind} kind={kind} />
                ))}
              </div>
            </Card>
            <HomeCard key={JSON.stringify(calendars.data.home)} home={calendars.data.home} />
            <FeedCard feed={calendars.data.feed} />
          </>
        )}
        <Suspense>{adding && <ConnectDialog kind={adding} onClose={() => setAdding(null)} />}</Suspense>
      </PageBody>
    </Page>
  );
}
