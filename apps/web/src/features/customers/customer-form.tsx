import { calls } from 'virtual:contract';
import type { Customer } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { etagOf } from '../../api/client.ts';
import { isRefusal } from '../../api/problem.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { useDeskSend } from '../desk/use-desk-send.ts';
import { nameOf } from './customer-queries.ts';
import css from './customers.module.css';

type Draft = { email: string; firstName: string; lastName: string };
type Wrong = 'required' | 'form' | 'there' | null;

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Somebody new, by e-mail; the name is what the agency calls them. */
export function AddCustomer({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { send, busy } = useDeskSend(calls.addCustomer);
  return (
    <CustomerForm
      title={t('people.add')}
      text={t('people.addText')}
      from={{ email: '', firstName: '', lastName: '' }}
      busy={busy}
      onClose={onClose}
      onSave={(body, refused) =>
        void send(
          { body },
          async (customer) => {
            toast({ severity: 'success', title: t('people.addedToast', { name: nameOf(customer) }) });
            onClose();
            await navigate({ to: '/customers/$customerId', params: { customerId: customer.id } });
          },
          refused,
        )
      }
    />
  );
}

export function EditCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const { t } = useWords();
  const { send, busy } = useDeskSend(calls.updateCustomer);
  return (
    <CustomerForm
      title={t('people.edit')}
      from={customer}
      busy={busy}
      onClose={onClose}
      onSave={(body, refused) =>
        void send(
          { params: { id: customer.id }, body, ifMatch: etagOf(customer) },
          () => {
            toast({ severity: 'success', title: t('people.saved') });
            onClose();
          },
          (error) => {
            if (!isRefusal(error, 'record.changed')) return refused(error);
            toast({
              severity: 'warning',
              title: t('errors.changedElsewhere'),
              message: t('errors.changedElsewhereText'),
            });
            onClose();
            return true;
          },
        )
      }
    />
  );
}

type FormProps = {
  title: string;
  text?: string;
  from: Draft;
  busy: boolean;
  onClose: () => void;
  onSave: (draft: Draft, refused: (error: unknown) => boolean) => void;
};

function CustomerForm({ title, text, from, busy, onClose, onSave }: FormProps) {
  const { t } = useWords();
  const [draft, setDraft] = useState<Draft>({ email: from.email, firstName: from.firstName, lastName: from.lastName });
  const [wrong, setWrong] = useState<Wrong>(null);
  const field = (name: keyof Draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: event.target.value });
      if (name === 'email') setWrong(null);
    },
  });
  const save = () => {
    const email = draft.email.trim();
    if (!looksLikeEmail.test(email)) return setWrong(email ? 'form' : 'required');
    onSave({ email, firstName: draft.firstName.trim(), lastName: draft.lastName.trim() }, (error) => {
      if (!isRefusal(error, 'customer.already-there')) return false;
      setWrong('there');
      return true;
    });
  };
  const said = { required: t('common.required'), form: t('people.emailForm'), there: t('people.alreadyThere') };
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      text={text}
      action={t('common.save')}
      busy={busy}
      className={css.stack}
      onSubmit={save}
    >
      <TextField
        label={t('people.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        maxLength={254}
        hint={from.email && t('people.emailHint')}
        error={wrong && said[wrong]}
        {...field('email')}
      />
      <div className={css.pair}>
        <TextField label={t('people.firstName')} autoComplete="off" maxLength={100} {...field('firstName')} />
        <TextField label={t('people.lastName')} autoComplete="off" maxLength={100} {...field('lastName')} />
      </div>
    </FormDialog>
  );
}
