import { Hourglass } from 'lucide-react';
import { Card } from '../../../ui/card/card.tsx';
import { useWords } from '../../../words/words.ts';
import css from './book.module.css';

/** Nobody knows yet: said as it is, for as long as it is so. */
export function NoAnswerYet() {
  const { t } = useWords();
  return (
    <Card padded className={css.waiting} role="status">
      <Hourglass size={22} aria-hidden="true" />
      <div>
        <p className={css.title}>{t('hotels.noAnswer')}</p>
        <p>{t('hotels.noAnswerText')}</p>
      </div>
    </Card>
  );
}
