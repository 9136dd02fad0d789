import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isRefusal } from '../../api/problem.ts';
import { Button } from '../../ui/button/button.tsx';
import { errorText } from '../../ui/error/error-text.ts';
import { TextField } from '../../ui/field/field.tsx';
import { useWords } from '../../words/words.ts';
import type { interactionOf } from './interaction.ts';
import css from './sign-in-page.module.css';

type EmailFormProps = {
  interaction: ReturnType<typeof interactionOf>;
  onSent: (email: string) => void;
  onNext: (next: string) => void;
};

export function EmailForm({ interaction, onSent, onNext }: EmailFormProps) {
  const { t } = useWords();
  const [email, setEmail] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const send = useMutation({
    mutationFn: interaction.askForCode,
    onSuccess: ({ next, problem }) => (next ? onNext(next) : !problem && onSent(email.trim())),
  });
  const failed = errorText(send.error, t);
  const refused = isRefusal(send.error, 'request.invalid');

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const complete = event.currentTarget.checkValidity();
    setIncomplete(!complete);
    if (complete) send.mutate(email.trim());
  }

  const noMore = send.data?.problem && t('auth.noMoreCodes');
  const error = incomplete || refused ? t('errors.email') : send.isError ? failed : noMore;
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <TextField
        label={t('auth.email')}
        hint={t('auth.emailHint')}
        error={error}
        type="email"
        name="email"
        // The browser may offer a passkey here.
        autoComplete="email webauthn"
        inputMode="email"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="primary" wide busy={send.isPending}>
        {t('auth.continue')}
      </Button>
    </form>
  );
}
