import { flight } from '../../testing/makers.ts';
import type { Records } from './records.ts';
import { admins, agents, atNowhere, ofAgency, ofCustomer, type Row, row } from './row.ts';

const customer = (on: Records) => ({ params: { id: on.customerId } });
const trip = (on: Records) => ({ params: { id: on.tripId } });
const draft = (on: Records) => ({ params: { id: on.draftId } });
const draftLine = (on: Records) => ({ params: { id: on.draftId, segmentId: on.draftLineId } });
const tripLine = (on: Records) => ({ params: { id: on.draftId, segmentId: on.segmentId } });
const template = (on: Records) => ({ params: { id: on.templateId } });
const agencyImport = (on: Records) => ({ params: { id: on.agencyImportId } });
const somebody = { email: 'new@example.com', firstName: 'New', lastName: 'Customer' };

/** The advisor's half. Whoever is no advisor hears 403 whatever they name, and whoever is one 404 of what is not theirs. */
export const agencyRows = {
  // customers
  listCustomers: agents(200),
  getCustomer: ofCustomer(200, customer),
  addCustomer: agents(201, (_, { email }) => ({ body: { ...somebody, email: `customer-of-${email}` } })),
  updateCustomer: ofCustomer(200, (on) => ({ ...customer(on), body: { ...somebody, email: on.ownerEmail } })),
  deleteCustomer: ofCustomer(204, customer),
  transferCustomer: ofCustomer(200, (on) => ({ ...customer(on), body: { agentEmail: on.colleagueEmail } })),

  // the agency itself
  getTeam: agents(200),
  updateTeam: admins(204, () => ({ body: { customersShared: false } })),
  inviteAgent: admins(201, () => ({ body: { email: 'new@agency.example' } })),
  revokeInvitation: row(403, { agent: 204, otherAgent: 404 }, (on) => ({ params: { id: on.invitationId } })),
  removeAgent: admins(404, () => atNowhere),
  listAudit: agents(200),

  // trips
  listAgencyTrips: agents(200, () => ({ query: { limit: '200' } })),
  getAgencyTrip: ofCustomer(200, trip),
  getAgencyTripPdf: ofCustomer(200, trip),
  listAgencyTripLinks: ofCustomer(200, trip),
  createAgencyTripLink: ofCustomer(201, (on) => ({ ...trip(on), body: {} })),
  revokeAgencyTripLink: ofCustomer(204, (on) => ({ params: { id: on.tripId, linkId: on.agencyLinkId } })),
  listPublications: ofCustomer(200, trip),
  addSegmentForCustomer: ofCustomer(201, (on) => ({ ...trip(on), body: flight(9) })),
  getAgencyAttachment: ofCustomer(200, (on) => ({ params: { id: on.attachmentId } })),
  cloneTripForCustomer: ofCustomer(201, (on) => ({ body: { tripId: on.tripId, toUser: on.customerId } })),
  importTripForCustomer: ofCustomer(202, (on) => ({ file: 'booking.pdf', body: { name: 'b', userId: on.customerId } })),
  listAgencyImports: agents(200),
  getAgencyImport: ofCustomer(200, agencyImport),
  completeAgencyImport: ofCustomer(200, (on) => ({ ...agencyImport(on), body: { segment: flight(9) } })),
  getAgencyImportOriginal: ofCustomer(200, agencyImport),
  acceptAgencyImport: ofCustomer('may', (on) => ({ ...agencyImport(on), body: {} })),
  settleAgencyImport: ofCustomer(409, (on) => ({
    ...agencyImport(on),
    body: { index: 0, field: 'seatNumber', take: 'kept' },
  })),
  undoAgencyImport: ofCustomer('may', agencyImport),
  readAgencyImportAgain: ofCustomer('may', agencyImport),
  dismissAgencyImport: ofCustomer('may', agencyImport),
  getTodayBoard: agents(200),

  // drafts
  listDrafts: agents(200),
  beginDraft: ofCustomer(201, (on) => ({ body: { customerId: on.customerId, tripId: on.tripId } })),
  getDraft: ofCustomer(200, draft),
  updateDraft: ofCustomer(200, (on) => ({ ...draft(on), body: { purpose: 'Fair' } })),
  discardDraft: ofCustomer(204, draft),
  addDraftSegment: ofCustomer(201, (on) => ({ ...draft(on), body: flight(9) })),
  changeDraftSegment: ofCustomer(200, (on) => ({ ...draftLine(on), body: { segment: flight(9) } })),
  removeDraftSegment: ofCustomer(200, draftLine),
  restoreDraftSegment: ofCustomer(200, tripLine),
  previewDraft: ofCustomer(200, draft),
  publishDraft: ofCustomer(201, draft),

  // patterns and looks
  listTemplates: agents(200),
  keepTemplate: ofCustomer(201, (on) => ({ body: { name: 'Pattern', tripId: on.tripId } })),
  renameTemplate: ofAgency(200, (on) => ({ ...template(on), body: { name: 'x' } })),
  deleteTemplate: ofAgency(204, template),
  // For a customer of one's own: Léa is not Bruno's.
  useTemplate: ofCustomer(201, (on) => ({ ...template(on), body: { customerId: on.customerId, start: '2027-07-01' } })),
  getAgencyBrand: agents(200),
  updateAgencyBrand: agents('may'),
  uploadImage: agents('may', () => ({ file: 'logo.png' })),
  getAgencyImage: ofAgency(200, (on) => ({ params: { id: on.imageId } })),
} satisfies Record<string, Row>;
