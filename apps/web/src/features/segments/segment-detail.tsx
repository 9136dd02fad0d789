import type { Segment } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { CopyPlus, FileSearch, Paperclip, Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import { AttachmentList } from '../attachments/attachment-list.tsx';
import { FlightPass } from './flight-pass.tsx';
import { SegmentChips } from './segment-chips.tsx';
import css from './segment-detail.module.css';
import { SegmentDifferences } from './segment-differences.tsx';
import { SegmentFacts } from './segment-facts.tsx';
import { SegmentPlaces } from './segment-places.tsx';
import { StatusChip } from './status-chip.tsx';
import type { SegmentDeeds } from './use-segment-deeds.tsx';

const SegmentBooking = lazy(async () => ({
  default: (await import('../hotels/booking/segment-booking.tsx')).SegmentBooking,
}));

type DetailProps = {
  segment: Segment;
  mayEdit: boolean;
  mayAttach: boolean;
  /** Why not, in words. */
  why: string | null;
  deeds: SegmentDeeds;
};

/** Everything about one segment: in a sheet on a phone, in the second column where there is one. */
export function SegmentDetail({ segment, mayEdit, mayAttach, why, deeds }: DetailProps) {
  const { t } = useWords();
  const params = { tripId: segment.tripId, segmentId: segment.id };
  return (
    <div className={css.detail}>
      {segment.type === 'flight' ? (
        <FlightPass flight={segment} />
      ) : (
        <div className={css.chips}>
          <StatusChip status={segment.status} />
          <SegmentChips segment={segment} />
        </div>
      )}
      <div className={css.actions}>
        {segment.source === 'hotel-booking' && (
          <Suspense>
            <SegmentBooking segmentId={segment.id} />
          </Suspense>
        )}
        {mayEdit && (
          <Link to="/trips/$tripId/segments/$segmentId" params={params} className={buttonClass({ variant: 'soft' })}>
            <Pencil size={17} aria-hidden="true" />
            {t('common.edit')}
          </Link>
        )}
        {mayAttach && (
          <Link
            to="/trips/$tripId"
            params={params}
            search={{ tab: 'files', segment: segment.id }}
            className={buttonClass()}
          >
            <Paperclip size={17} aria-hidden="true" />
            {t('trips.attach')}
          </Link>
        )}
        {segment.importId && (
          <Link to="/imports/$importId" params={{ importId: segment.importId }} className={buttonClass()}>
            <FileSearch size={17} aria-hidden="true" />
            {t('trips.openOriginal')}
          </Link>
        )}
      </div>
      {why && <p className={css.why}>{why}</p>}
      {segment.importId && <SegmentDifferences segment={segment} importId={segment.importId} mayEdit={mayEdit} />}
      <SegmentFacts segment={segment} />
      <SegmentPlaces segment={segment} />
      <AttachmentList attachments={segment.attachments} />
      <p className={css.source}>{t(`trips.source_${segment.source}`)}</p>
      {mayEdit && (
        <div className={css.actions}>
          <Button variant="plain" icon={<CopyPlus size={17} />} onClick={() => void deeds.duplicate(segment)}>
            {t('trips.duplicate')}
          </Button>
          <Button variant="dangerPlain" icon={<Trash2 size={17} />} onClick={() => deeds.askToDelete(segment)}>
            {t('common.delete')}
          </Button>
        </div>
      )}
    </div>
  );
}
