import { getRouteApi, Navigate } from '@tanstack/react-router';
import { Luggage } from 'lucide-react';
import { isRefusal } from '../../../api/problem.ts';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { DeadEnd } from '../../../ui/page/dead-end.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWide } from '../../../ui/use-media.ts';
import { useWords } from '../../../words/words.ts';
import type { DeskWhere } from '../desk-links.ts';
import type { ShownTrip } from '../draft/shown-trip.ts';
import { type DeskTrip, useDeskTrip } from '../draft/use-desk-trip.ts';
import { useDraftDeeds } from '../draft/use-draft-deeds.ts';
import { BackToTrips } from './back-to-trips.tsx';
import { DeskFiles } from './desk-files.tsx';
import { DeskItinerary } from './desk-itinerary.tsx';
import { DeskTripHeader } from './desk-trip-header.tsx';
import { DraftBar } from './draft-bar.tsx';
import { ReadersCard } from './readers-card.tsx';
import { SegmentPane } from './segment-pane.tsx';

const tripRoute = getRouteApi('/inside/agency/desk/trips/$tripId');
const draftRoute = getRouteApi('/inside/agency/desk/drafts/$draftId');

/** A customer's trip as they have it, and over it what the agency drafts. */
export function DeskTripPage() {
  const { tripId } = tripRoute.useParams();
  return <DeskTripView where={{ tripId }} segmentId={tripRoute.useSearch().segment ?? null} />;
}

/** A draft whose trip comes with its publication. */
export function DeskDraftPage() {
  const { draftId } = draftRoute.useParams();
  return <DeskTripView where={{ draftId }} segmentId={draftRoute.useSearch().segment ?? null} />;
}

function DeskTripView({ where, segmentId }: { where: DeskWhere; segmentId: string | null }) {
  const { t } = useWords();
  const desk = useDeskTrip(where);
  if ('draftId' in where && desk.draft?.tripId) {
    // The outline stays until the trip is there: a blank page between two would lose its title.
    return (
      <>
        <Navigate to="/desk/trips/$tripId" params={{ tripId: desk.draft.tripId }} replace />
        <Outline />
      </>
    );
  }
  if (desk.shown) return <OpenTrip desk={desk} shown={desk.shown} segmentId={segmentId} />;
  if (isRefusal(desk.error, 'trip.not-found') || isRefusal(desk.error, 'draft.not-found')) {
    return (
      <DeadEnd icon={Luggage} title={t('agency.tripGone')} text={t('agency.tripGoneText')} back={<BackToTrips />} />
    );
  }
  return <Outline desk={desk} />;
}

/** What stands until the trip is read, and says so where it cannot be. */
function Outline({ desk }: { desk?: DeskTrip }) {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader title={t('trips.trip')} back={<BackToTrips />} />
      <PageBody>
        {desk?.error ? (
          <ErrorState error={desk.error} onRetry={() => void desk.refetch()} />
        ) : (
          <RowsSkeleton rows={5} />
        )}
      </PageBody>
    </Page>
  );
}

function OpenTrip({ desk, shown, segmentId }: { desk: DeskTrip; shown: ShownTrip; segmentId: string | null }) {
  const wide = useWide();
  const deeds = useDraftDeeds(desk);
  const chosen = shown.trip.segments.find(({ id }) => id === segmentId) ?? null;
  const bar = <DraftBar desk={desk} deeds={deeds} />;
  const readers = desk.trip?.publication && <ReadersCard publication={desk.trip.publication} tripId={desk.trip.id} />;
  return (
    <Page>
      <DeskTripHeader desk={desk} shown={shown} deeds={deeds} />
      <PageBody
        aside={
          wide && (
            <>
              {bar}
              {chosen && (
                <SegmentPane key={chosen.id} segment={chosen} desk={desk} shown={shown} deeds={deeds} beside />
              )}
              {readers}
            </>
          )
        }
      >
        {!wide && bar}
        <DeskItinerary desk={desk} shown={shown} deeds={deeds} chosenId={chosen?.id ?? null} />
        {!wide && readers}
        <DeskFiles trip={shown.trip} published={desk.trip} />
      </PageBody>
      {!wide && chosen && (
        <SegmentPane key={chosen.id} segment={chosen} desk={desk} shown={shown} deeds={deeds} beside={false} />
      )}
    </Page>
  );
}
