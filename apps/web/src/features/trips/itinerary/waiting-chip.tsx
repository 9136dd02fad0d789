import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useEdits } from '../../../outbox/outbox-store.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import { useWords } from '../../../words/words.ts';
import { waitingOf } from '../with-edits.ts';

/** Says that what is shown here is on this device only. */
export function WaitingChip({ segmentId }: { segmentId: string }) {
  const { t } = useWords();
  const edits = useEdits();
  switch (waitingOf(segmentId, edits)) {
    case 'waiting':
      return <Chip icon={<CloudUpload size={13} aria-hidden="true" />}>{t('itinerary.waiting')}</Chip>;
    case 'stuck':
      return (
        <Chip tone="warn" icon={<TriangleAlert size={13} aria-hidden="true" />}>
          {t('itinerary.stuck')}
        </Chip>
      );
    case null:
      return null;
  }
}
