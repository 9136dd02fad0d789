import type { Segment } from '@escale/contract';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';
import { titleOf } from './naming.ts';

/** Opens the menu of a segment, and stands in for it until it has come. */
export function MenuButton({ segment, ...rest }: { segment: Segment } & ComponentProps<'button'>) {
  const { t } = useWords();
  return (
    <IconButton label={t('segments.options', { name: titleOf(segment, t) })} {...rest}>
      <Ellipsis size={20} aria-hidden="true" />
    </IconButton>
  );
}
