import type { Segment } from '@escale/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { CopyPlus, Ellipsis, FileSearch, Paperclip, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/button/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/words.ts';
import { titleOf } from './naming.ts';
import type { SegmentDeeds } from './use-segment-deeds.tsx';

type MenuProps = { segment: Segment; mayEdit: boolean; mayAttach: boolean; deeds: SegmentDeeds };

export function SegmentMenu({ segment, mayEdit, mayAttach, deeds }: MenuProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const params = { tripId: segment.tripId, segmentId: segment.id };
  return (
    <Menu
      trigger={
        <IconButton label={t('segments.options', { name: titleOf(segment, t) })}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<Pencil size={17} />}
        disabled={!mayEdit}
        onSelect={() => void navigate({ to: '/trips/$tripId/segments/$segmentId', params })}
      >
        {t('common.edit')}
      </MenuItem>
      <MenuItem icon={<CopyPlus size={17} />} disabled={!mayEdit} onSelect={() => void deeds.duplicate(segment)}>
        {t('trips.duplicate')}
      </MenuItem>
      <MenuItem
        icon={<Paperclip size={17} />}
        disabled={!mayAttach}
        onSelect={() => void navigate({ to: '/trips/$tripId', params, search: { tab: 'files', segment: segment.id } })}
      >
        {t('trips.attach')}
      </MenuItem>
      {segment.importId && (
        <MenuItem asChild>
          <Link to="/imports/$importId" params={{ importId: segment.importId }}>
            <FileSearch size={17} aria-hidden="true" />
            {t('trips.openOriginal')}
          </Link>
        </MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={<Trash2 size={17} />} danger disabled={!mayEdit} onSelect={() => deeds.askToDelete(segment)}>
        {t('common.delete')}
      </MenuItem>
    </Menu>
  );
}
