import type { Document, DocumentFile } from '@escale/contract';
import { lazy, Suspense, useState } from 'react';
import { Card, RowList } from '../../ui/card/card.tsx';
import { useWords } from '../../words/words.ts';
import { UploadList } from '../attachments/upload-list.tsx';
import { ChooseScans } from './choose-scans.tsx';
import { DocumentFileRow } from './document-file-row.tsx';
import css from './documents.module.css';
import { useDocumentUploads } from './use-document-uploads.ts';

const Preview = lazy(async () => ({ default: (await import('./preview-document-file.tsx')).PreviewDocumentFile }));
const Rename = lazy(async () => ({ default: (await import('./rename-document-file.tsx')).RenameDocumentFile }));
const Delete = lazy(async () => ({ default: (await import('./delete-document-file.tsx')).DeleteDocumentFile }));

export type FileDeed = 'preview' | 'rename' | 'delete';

/** The scans: each opened after a fresh proof, new ones dropped, chosen or photographed. */
export function DocumentFiles({ document, online }: { document: Document; online: boolean }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<{ deed: FileDeed; file: DocumentFile } | null>(null);
  const { uploads, add } = useDocumentUploads();
  const close = () => setAsked(null);
  return (
    <>
      {document.files.length > 0 && (
        <RowList aria-label={t('documents.files')}>
          {document.files.map((file) => (
            <DocumentFileRow
              key={file.id}
              documentId={document.id}
              file={file}
              online={online}
              onDeed={(deed) => setAsked({ deed, file })}
            />
          ))}
        </RowList>
      )}
      <Card padded className={css.adding} aria-label={t('documents.addFile')}>
        <h2 className={css.addTitle}>{t('documents.addFile')}</h2>
        <ChooseScans disabled={!online} onFiles={(files) => void add(document.id, files)} />
        <UploadList uploads={uploads} />
        <p className={css.note}>{t('documents.filesNote')}</p>
      </Card>
      <Suspense>
        {asked?.deed === 'preview' && <Preview documentId={document.id} file={asked.file} onClose={close} />}
        {asked?.deed === 'rename' && <Rename documentId={document.id} file={asked.file} onClose={close} />}
        {asked?.deed === 'delete' && <Delete documentId={document.id} file={asked.file} onClose={close} />}
      </Suspense>
    </>
  );
}
