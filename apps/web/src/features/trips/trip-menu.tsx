import type { Trip } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { Combine, Copy, Pencil, Trash2 } from 'lucide-react';
import { Menu, MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/words.ts';
import { type TripDeed, TripMenuButton } from './trip-menu-button.tsx';

export function TripMenu({
  trip,
  mayEdit,
  onDeed,
}: {
  trip: Trip;
  mayEdit: boolean;
  onDeed: (deed: TripDeed) => void;
}) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Menu trigger={<TripMenuButton />}>
      <MenuItem icon={<Pencil size={17} />} disabled={!mayEdit} onSelect={() => onDeed('edit')}>
        {t('trips.editTrip')}
      </MenuItem>
      <MenuItem
        icon={<Combine size={17} />}
        disabled={!mayEdit}
        onSelect={() => void navigate({ to: '/trips/$tripId/merge', params: { tripId: trip.id } })}
      >
        {t('trips.merge')}
      </MenuItem>
      <MenuItem icon={<Copy size={17} />} onSelect={() => onDeed('clone')}>
        {t('trips.clone')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 size={17} />} danger disabled={!mayEdit} onSelect={() => onDeed('delete')}>
        {t('trips.deleteTrip')}
      </MenuItem>
    </Menu>
  );
}
