import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/words.ts';
import css from './versions-dialog.module.css';

/** A field in words, as one would have it and as somebody else left it. */
export type VersionRow = { label: string; mine: string | null | undefined; theirs: string | null | undefined };

type VersionsProps = {
  rows: readonly VersionRow[];
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Both versions side by side; one of them stays. */
export function VersionsDialog({ rows, busy, onMine, onTheirs, onClose }: VersionsProps) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('fields.conflictTitle')}
      text={t('fields.conflictText')}
      actions={
        <>
          <Button onClick={onTheirs}>{t('fields.takeTheirs')}</Button>
          <Button variant="primary" busy={busy} onClick={onMine}>
            {t('fields.keepMine')}
          </Button>
        </>
      }
    >
      <VersionsTable rows={rows} />
    </Dialog>
  );
}

export function VersionsTable({ rows }: Pick<VersionsProps, 'rows'>) {
  const { t } = useWords();
  return (
    <table className={css.versions}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('fields.conflictMine')}</th>
          <th scope="col">{t('fields.conflictTheirs')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine || t('fields.empty')}</td>
            <td>{theirs || t('fields.empty')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
