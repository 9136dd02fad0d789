import type { Trip } from '@escale/contract';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useWords } from '../../words/words.ts';
import { ItineraryTab } from './itinerary/itinerary-tab.tsx';
import { isTripGone, TripGone } from './trip-gone.tsx';
import { TripHeader } from './trip-header.tsx';
import css from './trip-page.module.css';
import { useTrip } from './trip-queries.ts';
import { TripSkeleton } from './trip-skeleton.tsx';
import { useMayEdit } from './use-may-edit.ts';

const FilesTab = lazy(async () => ({ default: (await import('../attachments/files-tab.tsx')).FilesTab }));
const MediaTab = lazy(async () => ({ default: (await import('../attachments/media-tab.tsx')).MediaTab }));
const TravelersTab = lazy(async () => ({ default: (await import('./travelers/travelers-tab.tsx')).TravelersTab }));
const DetailTab = lazy(async () => ({ default: (await import('./detail/detail-tab.tsx')).DetailTab }));

const route = getRouteApi('/inside/trips/$tripId');

export function TripPage() {
  const { t } = useWords();
  const { tripId } = route.useParams();
  const trip = useTrip(tripId);
  // In short turns: a trip of many steps drawn at once would hold a slow phone's finger for half a second.
  const shown = useDeferredValue(trip.data);
  if (shown) return <OpenTrip trip={shown} />;
  if (isTripGone(trip.error)) return <TripGone />;
  return (
    <Page>
      <PageHeader title={t('trips.trip')} />
      {trip.error && <ErrorState error={trip.error} onRetry={() => void trip.refetch()} />}
      {trip.isPending && <TripSkeleton />}
    </Page>
  );
}

/** Drawn anew when the trip has changed: not each time it was read and found as it was. */
const OpenTrip = memo(function OpenTrip({ trip }: { trip: Trip }) {
  const { t } = useWords();
  const { tab = 'itinerary', segment } = route.useSearch();
  const navigate = useNavigate({ from: '/trips/$tripId' });
  const edit = useMayEdit(trip);
  const files = [...trip.attachments, ...trip.otherAttachments];
  return (
    <Page>
      <TripHeader trip={trip} edit={edit} />
      <div className={css.tabs}>
        <Tabs
          sticky
          label={t('trips.sections')}
          value={tab}
          tabs={[
            { name: 'itinerary', label: t('trips.itinerary') },
            { name: 'files', label: t('trips.files'), count: files.length },
            { name: 'media', label: t('trips.media') },
            { name: 'travelers', label: t('trips.travelers') },
            { name: 'detail', label: t('trips.detail') },
          ]}
          onChange={(name) =>
            void navigate({
              search: name === 'itinerary' ? {} : { tab: name },
              replace: true,
              resetScroll: false,
              // The panel changes at once; a cross-fade of the whole page would only delay it.
              viewTransition: false,
            })
          }
        >
          {tab === 'itinerary' && <ItineraryTab trip={trip} edit={edit} chosenId={segment ?? null} />}
          <Suspense
            fallback={
              <PageBody>
                <RowsSkeleton />
              </PageBody>
            }
          >
            {tab === 'files' && <FilesTab trip={trip} segmentId={segment ?? null} />}
            {tab === 'media' && <MediaTab trip={trip} />}
            {tab === 'travelers' && <TravelersTab trip={trip} edit={edit} />}
            {tab === 'detail' && <DetailTab trip={trip} edit={edit} />}
          </Suspense>
        </Tabs>
      </div>
    </Page>
  );
});
