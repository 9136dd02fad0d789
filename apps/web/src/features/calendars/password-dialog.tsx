import { calls } from 'virtual:contract';
import type { CalendarAccount } from '@escale/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import css from './calendars-page.module.css';

/** Default export: loaded only when a server has refused the password. */
export default function PasswordDialog({ account, onClose }: { account: CalendarAccount; onClose: () => void }) {
  const { t } = useWords();
  const [username, setUsername] = useState(account.username ?? '');
  const [password, setPassword] = useState('');
  const change = useSend(calls.changeCalendarPassword, [calls.listCalendars]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (username.trim() && password)
      void change.send({ params: { id: account.id }, body: { username, password } }, { onDone: onClose });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="narrow"
      title={t('calendars.newPassword')}
      text={account.title}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="calendar-password" busy={change.busy}>
            {t('calendars.connect')}
          </Button>
        </>
      }
    >
      <form id="calendar-password" onSubmit={submit} noValidate className={css.form}>
        <TextField
          label={t('calendars.username')}
          autoComplete="off"
          autoCapitalize="off"
          required
          value={username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          label={t('calendars.appPassword')}
          hint={t('calendars.appPasswordHint')}
          type="password"
          autoComplete="off"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
