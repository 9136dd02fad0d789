import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import css from './leads-to.module.css';
import { useLook } from './look.ts';

/** What was read, or was not: one tap leads to where it stands in the original. */
export function LeadsTo({ mark, children }: { mark: string | null; children: ReactNode }) {
  const { t } = useWords();
  const look = useLook();
  if (!look || mark === null) return children;
  return (
    <button type="button" className={css.leads} title={t('imports.showWhere')} onClick={() => look(mark)}>
      {children}
    </button>
  );
}
