import type { Segment } from '@escale/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useWords } from '../../../words/words.ts';
import { FlightPass } from '../../segments/flight-pass.tsx';
import { titleOf } from '../../segments/naming.ts';
import { SegmentChips } from '../../segments/segment-chips.tsx';
import detail from '../../segments/segment-detail.module.css';
import { SegmentFacts } from '../../segments/segment-facts.tsx';
import { SegmentPlaces } from '../../segments/segment-places.tsx';
import { StatusChip } from '../../segments/status-chip.tsx';
import { hereLink, segmentLink } from '../desk-links.ts';
import { DraftMark } from '../draft/draft-mark.tsx';
import type { ShownTrip } from '../draft/shown-trip.ts';
import type { DeskTrip } from '../draft/use-desk-trip.ts';
import type { DraftDeeds } from '../draft/use-draft-deeds.ts';
import { FieldChanges } from '../review/field-changes.tsx';
import css from './trip.module.css';

const CustomerSegmentBooking = lazy(async () => ({
  default: (await import('../../hotels/booking/segment-booking.tsx')).CustomerSegmentBooking,
}));

type Props = { segment: Segment; desk: DeskTrip; shown: ShownTrip; deeds: DraftDeeds; beside: boolean };

/** Everything about one segment: in the second column, or in a sheet where there is none. */
export function SegmentPane({ beside, ...rest }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const title = titleOf(rest.segment, t);
  if (beside) {
    return (
      <Card padded aria-label={t('trips.details')} className={css.pane}>
        <h2>{title}</h2>
        <Detail {...rest} />
      </Card>
    );
  }
  const close = () => void navigate({ ...hereLink(rest.desk.where), search: {}, replace: true, resetScroll: false });
  return (
    <Dialog open onClose={close} title={title}>
      <Detail {...rest} />
    </Dialog>
  );
}

function Detail({ segment, desk, shown, deeds }: Omit<Props, 'beside'>) {
  const { t } = useWords();
  const line = desk.draft?.segments.find(({ id }) => id === segment.id);
  const state = shown.states.get(segment.id);
  return (
    <div className={detail.detail}>
      <div className={detail.chips}>
        {state && <DraftMark state={state} />}
        {segment.type !== 'flight' && <StatusChip status={segment.status} />}
        {segment.type !== 'flight' && <SegmentChips segment={segment} />}
      </div>
      {segment.type === 'flight' && <FlightPass flight={segment} />}
      {line?.state === 'changed' && line.before && (
        <section className={css.changes} aria-label={t('agency.whatChanges')}>
          <FieldChanges type={segment.type} before={line.before} after={line.segment} />
        </section>
      )}
      {desk.trip && segment.source === 'hotel-booking' && (
        <Suspense>
          <CustomerSegmentBooking tripId={desk.trip.id} segmentId={segment.id} />
        </Suspense>
      )}
      {shown.trip.editable && (
        <div className={detail.actions}>
          {state !== 'removed' && (
            <Link {...segmentLink(desk.where, segment.id)} className={buttonClass({ variant: 'soft' })}>
              <Pencil size={17} aria-hidden="true" />
              {t('common.edit')}
            </Link>
          )}
          {(state === 'changed' || state === 'removed') && (
            <Button icon={<Undo2 size={17} />} busy={deeds.busy} onClick={() => void deeds.restore(segment.id)}>
              {t('agency.takeBack')}
            </Button>
          )}
          {state !== 'removed' && (
            <Button
              variant="dangerPlain"
              icon={<Trash2 size={17} />}
              busy={deeds.busy}
              onClick={() => void deeds.remove(segment.id)}
            >
              {t(state === 'added' ? 'agency.dropAddition' : 'agency.removeInDraft')}
            </Button>
          )}
        </div>
      )}
      <SegmentFacts segment={segment} />
      <SegmentPlaces segment={segment} />
      <p className={detail.source}>{t(`trips.source_${segment.source}`)}</p>
    </div>
  );
}
