import { calls } from 'virtual:contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import css from './profile-page.module.css';

type Sent = { email: string; outbox: string | null };

/** An address, then the code that went to it. Default export: loaded only when somebody wants it. */
export default function AddEmail({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const [sent, setSent] = useState<Sent | null>(null);
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const start = useSend(calls.startEmail, []);
  const add = useSend(calls.addEmail, [calls.listEmails]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setWrong(null);
    if (sent) answer(code);
    else if (!event.currentTarget.checkValidity()) setWrong(t('auth.emailWrong'));
    else void start.send({ body: { email: email.trim() } }, { onDone: (reply) => setSent(reply) });
  }

  function answer(digits: string): void {
    void add.send(
      { body: { code: digits } },
      {
        onDone: ({ added, problem }) => {
          if (!added) {
            setCode('');
            return setWrong(
              t(
                problem === 'taken'
                  ? 'account.emailTaken'
                  : problem === 'code-wrong'
                    ? 'auth.codeWrong'
                    : 'auth.tooMany',
              ),
            );
          }
          toast({ severity: 'success', title: t('account.emailAdded') });
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="narrow"
      title={t('account.addEmail')}
      text={sent ? t('auth.codeSent', { email: sent.email }) : t('account.addEmailText')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="add-email" busy={start.busy || add.busy}>
            {t(sent ? 'common.add' : 'auth.continue')}
          </Button>
        </>
      }
    >
      <form id="add-email" onSubmit={submit} noValidate className={css.form}>
        {sent ? (
          <TextField
            key="code"
            label={t('auth.code')}
            hint={t('auth.codeHint')}
            error={wrong}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            // It has just been asked for, and there is nothing else to do here.
            autoFocus
            value={code}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 8))}
          />
        ) : (
          <TextField
            key="email"
            label={t('auth.email')}
            error={wrong}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        {sent?.outbox && (
          <a href={sent.outbox} target="_blank" rel="noreferrer" className={css.link}>
            {t('auth.outbox')}
          </a>
        )}
      </form>
    </Dialog>
  );
}
