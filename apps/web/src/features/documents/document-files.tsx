import type { Document, DocumentFile } from '@escale/contract';
import { Camera } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { DropZone } from '../../ui/drop-zone/drop-zone.tsx';
import { useWords } from '../../words/words.ts';
import { UploadList } from '../attachments/upload-list.tsx';
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
  const { uploads, add } = useDocumentUploads(document.id);
  const close = () => setAsked(null);
  return (
    <>
      {document.files.length > 0 && (
        <ul className={css.files} aria-label={t('documents.files')}>
          {document.files.map((file) => (
            <DocumentFileRow
              key={file.id}
              documentId={document.id}
              file={file}
              online={online}
              onDeed={(deed) => setAsked({ deed, file })}
            />
          ))}
        </ul>
      )}
      <Card padded className={css.adding} aria-label={t('documents.addFile')}>
        <h2 className={css.addTitle}>{t('documents.addFile')}</h2>
        <DropZone
          multiple
          accept="image/*,application/pdf"
          disabled={!online}
          text={t('documents.dropHere')}
          onFiles={(files) => void add(files)}
        />
        <label className={`${buttonClass()} ${css.camera}`}>
          <Camera size={18} aria-hidden="true" />
          {t('files.camera')}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="only-heard"
            disabled={!online}
            onChange={(event) => {
              void add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
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
