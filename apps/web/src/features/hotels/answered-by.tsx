import { FlaskConical, Radio } from 'lucide-react';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import type { Provenance } from './hotel-queries.ts';
import css from './hotels.module.css';

/** Who said so. What is not a real offer says that first. */
export function AnsweredBy({ provenance }: { provenance: Provenance }) {
  const { t, language } = useWords();
  const { provider, mode, fetchedAt, attribution } = provenance;
  if (mode === 'live') {
    return (
      <p className={css.answered}>
        <Radio size={16} aria-hidden="true" />
        <span>
          {t('hotels.answeredBy', { provider, time: whenHappened(fetchedAt, language) })}
          {attribution.length > 0 && ` · ${attribution.join(' · ')}`}
        </span>
      </p>
    );
  }
  // A provider's own test mode sells nothing either, and its hotels may be real ones.
  const isOurs = provider === 'escale-sandbox';
  return (
    <p className={css.sandbox}>
      <FlaskConical size={18} aria-hidden="true" />
      <span>
        <b>{isOurs ? t('hotels.sandbox') : t('hotels.testMode', { provider: attribution[0] ?? provider })}</b>{' '}
        {t('hotels.sandboxText')}
      </span>
    </p>
  );
}
