import type { Trip } from '@escale/contract';
import { fullDate } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { type VersionRow, VersionsDialog } from '../segments/versions-dialog.tsx';
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

/** Both versions of a trip's own fields, where they differ. */
export function TripConflict({ mine, theirs, ...deeds }: ConflictProps) {
  const { t, language } = useWords();
  const day = (value: string | null | undefined) => (value ? fullDate(value, language) : '');
  const rows: VersionRow[] = [
    { label: t('trips.name'), mine: mine.name, theirs: theirs.name },
    { label: t('trips.start'), mine: day(mine.start), theirs: day(theirs.setStart) },
    { label: t('trips.end'), mine: day(mine.end), theirs: day(theirs.setEnd) },
    { label: t('trips.destination'), mine: mine.destination?.name, theirs: theirs.destination?.name },
    { label: t('trips.purpose'), mine: mine.purpose, theirs: theirs.purpose },
  ];
  return <VersionsDialog rows={rows.filter((row) => (row.mine ?? '') !== (row.theirs ?? ''))} {...deeds} />;
}
