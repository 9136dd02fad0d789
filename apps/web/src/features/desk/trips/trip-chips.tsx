import type { AgencyTripSummary } from '@escale/contract';
import { CheckCheck, Clock } from 'lucide-react';
import { Chip } from '../../../ui/chip/chip.tsx';
import { useWords } from '../../../words/words.ts';
import { dayAndTime } from '../day-and-time.ts';

/** Under way, how soon, or over. */
export function TimingChip({ trip, short = false }: { trip: AgencyTripSummary; short?: boolean }) {
  const { t } = useWords();
  const { timing, startsInDays, backInDays } = trip;
  if (timing === 'ongoing') {
    const back = short
      ? null
      : backInDays === 0
        ? t('trips.backToday')
        : backInDays && t('trips.backIn', { count: backInDays });
    return (
      <Chip tone="accent" dot="pulse">
        {[t('trips.ongoing'), back].filter(Boolean).join(' · ')}
      </Chip>
    );
  }
  if (startsInDays !== null) {
    return <Chip>{startsInDays === 0 ? t('trips.startsToday') : t('trips.inDays', { count: startsInDays })}</Chip>;
  }
  return <Chip>{t(timing === 'past' ? 'trips.past' : 'trips.undated')}</Chip>;
}

/** Whether what was published has been on every traveller's screen. */
export function SeenChip({ trip: { published } }: { trip: AgencyTripSummary }) {
  const { t, language } = useWords();
  if (!published) return null;
  if (!published.seen) {
    return (
      <Chip tone="quiet" icon={<Clock size={13} aria-hidden="true" />}>
        {t('agency.notSeen')}
      </Chip>
    );
  }
  return (
    <Chip tone="ok" icon={<CheckCheck size={13} aria-hidden="true" />}>
      {published.seenAt ? t('agency.seenAt', { at: dayAndTime(published.seenAt, language) }) : t('agency.seen')}
    </Chip>
  );
}
