import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-rules.ts';
import { SignInPage } from '../features/auth/sign-in-page.tsx';
import { openTheme } from '../ui/theme/theme.ts';
import { LaterToasts } from '../ui/toast/later-toasts.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { openWords } from '../words/words.ts';

/** Signing in is one page: without a router, and without the copies of whoever was here before. */
export async function bootSignIn(element: HTMLElement): Promise<void> {
  openTheme();
  await openWords(['errors', 'auth']);
  const uid = decodeURIComponent(location.pathname.split('/')[2] ?? '');
  createRoot(element).render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <SignInPage uid={uid} />
        <LaterToasts />
      </QueryClientProvider>
    </StrictMode>,
  );
  whenIdle(async () => (await import('./new-version.ts')).openServiceWorker());
}
