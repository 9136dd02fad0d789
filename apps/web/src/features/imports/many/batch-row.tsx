import type { ImportBatch } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { RowText, rowClass } from '../../../ui/card/card.tsx';
import { Progress } from '../../../ui/progress/progress.tsx';
import { whenHappened } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import css from './many.module.css';

export function BatchRow({ batch }: { batch: ImportBatch }) {
  const { t, language } = useWords();
  const { counts, files } = batch;
  const [first] = files;
  const title = first && files.length === 1 ? first.name : t('many.files', { count: files.length });
  return (
    <Link to="/imports/many/$batchId" params={{ batchId: batch.id }} className={rowClass}>
      <RowText
        title={<bdi>{title}</bdi>}
        text={[
          whenHappened(batch.createdAt, language),
          t('many.placedCount', { count: counts.placed }),
          counts.waiting > 0 && t('many.waitingCount', { count: counts.waiting }),
          batch.state === 'stopped' && t('many.stopped'),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        {batch.state === 'reading' && <BatchProgress batch={batch} />}
      </RowText>
      <ChevronRight size={20} aria-hidden="true" className={css.chevron} />
    </Link>
  );
}

/** How far it is: of a number that may still grow. */
export function BatchProgress({ batch: { counts, files } }: { batch: ImportBatch }) {
  const { t, language } = useWords();
  const unpacking = files.some(({ state }) => state === 'waiting');
  const [read, found] = [counts.read.toLocaleString(language), counts.found.toLocaleString(language)];
  const label = t(unpacking ? 'many.readSoFar' : 'many.readOf', { read, found });
  return (
    <span className={css.progress}>
      <span>{label}</span>
      <Progress label={label} share={counts.found === 0 ? undefined : counts.read / counts.found} />
    </span>
  );
}
