import { calls } from 'virtual:contract';
import type { Attachment } from '@escale/contract';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { FileNameDialog } from './name-dialog.tsx';

export function RenameDialog({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.renameAttachment, [calls.getTrip]);
  return (
    <FileNameDialog
      name={attachment.name}
      busy={busy}
      onClose={onClose}
      onSave={(name) =>
        void send(
          { params: { id: attachment.id }, body: { name } },
          {
            onDone: () => {
              toast({ severity: 'success', title: t('files.renamed') });
              onClose();
            },
          },
        )
      }
    />
  );
}
