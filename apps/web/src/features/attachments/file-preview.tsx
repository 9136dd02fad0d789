import type { Attachment } from '@escale/contract';
import { Download, FileQuestion } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/empty/empty-state.tsx';
import { useWords } from '../../words/words.ts';
import css from './attachments.module.css';

type PreviewProps = {
  name: string;
  /** What the bytes are; null: nothing that is shown. */
  kind: Attachment['preview'];
  /** Where the browser gets them. */
  address: string;
  onDownload: () => void;
  onClose: () => void;
};

/** JPG, PNG, PDF and HTML, by what the bytes are; a stranger's page runs nothing and fetches nothing. */
export function FilePreview({ name, kind, address, onDownload, onClose }: PreviewProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      size={kind === null ? undefined : 'broad'}
      title={<bdi>{name}</bdi>}
      actions={
        <Button variant="primary" icon={<Download size={18} />} onClick={onDownload}>
          {t('files.download')}
        </Button>
      }
    >
      <Content name={name} kind={kind} address={address} />
    </Dialog>
  );
}

function Content({ name, kind, address }: Pick<PreviewProps, 'name' | 'kind' | 'address'>) {
  const { t } = useWords();
  const title = t('files.preview', { name });
  switch (kind) {
    case 'jpg':
    case 'png':
      return <img className={css.image} src={address} alt={t('files.picture', { name })} />;
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
