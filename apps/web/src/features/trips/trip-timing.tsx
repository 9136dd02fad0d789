import type { Trip, TripSummary } from '@escale/contract';
import { CircleArrowDown } from 'lucide-react';
import { useKeptFiles } from '../../offline/kept-files.ts';
import { isKept } from '../../offline/plan-files.ts';
import { Chip } from '../../ui/chip/chip.tsx';
import { daySpan } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import { type Say, useWords } from '../../words/words.ts';

type Dated = Pick<TripSummary, 'start' | 'end' | 'nights' | 'timing' | 'startsInDays' | 'backInDays'>;

/** `Fri 20 – Mon 23 Nov · 3 nights`. */
export function daysText(trip: Dated, t: Say, language: Language): string {
  if (!trip.start) return t('trips.undated');
  const span = daySpan(trip.start, trip.end ?? trip.start, language);
  return trip.nights ? `${span} · ${t('trips.nights', { count: trip.nights })}` : span;
}

export function TimingChips({ trip }: { trip: Trip }) {
  const { t } = useWords();
  if (trip.timing === 'undated') return null;
  const soon = soonText(trip, t);
  return (
    <>
      <Chip tone={trip.timing === 'past' ? 'quiet' : 'accent'} dot={trip.timing === 'ongoing' && 'pulse'}>
        {t(`trips.${trip.timing}`)}
      </Chip>
      {soon && <Chip>{soon}</Chip>}
    </>
  );
}

/** Truthful only when every file of the trip is here as well. */
export function KeptChip({ trip }: { trip: Trip }) {
  const { t } = useWords();
  const kept = useKeptFiles();
  const files = [...trip.attachments, ...trip.otherAttachments].filter(({ kind }) => kind === 'file');
  if (!isKept(trip) || files.length === 0 || !files.every(({ id }) => kept.has(id))) return null;
  return <Chip icon={<CircleArrowDown size={13} aria-hidden="true" />}>{t('trips.kept')}</Chip>;
}

function soonText({ backInDays, startsInDays }: Dated, t: Say): string | null {
  if (backInDays !== null) return backInDays === 0 ? t('trips.backToday') : t('trips.backIn', { count: backInDays });
  if (startsInDays === null) return null;
  return startsInDays === 0 ? t('trips.startsToday') : t('trips.inDays', { count: startsInDays });
}
