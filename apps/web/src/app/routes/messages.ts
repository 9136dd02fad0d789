import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../../words/words.ts';
import { inside } from './frame.ts';

const messages = createRoute({
  getParentRoute: () => inside,
  path: '/messages',
  loader: () => loadWords('messages'),
  component: lazyRouteComponent(() => import('../../features/messages/messages-page.tsx'), 'MessagesPage'),
});

const changes = createRoute({
  getParentRoute: () => inside,
  path: '/changes',
  loader: () => loadWords('changes', 'trips', 'fields'),
  component: lazyRouteComponent(() => import('../../features/changes/changes-page.tsx'), 'ChangesPage'),
});

const safety = createRoute({
  getParentRoute: () => inside,
  path: '/safety',
  loader: () => loadWords('safety'),
  component: lazyRouteComponent(() => import('../../features/safety/safety-page.tsx'), 'SafetyPage'),
});

const safetyDesk = createRoute({
  getParentRoute: () => inside,
  path: '/safety/desk',
  loader: () => loadWords('safety', 'desk'),
  component: lazyRouteComponent(() => import('../../features/safety/desk/desk-page.tsx'), 'DeskPage'),
});

const oneIncident = createRoute({
  getParentRoute: () => inside,
  path: '/safety/desk/$incidentId',
  loader: () => loadWords('safety', 'desk'),
  component: lazyRouteComponent(() => import('../../features/safety/desk/desk-page.tsx'), 'IncidentPage'),
});

/** What somebody should know: messages, what waits to be sent, and calls for help. */
export const messageRoutes = [messages, changes, safety, safetyDesk, oneIncident] as const;
