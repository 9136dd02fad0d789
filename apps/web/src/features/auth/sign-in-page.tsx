import { signInPath } from 'virtual:contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isRefusal } from '../../api/problem.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ErrorState } from '../../ui/error/error-state.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { Or } from '../../ui/or/or.tsx';
import { useWords } from '../../words/words.ts';
import { askedAddress, forgetAskedAddress, keepAskedAddress } from './asked-address.ts';
import { CodeForm } from './code-form.tsx';
import { DemoAccounts } from './demo-accounts.tsx';
import { EmailForm } from './email-form.tsx';
import { interactionOf } from './interaction.ts';
import css from './sign-in-page.module.css';

const PasskeySignIn = lazy(() => import('./passkey-sign-in.tsx'));

/** E-mail, then an eight-digit code. In the demo also: choose someone to be. */
export function SignInPage({ uid }: { uid: string }) {
  const { t } = useWords();
  const interaction = interactionOf(uid);
  const details = useQuery({
    queryKey: ['interaction', uid],
    queryFn: interaction.details,
    gcTime: 0,
    staleTime: Infinity,
  });
  const [email, setEmail] = useState<string | null>(null);
  const demo = useMutation({ mutationFn: interaction.chooseDemoAccount, onSuccess: ({ next }) => follow(next) });

  function sent(address: string): void {
    keepAskedAddress(uid, address);
    setEmail(address);
  }

  /** The provider takes over again: a whole new page, and no way back to a used code. */
  function follow(next: string | null): void {
    if (!next) return;
    forgetAskedAddress(uid);
    location.replace(next);
  }

  function startAgain(): void {
    forgetAskedAddress(uid);
    if (details.data?.step === 'code') location.assign(signInPath);
    else setEmail(null);
  }

  useEffect(() => {
    document.title = `${t('auth.signIn')} · Escale`;
  }, [t]);

  const gone = isRefusal(details.error) && details.error.status < 500;
  const askingCode = email !== null || details.data?.step === 'code';
  return (
    <main className={css.page}>
      <div className={css.panel}>
        <header className={css.brand}>
          <Logo size={48} />
          <h1 className={css.title}>{gone ? t('auth.expired') : t('auth.title')}</h1>
          <p className={css.tagline}>{gone ? t('auth.expiredText') : t('auth.tagline')}</p>
        </header>
        {gone && (
          <a href={signInPath} className={buttonClass({ variant: 'primary', wide: true })}>
            {t('auth.startAgain')}
          </a>
        )}
        {details.isError && !gone && <ErrorState error={details.error} onRetry={() => details.refetch()} />}
        {!details.isError && (
          <Card padded>
            {askingCode ? (
              <CodeForm
                email={email ?? askedAddress(uid)}
                outbox={details.data?.outbox ?? null}
                interaction={interaction}
                onNext={follow}
                onAnother={startAgain}
              />
            ) : (
              <>
                <EmailForm interaction={interaction} onSent={sent} onNext={follow} />
                <Suspense fallback={<PasskeyPlace />}>
                  {details.data?.passkeys && <PasskeySignIn interaction={interaction} onNext={follow} />}
                </Suspense>
              </>
            )}
          </Card>
        )}
        {details.data && details.data.demoAccounts.length > 0 && (
          <DemoAccounts
            accounts={details.data.demoAccounts}
            busy={demo.isPending}
            error={demo.error}
            onChoose={demo.mutate}
          />
        )}
        {!details.isPending && (
          <p className={css.legal}>
            {(['privacy', 'terms'] as const).map((text) => (
              <a
                key={text}
                href={details.data?.legal[`${text}Url`] ?? `/sign-in/${text}?of=${encodeURIComponent(uid)}`}
                target="_blank"
                rel="noreferrer"
              >
                {t(`auth.${text}`)}
              </a>
            ))}
          </p>
        )}
      </div>
    </main>
  );
}

/** Keeps the place of the button while its chunk is on the way. */
function PasskeyPlace() {
  const { t } = useWords();
  return (
    <div className={css.passkey}>
      <Or>{t('auth.or')}</Or>
      <Button wide disabled>
        {t('auth.passkey')}
      </Button>
    </div>
  );
}
