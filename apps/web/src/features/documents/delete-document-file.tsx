import { calls } from 'virtual:contract';
import type { DocumentFile } from '@escale/contract';
import { ConfirmSend } from '../../ui/dialog/confirm-send.tsx';
import { useWords } from '../../words/words.ts';
import { documentReads } from './document-queries.ts';

type DeleteProps = { documentId: string; file: DocumentFile; onClose: () => void };

export function DeleteDocumentFile({ documentId, file, onClose }: DeleteProps) {
  const { t } = useWords();
  return (
    <ConfirmSend
      call={calls.deleteDocumentFile}
      stale={documentReads}
      sent={{ params: { id: documentId, fileId: file.id } }}
      title={t('files.deleteTitle', { name: file.name })}
      text={t('documents.deleteFileText')}
      action={t('common.delete')}
      done={t('files.deleted')}
      onClose={onClose}
    />
  );
}
