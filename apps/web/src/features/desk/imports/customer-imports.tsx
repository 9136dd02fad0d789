import { calls } from 'virtual:contract';
import type { AgencyImport, Call, Import, Sent } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAgencyApi } from '../../../api/agency-api.tsx';
import type { WireCall } from '../../../api/wire-call.ts';
import { buttonClass } from '../../../ui/button/button.tsx';
import type { ImportDoor } from '../../imports/import-door.ts';
import { useShowable } from '../../imports/use-showable.ts';
import { travellersOwn } from '../travellers-own.ts';
import { useDeskSend } from '../use-desk-send.ts';

/** What an advisor brought for a customer: placed where it fits, or where it was brought to. */
export const customerImports: ImportDoor = {
  forCustomer: true,
  without: travellersOwn,
  useName(one: Import & Partial<AgencyImport>) {
    const name = one.customer?.name ?? '';
    return name.includes(' ') && !name.includes('@') ? name : null;
  },
  useAccept(id) {
    const { deed, busy } = useImportDeed(calls.acceptAgencyImport);
    return { busy, send: (body, answers) => deed({ params: { id }, body }, answers) };
  },
  useComplete(id) {
    const { deed, busy } = useImportDeed(calls.completeAgencyImport);
    return { busy, send: (body, answers) => deed({ params: { id }, body }, answers) };
  },
  useSettle(id) {
    const { deed, busy } = useImportDeed(calls.settleAgencyImport);
    return { busy, send: (body, answers) => deed({ params: { id }, body }, answers) };
  },
  useUndo(id) {
    const { deed, busy } = useImportDeed(calls.undoAgencyImport);
    return { busy, send: (_, answers) => deed({ params: { id } }, answers) };
  },
  useTrips: () => null,
  SegmentLink: ({ tripId, segmentId, children }) => (
    <Link
      to="/desk/trips/$tripId"
      params={{ tripId }}
      search={{ segment: segmentId }}
      className={buttonClass({ variant: 'soft' })}
    >
      {children}
    </Link>
  ),
  originalOf: (importId) => calls.getAgencyImportOriginal.path.replace('{id}', importId),
  useShowable(importId) {
    return useShowable(useAgencyApi(), calls.getAgencyImportOriginal, importId);
  },
};

type Answers = { onDone?: () => void | Promise<void>; onRefused?: (error: unknown) => boolean };

export function useImportDeed<C extends Call>(call: WireCall<C>) {
  const queries = useQueryClient();
  const { send, busy } = useDeskSend(call);
  const deed = (sent: Sent<C>, { onDone, onRefused }: Answers = {}) =>
    send(
      sent,
      async () => {
        const stale = [calls.getAgencyImport, calls.listAgencyImports];
        await Promise.all(stale.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
        await onDone?.();
      },
      onRefused,
    );
  return { deed, busy };
}
