import { calls } from 'virtual:contract';
import type { DocumentFile } from '@escale/contract';
import { useSend } from '../../api/use-send.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { FileNameDialog } from '../attachments/name-dialog.tsx';
import { documentReads } from './document-queries.ts';

type RenameProps = { documentId: string; file: DocumentFile; onClose: () => void };

export function RenameDocumentFile({ documentId, file, onClose }: RenameProps) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.renameDocumentFile, documentReads);
  return (
    <FileNameDialog
      name={file.name}
      busy={busy}
      onClose={onClose}
      onSave={(name) =>
        void send(
          { params: { id: documentId, fileId: file.id }, body: { name } },
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
