import type { Import, ImportedBooking } from '@escale/contract';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { useImportDoor } from './import-door.ts';

/** Places what waits of an import as it was read: the booking with this index, or all that are whole. */
export function useAccept(one: Import): { accept: (index?: number) => void; busy: boolean } {
  const { t } = useWords();
  const door = useImportDoor();
  const { send, busy } = door.useAccept(one.id);
  const title = t(door.forCustomer ? 'imports.placedForCustomer' : 'imports.accepted');
  return {
    busy,
    accept: (index) =>
      void send(index === undefined ? {} : { index }, {
        onDone: () => void toast({ severity: 'success', title }),
      }),
  };
}

/** Waits, and could be placed as it was read. */
export const isWhole = ({ action, missing, reason }: ImportedBooking) =>
  action === 'waiting' && missing.length === 0 && reason !== 'incomplete';

/** Of a stranger's mail the first question is another: "Was this you?" */
export const isAskedFirst = (one: Import, { reason }: ImportedBooking) =>
  one.reason === 'sender-unknown' || reason === 'cancellation-unmatched';
