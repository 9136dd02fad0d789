import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TripSearch } from '../../features/desk/trips/trip-filters.ts';
import type { AuditSearch } from '../../features/team/audit-search.ts';
import { loadWords } from '../../words/words.ts';
import { inside } from './frame.ts';
import { oneOf, someDay, someText } from './search.ts';

/** The pages of an agency: its calls are declared around them, and fetched with them. */
const agency = createRoute({
  getParentRoute: () => inside,
  id: 'agency',
  loader: () => loadWords('agency'),
  component: lazyRouteComponent(() => import('../../features/desk/desk-frame.tsx'), 'DeskFrame'),
});

/** All behind one file: travellers, who open none of them, do not even fetch their names. */
const deskPage = (name: keyof typeof import('../../features/desk/desk-pages.ts')) =>
  lazyRouteComponent(() => import('../../features/desk/desk-pages.ts'), name);

const desk = createRoute({
  getParentRoute: () => agency,
  path: '/desk',
  loader: () => loadWords('trips', 'segments', 'imports'),
  component: deskPage('TodayPage'),
});

const deskTrips = createRoute({
  getParentRoute: () => agency,
  path: '/desk/trips',
  validateSearch: (search): TripSearch => ({
    when: oneOf(search.when, ['today', 'week', 'ongoing', 'upcoming', 'past']),
    unseen: search.unseen ? true : undefined,
    query: someText(search.query),
    customer: someText(search.customer),
  }),
  loader: () => loadWords('trips', 'segments', 'fields'),
  component: deskPage('DeskTripsPage'),
});

const deskSegment = (search: Record<string, unknown>): { segment?: string } => ({ segment: someText(search.segment) });
const deskTripWords = () => loadWords('trips', 'segments', 'itinerary', 'files', 'fields', 'map', 'sharing');

const deskTrip = createRoute({
  getParentRoute: () => agency,
  path: '/desk/trips/$tripId',
  validateSearch: deskSegment,
  loader: deskTripWords,
  component: deskPage('DeskTripPage'),
});

const deskNewSegment = createRoute({
  getParentRoute: () => agency,
  path: '/desk/trips/$tripId/segments/new',
  validateSearch: (search): { type?: string } => ({ type: someText(search.type) }),
  loader: () => loadWords('trips', 'segments', 'fields'),
  component: deskPage('AddToTripPage'),
});

const deskOneSegment = createRoute({
  getParentRoute: () => agency,
  path: '/desk/trips/$tripId/segments/$segmentId',
  loader: () => loadWords('trips', 'segments', 'fields'),
  component: deskPage('ChangeOfTripPage'),
});

const deskDraft = createRoute({
  getParentRoute: () => agency,
  path: '/desk/drafts/$draftId',
  validateSearch: deskSegment,
  loader: deskTripWords,
  component: deskPage('DeskDraftPage'),
});

const deskReview = createRoute({
  getParentRoute: () => agency,
  path: '/desk/drafts/$draftId/review',
  loader: () => loadWords('trips', 'segments', 'fields'),
  component: deskPage('ReviewPage'),
});

const draftNewSegment = createRoute({
  getParentRoute: () => agency,
  path: '/desk/drafts/$draftId/segments/new',
  validateSearch: (search): { type?: string } => ({ type: someText(search.type) }),
  loader: () => loadWords('trips', 'segments', 'fields'),
  component: deskPage('AddToDraftPage'),
});

const draftOneSegment = createRoute({
  getParentRoute: () => agency,
  path: '/desk/drafts/$draftId/segments/$segmentId',
  loader: () => loadWords('trips', 'segments', 'fields'),
  component: deskPage('ChangeOfDraftPage'),
});

const deskImports = createRoute({
  getParentRoute: () => agency,
  path: '/desk/imports',
  validateSearch: (search): { customer?: string } => ({ customer: someText(search.customer) }),
  loader: () => loadWords('imports'),
  component: deskPage('AgencyImportsPage'),
});

const deskOneImport = createRoute({
  getParentRoute: () => agency,
  path: '/desk/imports/$importId',
  loader: () => loadWords('imports', 'segments', 'fields'),
  component: deskPage('AgencyImportPage'),
});

const templates = createRoute({
  getParentRoute: () => agency,
  path: '/desk/templates',
  loader: () => loadWords('trips', 'segments'),
  component: deskPage('TemplatesPage'),
});

const brand = createRoute({
  getParentRoute: () => agency,
  path: '/desk/agency',
  component: deskPage('AgencyPage'),
});

const customers = createRoute({
  getParentRoute: () => agency,
  path: '/customers',
  validateSearch: (search): { query?: string } => ({ query: someText(search.query) }),
  loader: () => loadWords('people'),
  component: deskPage('CustomersPage'),
});

const customer = createRoute({
  getParentRoute: () => agency,
  path: '/customers/$customerId',
  loader: () => loadWords('people', 'trips', 'segments', 'fields', 'imports'),
  component: deskPage('CustomerPage'),
});

const team = createRoute({
  getParentRoute: () => agency,
  path: '/desk/team',
  loader: () => loadWords('people'),
  component: deskPage('TeamPage'),
});

const audit = createRoute({
  getParentRoute: () => agency,
  path: '/desk/audit',
  validateSearch: (search): AuditSearch => ({
    customer: someText(search.customer),
    agent: someText(search.agent),
    about: oneOf(search.about, ['customers', 'trips', 'templates', 'agency']),
    from: someDay(search.from),
    until: someDay(search.until),
  }),
  loader: () => loadWords('people'),
  component: deskPage('AuditPage'),
});

export const deskRoutes = agency.addChildren([
  desk,
  deskTrips,
  deskTrip,
  deskNewSegment,
  deskOneSegment,
  deskDraft,
  deskReview,
  draftNewSegment,
  draftOneSegment,
  deskImports,
  deskOneImport,
  templates,
  brand,
  customers,
  customer,
  team,
  audit,
]);
