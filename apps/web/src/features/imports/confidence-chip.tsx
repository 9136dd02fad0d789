import { Chip } from '../../ui/chip/chip.tsx';
import { useWords } from '../../words/words.ts';
import { howSure } from './how-sure.ts';

const tones = { sure: 'ok', likely: 'quiet', unsure: 'warn' } as const;

export function ConfidenceChip({ confidence }: { confidence: number }) {
  const { t } = useWords();
  const sure = howSure(confidence);
  return <Chip tone={tones[sure]}>{t(`imports.${sure}`)}</Chip>;
}
