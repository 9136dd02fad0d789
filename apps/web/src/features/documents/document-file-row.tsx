import type { DocumentFile } from '@escale/contract';
import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { FileIcon, FileRow, fileOpenerClass } from '../../ui/file-row/file-row.tsx';
import { MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
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
          <MenuItem icon={<Eye size={17} />} disabled={!online} onSelect={() => onDeed('preview')}>
            {t('files.open')}
          </MenuItem>
          <MenuItem icon={<Download size={17} />} disabled={!online} onSelect={() => void save()}>
            {t('files.download')}
          </MenuItem>
          <MenuItem icon={<Pencil size={17} />} disabled={!online} onSelect={() => onDeed('rename')}>
            {t('files.rename')}
          </MenuItem>
          <MenuLine />
          <MenuItem icon={<Trash2 size={17} />} danger disabled={!online} onSelect={() => onDeed('delete')}>
            {t('common.delete')}
          </MenuItem>
        </>
      }
    >
      <p>
        {sizeText(file.sizeBytes, t, language)} · {whenHappened(file.createdAt, language)}
      </p>
    </FileRow>
  );
}
