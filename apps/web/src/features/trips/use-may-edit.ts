import { useOnline } from '../../ui/offline/offline-banner.tsx';
import { useWords } from '../../words/words.ts';

/** May this be changed now? If not, `why` says it in words. */
export function useMayEdit(record: { editable: boolean }): { may: boolean; why: string | null } {
  const { t } = useWords();
  const online = useOnline();
  if (!online) return { may: false, why: t('trips.offlineEdit') };
  return { may: record.editable, why: record.editable ? null : t('trips.readOnly') };
}
