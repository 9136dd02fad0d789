import { Link } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words/words.ts';
import { useWaitingCount } from '../imports/import-queries.ts';
import css from './home-page.module.css';

/** What only the person can settle: imports that wait. Nothing when nothing waits.
 * Beside the trips where there is a second column, among them where there is not. */
export function AttentionCard({ column }: { column: 'main' | 'aside' }) {
  const { t } = useWords();
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <Card
      padded
      className={classNames(css.attention, column === 'main' ? css.mainOnly : css.asideOnly)}
      aria-label={t('home.attention', { count })}
    >
      <span className={css.attentionTile} aria-hidden="true">
        <Inbox size={20} />
      </span>
      <div className={css.attentionText}>
        <p className={css.attentionTitle}>{t('home.attention', { count })}</p>
        <p>{t('home.attentionText', { count })}</p>
      </div>
      <Link to="/imports" className={css.attentionLink}>
        {t('home.attentionOpen')}
      </Link>
    </Card>
  );
}
