import { calls } from 'virtual:contract';
import { useState } from 'react';
import { useSend } from '../../api/use-send.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { CodeField, codeLength } from '../../ui/field/code-field.tsx';
import { EmailField } from '../../ui/field/email-field.tsx';
import { isEmail } from '../../ui/field/is-email.ts';
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

  function submit(): void {
    setWrong(null);
    if (sent) answer(code);
    else if (!isEmail(email)) setWrong(t('errors.email'));
    else void start.send({ body: { email: email.trim() } }, { onDone: (reply) => setSent(reply) });
  }

  function answer(digits: string): void {
    if (add.busy) return;
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
    <FormDialog
      onClose={onClose}
      size="narrow"
      title={t('account.addEmail')}
      text={sent ? t('auth.codeSent', { email: sent.email }) : t('account.addEmailText')}
      action={t(sent ? 'common.add' : 'auth.continue')}
      busy={start.busy || add.busy}
      disabled={sent !== null && code.length !== codeLength}
      className={css.form}
      onSubmit={submit}
    >
      {sent ? (
        <CodeField
          label={t('auth.code')}
          hint={t('auth.codeHint')}
          error={wrong}
          value={code}
          onChange={setCode}
          onWhole={answer}
        />
      ) : (
        <EmailField
          label={t('auth.email')}
          error={wrong}
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      {sent?.outbox && (
        <a href={sent.outbox} target="_blank" rel="noreferrer" className={css.link}>
          {t('auth.outbox')}
        </a>
      )}
    </FormDialog>
  );
}
