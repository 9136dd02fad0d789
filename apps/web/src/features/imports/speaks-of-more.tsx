import type { Import } from '@escale/contract';
import { useWords } from '../../words/words.ts';
import { isWaiting } from './import-queries.ts';
import shared from './imports.module.css';
import { LeadsTo } from './leads-to.tsx';
import { unreadMark } from './look.ts';
import css from './speaks-of-more.module.css';

/** That a paper holds more than was read of it, and where; said also while what was read waits for something else. */
export function SpeaksOfMore({ one }: { one: Import }) {
  const { t } = useWords();
  if (!isWaiting(one) || !one.speaksOfMore) return null;
  return (
    <>
      {one.reason !== 'more-inside' && (
        <div>
          <p className={shared.reason}>{t('imports.why_more-inside')}</p>
          <p className={shared.quiet}>{t('imports.alsoInside')}</p>
        </div>
      )}
      {one.unread.length > 0 && (
        <ul className={css.unread} aria-label={t('imports.notMadeOut')}>
          {one.unread.map(({ text, where, at }, i) => (
            <li key={`${where} ${at} ${text}`}>
              <LeadsTo mark={unreadMark(i)}>{text}</LeadsTo>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
