import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { endEarlyReads } from '../api/early-reads.ts';
import { firstReads } from '../api/first-reads.ts';
import { whenOnline } from '../api/network.ts';
import { createQueryClient } from '../api/query-rules.ts';
import { UserApiProvider } from '../api/user-api.tsx';
import { forgetKeptFiles } from '../offline/kept-files.ts';
import { forgetEdits } from '../outbox/outbox-store.ts';
import { client, keepUnsentBy, whenSessionEnds, whenSignedOutElsewhere } from '../session/session.ts';
import { openTheme } from '../ui/theme/theme.ts';
import { LaterToasts } from '../ui/toast/later-toasts.tsx';
import { turn } from '../ui/turn.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { openWords } from '../words/words.ts';
import { importAgain } from './import-again.ts';
import { MustUpdate } from './must-update.tsx';
import { openQueryStore } from './query-store.ts';
import { openRouter } from './router.ts';
import { allowSkippedTransitions } from './skipped-transitions.ts';

/** `arrived`: somebody has just signed in, perhaps another person than before. */
export async function boot(element: HTMLElement, session: 'arrived' | 'here') {
  // To read the scripts was one turn of the processor; the work begins in another.
  await turn();
  openTheme();
  allowSkippedTransitions();
  const queries = createQueryClient();
  const store = openQueryStore(queries, { empty: session === 'arrived' });
  keepUnsentBy(async () => (await import('../outbox/unsent.ts')).setAside(queries));
  whenSessionEnds(store.forget);
  whenSignedOutElsewhere(store.forget);
  whenSessionEnds(forgetEdits);
  whenSessionEnds(() => forgetKeptFiles());
  if (session === 'arrived') void forgetKeptFiles();
  // Pushes end with the session, at the server; here it only must not look as if they came.
  whenSessionEnds(() => localStorage.removeItem('pushDevice'));
  await turn();
  const router = openRouter({ api: client, queries });
  await turn();
  // The first page's chunk and words, and the copies of the last visit, all come at the same time.
  await Promise.all([openWords(['errors']), store.opened, router.load()]);
  await firstReads(queries);

  // In a transition React draws in short turns: a finger that comes meanwhile is not kept waiting.
  startTransition(() =>
    createRoot(element).render(
      <StrictMode>
        <QueryClientProvider client={queries}>
          <UserApiProvider value={client}>
            <RouterProvider router={router} />
            <LaterToasts />
            <MustUpdate />
          </UserApiProvider>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );

  whenIdle(() => {
    endEarlyReads();
    beginBackground(client, queries);
  });
  return router;
}

const tryAgainMs = 15_000;

/** A train enters its tunnel also just now: what is to send a waiting edit must not be missing for as long as the page is open. */
function beginBackground(...to: Parameters<Background['openBackground']>): void {
  const begin = (load: () => Promise<Background>): void =>
    void load().then(
      ({ openBackground }) => openBackground(...to),
      (failure) => {
        const again = () => {
          endWaiting();
          clearTimeout(timer);
          begin(() => importAgain(failure));
        };
        const endWaiting = whenOnline(again);
        const timer = setTimeout(again, tryAgainMs);
      },
    );
  begin(() => import('./background.ts'));
}

type Background = typeof import('./background.ts');
