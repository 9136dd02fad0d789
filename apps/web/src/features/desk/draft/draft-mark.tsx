import { Minus, Pencil, Plus } from 'lucide-react';
import { Chip } from '../../../ui/chip/chip.tsx';
import { useWords } from '../../../words/words.ts';
import type { DraftState } from './shown-trip.ts';

const looks = {
  added: { tone: 'ok', icon: Plus },
  changed: { tone: 'warn', icon: Pencil },
  removed: { tone: 'bad', icon: Minus },
} as const;

/** What a draft does to something: by sign and word, and by colour last. */
export function DraftMark({ state }: { state: DraftState }) {
  const { t } = useWords();
  const { tone, icon: Icon } = looks[state];
  return (
    <Chip tone={tone} icon={<Icon size={13} strokeWidth={2.6} aria-hidden="true" />}>
      {t(`agency.state_${state}`)}
    </Chip>
  );
}
