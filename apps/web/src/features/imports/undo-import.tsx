import type { Import } from '@escale/contract';
import { Undo2 } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { useImportDoor } from './import-door.ts';

/** One tap takes back what an import did; another brings it again. */
export function UndoImport({ one }: { one: Import }) {
  const { t } = useWords();
  const online = useOnline();
  const { send, busy } = useImportDoor().useUndo(one.id);
  if (!one.bookings.some(({ action }) => action === 'created' || action === 'updated' || action === 'cancelled'))
    return null;
  const undo = () => void send({}, { onDone: () => void toast({ severity: 'success', title: t('imports.undone') }) });
  return (
    <Button icon={<Undo2 size={17} />} busy={busy} disabled={!online} onClick={undo}>
      {t('imports.undo')}
    </Button>
  );
}
