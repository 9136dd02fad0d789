import type { TripSummary } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Card, RowList } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, SectionHeader, sectionLinkClass } from '../../ui/page/page.tsx';
import { Bone, RowsSkeleton, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useMedia, useWide } from '../../ui/use-media.ts';
import { useNow } from '../../ui/use-now.ts';
import { idle } from '../../ui/when-idle.ts';
import { loadWords, useWords } from '../../words/words.ts';
import { useAccount } from '../account/account-queries.ts';
import { useFeedbackWanted } from '../feedback/feedback-queries.ts';
import { AttentionCard } from './attention-card.tsx';
import { FirstTrip, NoUpcoming } from './empty-home.tsx';
import { Greeting } from './greeting.tsx';
import { useComingTrips, usePastTrips, useTrips } from './home-queries.ts';
import { NextUpCard } from './next-up-card.tsx';
import { OngoingTrip } from './ongoing-trip.tsx';
import { QuickActions, QuickPills, SafetyPill } from './quick-actions.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { firstThing, nearTrips, soonDays } from './rules/near-trips.ts';
import { comingUp } from './rules/next-up.ts';
import { TripRow } from './trip-row.tsx';

const DropBooking = lazy(async () => {
  await idle();
  await loadWords('imports');
  return import('./drop-booking.tsx');
});

const FeedbackCorner = lazy(async () => {
  await loadWords('feedback');
  return import('../feedback/feedback-corner.tsx');
});

const SafetyOnHome = lazy(async () => {
  await idle();
  await loadWords('safety', 'desk');
  return { default: (await import('../safety/on-home.tsx')).SafetyOnHome };
});

const WeatherCard = lazy(async () => {
  await idle();
  await loadWords('weather');
  return { default: (await import('../weather/weather-card.tsx')).WeatherCard };
});

/** Where a file can be dropped: what a phone has no use for, it does not fetch. */
const mayDrop = '(any-pointer: fine), (min-width: 744px)';

/** The next hour first, then the trip one is on, then what comes and what was. */
export function HomePage() {
  const now = useNow();
  const wide = useWide();
  const drops = useMedia(mayDrop);
  const coming = useComingTrips();
  const past = usePastTrips();
  const account = useAccount().data;
  const [around] = nearTrips(coming.data?.items ?? [], soonDays);
  return (
    <Page>
      <Suspense>{drops && <DropBooking />}</Suspense>
      <Greeting nowMs={now} />
      <PageBody
        aside={
          <>
            {wide && around?.destination && (
              <Suspense>
                <WeatherCard place={around.destination} />
              </Suspense>
            )}
            <AttentionCard column="aside" />
            <QuickActions />
            <RecentMessages />
          </>
        }
      >
        <Suspense>{account?.company && <SafetyOnHome isContact={account.roles.includes('safety-contact')} />}</Suspense>
        {coming.isError && !coming.data && <ErrorState error={coming.error} onRetry={() => coming.refetch()} />}
        {coming.isPending && <HomeSkeleton />}
        {coming.data && (
          <Trips coming={coming.data.items} past={past.data?.items ?? []} pastKnown={!past.isPending} nowMs={now} />
        )}
      </PageBody>
    </Page>
  );
}

type TripsProps = { coming: readonly TripSummary[]; past: readonly TripSummary[]; pastKnown: boolean; nowMs: number };

function Trips({ coming, past, pastKnown, nowMs }: TripsProps) {
  const reads = useTrips(nearTrips(coming, soonDays).map(({ id }) => id));
  const feedbackWanted = useFeedbackWanted();
  const near = reads.flatMap(({ data }) => data ?? []);
  // Of all of them or of none yet: another trip's flight may leave sooner.
  const next = reads.some(({ isPending }) => isPending) ? null : firstThing(near, nowMs);
  const ongoing = coming.filter((one) => one.timing === 'ongoing');
  const upcoming = coming.filter((one) => one.timing !== 'ongoing');

  if (coming.length === 0 && past.length === 0) {
    return pastKnown ? (
      <>
        <AttentionCard column="main" />
        <FirstTrip />
        <SafetyPill />
      </>
    ) : (
      <HomeSkeleton />
    );
  }
  return (
    <>
      {next === null && <NextUpSkeleton />}
      {next && <NextUpCard segment={next.segment} trip={next.trip} nowMs={nowMs} />}
      <QuickPills />
      <AttentionCard column="main" />
      {ongoing.map((one) => (
        <OngoingTrip
          key={one.id}
          trip={one}
          next={comingUp(near.find(({ id }) => id === one.id)?.segments ?? [], nowMs)}
        />
      ))}
      <Upcoming trips={upcoming} somethingOngoing={ongoing.length > 0} />
      {past.length > 0 && <Past trips={past} />}
      <Suspense>{past.length > 0 && feedbackWanted && <FeedbackCorner />}</Suspense>
    </>
  );
}

function Upcoming({ trips, somethingOngoing }: { trips: readonly TripSummary[]; somethingOngoing: boolean }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="upcoming">
      <SectionHeader
        id="upcoming"
        title={t('home.upcoming')}
        link={
          trips.length > 0 && (
            <Link to="/trips" className={sectionLinkClass} aria-label={t('home.viewAllUpcoming')}>
              {t('home.viewAll')}
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
          )
        }
      />
      {trips.length > 0 ? (
        <RowList>
          {trips.slice(0, 5).map((trip) => (
            <li key={trip.id}>
              <TripRow trip={trip} />
            </li>
          ))}
        </RowList>
      ) : (
        <Card>
          <NoUpcoming quiet={somethingOngoing} />
        </Card>
      )}
    </section>
  );
}

function Past({ trips }: { trips: readonly TripSummary[] }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="past">
      <SectionHeader
        id="past"
        title={t('home.past')}
        link={
          <Link to="/trips" search={{ when: 'past' }} className={sectionLinkClass} aria-label={t('home.viewAllPast')}>
            {t('home.viewAll')}
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        }
      />
      <RowList>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripRow trip={trip} />
          </li>
        ))}
      </RowList>
    </section>
  );
}

function HomeSkeleton() {
  return (
    <>
      <NextUpSkeleton />
      <RowsSkeleton rows={3} />
    </>
  );
}

function NextUpSkeleton() {
  return (
    <Skeleton>
      <Bone height={322} radius={24} />
    </Skeleton>
  );
}
