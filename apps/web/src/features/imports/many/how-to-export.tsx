import { Card } from '../../../ui/card/card.tsx';
import { More } from '../../../ui/more/more.tsx';
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
        <More key={source} title={t(`many.${source}`)} row>
          <p>{t(`many.${source}Text`)}</p>
        </More>
      ))}
      <p className={css.quiet}>{t('many.kept')}</p>
    </Card>
  );
}
