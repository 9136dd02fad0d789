import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { useAccount } from '../account/account-queries.ts';
import type { ImportDoor } from './import-door.ts';
import { importReads } from './import-queries.ts';
import { useShowable } from './use-showable.ts';

/** A traveller's own imports. */
export const ownImports: ImportDoor = {
  forCustomer: false,
  without: [],
  useName() {
    const account = useAccount().data;
    return account?.firstName && account.lastName ? `${account.firstName} ${account.lastName}` : null;
  },
  useAccept(id) {
    const { send, busy } = useSend(calls.acceptImport, importReads);
    return { busy, send: (body, answers) => send({ params: { id }, body }, answers) };
  },
  useComplete(id) {
    const { send, busy } = useSend(calls.completeImport, importReads);
    return { busy, send: (body, answers) => send({ params: { id }, body }, answers) };
  },
  useSettle(id) {
    const { send, busy } = useSend(calls.settleImport, importReads);
    return { busy, send: (body, answers) => send({ params: { id }, body }, answers) };
  },
  useUndo(id) {
    const { send, busy } = useSend(calls.undoImport, importReads);
    return { busy, send: (_, answers) => send({ params: { id } }, answers) };
  },
  useTrips() {
    return useQuery(callQuery(useUserApi(), calls.listTrips, { query: { limit: 200 } })).data?.items ?? [];
  },
  SegmentLink: ({ tripId, segmentId, children }) => (
    <Link
      to="/trips/$tripId"
      params={{ tripId }}
      search={{ segment: segmentId }}
      className={buttonClass({ variant: 'soft' })}
    >
      {children}
    </Link>
  ),
  originalOf: (importId) => calls.getImportOriginal.path.replace('{id}', importId),
  useShowable(importId) {
    return useShowable(useUserApi(), calls.getImportOriginal, importId);
  },
};
