import type { Import } from '@escale/contract';
import { useWords } from '../../words/words.ts';
import { isWaiting } from './import-queries.ts';
import shared from './imports.module.css';

/** That a paper holds more than was read of it, said also while what was read waits for something else. */
export function SpeaksOfMore({ one }: { one: Import }) {
  const { t } = useWords();
  if (!isWaiting(one) || !one.speaksOfMore || one.reason === 'more-inside') return null;
  return (
    <div>
      <p className={shared.reason}>{t('imports.why_more-inside')}</p>
      <p className={shared.quiet}>{t('imports.alsoInside')}</p>
    </div>
  );
}
