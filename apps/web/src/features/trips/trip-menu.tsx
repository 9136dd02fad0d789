import type { Trip } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { Combine, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/button/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/words.ts';
import type { MayEdit } from './use-may-edit.ts';

/** What can be done with a trip as a whole. */
export type TripDeed = 'add' | 'edit' | 'share' | 'clone' | 'delete';

type MenuProps = { trip: Trip; edit: MayEdit; onDeed: (deed: TripDeed) => void };

export function TripMenu({ trip, edit, onDeed }: MenuProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton label={t('trips.options')}>
          <Ellipsis size={22} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil size={17} />} disabled={!edit.mayLater} onSelect={() => onDeed('edit')}>
        {t('trips.editTrip')}
      </MenuItem>
      <MenuItem
        icon={<Combine size={17} />}
        disabled={!edit.may}
        onSelect={() => void navigate({ to: '/trips/$tripId/merge', params: { tripId: trip.id } })}
      >
        {t('trips.merge')}
      </MenuItem>
      <MenuItem icon={<Copy size={17} />} onSelect={() => onDeed('clone')}>
        {t('trips.clone')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 size={17} />} danger disabled={!edit.may} onSelect={() => onDeed('delete')}>
        {t('trips.deleteTrip')}
      </MenuItem>
    </Menu>
  );
}
