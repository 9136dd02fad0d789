import { getRouteApi, Link } from '@tanstack/react-router';
import { Luggage } from 'lucide-react';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { BackArrow, backClass, Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { useTrip } from '../trips/trip-queries.ts';
import { EditSegment } from './edit-segment.tsx';

const route = getRouteApi('/inside/trips/$tripId/segments/$segmentId');

/** The form of a segment that is there. */
export function SegmentPage() {
  const { t } = useWords();
  const { tripId, segmentId } = route.useParams();
  const { data: trip, error, refetch } = useTrip(tripId);
  const segment = trip?.segments.find(({ id }) => id === segmentId);
  return (
    <Page>
      <PageHeader
        title={segment ? t('fields.editTitle', { type: t(`segments.${segment.type}`) }) : t('trips.trip')}
        back={
          <Link to="/trips/$tripId" params={{ tripId }} className={backClass}>
            <BackArrow />
            {trip?.name ?? t('trips.trip')}
          </Link>
        }
      />
      <PageBody narrow>
        {segment && (
          <Card padded>
            <EditSegment key={segment.id} segment={segment} />
          </Card>
        )}
        {trip && !segment && <EmptyState icon={Luggage} title={t('trips.segmentGone')} text="" />}
        {!trip && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!trip && !error && <RowsSkeleton />}
      </PageBody>
    </Page>
  );
}
