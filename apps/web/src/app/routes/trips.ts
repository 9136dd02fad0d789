import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { prefetchHome, prefetchTrip } from '../../features/home/home-queries.ts';
import { loadWords } from '../../words/words.ts';
import { inside } from './frame.ts';
import { oneOf, someText } from './search.ts';

export const tripTabs = ['itinerary', 'files', 'media', 'travelers', 'detail'] as const;
export type TripTab = (typeof tripTabs)[number];

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  loader: ({ context: { api, queries } }) => {
    prefetchHome(api, queries);
    return loadWords('home', 'segments');
  },
  component: lazyRouteComponent(() => import('../../features/home/home-page.tsx'), 'HomePage'),
});

const now = createRoute({
  getParentRoute: () => inside,
  path: '/now',
  loader: ({ context: { api, queries } }) => {
    prefetchHome(api, queries);
    return loadWords('now', 'home', 'segments', 'fields');
  },
  component: lazyRouteComponent(() => import('../../features/now/now-page.tsx'), 'NowPage'),
});

const trips = createRoute({
  getParentRoute: () => inside,
  path: '/trips',
  validateSearch: (search): { when?: 'coming' | 'past'; query?: string } => ({
    when: oneOf(search.when, ['coming', 'past']),
    query: someText(search.query),
  }),
  loader: () => loadWords('trips', 'home', 'segments'),
  component: lazyRouteComponent(() => import('../../features/home/trips-page.tsx'), 'TripsPage'),
});

const newTrip = createRoute({
  getParentRoute: () => inside,
  path: '/trips/new',
  loader: () => loadWords('trips', 'fields'),
  component: lazyRouteComponent(() => import('../../features/trips/new-trip-page.tsx'), 'NewTripPage'),
});

const trip = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId',
  validateSearch: (search): { tab?: TripTab; segment?: string } => ({
    tab: oneOf(search.tab, tripTabs),
    segment: someText(search.segment),
  }),
  loader: ({ context: { api, queries }, params: { tripId } }) => {
    prefetchTrip(api, queries, tripId);
    return loadWords('trips', 'segments', 'itinerary', 'files', 'fields', 'map');
  },
  component: lazyRouteComponent(() => import('../../features/trips/trip-page.tsx'), 'TripPage'),
});

const tripMap = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/map',
  loader: () => loadWords('trips', 'segments', 'map'),
  component: lazyRouteComponent(() => import('../../features/map/map-page.tsx'), 'MapPage'),
});

const mergeTrip = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/merge',
  loader: () => loadWords('trips'),
  component: lazyRouteComponent(() => import('../../features/trips/merge-page.tsx'), 'MergePage'),
});

const newSegment = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/segments/new',
  validateSearch: (search): { type?: string } => ({ type: someText(search.type) }),
  loader: () => loadWords('trips', 'segments', 'fields', 'files'),
  component: lazyRouteComponent(() => import('../../features/segments/new-segment-page.tsx'), 'NewSegmentPage'),
});

const segment = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/segments/$segmentId',
  loader: () => loadWords('trips', 'segments', 'fields', 'files'),
  component: lazyRouteComponent(() => import('../../features/segments/segment-page.tsx'), 'SegmentPage'),
});

const survey = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/survey',
  loader: () => loadWords('feedback'),
  component: lazyRouteComponent(() => import('../../features/feedback/survey-page.tsx'), 'TripSurveyPage'),
});

/** What is travelled: Home, right now, and the trips with what they are made of. */
export const tripRoutes = [home, now, trips, newTrip, trip, tripMap, mergeTrip, newSegment, segment, survey] as const;
