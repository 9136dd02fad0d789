import type { Segment } from '@escale/contract';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/words.ts';
import css from './conflict-dialog.module.css';
import { fieldsOfForm } from './form/fields.ts';
import { valueText } from './value-text.ts';

type ConflictProps = {
  /** The fields that one changed, as they would be. */
  mine: Record<string, unknown>;
  /** The segment as somebody else left it. */
  theirs: Segment;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Both versions side by side; one of them stays. */
export function ConflictDialog({ mine, theirs, busy, onMine, onTheirs, onClose }: ConflictProps) {
  const { t, language } = useWords();
  const other = theirs as Record<string, unknown>;
  const fields = fieldsOfForm(theirs.type).filter(({ name }) => name in mine);
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
      <table className={css.versions}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('fields.conflictMine')}</th>
            <th scope="col">{t('fields.conflictTheirs')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, kind, label }) => (
            <tr key={name}>
              <th scope="row">{t(label)}</th>
              <td>{valueText(kind, mine[name], t, language) || t('fields.empty')}</td>
              <td>{valueText(kind, other[name], t, language) || t('fields.empty')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
