import { calls } from 'virtual:contract';
import type { Trip } from '@escale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { etagOf } from '../../api/client.ts';
import { useSend } from '../../api/use-send.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';

export function DeleteTrip({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { send, busy } = useSend(calls.deleteTrip, [calls.listTrips]);
  const remove = () =>
    send(
      { params: { id: trip.id }, ifMatch: etagOf(trip) },
      {
        onDone: async () => {
          await navigate({ to: '/trips' });
          queries.removeQueries({ queryKey: [calls.getTrip.path, { id: trip.id }] });
          toast({ severity: 'success', title: t('trips.tripDeleted') });
        },
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t('trips.deleteTitle', { name: trip.name })}
      text={t('trips.deleteText')}
      action={t('common.delete')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void remove()}
    />
  );
}
