import { calls } from 'virtual:contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { type Chosen, CustomerPicker } from '../customer-picker.tsx';
import { useDeskSend } from '../use-desk-send.ts';

/** Copies the trip for a customer, says what is copied and what is not, and opens the copy. */
export function CloneForCustomer({ trip, onClose }: { trip: { id: string; name: string }; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [customer, setCustomer] = useState<Chosen | null>(null);
  const [tried, setTried] = useState(false);
  const { send, busy } = useDeskSend(calls.cloneTripForCustomer);
  const clone = () => {
    setTried(true);
    if (!customer) return;
    void send({ body: { tripId: trip.id, toUser: customer.id } }, async ({ tripId }) => {
      toast({ severity: 'success', title: t('trips.cloned'), message: t('agency.clonedFor', { name: customer.name }) });
      onClose();
      await navigate({ to: '/desk/trips/$tripId', params: { tripId } });
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('agency.cloneTitle', { name: trip.name })}
      text={t('trips.cloneText')}
      action={t('trips.cloneAction')}
      busy={busy}
      onSubmit={clone}
    >
      <CustomerPicker
        label={t('agency.forWhom')}
        chosen={customer}
        error={tried && !customer && t('common.required')}
        onChoose={setCustomer}
      />
    </FormDialog>
  );
}
