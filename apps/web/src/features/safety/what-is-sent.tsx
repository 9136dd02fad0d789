import type { TripSummary } from '@escale/contract';
import { Info } from 'lucide-react';
import { useWords } from '../../words/words.ts';
import type { Company } from './report-sheet.tsx';
import css from './safety.module.css';

type WhatProps = {
  company: Company | undefined;
  name: string;
  trip: TripSummary | undefined;
  withLocation: boolean;
};

/** Before it is sent: what goes, who sees it, how long it is kept. */
export function WhatIsSent({ company, name, trip, withLocation }: WhatProps) {
  const { t } = useWords();
  return (
    <section className={css.sent} aria-labelledby="what-is-sent">
      <h3 id="what-is-sent">
        <Info size={16} aria-hidden="true" />
        {t('safety.sentTitle')}
      </h3>
      <ul>
        <li>{trip ? t('safety.sentWhatTrip', { trip: trip.name }) : t('safety.sentWhat')}</li>
        <li>{t(withLocation ? 'safety.sentLocation' : 'safety.sentNoLocation')}</li>
        <li>{t('safety.sentWho', { company: name })}</li>
        <li>{t('safety.sentKept', { count: company?.safety.keptDays ?? 30 })}</li>
      </ul>
    </section>
  );
}
