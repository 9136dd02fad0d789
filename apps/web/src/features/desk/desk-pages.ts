import { lazy } from 'react';

/** The pages of the desk, each its own chunk. */
export const TodayPage = lazy(async () => ({ default: (await import('./today/today-page.tsx')).TodayPage }));
export const DeskTripsPage = lazy(async () => ({
  default: (await import('./trips/desk-trips-page.tsx')).DeskTripsPage,
}));
export const DeskTripPage = lazy(async () => ({ default: (await import('./trip/desk-trip-page.tsx')).DeskTripPage }));
export const AddToTripPage = lazy(async () => ({ default: (await import('./trip/segment-pages.tsx')).AddToTripPage }));
export const ChangeOfTripPage = lazy(async () => ({
  default: (await import('./trip/segment-pages.tsx')).ChangeOfTripPage,
}));
export const DeskDraftPage = lazy(async () => ({ default: (await import('./trip/desk-trip-page.tsx')).DeskDraftPage }));
export const ReviewPage = lazy(async () => ({ default: (await import('./review/review-page.tsx')).ReviewPage }));
export const AddToDraftPage = lazy(async () => ({
  default: (await import('./trip/segment-pages.tsx')).AddToDraftPage,
}));
export const ChangeOfDraftPage = lazy(async () => ({
  default: (await import('./trip/segment-pages.tsx')).ChangeOfDraftPage,
}));
export const AgencyImportsPage = lazy(async () => ({
  default: (await import('./imports/agency-imports-page.tsx')).AgencyImportsPage,
}));
export const AgencyImportPage = lazy(async () => ({
  default: (await import('./imports/agency-import-page.tsx')).AgencyImportPage,
}));
export const TemplatesPage = lazy(async () => ({
  default: (await import('./templates/templates-page.tsx')).TemplatesPage,
}));
export const AgencyPage = lazy(async () => ({ default: (await import('./agency/agency-page.tsx')).AgencyPage }));
export const CustomersPage = lazy(async () => ({
  default: (await import('../customers/customers-page.tsx')).CustomersPage,
}));
export const CustomerPage = lazy(async () => ({
  default: (await import('../customers/customer-page.tsx')).CustomerPage,
}));
export const TeamPage = lazy(async () => ({ default: (await import('../team/team-page.tsx')).TeamPage }));
export const AuditPage = lazy(async () => ({ default: (await import('../team/audit-page.tsx')).AuditPage }));
