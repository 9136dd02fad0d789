import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { Client } from '../api/client.ts';
import type { TripSearch } from '../features/desk/trips/trip-filters.ts';
import { prefetchHome, prefetchTrip } from '../features/home/home-queries.ts';
import type { HotelSearch } from '../features/hotels/stay.ts';
import type { AuditSearch } from '../features/team/audit-search.ts';
import { loadWords } from '../words/words.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageFailed } from './page-failed.tsx';
import { Shell } from './shell.tsx';

type Context = { api: Client; queries: QueryClient };

/** A search parameter that is one of the known words, or left out. */
const oneOf = <W extends string>(value: unknown, words: readonly W[]): W | undefined =>
  words.find((word) => word === value);
const someText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const someDay = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;

const documentTypes = ['passport', 'id-card', 'drivers-license', 'visa', 'loyalty-card', 'other'] as const;
type DocumentType = (typeof documentTypes)[number];

export const tripTabs = ['itinerary', 'files', 'media', 'travelers', 'detail'] as const;
export type TripTab = (typeof tripTabs)[number];

const root = createRootRouteWithContext<Context>()({ notFoundComponent: NotFoundPage });

/** Greets whoever signs in for the first time; the server leads there. */
const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  loader: () => loadWords('welcome', 'shell'),
  component: lazyRouteComponent(() => import('../features/welcome/welcome-page.tsx'), 'WelcomePage'),
});

/** Everything behind the sign-in stands in the shell. */
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  loader: () => loadWords('shell'),
});

const home = createRoute({
  getParentRoute: () => inside,
  path: '/',
  loader: ({ context: { api, queries } }) => {
    prefetchHome(api, queries);
    return loadWords('home', 'segments');
  },
  component: lazyRouteComponent(() => import('../features/home/home-page.tsx'), 'HomePage'),
});

const now = createRoute({
  getParentRoute: () => inside,
  path: '/now',
  loader: ({ context: { api, queries } }) => {
    prefetchHome(api, queries);
    return loadWords('now', 'home', 'segments', 'fields');
  },
  component: lazyRouteComponent(() => import('../features/now/now-page.tsx'), 'NowPage'),
});

const trips = createRoute({
  getParentRoute: () => inside,
  path: '/trips',
  validateSearch: (search): { when?: 'coming' | 'past'; query?: string } => ({
    when: oneOf(search.when, ['coming', 'past']),
    query: someText(search.query),
  }),
  loader: () => loadWords('trips', 'home', 'segments'),
  component: lazyRouteComponent(() => import('../features/home/trips-page.tsx'), 'TripsPage'),
});

const newTrip = createRoute({
  getParentRoute: () => inside,
  path: '/trips/new',
  loader: () => loadWords('trips', 'fields'),
  component: lazyRouteComponent(() => import('../features/trips/new-trip-page.tsx'), 'NewTripPage'),
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
  component: lazyRouteComponent(() => import('../features/trips/trip-page.tsx'), 'TripPage'),
});

const tripMap = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/map',
  loader: () => loadWords('trips', 'segments', 'map'),
  component: lazyRouteComponent(() => import('../features/map/map-page.tsx'), 'MapPage'),
});

const mergeTrip = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/merge',
  loader: () => loadWords('trips'),
  component: lazyRouteComponent(() => import('../features/trips/merge-page.tsx'), 'MergePage'),
});

const newSegment = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/segments/new',
  validateSearch: (search): { type?: string } => ({ type: someText(search.type) }),
  loader: () => loadWords('trips', 'segments', 'fields', 'files'),
  component: lazyRouteComponent(() => import('../features/segments/new-segment-page.tsx'), 'NewSegmentPage'),
});

const segment = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/segments/$segmentId',
  loader: () => loadWords('trips', 'segments', 'fields', 'files'),
  component: lazyRouteComponent(() => import('../features/segments/segment-page.tsx'), 'SegmentPage'),
});

/** Checked by the page: what it takes apart weighs too much for the first screen. */
const hotelSearch = (search: Record<string, unknown>): HotelSearch => search;

const hotels = createRoute({
  getParentRoute: () => inside,
  path: '/hotels',
  validateSearch: hotelSearch,
  loader: () => loadWords('hotels', 'fields'),
  component: lazyRouteComponent(() => import('../features/hotels/search/search-page.tsx'), 'HotelSearchPage'),
});

const hotelResults = createRoute({
  getParentRoute: () => inside,
  path: '/hotels/results',
  validateSearch: hotelSearch,
  loader: () => loadWords('hotels', 'fields', 'map'),
  component: lazyRouteComponent(() => import('../features/hotels/results/results-page.tsx'), 'HotelResultsPage'),
});

const oneHotel = createRoute({
  getParentRoute: () => inside,
  path: '/hotels/$hotelCode',
  validateSearch: hotelSearch,
  loader: () => loadWords('hotels', 'fields', 'map'),
  component: lazyRouteComponent(() => import('../features/hotels/detail/hotel-page.tsx'), 'HotelPage'),
});

const bookHotel = createRoute({
  getParentRoute: () => inside,
  path: '/hotels/$hotelCode/book',
  validateSearch: hotelSearch,
  loader: () => loadWords('hotels', 'fields'),
  component: lazyRouteComponent(() => import('../features/hotels/book/book-page.tsx'), 'BookHotelPage'),
});

const hotelBooking = createRoute({
  getParentRoute: () => inside,
  path: '/hotels/bookings/$bookingId',
  loader: () => loadWords('hotels', 'trips', 'segments'),
  component: lazyRouteComponent(() => import('../features/hotels/booking/booking-page.tsx'), 'HotelBookingPage'),
});

const imports = createRoute({
  getParentRoute: () => inside,
  path: '/imports',
  validateSearch: (search): { trip?: string } => ({ trip: someText(search.trip) }),
  loader: () => loadWords('imports', 'segments'),
  component: lazyRouteComponent(() => import('../features/imports/imports-page.tsx'), 'ImportsPage'),
});

const importMany = createRoute({
  getParentRoute: () => inside,
  path: '/imports/many',
  loader: () => loadWords('many', 'imports'),
  component: lazyRouteComponent(() => import('../features/imports/many/many-page.tsx'), 'ImportManyPage'),
});

const importBatch = createRoute({
  getParentRoute: () => inside,
  path: '/imports/many/$batchId',
  loader: () => loadWords('many', 'imports'),
  component: lazyRouteComponent(() => import('../features/imports/many/batch-page.tsx'), 'ImportBatchPage'),
});

const oneImport = createRoute({
  getParentRoute: () => inside,
  path: '/imports/$importId',
  loader: () => loadWords('imports', 'segments', 'fields'),
  component: lazyRouteComponent(() => import('../features/imports/import-page.tsx'), 'ImportPage'),
});

const documents = createRoute({
  getParentRoute: () => inside,
  path: '/documents',
  loader: () => loadWords('documents'),
  component: lazyRouteComponent(() => import('../features/documents/documents-page.tsx'), 'DocumentsPage'),
});

/** The profile's way to the same page. */
const profileDocuments = createRoute({
  getParentRoute: () => inside,
  path: '/profile/documents',
  beforeLoad: () => redirect({ to: '/documents', replace: true, throw: true }),
});

const newDocument = createRoute({
  getParentRoute: () => inside,
  path: '/documents/new',
  validateSearch: (search): { type?: DocumentType } => ({ type: oneOf(search.type, documentTypes) }),
  loader: () => loadWords('documents', 'files', 'fields'),
  component: lazyRouteComponent(() => import('../features/documents/new-document-page.tsx'), 'NewDocumentPage'),
});

const oneDocument = createRoute({
  getParentRoute: () => inside,
  path: '/documents/$documentId',
  loader: () => loadWords('documents', 'files', 'fields'),
  component: lazyRouteComponent(() => import('../features/documents/document-page.tsx'), 'DocumentPage'),
});

const messages = createRoute({
  getParentRoute: () => inside,
  path: '/messages',
  loader: () => loadWords('messages'),
  component: lazyRouteComponent(() => import('../features/messages/messages-page.tsx'), 'MessagesPage'),
});

const changes = createRoute({
  getParentRoute: () => inside,
  path: '/changes',
  loader: () => loadWords('changes', 'trips', 'fields'),
  component: lazyRouteComponent(() => import('../features/changes/changes-page.tsx'), 'ChangesPage'),
});

const safety = createRoute({
  getParentRoute: () => inside,
  path: '/safety',
  loader: () => loadWords('safety'),
  component: lazyRouteComponent(() => import('../features/safety/safety-page.tsx'), 'SafetyPage'),
});

const safetyDesk = createRoute({
  getParentRoute: () => inside,
  path: '/safety/desk',
  loader: () => loadWords('safety', 'desk'),
  component: lazyRouteComponent(() => import('../features/safety/desk/desk-page.tsx'), 'DeskPage'),
});

const oneIncident = createRoute({
  getParentRoute: () => inside,
  path: '/safety/desk/$incidentId',
  loader: () => loadWords('safety', 'desk'),
  component: lazyRouteComponent(() => import('../features/safety/desk/desk-page.tsx'), 'IncidentPage'),
});

const survey = createRoute({
  getParentRoute: () => inside,
  path: '/trips/$tripId/survey',
  loader: () => loadWords('feedback'),
  component: lazyRouteComponent(() => import('../features/feedback/survey-page.tsx'), 'TripSurveyPage'),
});

const feedback = createRoute({
  getParentRoute: () => inside,
  path: '/profile/feedback',
  loader: () => loadWords('feedback'),
  component: lazyRouteComponent(() => import('../features/feedback/feedback-page.tsx'), 'FeedbackPage'),
});

const generalSurvey = createRoute({
  getParentRoute: () => inside,
  path: '/profile/feedback/survey',
  loader: () => loadWords('feedback'),
  component: lazyRouteComponent(() => import('../features/feedback/survey-page.tsx'), 'GeneralSurveyPage'),
});

const profile = createRoute({
  getParentRoute: () => inside,
  path: '/profile',
  loader: () => loadWords('account'),
  component: lazyRouteComponent(() => import('../features/account/profile-page.tsx'), 'ProfilePage'),
});

const details = createRoute({
  getParentRoute: () => inside,
  path: '/profile/details',
  loader: () => loadWords('account', 'auth'),
  component: lazyRouteComponent(() => import('../features/account/details-page.tsx'), 'DetailsPage'),
});

const security = createRoute({
  getParentRoute: () => inside,
  path: '/profile/security',
  loader: () => loadWords('security'),
  component: lazyRouteComponent(() => import('../features/security/security-page.tsx'), 'SecurityPage'),
});

const ownData = createRoute({
  getParentRoute: () => inside,
  path: '/profile/data',
  loader: () => loadWords('privacy', 'files'),
  component: lazyRouteComponent(() => import('../features/privacy/data-page.tsx'), 'DataPage'),
});

const privacy = createRoute({
  getParentRoute: () => inside,
  path: '/privacy',
  loader: () => loadWords('legal'),
  component: lazyRouteComponent(() => import('../features/legal/legal-page.tsx'), 'PrivacyPage'),
});

const terms = createRoute({
  getParentRoute: () => inside,
  path: '/terms',
  loader: () => loadWords('legal'),
  component: lazyRouteComponent(() => import('../features/legal/legal-page.tsx'), 'TermsPage'),
});

const notifications = createRoute({
  getParentRoute: () => inside,
  path: '/profile/notifications',
  loader: () => loadWords('notifications'),
  component: lazyRouteComponent(() => import('../features/notifications/notifications-page.tsx'), 'NotificationsPage'),
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
  component: lazyRouteComponent(() => import('../features/calendars/calendars-page.tsx'), 'CalendarsPage'),
});

/** The pages of an agency: its calls are declared around them, and fetched with them. */
const agency = createRoute({
  getParentRoute: () => inside,
  id: 'agency',
  loader: () => loadWords('agency'),
  component: lazyRouteComponent(() => import('../features/desk/desk-frame.tsx'), 'DeskFrame'),
});

/** All behind one file: travellers, who open none of them, do not even fetch their names. */
const deskPage = (name: keyof typeof import('../features/desk/desk-pages.ts')) =>
  lazyRouteComponent(() => import('../features/desk/desk-pages.ts'), name);

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
  loader: () => loadWords('trips', 'segments'),
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

const advisors = createRoute({
  getParentRoute: () => inside,
  path: '/profile/advisors',
  loader: () => loadWords('people'),
  component: lazyRouteComponent(() => import('../features/advisors/advisors-page.tsx'), 'AdvisorsPage'),
});

const invitation = createRoute({
  getParentRoute: () => inside,
  path: '/invitation',
  loader: () => loadWords('people'),
  component: lazyRouteComponent(() => import('../features/advisors/invitation-page.tsx'), 'InvitationPage'),
});

const brand = createRoute({
  getParentRoute: () => agency,
  path: '/desk/agency',
  component: deskPage('AgencyPage'),
});

const tree = root.addChildren([
  welcome,
  inside.addChildren([
    home,
    now,
    trips,
    newTrip,
    trip,
    tripMap,
    mergeTrip,
    newSegment,
    segment,
    hotels,
    hotelResults,
    oneHotel,
    bookHotel,
    hotelBooking,
    imports,
    importMany,
    importBatch,
    oneImport,
    documents,
    profileDocuments,
    newDocument,
    oneDocument,
    messages,
    changes,
    safety,
    safetyDesk,
    oneIncident,
    survey,
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
    agency.addChildren([
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
    ]),
  ]),
]);

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
