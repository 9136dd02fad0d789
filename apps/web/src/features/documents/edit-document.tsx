import { calls } from 'virtual:contract';
import type { Document, DocumentDraft } from '@escale/contract';
import { etagOf } from '../../api/client.ts';
import { isRefusal } from '../../api/problem.ts';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { DocumentForm } from './document-form.tsx';
import { documentReads } from './document-queries.ts';
import { valuesOf } from './document-values.ts';

export function EditDocument({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useWords();
  const { send, busy } = useSend(calls.updateDocument, documentReads);
  const save = (draft: DocumentDraft) =>
    send(
      { params: { id: document.id }, body: draft, ifMatch: etagOf(document) },
      {
        onDone: () => {
          toast({ severity: 'success', title: t('documents.saved') });
          onClose();
        },
        onRefused: (error) => {
          if (!isRefusal(error, 'record.changed')) return false;
          toast({
            severity: 'warning',
            title: t('errors.changedElsewhere'),
            message: t('errors.changedElsewhereText'),
          });
          onClose();
          return true;
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('documents.editTitle', { name: document.name })}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="edit-document" busy={busy}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <DocumentForm
        id="edit-document"
        from={valuesOf(document)}
        masked={document.maskedNumber}
        alone={document.files.length === 0 && !document.maskedNumber}
        onSave={(draft) => void save(draft)}
      />
    </Dialog>
  );
}
