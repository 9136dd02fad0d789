import type { Segment } from '@escale/contract';
import { CalendarDays, Coffee, Lock, Paperclip } from 'lucide-react';
import { Chip } from '../../ui/chip/chip.tsx';
import { wallTime } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';

/** What one wants to know at a glance; at most a handful. Returns nothing drawable where there is nothing to say. */
export function SegmentChips({ segment }: { segment: Segment }) {
  const { t } = useWords();
  return (
    <>
      {segment.type === 'flight' && segment.departureGate && (
        <Chip>{t('segments.gateValue', { gate: segment.departureGate })}</Chip>
      )}
      {segment.type === 'flight' && segment.seatNumber && (
        <Chip>{t('segments.seatValue', { seat: segment.seatNumber })}</Chip>
      )}
      {segment.type === 'flight' && segment.boardingTime && (
        <Chip>{t('segments.boardsValue', { time: wallTime(segment.boardingTime) })}</Chip>
      )}
      {segment.type === 'hotel' && segment.amenities.includes('breakfast') && (
        <Chip icon={<Coffee size={13} aria-hidden="true" />}>{t('segments.breakfast')}</Chip>
      )}
      {segment.type === 'hotel' && segment.refundable && <Chip tone="ok">{t('segments.freeCancellation')}</Chip>}
      {segment.type === 'event' && segment.importedFromCalendar && (
        <Chip icon={<CalendarDays size={13} aria-hidden="true" />}>{t('segments.fromCalendar')}</Chip>
      )}
      {segment.type === 'event' && segment.personal && (
        <Chip icon={<Lock size={13} aria-hidden="true" />}>{t('segments.personalChip')}</Chip>
      )}
      {segment.attachments.length > 0 && (
        <Chip icon={<Paperclip size={13} aria-hidden="true" />}>
          {segment.attachments.length === 1
            ? segment.attachments[0]?.name
            : t('segments.files', { count: segment.attachments.length })}
        </Chip>
      )}
    </>
  );
}
