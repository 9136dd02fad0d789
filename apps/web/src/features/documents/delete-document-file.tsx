import { calls } from 'virtual:contract';
import type { DocumentFile } from '@escale/contract';
import { useSend } from '../../api/use-send.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { documentReads } from './document-queries.ts';

type DeleteProps = { documentId: string; file: DocumentFile; onClose: () => void };

export function DeleteDocumentFile({ documentId, file, onClose }: DeleteProps) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.deleteDocumentFile, documentReads);
  return (
    <ConfirmDialog
      open
      danger
      title={t('files.deleteTitle', { name: file.name })}
      text={t('documents.deleteFileText')}
      action={t('common.delete')}
      busy={busy}
      onClose={onClose}
      onConfirm={() =>
        void send(
          { params: { id: documentId, fileId: file.id } },
          {
            onDone: () => {
              toast({ severity: 'success', title: t('files.deleted') });
              onClose();
            },
          },
        )
      }
    />
  );
}
