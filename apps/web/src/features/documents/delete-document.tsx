import { calls } from 'virtual:contract';
import type { Document } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useSend } from '../../api/use-send.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { documentReads } from './document-queries.ts';

export function DeleteDocument({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { send, busy } = useSend(calls.deleteDocument, documentReads);
  return (
    <ConfirmDialog
      open
      danger
      title={t('documents.deleteTitle', { name: document.name })}
      text={t('documents.deleteText')}
      action={t('common.delete')}
      busy={busy}
      onClose={onClose}
      onConfirm={() =>
        void send(
          { params: { id: document.id } },
          {
            onDone: async () => {
              toast({ severity: 'success', title: t('documents.deleted') });
              await navigate({ to: '/documents', replace: true });
            },
          },
        )
      }
    />
  );
}
