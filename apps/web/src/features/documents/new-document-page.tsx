import { calls } from 'virtual:contract';
import type { DocumentDraft } from '@escale/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { Page, PageBody, PageHeader } from '../../ui/page/page.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { UnsavedGuard } from '../../ui/unsaved/unsaved-guard.tsx';
import { useWords } from '../../words/words.ts';
import { UploadList } from '../attachments/upload-list.tsx';
import { ChooseScans } from './choose-scans.tsx';
import { DocumentForm } from './document-form.tsx';
import { BackToDocuments } from './document-page.tsx';
import { documentReads } from './document-queries.ts';
import { emptyDocument } from './document-values.ts';
import css from './documents.module.css';
import { useDocumentUploads } from './use-document-uploads.ts';

/** What is written down first, then its scans: when one of them fails, the document is there and says that it lacks it. */
export function NewDocumentPage() {
  const { t } = useWords();
  const navigate = useNavigate();
  const online = useOnline();
  const { type = 'passport' } = useSearch({ from: '/inside/documents/new' });
  const unsaved = useRef(false);
  const [scans, setScans] = useState<readonly File[]>([]);
  const { send, busy } = useSend(calls.createDocument, documentReads);
  const { uploads, add } = useDocumentUploads();
  const save = (draft: DocumentDraft) =>
    send(
      { body: draft },
      {
        onDone: async ({ id }) => {
          unsaved.current = false;
          await add(id, scans);
          toast({ severity: 'success', title: t('documents.added') });
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
            alone={scans.length === 0}
            onSave={(draft) => void save(draft)}
            onChange={() => {
              unsaved.current = true;
            }}
          />
        </Card>
        <Card padded className={css.adding} aria-label={t('documents.addFile')}>
          <h2 className={css.addTitle}>{t('documents.addFile')}</h2>
          <ChooseScans
            disabled={!online}
            onFiles={(files) => {
              unsaved.current = true;
              setScans((before) => [...before, ...files]);
            }}
          />
          {scans.length > 0 && (
            <ul className={css.chosen} aria-label={t('documents.files')}>
              {scans.map((scan) => (
                <li key={`${scan.name} ${scan.lastModified} ${scan.size}`}>
                  <bdi>{scan.name}</bdi>
                  <Button
                    variant="plain"
                    onClick={() => setScans((before) => before.filter((other) => other !== scan))}
                  >
                    {t('common.remove')}
                    <span className="only-heard"> ({scan.name})</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <UploadList uploads={uploads} />
        </Card>
        <div className={css.actions}>
          <Button variant="primary" type="submit" form="new-document" busy={busy} disabled={!online}>
            {t('common.save')}
          </Button>
        </div>
        <p className={css.promise}>{t(online ? 'documents.promise' : 'documents.offlineAdd')}</p>
      </PageBody>
      <UnsavedGuard unsaved={unsaved} />
    </Page>
  );
}
