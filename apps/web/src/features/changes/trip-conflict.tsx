import type { Trip } from '@escale/contract';
import type { QueuedEdit } from '../../outbox/queued-edit.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/words.ts';
import css from '../segments/conflict-dialog.module.css';

type Props = {
  edit: QueuedEdit;
  theirs: Trip;
  /** The segment that was changed or deleted here is no longer there. */
  gone: boolean;
  busy: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
};

/** Both versions of a trip; or the question whether a segment that was changed elsewhere is still to be deleted. */
export function TripConflict({ edit, theirs, gone, busy, onMine, onTheirs, onClose }: Props) {
  const { t } = useWords();
  const body = (edit.sent.body ?? {}) as Partial<Trip>;
  const rows = [
    [t('trips.name'), body.name, theirs.name],
    [t('trips.purpose'), body.purpose, theirs.purpose],
    [t('trips.start'), body.start, theirs.setStart],
    [t('trips.end'), body.end, theirs.setEnd],
  ].filter(([, mine, other]) => (mine ?? null) !== (other ?? null));
  return (
    <Dialog
      open
      onClose={onClose}
      title={gone ? t('trips.segmentGone') : t('fields.conflictTitle')}
      text={edit.call === 'deleteSegment' ? t('changes.deleteText') : t('fields.conflictText')}
      actions={
        <>
          <Button onClick={onTheirs}>{t('fields.takeTheirs')}</Button>
          {!gone && (
            <Button variant="primary" busy={busy} onClick={onMine}>
              {edit.call === 'deleteSegment' ? t('common.delete') : t('fields.keepMine')}
            </Button>
          )}
        </>
      }
    >
      {edit.call === 'updateTrip' && (
        <table className={css.versions}>
          <thead>
            <tr>
              <td />
              <th scope="col">{t('fields.conflictMine')}</th>
              <th scope="col">{t('fields.conflictTheirs')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, mine, other]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || t('fields.empty')}</td>
                <td>{other || t('fields.empty')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
