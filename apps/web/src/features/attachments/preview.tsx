import type { Attachment } from '@escale/contract';
import { Download, FileQuestion } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { useWords } from '../../words/words.ts';
import { useDownload } from './attachment-row.tsx';
import css from './attachments.module.css';
import { contentAddress } from './content-address.ts';

/** JPG, PNG, PDF and HTML, by what the bytes are; a stranger's page runs nothing and fetches nothing. */
export function Preview({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const { t } = useWords();
  const download = useDownload(attachment);
  const shown = attachment.preview !== null;
  return (
    <Dialog
      open
      onClose={onClose}
      size={shown ? 'broad' : undefined}
      title={<bdi>{attachment.name}</bdi>}
      actions={
        <Button variant="primary" icon={<Download size={18} />} onClick={() => void download()}>
          {t('files.download')}
        </Button>
      }
    >
      <Content attachment={attachment} />
    </Dialog>
  );
}

function Content({ attachment }: { attachment: Attachment }) {
  const { t } = useWords();
  const address = contentAddress(attachment.id);
  const title = t('files.preview', { name: attachment.name });
  switch (attachment.preview) {
    case 'jpg':
    case 'png':
      return <img className={css.image} src={address} alt={t('files.picture', { name: attachment.name })} />;
    case 'pdf':
      // The browser's own viewer, in its own process; it does not start inside a sandbox. The answer's policy and
      // type allow nothing else.
      return <iframe className={css.page} src={address} title={title} />;
    case 'html':
      return (
        <>
          <iframe className={css.page} src={address} title={title} sandbox="" referrerPolicy="no-referrer" />
          <p className={css.note}>{t('files.sandboxed')}</p>
        </>
      );
    default:
      return <EmptyState icon={FileQuestion} title={t('errors.unsupportedFile')} text={t('files.unsupportedText')} />;
  }
}
