import type { Import } from '@escale/contract';
import { Progress } from '../../ui/progress/progress.tsx';
import { useWords } from '../../words/words.ts';
import { isReading } from './import-queries.ts';
import css from './reading-progress.module.css';

/** While it is read: how far, and of a long document which page of how many. */
export function ReadingProgress({ one }: { one: Pick<Import, 'state' | 'title' | 'progress' | 'step'> }) {
  const { t } = useWords();
  if (!isReading(one)) return null;
  const { step } = one;
  const said = [
    step && step.documents > 1 && t('imports.documentOf', { document: step.document, documents: step.documents }),
    step && step.pages > 1 && t('imports.pageOf', { page: step.page, pages: step.pages }),
  ].filter(Boolean);
  const text = said.join(', ') || undefined;
  return (
    <span className={css.reading}>
      {text && <span>{text}</span>}
      <Progress label={t('imports.progress', { title: one.title })} share={one.progress} text={text} />
    </span>
  );
}
