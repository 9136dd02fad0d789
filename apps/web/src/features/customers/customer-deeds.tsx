import { calls } from 'virtual:contract';
import type { Customer } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useAgencyApi } from '../../api/agency-api.tsx';
import { isRefusal } from '../../api/problem.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { EmailField } from '../../ui/field/email-field.tsx';
import { isEmail } from '../../ui/field/is-email.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { agencyQuery } from '../desk/desk-queries.ts';
import { useDeskSend } from '../desk/use-desk-send.ts';
import { nameOf } from './customer-queries.ts';

type Props = { customer: Customer; onClose: () => void };

/** To a colleague, by their e-mail; the colleagues of the agency are offered. */
export function TransferCustomer({ customer, onClose }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const offered = useId();
  const team = useQuery(agencyQuery(useAgencyApi(), calls.getTeam, {})).data;
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState('');
  const { send, busy } = useDeskSend(calls.transferCustomer);
  const transfer = () => {
    const agentEmail = email.trim();
    if (!agentEmail) return setWrong(t('common.required'));
    if (!isEmail(agentEmail)) return setWrong(t('errors.email'));
    void send(
      { params: { id: customer.id }, body: { agentEmail } },
      async (moved) => {
        const message = t('people.transferredText', { name: moved.managedByAgent.name });
        toast({ severity: 'success', title: t('people.transferred', { name: nameOf(customer) }), message });
        onClose();
        await navigate({ to: '/customers' });
      },
      (error) => {
        if (!isRefusal(error, 'agent.not-found')) return false;
        setWrong(t('people.noSuchAgent'));
        return true;
      },
    );
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('people.transferTitle', { name: nameOf(customer) })}
      text={t(team?.agency.customersShared ? 'people.transferSharedText' : 'people.transferText')}
      action={t('people.transfer')}
      busy={busy}
      onSubmit={transfer}
    >
      <EmailField
        label={t('people.agentEmail')}
        list={offered}
        value={email}
        error={wrong}
        onChange={(event) => {
          setEmail(event.target.value);
          setWrong('');
        }}
      />
      <datalist id={offered}>
        {team?.agents
          .filter(({ id }) => id !== customer.managedByAgent.id)
          .map((agent) => (
            <option key={agent.id} value={agent.email}>
              {agent.name}
            </option>
          ))}
      </datalist>
    </FormDialog>
  );
}

export function DeleteCustomer({ customer, onClose }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { send, busy } = useDeskSend(calls.deleteCustomer);
  const remove = () =>
    void send({ params: { id: customer.id } }, async () => {
      toast({ severity: 'success', title: t('people.deleted', { name: nameOf(customer) }) });
      onClose();
      await navigate({ to: '/customers' });
    });
  return (
    <ConfirmDialog
      open
      danger
      title={t('people.deleteTitle', { name: nameOf(customer) })}
      text={t('people.deleteText')}
      action={t('common.delete')}
      keep={t('common.cancel')}
      busy={busy}
      onClose={onClose}
      onConfirm={remove}
    />
  );
}
