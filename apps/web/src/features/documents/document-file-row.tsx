import type { DocumentFile } from '@escale/contract';
import { Download, Ellipsis, Eye, File, FileText, Image, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../ui/button/button.tsx';
import { Menu, MenuItem, MenuLine } from '../../ui/menu/menu.tsx';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { sizeText } from '../attachments/file-size.ts';
import type { FileDeed } from './document-files.tsx';
import css from './documents.module.css';
import { useDocumentContent } from './use-document-content.ts';

type RowProps = { documentId: string; file: DocumentFile; online: boolean; onDeed: (deed: FileDeed) => void };

export function DocumentFileRow({ documentId, file, online, onDeed }: RowProps) {
  const { t, language } = useWords();
  const { save } = useDocumentContent(documentId, file);
  return (
    <li className={css.file}>
      <span className={css.fileIcon} aria-hidden="true">
        <FileIcon file={file} />
      </span>
      <div className={css.fileWords}>
        <button type="button" className={css.fileName} disabled={!online} onClick={() => onDeed('preview')}>
          <bdi>{file.name}</bdi>
        </button>
        <p>
          {sizeText(file.sizeBytes, t, language)} · {whenHappened(file.createdAt, language)}
        </p>
      </div>
      <span className={css.fileMenu}>
        <Menu
          trigger={
            <IconButton label={t('documents.fileOptions', { name: file.name })}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          }
        >
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
        </Menu>
      </span>
    </li>
  );
}

function FileIcon({ file: { preview } }: { file: DocumentFile }) {
  if (preview === 'jpg' || preview === 'png') return <Image size={20} />;
  return preview === null ? <File size={20} /> : <FileText size={20} />;
}
