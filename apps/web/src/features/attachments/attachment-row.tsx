import type { Attachment } from '@escale/contract';
import { CircleArrowDown, ExternalLink, Link2 } from 'lucide-react';
import { useUserApi } from '../../api/user-api.tsx';
import { useKeptFiles } from '../../offline/kept-files.ts';
import { FileIcon, FileRow, fileOpenerClass } from '../../ui/file-row/file-row.tsx';
import { MenuItem } from '../../ui/menu/menu.tsx';
import { useOnline } from '../../ui/offline/use-online.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { whenHappened } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import type { AttachmentDeed } from './attachment-list.tsx';
import css from './attachments.module.css';
import { ChangeItems, ReadItems } from './file-menu.tsx';
import { sizeText } from './file-size.ts';
import { saveFile } from './save-file.ts';

type RowProps = { attachment: Attachment; onDeed: (deed: AttachmentDeed) => void };

export function AttachmentRow({ attachment, onDeed }: RowProps) {
  const { t, language } = useWords();
  const { name, kind, sizeBytes, addedBy, createdAt } = attachment;
  const online = useOnline();
  const download = useDownload(attachment);
  const here = useKeptFiles().has(attachment.id);
  const size = kind === 'link' ? t('files.link') : sizeText(sizeBytes ?? 0, t, language);
  const opens = attachment.url ? (
    <a href={attachment.url} target="_blank" rel="noopener noreferrer" className={fileOpenerClass}>
      <bdi>{name}</bdi>
    </a>
  ) : (
    <button type="button" className={fileOpenerClass} onClick={() => onDeed('preview')}>
      <bdi>{name}</bdi>
    </button>
  );
  return (
    <FileRow
      icon={kind === 'link' ? <Link2 size={20} /> : <FileIcon preview={attachment.preview} />}
      opener={opens}
      options={t('segments.options', { name })}
      menu={
        <>
          {attachment.url ? (
            <MenuItem asChild>
              <a href={attachment.url} target="_blank" rel="noopener noreferrer">
                <ExternalLink size={17} aria-hidden="true" />
                {t('files.openLink')}
              </a>
            </MenuItem>
          ) : (
            <ReadItems onOpen={() => onDeed('preview')} onSave={download} />
          )}
          <ChangeItems onDeed={onDeed} disabled={!online} />
        </>
      }
    >
      <p>
        {[size, addedBy.name, whenHappened(createdAt, language)].filter(Boolean).join(' · ')}
        {attachment.importId && ` · ${t('files.original')}`}
      </p>
      {here && (
        <p className={css.here}>
          <CircleArrowDown size={14} aria-hidden="true" />
          {t('files.here')}
        </p>
      )}
      {!here && !online && kind === 'file' && <p className={css.here}>{t('files.notHere')}</p>}
    </FileRow>
  );
}

export function useDownload(attachment: Attachment): () => Promise<void> {
  const { t } = useWords();
  const api = useUserApi();
  return async () => {
    try {
      await saveFile(api, attachment);
    } catch {
      toast({ severity: 'danger', title: t('errors.downloadFailed'), message: t('errors.downloadFailedText') });
    }
  };
}
