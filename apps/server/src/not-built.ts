import type { CallName } from '@escale/contract';

/**
 * What the contract promises and this server does not do yet (501). Whoever binds a call takes its name out; a test holds
 * this list against the routes.
 */
export const notBuilt: readonly CallName[] = [
  'addDraftSegment',
  'addSegmentForCustomer',
  'beginDraft',
  'changeDraftSegment',
  'cloneTripForCustomer',
  'completeAgencyImport',
  'deleteTemplate',
  'discardDraft',
  'getAgencyAttachment',
  'getAgencyBrand',
  'getAgencyImage',
  'getAgencyImport',
  'getAgencyTrip',
  'getAgencyTripPdf',
  'getDraft',
  'getTodayBoard',
  'getTripAgency',
  'importTripForCustomer',
  'keepTemplate',
  'listAgencyImports',
  'listAgencyTrips',
  'listDrafts',
  'listPublications',
  'listTemplates',
  'previewDraft',
  'publishDraft',
  'removeDraftSegment',
  'restoreDraftSegment',
  'renameTemplate',
  'seeTrip',
  'updateAgencyBrand',
  'updateDraft',
  'uploadImage',
  'useTemplate',
];
