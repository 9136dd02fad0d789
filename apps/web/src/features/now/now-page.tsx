import type { Segment, Trip } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Luggage } from 'lucide-react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { Bone, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useWords } from '../../words/words.ts';
import { cityOf, endPlace, startPlace } from '../segments/places.ts';
import { AfterThat } from './after-that.tsx';
import { Countdown } from './countdown.tsx';
import { KeptNote } from './kept-note.tsx';
import { NextFacts } from './next-facts.tsx';
import { NextPass } from './next-pass.tsx';
import css from './now-page.module.css';
import { aimOf } from './rules/aim.ts';
import { useNextThing } from './use-next-thing.ts';

/** The next thing and nothing else: when, where, with what; and what comes after it. */
export function NowPage() {
  const { t } = useWords();
  const nowMs = useNow();
  const next = useNextThing(nowMs);
  return (
    <Page>
      <PageHeader title={t('now.title')} back={<BackLink to="/">{t('now.home')}</BackLink>} />
      <PageBody narrow>
        {next.state === 'loading' && (
          <Skeleton>
            <Bone height={150} radius={24} />
            <Bone height={320} radius={22} />
          </Skeleton>
        )}
        {next.state === 'failed' && <ErrorState error={next.error} onRetry={next.retry} />}
        {next.state === 'nothing' && <Nothing trip={next.trip} />}
        {next.state === 'thing' && (
          <>
            <Next trip={next.trip} segment={next.segment} nowMs={nowMs} />
            <KeptNote tripId={next.trip.id} updatedAt={next.updatedAt} nowMs={nowMs} />
            <AfterThat trip={next.trip} current={next.segment} nowMs={nowMs} />
          </>
        )}
      </PageBody>
    </Page>
  );
}

function Next({ trip, segment, nowMs }: { trip: Trip; segment: Segment; nowMs: number }) {
  const aim = aimOf(segment, nowMs);
  const place = aim.what === 'arrives' ? endPlace(segment) : startPlace(segment);
  return (
    <>
      <section className={css.hero}>
        <Countdown aim={aim} place={place && cityOf(place)} />
        <Link to="/trips/$tripId" params={{ tripId: trip.id }} search={{ segment: segment.id }} className={css.trip}>
          {trip.name}
        </Link>
      </section>
      <NextPass segment={segment} />
      <NextFacts segment={segment} />
    </>
  );
}

/** Nothing that has a time: a trip without bookings yet, or no trip at all. */
function Nothing({ trip }: { trip: { id: string; name: string } | null }) {
  const { t } = useWords();
  return (
    <Card padded>
      <EmptyState
        icon={Luggage}
        title={t('now.nothingTitle')}
        text={trip ? t('now.nothingInTrip', { trip: trip.name }) : t('now.nothingText')}
      >
        {trip ? (
          <Link to="/trips/$tripId" params={{ tripId: trip.id }} className={buttonClass({ variant: 'primary' })}>
            {t('now.openTrip')}
          </Link>
        ) : (
          <Link to="/trips/new" className={buttonClass({ variant: 'primary' })}>
            {t('home.addTrip')}
          </Link>
        )}
      </EmptyState>
    </Card>
  );
}
