import { calls } from 'virtual:contract';
import type { Document } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmSend } from '../../ui/dialog/confirm-send.tsx';
import { useWords } from '../../words/words.ts';
import { documentReads } from './document-queries.ts';

export function DeleteDocument({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <ConfirmSend
      call={calls.deleteDocument}
      stale={documentReads}
      sent={{ params: { id: document.id } }}
      title={t('documents.deleteTitle', { name: document.name })}
      text={t('documents.deleteText')}
      action={t('common.delete')}
      done={t('documents.deleted')}
      onDone={() => navigate({ to: '/documents', replace: true })}
      onClose={onClose}
    />
  );
}
