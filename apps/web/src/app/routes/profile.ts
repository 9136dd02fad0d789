import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadWords } from '../../words/words.ts';
import { inside } from './frame.ts';
import { someText } from './search.ts';

const feedback = createRoute({
  getParentRoute: () => inside,
  path: '/profile/feedback',
  loader: () => loadWords('feedback'),
  component: lazyRouteComponent(() => import('../../features/feedback/feedback-page.tsx'), 'FeedbackPage'),
});

const generalSurvey = createRoute({
  getParentRoute: () => inside,
  path: '/profile/feedback/survey',
  loader: () => loadWords('feedback'),
  component: lazyRouteComponent(() => import('../../features/feedback/survey-page.tsx'), 'GeneralSurveyPage'),
});

const profile = createRoute({
  getParentRoute: () => inside,
  path: '/profile',
  loader: () => loadWords('account'),
  component: lazyRouteComponent(() => import('../../features/account/profile-page.tsx'), 'ProfilePage'),
});

const details = createRoute({
  getParentRoute: () => inside,
  path: '/profile/details',
  loader: () => loadWords('account', 'auth'),
  component: lazyRouteComponent(() => import('../../features/account/details-page.tsx'), 'DetailsPage'),
});

const security = createRoute({
  getParentRoute: () => inside,
  path: '/profile/security',
  loader: () => loadWords('security'),
  component: lazyRouteComponent(() => import('../../features/security/security-page.tsx'), 'SecurityPage'),
});

const ownData = createRoute({
  getParentRoute: () => inside,
  path: '/profile/data',
  loader: () => loadWords('privacy', 'files', 'legal'),
  component: lazyRouteComponent(() => import('../../features/privacy/data-page.tsx'), 'DataPage'),
});

const privacy = createRoute({
  getParentRoute: () => inside,
  path: '/privacy',
  loader: () => loadWords('legal'),
  component: lazyRouteComponent(() => import('../../features/legal/legal-page.tsx'), 'PrivacyPage'),
});

const terms = createRoute({
  getParentRoute: () => inside,
  path: '/terms',
  loader: () => loadWords('legal'),
  component: lazyRouteComponent(() => import('../../features/legal/legal-page.tsx'), 'TermsPage'),
});

const notifications = createRoute({
  getParentRoute: () => inside,
  path: '/profile/notifications',
  loader: () => loadWords('notifications'),
  component: lazyRouteComponent(
    () => import('../../features/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
});

const calendars = createRoute({
  getParentRoute: () => inside,
  path: '/profile/calendars',
  // What a provider's sign-in brings back.
  validateSearch: (search): { state?: string; code?: string; error?: string } => ({
    state: someText(search.state),
    code: someText(search.code),
    error: someText(search.error),
  }),
  loader: () => loadWords('calendars', 'fields'),
  component: lazyRouteComponent(() => import('../../features/calendars/calendars-page.tsx'), 'CalendarsPage'),
});

const advisors = createRoute({
  getParentRoute: () => inside,
  path: '/profile/advisors',
  loader: () => loadWords('people'),
  component: lazyRouteComponent(() => import('../../features/advisors/advisors-page.tsx'), 'AdvisorsPage'),
});

const invitation = createRoute({
  getParentRoute: () => inside,
  path: '/invitation',
  loader: () => loadWords('people'),
  component: lazyRouteComponent(() => import('../../features/advisors/invitation-page.tsx'), 'InvitationPage'),
});

/** The account, and everything that is set about it. */
export const profileRoutes = [
  feedback,
  generalSurvey,
  profile,
  details,
  security,
  ownData,
  privacy,
  terms,
  notifications,
  calendars,
  advisors,
  invitation,
] as const;
