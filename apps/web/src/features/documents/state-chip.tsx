import type { Document } from '@escale/contract';
import { Chip } from '../../ui/chip/chip.tsx';
import { today } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { monthsLeft } from './ends-soon.ts';

/** Valid, expired or to upload; and of what is valid, that it ends soon. */
export function StateChip({ document }: { document: Document }) {
  const { t } = useWords();
  const months = monthsLeft(document, today());
  if (document.state === 'expired') return <Chip tone="bad">{t('documents.expired')}</Chip>;
  if (months === 0) return <Chip tone="warn">{t('documents.endsWithinMonth')}</Chip>;
  if (months !== null) return <Chip tone="warn">{t('documents.monthsLeft', { count: months })}</Chip>;
  if (document.state === 'to-upload') return <Chip tone="quiet">{t('documents.toUpload')}</Chip>;
  return <Chip tone="ok">{t('documents.valid')}</Chip>;
}
