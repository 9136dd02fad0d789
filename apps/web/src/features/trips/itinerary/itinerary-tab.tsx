import type { Segment, Trip } from '@escale/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileInput, Route } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { useOnline } from '../../../ui/offline/use-online.ts';
import { PageBody } from '../../../ui/page/page.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWide } from '../../../ui/use-media.ts';
import { useNow } from '../../../ui/use-now.ts';
import { idle } from '../../../ui/when-idle.ts';
import { loadWords, useWords } from '../../../words/words.ts';
import { titleOf } from '../../segments/naming.ts';
import { SegmentMenu } from '../../segments/segment-menu.tsx';
import { SegmentTypes } from '../../segments/segment-types.tsx';
import { useSegmentDeeds } from '../../segments/use-segment-deeds.tsx';
import type { MayEdit } from '../use-may-edit.ts';
import { entriesOf, progressOf } from './entries.ts';
import { homeZoneOf } from './home-zone.ts';
import { Itinerary } from './itinerary.tsx';
import css from './itinerary-tab.module.css';

// The list is drawn first; what opens from it comes a moment later.
const Dialog = lazy(async () => ({ default: (await import('../../../ui/dialog/dialog.tsx')).Dialog }));
const SegmentDetail = lazy(async () => ({
  default: (await import('../../segments/segment-detail.tsx')).SegmentDetail,
}));
const TripWarnings = lazy(async () => {
  await idle();
  const [{ TripWarnings: component }] = await Promise.all([
    import('../../documents/trip-warnings.tsx'),
    loadWords('documents'),
  ]);
  return { default: component };
});
const AdvisorNote = lazy(async () => {
  await idle();
  return { default: (await import('../advisor/advisor-note.tsx')).AdvisorNote };
});
const MapPreview = lazy(async () => {
  await idle();
  return { default: (await import('../../map/map-preview.tsx')).MapPreview };
});

type TabProps = { trip: Trip; edit: MayEdit; chosenId: string | null };

export function ItineraryTab({ trip, edit, chosenId }: TabProps) {
  const { t } = useWords();
  const wide = useWide();
  const online = useOnline();
  const navigate = useNavigate({ from: '/trips/$tripId' });
  const close = () =>
    void navigate({ search: (before) => ({ ...before, segment: undefined }), resetScroll: false, replace: true });
  const deeds = useSegmentDeeds(close);
  const standing = useStandingSegment(trip);
  if (trip.segments.length === 0) return <EmptyItinerary tripId={trip.id} mayEdit={edit.mayLater} />;

  const asked = trip.segments.find(({ id }) => id === chosenId) ?? null;
  const chosen = asked ?? (wide ? standing : null);
  // Whoever is on the trip may add files; and each traveller edits their own segments, also without a network.
  const mayEdit = (segment: Segment) => segment.editable;
  const detail = chosen && (
    <SegmentDetail
      segment={chosen}
      mayEdit={mayEdit(chosen)}
      mayAttach={online}
      why={mayEdit(chosen) ? null : edit.why}
      deeds={deeds}
    />
  );
  return (
    <>
      <PageBody
        aside={
          wide &&
          chosen &&
          detail && (
            <div className={css.aside}>
              <Suspense>
                <MapPreview trip={trip} />
              </Suspense>
              <Card padded aria-label={t('trips.details')}>
                <h2>{titleOf(chosen, t)}</h2>
                <Suspense fallback={<DetailSkeleton />}>{detail}</Suspense>
              </Card>
            </div>
          )
        }
      >
        <Suspense>
          <AdvisorNote trip={trip} />
        </Suspense>
        <Suspense>
          <TripWarnings tripId={trip.id} />
        </Suspense>
        <Itinerary
          trip={trip}
          chosenId={chosen?.id ?? null}
          compact={wide}
          menuOf={({ segment }) => (
            <SegmentMenu segment={segment} mayEdit={mayEdit(segment)} mayAttach={online} deeds={deeds} />
          )}
        />
      </PageBody>
      {!wide && asked && (
        <Suspense>
          <Dialog open onClose={close} title={titleOf(asked, t)}>
            {detail}
          </Dialog>
        </Suspense>
      )}
      {deeds.dialog}
    </>
  );
}

function DetailSkeleton() {
  return (
    <Skeleton>
      <Bone height={210} radius={22} />
    </Skeleton>
  );
}

/** What runs now, else what comes next, else the first: the second column is never empty. */
function useStandingSegment(trip: Trip): Segment | null {
  const nowMs = useNow();
  return useMemo(() => {
    const entries = entriesOf(trip.segments, homeZoneOf(trip));
    const progress = progressOf(entries, nowMs);
    const at = (wanted: string) => entries.find(({ key }) => progress.get(key) === wanted);
    return (at('now') ?? at('next') ?? entries[0])?.segment ?? null;
  }, [trip, nowMs]);
}

function EmptyItinerary({ tripId, mayEdit }: { tripId: string; mayEdit: boolean }) {
  const { t } = useWords();
  return (
    <PageBody narrow>
      <Card padded>
        <EmptyState icon={Route} title={t('itinerary.emptyTitle')} text={t('itinerary.emptyText')}>
          <Link to="/imports" search={{ trip: tripId }} className={buttonClass({ variant: 'primary' })}>
            <FileInput size={18} aria-hidden="true" />
            {t('itinerary.importDocument')}
          </Link>
        </EmptyState>
        {mayEdit && (
          <div className={css.byHand}>
            <h2>{t('itinerary.addFirst')}</h2>
            <SegmentTypes tripId={tripId} />
          </div>
        )}
      </Card>
    </PageBody>
  );
}
