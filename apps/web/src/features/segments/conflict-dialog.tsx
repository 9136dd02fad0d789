import type { Segment } from '@escale/contract';
import { useWords } from '../../words/words.ts';
import { fieldsOfForm } from './form/fields.ts';
import { valueText } from './value-text.ts';
import { VersionsDialog } from './versions-dialog.tsx';

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

/** Both versions of a segment, field by field. */
export function ConflictDialog({ mine, theirs, ...deeds }: ConflictProps) {
  const { t, language } = useWords();
  const other = theirs as Record<string, unknown>;
  const rows = fieldsOfForm(theirs.type)
    .filter(({ name }) => name in mine)
    .map(({ name, kind, label }) => ({
      label: t(label),
      mine: valueText(kind, mine[name], t, language),
      theirs: valueText(kind, other[name], t, language),
    }));
  return <VersionsDialog rows={rows} {...deeds} />;
}
