import { calls } from 'virtual:contract';
import type { CalendarAccount } from '@escale/contract';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import css from './calendars-page.module.css';

/** Default export: loaded only when a server has refused the password. */
export default function PasswordDialog({ account, onClose }: { account: CalendarAccount; onClose: () => void }) {
  const { t } = useWords();
  const [username, setUsername] = useState(account.username ?? '');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const change = useSend(calls.changeCalendarPassword, [calls.listCalendars]);

  function submit(): void {
    setTried(true);
    if (username.trim() && password)
      void change.send({ params: { id: account.id }, body: { username, password } }, { onDone: onClose });
  }

  return (
    <FormDialog
      onClose={onClose}
      size="narrow"
      title={t('calendars.newPassword')}
      text={account.title}
      action={t('calendars.connect')}
      busy={change.busy}
      onSubmit={submit}
      className={css.form}
    >
      <TextField
        label={t('calendars.username')}
        autoComplete="off"
        autoCapitalize="off"
        required
        value={username}
        error={tried && !username.trim() && t('common.required')}
        onChange={(event) => setUsername(event.target.value)}
      />
      <TextField
        label={t('calendars.appPassword')}
        hint={t('calendars.appPasswordHint')}
        type="password"
        autoComplete="off"
        required
        value={password}
        error={tried && !password && t('common.required')}
        onChange={(event) => setPassword(event.target.value)}
      />
    </FormDialog>
  );
}
