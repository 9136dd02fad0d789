import { calls } from 'virtual:contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { useWords } from '../../../words/words.ts';
import { emptyTrip, TripForm } from '../../trips/trip-form.tsx';
import { type Chosen, CustomerPicker } from '../customer-picker.tsx';
import css from '../desk.module.css';
import { useDeskSend } from '../use-desk-send.ts';

/** A new trip begins as a draft: the customer has it when it is published. */
export function NewTripForCustomer({
  customer: given = null,
  onClose,
}: {
  customer?: Chosen | null;
  onClose: () => void;
}) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [customer, setCustomer] = useState<Chosen | null>(given);
  const [tried, setTried] = useState(false);
  const { send, busy } = useDeskSend(calls.beginDraft);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('agency.newTrip')}
      text={t('agency.newTripText')}
      actions={
        <>
          <Link to="/desk/templates" className={buttonClass({ variant: 'plain' })}>
            {t('agency.fromTemplate')}
          </Link>
          <Button variant="primary" type="submit" form="new-trip" busy={busy} onClick={() => setTried(true)}>
            {t('agency.makeDraft')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        {given ? (
          <p>{t('agency.forCustomer', { name: given.name })}</p>
        ) : (
          <CustomerPicker label={t('agency.forWhom')} chosen={customer} onChoose={setCustomer} />
        )}
        <FieldError>{tried && !customer && t('common.required')}</FieldError>
        <TripForm
          id="new-trip"
          from={emptyTrip}
          onSave={(trip) => {
            if (!customer) return;
            const body = { customerId: customer.id, trip };
            void send({ body } as Parameters<typeof send>[0], async ({ id }) => {
              onClose();
              await navigate({ to: '/desk/drafts/$draftId', params: { draftId: id } });
            });
          }}
        />
      </div>
    </Dialog>
  );
}
