import { Progress } from '../../ui/progress/progress.tsx';
import { useWords } from '../../words/words.ts';
import css from './attachments.module.css';
import type { Upload } from './use-send-files.ts';

export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useWords();
  return (
    <ul className={css.uploads} aria-live="polite">
      {uploads.map(({ key, name, share }) => (
        <li key={key}>
          <bdi>{t('files.uploading', { name })}</bdi>
          <Progress label={t('files.uploading', { name })} share={share} />
        </li>
      ))}
    </ul>
  );
}
