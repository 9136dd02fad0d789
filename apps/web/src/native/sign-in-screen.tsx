import { Globe } from 'lucide-react';
import { StrictMode, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { baseAddress } from '../api/base-address.ts';
import page from '../features/auth/sign-in-page.module.css';
import { Button } from '../ui/button/button.tsx';
import { Card } from '../ui/card/card.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import { openTheme } from '../ui/theme/theme.ts';
import { openWords, useWords } from '../words/words.ts';
import { ServerForm } from './server-form.tsx';
import { beginSignIn, finishSignIn } from './sign-in.ts';
import css from './sign-in-screen.module.css';

type State = 'idle' | 'finishing' | 'refused' | 'failed';
let state: State = 'idle';
const listeners = new Set<() => void>();

/** What a phone shell shows while nobody is signed in. Hand it the address that the browser came back with. */
export async function openSignInScreen(
  element: HTMLElement,
  onSignedIn: () => Promise<void>,
): Promise<(address: string) => void> {
  openTheme();
  await openWords(['errors', 'auth', 'native']);
  const root = createRoot(element);
  root.render(
    <StrictMode>
      <SignInScreen />
    </StrictMode>,
  );

  async function finish(address: string): Promise<void> {
    set('finishing');
    try {
      const end = await finishSignIn(address);
      if (end !== 'signed-in') return set(end === 'refused' ? 'refused' : 'idle');
      root.unmount();
      await onSignedIn();
    } catch {
      set('failed');
    }
  }
  return (address) => void finish(address);
}

function SignInScreen() {
  const { t } = useWords();
  const now = useSyncExternalStore(onState, () => state);
  const [choosing, setChoosing] = useState(baseAddress() === '');
  const begin = () => {
    set('idle');
    void beginSignIn().catch(() => set('failed'));
  };
  return (
    <main className={css.page}>
      <div className={page.panel}>
        <header>
          <Logo size={56} />
          <h1 className={page.title}>{t('auth.title')}</h1>
          <p className={page.tagline}>{t('auth.tagline')}</p>
        </header>
        <Card padded>
          {choosing ? (
            <ServerForm onDone={() => setChoosing(baseAddress() === '')} />
          ) : (
            <div className={css.deeds}>
              <Button variant="primary" wide busy={now === 'finishing'} icon={<Globe size={18} />} onClick={begin}>
                {t('auth.signIn')}
              </Button>
              <p className={page.note}>{t('native.inBrowser')}</p>
              <p role="alert" className={page.refused} hidden={now !== 'refused' && now !== 'failed'}>
                {now === 'refused' && t('native.refused')}
                {now === 'failed' && t('native.failed')}
              </p>
              <p className={css.server}>
                <bdi>{new URL(baseAddress()).host}</bdi>
                <Button variant="plain" onClick={() => setChoosing(true)}>
                  {t('native.changeServer')}
                </Button>
              </p>
            </div>
          )}
        </Card>
      </div>
    </main>
  );
}

function set(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

function onState(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
