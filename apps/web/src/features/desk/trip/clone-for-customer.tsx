import { calls } from 'virtual:contract';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
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
  const clone = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!customer) return;
    void send({ body: { tripId: trip.id, toUser: customer.id } }, async ({ tripId }) => {
      toast({ severity: 'success', title: t('trips.cloned'), message: t('agency.clonedFor', { name: customer.name }) });
      onClose();
      await navigate({ to: '/desk/trips/$tripId', params: { tripId } });
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('agency.cloneTitle', { name: trip.name })}
      text={t('trips.cloneText')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="clone" busy={busy}>
            {t('trips.cloneAction')}
          </Button>
        </>
      }
    >
      <form id="clone" onSubmit={clone} noValidate>
        <CustomerPicker
          label={t('agency.forWhom')}
          chosen={customer}
          error={tried && !customer && t('common.required')}
          onChoose={setCustomer}
        />
      </form>
    </Dialog>
  );
}
