import type { InteractionStep } from '@escale/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { errorText } from '../../ui/error/error-text.ts';
import { CodeField, codeLength } from '../../ui/field/code-field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useWords } from '../../words/words.ts';
import type { interactionOf } from './interaction.ts';
import css from './sign-in-page.module.css';

type CodeFormProps = {
  /** Null where this tab did not ask for it: the server knows it, this page does not. */
  email: string | null;
  outbox: string | null;
  interaction: ReturnType<typeof interactionOf>;
  onNext: (next: string) => void;
  onAnother: () => void;
};

export function CodeForm({ email, outbox, interaction, onNext, onAnother }: CodeFormProps) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const answer = useMutation({
    mutationFn: interaction.answerCode,
    onSuccess: ({ next }) => (next ? onNext(next) : setCode('')),
  });
  const again = useMutation({
    mutationFn: interaction.askForCode,
    onSuccess: ({ problem }) => problem || toast({ severity: 'success', title: t('auth.newCodeSent') }),
  });
  const failed = errorText(answer.error ?? again.error, t);

  function send(digits: string): void {
    again.reset();
    answer.mutate(digits);
  }

  function askAgain(email: string): void {
    answer.reset();
    again.mutate(email);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.length === codeLength) send(code);
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {email && <p>{t('auth.codeSent', { email })}</p>}
      <CodeField
        label={t('auth.code')}
        hint={t('auth.codeHint')}
        error={
          useProblemText(answer.data?.problem) ??
          (again.data?.problem ? t('auth.noMoreCodes') : answer.isError || again.isError ? failed : undefined)
        }
        value={code}
        onChange={setCode}
        onWhole={(digits) => answer.isPending || send(digits)}
      />
      <Button type="submit" variant="primary" wide busy={answer.isPending} disabled={code.length !== codeLength}>
        {t('auth.signIn')}
      </Button>
      <div className={css.links}>
        <Button variant="plain" onClick={onAnother}>
          {t('auth.another')}
        </Button>
        {email && (
          <Button variant="plain" busy={again.isPending} onClick={() => askAgain(email)}>
            {t('auth.newCode')}
          </Button>
        )}
      </div>
      {outbox && (
        <p className={css.note}>
          <a href={outbox} target="_blank" rel="noreferrer">
            {t('auth.outbox')}
          </a>
        </p>
      )}
    </form>
  );
}

function useProblemText(problem: InteractionStep['problem']): string | undefined {
  const { t } = useWords();
  switch (problem) {
    case undefined:
      return undefined;
    case 'too-many':
    case 'code-dead':
      return t('auth.tooMany');
    case 'expired':
      return t('auth.expired');
    case 'code-wrong':
      return t('auth.codeWrong');
    case 'passkey-refused':
      return t('auth.passkeyRefused');
  }
}
