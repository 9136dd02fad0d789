import { calls } from 'virtual:contract';
import type { TripTemplate } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { DateField } from '../../../ui/field/moment-field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useWords } from '../../../words/words.ts';
import { type Chosen, CustomerPicker } from '../customer-picker.tsx';
import css from '../desk.module.css';
import { useDeskSend } from '../use-desk-send.ts';

/** A draft from a pattern: for whom, from which day. */
export function UseTemplate({ template, onClose }: { template: TripTemplate; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const [customer, setCustomer] = useState<Chosen | null>(null);
  const [start, setStart] = useState('');
  const [name, setName] = useState(template.name);
  const [tried, setTried] = useState(false);
  const { send, busy } = useDeskSend(calls.useTemplate);
  const use = () => {
    setTried(true);
    if (!customer || !start || !name.trim()) return;
    const body = { customerId: customer.id, start, name: name.trim() };
    void send({ params: { id: template.id }, body }, async ({ id }) => {
      toast({ severity: 'success', title: t('agency.draftMade'), message: t('agency.draftMadeText') });
      onClose();
      await navigate({ to: '/desk/drafts/$draftId', params: { draftId: id } });
    });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('agency.useTitle', { name: template.name })}
      text={t('agency.useText')}
      action={t('agency.makeDraft')}
      busy={busy}
      className={css.stack}
      onSubmit={use}
    >
      <CustomerPicker
        label={t('agency.forWhom')}
        chosen={customer}
        error={tried && !customer && t('common.required')}
        onChoose={setCustomer}
      />
      <DateField
        label={t('trips.start')}
        required
        value={start}
        error={tried && !start && t('common.required')}
        onChange={(event) => setStart(event.target.value)}
      />
      <TextField
        label={t('agency.tripName')}
        required
        maxLength={200}
        value={name}
        error={tried && !name.trim() && t('common.required')}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
