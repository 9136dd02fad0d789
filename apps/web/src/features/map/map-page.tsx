import type { Trip } from '@escale/contract';
import { getRouteApi } from '@tanstack/react-router';
import { Map as MapIcon, MapPinned } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader, SectionHeader } from '../../ui/page/page.tsx';
import { RowsSkeleton } from '../../ui/skeleton/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { isTripGone, TripGone } from '../trips/trip-gone.tsx';
import { useTrip } from '../trips/trip-queries.ts';
import { canDraw } from './can-draw.ts';
import css from './map.module.css';
import { PlaceList } from './place-list.tsx';
import { mapOf } from './trip-map.ts';
import { TripMapFrame } from './trip-map-frame.tsx';
import { useMaps } from './use-maps.ts';

const route = getRouteApi('/inside/trips/$tripId/map');

/** The places of a trip, drawn and in words. */
export function MapPage() {
  const { t } = useWords();
  const { tripId } = route.useParams();
  const trip = useTrip(tripId);
  if (!trip.data && isTripGone(trip.error)) return <TripGone />;
  return (
    <Page>
      <PageHeader
        title={trip.data ? t('map.of', { trip: trip.data.name }) : t('map.openTrip')}
        back={
          <BackLink to="/trips/$tripId" params={{ tripId }}>
            {trip.data?.name ?? t('map.back')}
          </BackLink>
        }
      />
      {trip.data && <OpenMap trip={trip.data} />}
      {trip.error && <ErrorState error={trip.error} onRetry={() => void trip.refetch()} />}
      {trip.isPending && <RowsSkeleton />}
    </Page>
  );
}

function OpenMap({ trip }: { trip: Trip }) {
  const { t } = useWords();
  const map = useMemo(() => mapOf(trip.segments), [trip]);
  const [chosen, setChosen] = useState<string | null>(null);
  const maps = useMaps();
  const [streets, setStreets] = useState(false);
  function giveUp() {
    setStreets(false);
    toast({ severity: 'danger', title: t('errors.linkFailed'), message: t('errors.linkFailedText') });
  }
  if (map.places.length === 0) {
    return (
      <PageBody narrow>
        <Card padded>
          <EmptyState icon={MapPinned} title={t('map.empty')} text={t('map.emptyText')} />
        </Card>
      </PageBody>
    );
  }
  const drawn = map.places.some(({ at }) => at !== null);
  return (
    <PageBody
      aside={
        <Card padded aria-labelledby="map-places">
          <SectionHeader id="map-places" title={t('map.places')} />
          <PlaceList places={map.places} chosen={chosen} onShow={drawn && canDraw() ? setChosen : null} />
        </Card>
      }
    >
      {drawn && (
        <>
          <TripMapFrame
            map={map}
            label={t('map.region')}
            chosen={chosen}
            onChoose={setChosen}
            google={streets && maps.script ? { script: maps.script, onFail: giveUp } : null}
          />
          <div className={css.asked}>
            <p className={css.note}>
              {maps.style ? t('map.tiles', { host: new URL(maps.style).host }) : t('map.overview')}
            </p>
            {maps.script && !streets && (
              <Button icon={<MapIcon size={17} />} onClick={() => setStreets(true)} title={t('map.leaves')}>
                {t('map.streets')}
              </Button>
            )}
          </div>
        </>
      )}
    </PageBody>
  );
}
