import { getRouteApi } from '@tanstack/react-router';
import { Luggage } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { segmentOrder } from '../../segments/segment-order.ts';
import css from '../desk.module.css';
import { type DeskWhere, hereLink } from '../desk-links.ts';
import { type DeskTrip, useDeskTrip } from '../draft/use-desk-trip.ts';
import { AddForm } from './add-form.tsx';
import { ChangeForm } from './change-form.tsx';
import { FindHotel } from './find-hotel.tsx';
import { SegmentKinds } from './segment-kinds.tsx';

const routes = {
  newOfTrip: getRouteApi('/inside/agency/desk/trips/$tripId/segments/new'),
  ofTrip: getRouteApi('/inside/agency/desk/trips/$tripId/segments/$segmentId'),
  newOfDraft: getRouteApi('/inside/agency/desk/drafts/$draftId/segments/new'),
  ofDraft: getRouteApi('/inside/agency/desk/drafts/$draftId/segments/$segmentId'),
};

export function AddToTripPage() {
  return <AddPage where={routes.newOfTrip.useParams()} asked={routes.newOfTrip.useSearch().type} />;
}

export function AddToDraftPage() {
  return <AddPage where={routes.newOfDraft.useParams()} asked={routes.newOfDraft.useSearch().type} />;
}

export function ChangeOfTripPage() {
  const { segmentId, ...where } = routes.ofTrip.useParams();
  return <ChangePage where={where} segmentId={segmentId} />;
}

export function ChangeOfDraftPage() {
  const { segmentId, ...where } = routes.ofDraft.useParams();
  return <ChangePage where={where} segmentId={segmentId} />;
}

function AddPage({ where, asked }: { where: DeskWhere; asked: string | undefined }) {
  const { t } = useWords();
  const desk = useDeskTrip(where);
  const type = segmentOrder.find((known) => known === asked);
  return (
    <Frame desk={desk} title={type ? t('fields.newTitle', { type: t(`segments.${type}`) }) : t('fields.chooseType')}>
      {!type && <SegmentKinds where={where} />}
      {!type && desk.trip && <FindHotel trip={desk.trip} />}
      {type && desk.shown && <AddForm key={type} desk={desk} shown={desk.shown} type={type} />}
    </Frame>
  );
}

function ChangePage({ where, segmentId }: { where: DeskWhere; segmentId: string }) {
  const { t } = useWords();
  const desk = useDeskTrip(where);
  const segment = desk.shown?.trip.segments.find(({ id }) => id === segmentId);
  const type = segment?.type;
  return (
    <Frame desk={desk} title={type ? t('fields.editTitle', { type: t(`segments.${type}`) }) : t('trips.trip')}>
      {segment && <ChangeForm key={segment.id} desk={desk} segment={segment} />}
      {desk.shown && !segment && <EmptyState icon={Luggage} title={t('trips.segmentGone')} />}
    </Frame>
  );
}

function Frame({ desk, title, children }: { desk: DeskTrip; title: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader
        title={title}
        back={<BackLink {...hereLink(desk.where)}>{desk.shown?.trip.name ?? t('trips.trip')}</BackLink>}
      />
      <PageBody narrow>
        <p className={css.quiet}>{t('agency.intoDraft')}</p>
        {desk.error && !desk.shown && <ErrorState error={desk.error} onRetry={() => void desk.refetch()} />}
        {!desk.error && !desk.shown && <RowsSkeleton />}
        {desk.shown && <Card padded>{children}</Card>}
      </PageBody>
    </Page>
  );
}
