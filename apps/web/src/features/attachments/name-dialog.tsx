import { NameDialog } from '../../ui/dialog/name-dialog.tsx';
import { useWords } from '../../words/words.ts';

type NameProps = { name: string; busy: boolean; onSave: (name: string) => void; onClose: () => void };

/** Asks what a file shall be called. */
export function FileNameDialog(props: NameProps) {
  const { t } = useWords();
  return (
    <NameDialog
      title={t('files.renameTitle')}
      label={t('files.name')}
      action={t('files.rename')}
      maxLength={255}
      {...props}
    />
  );
}
