import { calls } from 'virtual:contract';
import type { DraftPreview } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FileCheck2 } from 'lucide-react';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import { isRefusal } from '../../../api/problem.ts';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ErrorState } from '../../../ui/error/error-state.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { DeadEnd } from '../../../ui/page/dead-end.tsx';
import { Page, PageBody, PageHeader } from '../../../ui/page/page.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import css from '../desk.module.css';
import { hereLink } from '../desk-links.ts';
import { agencyQuery } from '../desk-queries.ts';
import { useDeskTrip } from '../draft/use-desk-trip.ts';
import { ChangeList } from './change-list.tsx';
import { ClashList } from './clash-list.tsx';
import { PublishCard } from './publish-card.tsx';

const route = getRouteApi('/inside/agency/desk/drafts/$draftId/review');

/** What publishing would change, what clashes with others' changes, and what the travellers would read. */
export function ReviewPage() {
  const { t } = useWords();
  const { draftId } = route.useParams();
  const preview = useQuery(agencyQuery(useAgencyApi(), calls.previewDraft, { params: { id: draftId } }));
  const tripId = preview.data?.tripId;
  const back = (
    <BackLink {...hereLink(tripId ? { tripId } : { draftId })}>{preview.data?.name ?? t('trips.trip')}</BackLink>
  );
  if (isRefusal(preview.error, 'draft.not-found')) {
    return <DeadEnd icon={FileCheck2} title={t('agency.draftGone')} text={t('agency.draftGoneText')} back={back} />;
  }
  return (
    <Page>
      <PageHeader title={t('agency.reviewTitle')} below={preview.data?.name} back={back} />
      {preview.data && <Review preview={preview.data} draftId={draftId} />}
      {!preview.data && (
        <PageBody>
          {preview.error && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
          {preview.isPending && <RowsSkeleton rows={4} />}
        </PageBody>
      )}
    </Page>
  );
}

function Review({ preview, draftId }: { preview: DraftPreview; draftId: string }) {
  const { t } = useWords();
  const desk = useDeskTrip({ draftId });
  const { fields, added, changed, removed } = preview;
  const nothing = fields.length + added.length + changed.length + removed.length === 0;
  return (
    <PageBody aside={<PublishCard preview={preview} draftId={draftId} nothing={nothing} />}>
      {preview.clashes.length > 0 && desk.draft && <ClashList clashes={preview.clashes} desk={desk} />}
      {nothing && (
        <Card padded>
          <EmptyState icon={FileCheck2} title={t('agency.nothingPending')} text={t('agency.nothingPendingText')} />
        </Card>
      )}
      {!nothing && (
        <section aria-labelledby="differences">
          <h2 id="differences" className={css.heading}>
            {t('agency.differences')}
          </h2>
          <ChangeList preview={preview} />
        </section>
      )}
    </PageBody>
  );
}
