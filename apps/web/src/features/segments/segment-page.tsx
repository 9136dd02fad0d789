import { getRouteApi } from '@tanstack/react-router';
import { Luggage } from 'lucide-react';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { isTripGone, TripGone } from '../trips/trip-gone.tsx';
import { useTrip } from '../trips/trip-queries.ts';
import { EditSegment } from './edit-segment.tsx';

const route = getRouteApi('/inside/trips/$tripId/segments/$segmentId');

/** The form of a segment that is there. */
export function SegmentPage() {
  const { t } = useWords();
  const { tripId, segmentId } = route.useParams();
  const { data: trip, error, isFetching, refetch } = useTrip(tripId);
  if (!trip && isTripGone(error)) return <TripGone />;
  const segment = trip?.segments.find(({ id }) => id === segmentId);
  // A copy of before may not have it yet.
  const looking = !segment && (isFetching || !trip) && !error;
  return (
    <Page>
      <PageHeader
        title={segment ? t('fields.editTitle', { type: t(`segments.${segment.type}`) }) : t('trips.trip')}
        back={
          <BackLink to="/trips/$tripId" params={{ tripId }}>
            {trip?.name ?? t('trips.trip')}
          </BackLink>
        }
      />
      <PageBody narrow>
        {segment && (
          <Card padded>
            <EditSegment key={segment.id} segment={segment} />
          </Card>
        )}
        {trip && !segment && !looking && <EmptyState icon={Luggage} title={t('trips.segmentGone')} />}
        {!trip && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {looking && <RowsSkeleton />}
      </PageBody>
    </Page>
  );
}
