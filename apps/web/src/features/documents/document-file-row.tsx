import type { DocumentFile } from '@escale/contract';
import { FileIcon, FileRow, fileOpenerClass } from '../../ui/file-row/file-row.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { ChangeItems, ReadItems } from '../attachments/file-menu.tsx';
import { sizeText } from '../attachments/file-size.ts';
import type { FileDeed } from './document-files.tsx';
import { useDocumentContent } from './use-document-content.ts';

type RowProps = { documentId: string; file: DocumentFile; online: boolean; onDeed: (deed: FileDeed) => void };

export function DocumentFileRow({ documentId, file, online, onDeed }: RowProps) {
  const { t, language } = useWords();
  const { save } = useDocumentContent(documentId, file);
  return (
    <FileRow
      icon={<FileIcon preview={file.preview} />}
      opener={
        <button type="button" className={fileOpenerClass} disabled={!online} onClick={() => onDeed('preview')}>
          <bdi>{file.name}</bdi>
        </button>
      }
      options={t('documents.fileOptions', { name: file.name })}
      menu={
        <>
          <ReadItems onOpen={() => onDeed('preview')} onSave={save} disabled={!online} />
          <ChangeItems onDeed={onDeed} disabled={!online} />
        </>
      }
    >
      <p>
        {sizeText(file.sizeBytes, t, language)} · {whenHappened(file.createdAt, language)}
      </p>
    </FileRow>
  );
}
