import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Client } from '../../api/client.ts';
import { loadWords } from '../../words/words.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { Shell } from '../shell.tsx';

export type Context = { api: Client; queries: QueryClient };

export const root = createRootRouteWithContext<Context>()({ notFoundComponent: NotFoundPage });

/** Greets whoever signs in for the first time; the server leads there. */
export const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  loader: () => loadWords('welcome', 'shell'),
  component: lazyRouteComponent(() => import('../../features/welcome/welcome-page.tsx'), 'WelcomePage'),
});

/** Everything behind the sign-in stands in the shell. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  loader: () => loadWords('shell'),
});
