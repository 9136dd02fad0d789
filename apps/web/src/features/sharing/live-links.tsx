import { calls } from 'virtual:contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useSend } from '../../api/use-send.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { LinkList } from './link-list.tsx';

/** The links that open a traveller's trip: theirs, and those of an agency that manages it. */
export function LiveLinks({ tripId }: { tripId: string }) {
  const { t } = useWords();
  const { data } = useQuery(callQuery(useUserApi(), calls.listTripLinks, { params: { id: tripId } }));
  const { send, busy } = useSend(calls.revokeTripLink, [calls.listTripLinks]);
  return (
    <LinkList
      links={data?.items ?? []}
      busy={busy}
      onRevoke={({ id }) =>
        void send(
          { params: { id: tripId, linkId: id } },
          { onDone: () => void toast({ severity: 'success', title: t('sharing.revoked') }) },
        )
      }
    />
  );
}
