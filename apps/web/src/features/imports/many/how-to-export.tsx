import { ChevronDown } from 'lucide-react';
import { Card } from '../../../ui/card/card.tsx';
import { useWords } from '../../../words/words.ts';
import css from './many.module.css';

const sources = ['gmail', 'appleMail', 'thunderbird', 'outlook', 'tripit', 'googleCalendar'] as const;

/** Where people find what they can bring. */
export function HowToExport() {
  const { t } = useWords();
  return (
    <Card padded className={css.how} aria-labelledby="how">
      <h2 id="how" className={css.heading}>
        {t('many.how')}
      </h2>
      <p className={css.quiet}>{t('many.howText')}</p>
      {sources.map((source) => (
        <details key={source}>
          <summary>
            {t(`many.${source}`)}
            <ChevronDown size={16} aria-hidden="true" />
          </summary>
          <p>{t(`many.${source}Text`)}</p>
        </details>
      ))}
      <p className={css.quiet}>{t('many.kept')}</p>
    </Card>
  );
}
