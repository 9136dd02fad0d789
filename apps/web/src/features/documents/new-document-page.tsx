import { calls } from 'virtual:contract';
import type { DocumentDraft } from '@escale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../ui/unsaved/unsaved-guard.tsx';
import { useWords } from '../../words/words.ts';
import { DocumentForm } from './document-form.tsx';
import { BackToDocuments } from './document-page.tsx';
import { documentReads } from './document-queries.ts';
import { emptyDocument } from './document-values.ts';
import css from './documents.module.css';

export function NewDocumentPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { type = 'passport' } = useSearch({ from: '/inside/documents/new' });
  const unsaved = useRef(false);
  const { send, busy } = useSend(calls.createDocument, documentReads);
  const save = (draft: DocumentDraft) =>
    send(
      { body: draft },
      {
        onDone: async ({ id, documentType }) => {
          unsaved.current = false;
          const card = documentType === 'loyalty-card';
          toast({
            severity: 'success',
            title: t('documents.added'),
            message: card ? undefined : t('documents.addScan'),
          });
          await navigate({ to: '/documents/$documentId', params: { documentId: id }, replace: true });
        },
      },
    );
  return (
    <Page>
      <PageHeader title={t('documents.add')} back={<BackToDocuments />} />
      <PageBody narrow>
        <Card padded>
          <DocumentForm
            id="new-document"
            from={emptyDocument(type)}
            onSave={(draft) => void save(draft)}
            onChange={() => {
              unsaved.current = true;
            }}
          />
          <div className={css.actions}>
            <Button variant="primary" type="submit" form="new-document" busy={busy}>
              {t('common.save')}
            </Button>
          </div>
        </Card>
        <p className={css.promise}>{t('documents.promise')}</p>
      </PageBody>
      <UnsavedGuard unsaved={unsaved} />
    </Page>
  );
}
