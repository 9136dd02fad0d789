import { flight } from '../../testing/makers.ts';
import type { Records } from './records.ts';
import { admins, agents, atNowhere, nowhere, ofCustomer, type Row } from './row.ts';

const customer = (on: Records) => ({ params: { id: on.customerId } });
const trip = (on: Records) => ({ params: { id: on.tripId } });
const atLine = { params: { id: nowhere, segmentId: nowhere } };
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
  revokeInvitation: admins(404, () => atNowhere),
  removeAgent: admins(404, () => atNowhere),
  listAudit: agents(200),

  // trips
  listAgencyTrips: agents(200, () => ({ query: { limit: '200' } })),
  getAgencyTrip: ofCustomer(200, trip),
  getAgencyTripPdf: ofCustomer(200, trip),
  listPublications: ofCustomer(200, trip),
  addSegmentForCustomer: ofCustomer(201, (on) => ({ ...trip(on), body: flight(9) })),
  getAgencyAttachment: ofCustomer(200, (on) => ({ params: { id: on.attachmentId } })),
  cloneTripForCustomer: ofCustomer(201, (on) => ({ body: { tripId: on.tripId, toUser: on.customerId } })),
  importTripForCustomer: ofCustomer(202, (on) => ({ file: 'booking.pdf', body: { name: 'b', userId: on.customerId } })),
  listAgencyImports: agents(200),
  getAgencyImport: agents(404, () => atNowhere),
  completeAgencyImport: agents(404, () => ({ ...atNowhere, body: { segment: flight(9) } })),
  getTodayBoard: agents(200),

  // drafts
  listDrafts: agents(200),
  beginDraft: ofCustomer(201, (on) => ({ body: { customerId: on.customerId, tripId: on.tripId } })),
  getDraft: agents(404, () => atNowhere),
  updateDraft: agents(404, () => ({ ...atNowhere, body: {} })),
  discardDraft: agents(404, () => atNowhere),
  addDraftSegment: agents(404, () => ({ ...atNowhere, body: flight(9) })),
  changeDraftSegment: agents(404, () => ({ ...atLine, body: { segment: flight(9) } })),
  removeDraftSegment: agents(404, () => atLine),
  restoreDraftSegment: agents(404, () => atLine),
  previewDraft: agents(404, () => atNowhere),
  publishDraft: agents(404, () => atNowhere),

  // patterns and looks
  listTemplates: agents(200),
  keepTemplate: ofCustomer(201, (on) => ({ body: { name: 'Pattern', tripId: on.tripId } })),
  renameTemplate: agents(404, () => ({ ...atNowhere, body: { name: 'x' } })),
  deleteTemplate: agents(404, () => atNowhere),
  useTemplate: agents('may', () => atNowhere),
  getAgencyBrand: agents(200),
  updateAgencyBrand: agents('may'),
  uploadImage: agents('may', () => ({ file: 'logo.png' })),
  getAgencyImage: agents(404, () => atNowhere),
} satisfies Record<string, Row>;
