import { createRouter } from '@tanstack/react-router';
import { PageFailed } from './page-failed.tsx';
import type { Context } from './routes/frame.ts';
import { tree } from './routes/tree.ts';

export function openRouter(context: Context) {
  return createRouter({
    routeTree: tree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageFailed,
    defaultViewTransition: true,
    // A page appears at once or after its chunk; a spinner in between would only flicker.
    defaultPendingMs: 10_000,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>;
  }
}
