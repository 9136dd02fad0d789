import type { Segment } from '@escale/contract';
import { Chip } from '../../ui/chip/chip.tsx';
import { useWords } from '../../words/words.ts';

/** Confirmed is the rule and goes without saying. */
export function StatusChip({ status }: { status: Segment['status'] }) {
  const { t } = useWords();
  if (status === 'confirmed') return null;
  return <Chip tone={status === 'cancelled' ? 'bad' : 'quiet'}>{t(`segments.${status}`)}</Chip>;
}
