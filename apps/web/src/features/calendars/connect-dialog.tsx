import { calls } from 'virtual:contract';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import css from './calendars-page.module.css';

type ConnectProps = { kind: 'caldav' | 'subscription'; onClose: () => void };

/** What opens a calendar. Whether it does shows on the page afterwards. Default export: loaded only when somebody wants it. */
export default function ConnectDialog({ kind, onClose }: ConnectProps) {
  const { t } = useWords();
  const [fields, setFields] = useState({ server: '', username: '', password: '', address: '' });
  const [tried, setTried] = useState(false);
  const connect = useSend(calls.connectCalendar, [calls.listCalendars]);
  const { server, username, password, address } = fields;
  const set = (name: keyof typeof fields) => ({
    value: fields[name],
    required: true,
    error: tried && fields[name].trim() === '' ? t('common.required') : null,
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [name]: event.target.value }),
  });

  function submit(): void {
    setTried(true);
    const needed = kind === 'caldav' ? [server, username, password] : [address];
    if (needed.some((value) => value.trim() === '')) return;
    const body = kind === 'caldav' ? { kind, server, username, password } : { kind, address };
    void connect.send({ body }, { onDone: onClose });
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t(kind === 'caldav' ? 'calendars.addServer' : 'calendars.addSubscription')}
      text={t(kind === 'caldav' ? 'calendars.serverText' : 'calendars.subscriptionText')}
      action={t('calendars.connect')}
      busy={connect.busy}
      onSubmit={submit}
      className={css.form}
    >
      {kind === 'caldav' ? (
        <>
          <TextField
            label={t('calendars.server')}
            hint={t('calendars.serverHint')}
            list="calendar-servers"
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            {...set('server')}
          />
          <datalist id="calendar-servers">
            <option value="caldav.icloud.com">iCloud</option>
            <option value="caldav.fastmail.com">Fastmail</option>
          </datalist>
          <TextField
            label={t('calendars.username')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            {...set('username')}
          />
          <TextField
            label={t('calendars.appPassword')}
            hint={t('calendars.appPasswordHint')}
            type="password"
            autoComplete="off"
            {...set('password')}
          />
        </>
      ) : (
        <TextField
          label={t('calendars.address')}
          hint={t('calendars.addressHint')}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...set('address')}
        />
      )}
    </FormDialog>
  );
}
