import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-rules.ts';
import { SignInPage } from '../features/auth/sign-in-page.tsx';
import { openTheme } from '../ui/theme/theme.ts';
import { LaterToasts } from '../ui/toast/later-toasts.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { openWords } from '../words/words.ts';

const PublicLegalPage = lazy(async () => ({
  default: (await import('../features/legal/public-legal-page.tsx')).PublicLegalPage,
}));

/** Signing in is one page: without a router, and without the copies of whoever was here before. */
export async function bootSignIn(element: HTMLElement): Promise<void> {
  openTheme();
  const uid = decodeURIComponent(location.pathname.split('/')[2] ?? '');
  const isLegal = uid === 'privacy' || uid === 'terms';
  await openWords(isLegal ? ['errors', 'legal'] : ['errors', 'auth']);
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        {isLegal ? (
          <Suspense>
            <PublicLegalPage text={uid} uid={new URLSearchParams(location.search).get('of')} />
          </Suspense>
        ) : (
          <SignInPage uid={uid} />
        )}
        <LaterToasts />
      </QueryClientProvider>
    </StrictMode>,
  );
  whenIdle(async () => (await import('./new-version.ts')).openServiceWorker());
}
