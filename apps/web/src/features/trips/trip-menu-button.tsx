import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { useWords } from '../../words/words.ts';

/** What can be done with a trip as a whole. */
export type TripDeed = 'add' | 'edit' | 'clone' | 'delete';

/** Opens the menu of the trip, and stands in for it until it has come. */
export function TripMenuButton(props: ComponentProps<'button'>) {
  const { t } = useWords();
  return (
    <IconButton label={t('trips.options')} {...props}>
      <Ellipsis size={22} aria-hidden="true" />
    </IconButton>
  );
}
