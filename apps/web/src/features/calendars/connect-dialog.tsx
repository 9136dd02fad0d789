import { calls } from 'virtual:contract';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import css from './calendars-page.module.css';
import { useTrial } from './use-trial.ts';

type ConnectProps = { kind: 'caldav' | 'subscription'; onClose: () => void };

/**
 * What opens a calendar. An address at which there is none is refused here, where it can be mended; what else stands in the way
 * shows on the page afterwards. Default export: loaded only when somebody wants it.
 */
export default function ConnectDialog({ kind, onClose }: ConnectProps) {
  const { t } = useWords();
  const [fields, setFields] = useState({ server: '', username: '', password: '', address: '' });
  const [tried, setTried] = useState(false);
  const connect = useSend(calls.connectCalendar, [calls.listCalendars]);
  const trial = useTrial(onClose);
  const { server, username, password, address } = fields;
  const set = (name: keyof typeof fields) => ({
    value: fields[name],
    required: true,
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [name]: event.target.value });
      trial.forget();
    },
  });

  function errorOf(name: keyof typeof fields): string | null {
    if (tried && fields[name].trim() === '') return t('common.required');
    const isAddress = name === 'server' || name === 'address';
    return isAddress && trial.refused ? t(`calendars.problem_${trial.refused}`) : null;
  }

  function submit(): void {
    setTried(true);
    const needed = kind === 'caldav' ? [server, username, password] : [address];
    if (needed.some((value) => value.trim() === '')) return;
    const body = kind === 'caldav' ? { kind, server, username, password } : { kind, address };
    trial.forget();
    void connect.send({ body }, { onDone: ({ id }) => trial.begin(id) });
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t(kind === 'caldav' ? 'calendars.addServer' : 'calendars.addSubscription')}
      text={t(kind === 'caldav' ? 'calendars.serverText' : 'calendars.subscriptionText')}
      action={t('calendars.connect')}
      busy={connect.busy || trial.underWay}
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
