import { calls } from 'virtual:contract';
import { type FormEvent, useState } from 'react';
import { useUserApi } from '../../api/user-api.tsx';
import { Button } from '../../ui/button/button.tsx';
import { errorText } from '../../ui/error/error-text.ts';
import { CodeField, codeLength } from '../../ui/field/code-field.tsx';
import { useWords } from '../../words/words.ts';
import css from './proof.module.css';

type CodeProps = {
  email: string;
  outbox: string | null;
  /** There is no better way. */
  preferred: boolean;
  onProven: () => void;
};

/** Nothing is mailed before it is asked for: who has a passkey needs no code. */
export function ProofByCode({ email, outbox, preferred, onProven }: CodeProps) {
  const { t } = useWords();
  const api = useUserApi();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setWrong(null);
    try {
      await work();
    } catch (error) {
      setWrong(errorText(error, t));
    } finally {
      setBusy(false);
    }
  }

  const send = () =>
    attempt(async () => {
      await api.send(calls.sendProofCode, {});
      setCode('');
      setSent(true);
    });
  const answer = (digits: string) =>
    attempt(async () => {
      const { provenUntil, problem } = await api.send(calls.prove, { body: { code: digits } });
      if (provenUntil) return onProven();
      setCode('');
      setWrong(t(problem === 'code-wrong' ? 'proof.codeWrong' : 'proof.codeDead'));
    });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.length === codeLength) void answer(code);
  }

  if (!sent) {
    return (
      <div className={css.stack}>
        <p>{t('proof.codeGoesTo', { email })}</p>
        {wrong && (
          <p role="alert" className={css.wrong}>
            {wrong}
          </p>
        )}
        <Button variant={preferred ? 'primary' : 'secondary'} wide busy={busy} onClick={() => void send()}>
          {t('proof.sendCode')}
        </Button>
      </div>
    );
  }
  return (
    <form className={css.stack} onSubmit={submit} noValidate>
      <p role="status">{t('proof.codeSent', { email })}</p>
      <CodeField
        label={t('proof.code')}
        hint={t('proof.codeHint')}
        error={wrong}
        value={code}
        onChange={setCode}
        onWhole={(digits) => busy || void answer(digits)}
      />
      <Button type="submit" variant="primary" wide busy={busy} disabled={code.length !== codeLength}>
        {t('proof.confirm')}
      </Button>
      <div className={css.links}>
        <Button variant="plain" onClick={() => void send()}>
          {t('proof.newCode')}
        </Button>
        {outbox && (
          <a href={outbox} target="_blank" rel="noreferrer">
            {t('proof.outbox')}
          </a>
        )}
      </div>
    </form>
  );
}
