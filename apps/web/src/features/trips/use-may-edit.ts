import { useOnline } from '../../ui/offline/use-online.ts';
import { useWords } from '../../words/words.ts';

export type MayEdit = {
  may: boolean;
  /** Also without a network: the change then waits on this device. */
  mayLater: boolean;
  /** Why not, in words. */
  why: string | null;
};

/** May this be changed now? */
export function useMayEdit(record: { editable: boolean }): MayEdit {
  const { t } = useWords();
  const online = useOnline();
  const mayLater = record.editable;
  if (!online && mayLater) return { may: false, mayLater, why: t('trips.offlineEdit') };
  return { may: mayLater, mayLater, why: record.editable ? null : t('trips.readOnly') };
}
