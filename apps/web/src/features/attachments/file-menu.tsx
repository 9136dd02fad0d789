import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { useWords } from '../../words/words.ts';

type ReadProps = { onOpen: () => void; onSave: () => Promise<void>; disabled?: boolean };

/** To look at a file, and to have it on one's own machine. */
export function ReadItems({ onOpen, onSave, disabled = false }: ReadProps) {
  const { t } = useWords();
  return (
    <>
      <MenuItem icon={<Eye size={17} />} disabled={disabled} onSelect={onOpen}>
        {t('files.open')}
      </MenuItem>
      <MenuItem icon={<Download size={17} />} disabled={disabled} onSelect={() => void onSave()}>
        {t('files.download')}
      </MenuItem>
    </>
  );
}

type ChangeProps = { onDeed: (deed: 'rename' | 'delete') => void; disabled: boolean };

/** To call it otherwise, and to take it away. */
export function ChangeItems({ onDeed, disabled }: ChangeProps) {
  const { t } = useWords();
  return (
    <>
      <MenuItem icon={<Pencil size={17} />} disabled={disabled} onSelect={() => onDeed('rename')}>
        {t('files.rename')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 size={17} />} danger disabled={disabled} onSelect={() => onDeed('delete')}>
        {t('common.delete')}
      </MenuItem>
    </>
  );
}
