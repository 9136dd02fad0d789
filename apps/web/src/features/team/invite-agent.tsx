import { calls } from 'virtual:contract';
import { useState } from 'react';
import { isRefusal } from '../../api/problem.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { EmailField } from '../../ui/field/email-field.tsx';
import { Checkbox } from '../../ui/field/field.tsx';
import { isEmail } from '../../ui/field/is-email.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import css from '../customers/customers.module.css';
import { useDeskSend } from '../desk/use-desk-send.ts';

/** A mail with a link goes to the address: whoever proves it may accept. */
export function InviteAgent({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const [email, setEmail] = useState('');
  const [admin, setAdmin] = useState(false);
  const [wrong, setWrong] = useState('');
  const { send, busy } = useDeskSend(calls.inviteAgent);
  const invite = () => {
    const address = email.trim();
    if (!address) return setWrong(t('common.required'));
    if (!isEmail(address)) return setWrong(t('errors.email'));
    void send(
      { body: { email: address, admin } },
      () => {
        toast({ severity: 'success', title: t('people.invited'), message: address });
        onClose();
      },
      (error) => {
        if (!isRefusal(error, 'agent.already-there')) return false;
        setWrong(t('people.agentAlreadyThere'));
        return true;
      },
    );
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('people.invite')}
      text={t('people.inviteText')}
      action={t('people.sendInvitation')}
      busy={busy}
      className={css.stack}
      onSubmit={invite}
    >
      <EmailField
        label={t('people.email')}
        value={email}
        error={wrong}
        onChange={(event) => {
          setEmail(event.target.value);
          setWrong('');
        }}
      />
      <Checkbox
        label={t('people.asAdmin')}
        hint={t('people.asAdminHint')}
        checked={admin}
        onChange={(event) => setAdmin(event.target.checked)}
      />
    </FormDialog>
  );
}
