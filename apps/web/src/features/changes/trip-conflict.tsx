import type { Trip } from '@escale/contract';
import type { QueuedEdit } from '../../outbox/queued-edit.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useWords } from '../../words/words.ts';
import { type VersionRow, VersionsTable } from '../segments/versions-dialog.tsx';

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
  const fields: VersionRow[] = [
    { label: t('trips.name'), mine: body.name, theirs: theirs.name },
    { label: t('trips.purpose'), mine: body.purpose, theirs: theirs.purpose },
    { label: t('trips.start'), mine: body.start, theirs: theirs.setStart },
    { label: t('trips.end'), mine: body.end, theirs: theirs.setEnd },
  ];
  const rows = fields.filter((row) => (row.mine ?? null) !== (row.theirs ?? null));
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
      {edit.call === 'updateTrip' && <VersionsTable rows={rows} />}
    </Dialog>
  );
}
