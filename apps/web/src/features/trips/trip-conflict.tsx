import type { Trip } from '@escale/contract';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from '../segments/conflict-dialog.module.css';
import type { TripDraft } from './trip-draft.ts';

type ConflictProps = {
  /** The trip as one would have it. */
  mine: TripDraft;
  /** As somebody else left it. */
  theirs: Trip;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Both versions of a trip's own fields side by side, where they differ; one of them stays. */
export function TripConflict({ mine, theirs, busy, onMine, onTheirs, onClose }: ConflictProps) {
  const { t, language } = useWords();
  const day = (value: string | null | undefined) => (value ? fullDate(value, language) : '');
  const rows = [
    [t('trips.name'), mine.name, theirs.name],
    [t('trips.start'), day(mine.start), day(theirs.setStart)],
    [t('trips.end'), day(mine.end), day(theirs.setEnd)],
    [t('trips.destination'), mine.destination?.name, theirs.destination?.name],
    [t('trips.purpose'), mine.purpose, theirs.purpose],
  ].filter(([, one, other]) => (one ?? '') !== (other ?? ''));
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
          {rows.map(([label, one, other]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{one || t('fields.empty')}</td>
              <td>{other || t('fields.empty')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
