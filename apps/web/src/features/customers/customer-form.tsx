import { calls } from 'virtual:contract';
import type { Customer } from '@escale/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { etagOf } from '../../api/client.ts';
import { isRefusal } from '../../api/problem.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { EmailField } from '../../ui/field/email-field.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { isEmail } from '../../ui/field/is-email.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import { useDeskSend } from '../desk/use-desk-send.ts';
import { nameOf } from './customer-queries.ts';
import css from './customers.module.css';

type Draft = { email: string; firstName: string; lastName: string; chatSessionId?: string | null };
type Wrong = 'required' | 'form' | 'there' | null;

/** `session_` and a UUID: the contract's form, checked here so that the answer stands at the field. */
const looksLikeSession = /^session_[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

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
  const [draft, setDraft] = useState({
    email: from.email,
    firstName: from.firstName,
    lastName: from.lastName,
    chatSessionId: from.chatSessionId ?? '',
  });
  const [wrong, setWrong] = useState<Wrong>(null);
  const [checked, setChecked] = useState(false);
  const session = draft.chatSessionId.trim();
  const isSessionWrong = session !== '' && !looksLikeSession.test(session);
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: event.target.value });
      if (name === 'email') setWrong(null);
    },
  });
  const save = () => {
    const email = draft.email.trim();
    setChecked(true);
    if (!isEmail(email)) return setWrong(email ? 'form' : 'required');
    if (isSessionWrong) return;
    // Left empty, a new customer is given one by the server, and another is left without.
    const chat = session !== '' ? { chatSessionId: session } : from.email ? { chatSessionId: null } : {};
    onSave({ email, firstName: draft.firstName.trim(), lastName: draft.lastName.trim(), ...chat }, (error) => {
      if (!isRefusal(error, 'customer.already-there')) return false;
      setWrong('there');
      return true;
    });
  };
  const said = { required: t('common.required'), form: t('errors.email'), there: t('people.alreadyThere') };
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
      <EmailField
        label={t('people.email')}
        hint={from.email && t('people.emailHint')}
        error={wrong && said[wrong]}
        {...field('email')}
      />
      <div className={css.pair}>
        <TextField label={t('people.firstName')} autoComplete="off" maxLength={100} {...field('firstName')} />
        <TextField label={t('people.lastName')} autoComplete="off" maxLength={100} {...field('lastName')} />
      </div>
      <TextField
        label={t('people.chatSession')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={44}
        hint={from.email ? undefined : t('people.chatSessionHint')}
        error={checked && isSessionWrong && t('people.chatSessionForm')}
        {...field('chatSessionId')}
      />
    </FormDialog>
  );
}
