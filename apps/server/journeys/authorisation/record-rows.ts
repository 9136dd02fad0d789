import { flight } from '../../testing/makers.ts';
import type { Records } from './records.ts';
import { atNowhere, inCompany, leasOwn, onTrip, type Row, signedIn } from './row.ts';

const ownImport = (on: Records) => ({ params: { id: on.importId } });
const ownBatch = (on: Records) => ({ params: { id: on.importBatchId } });
const ownCalendar = (on: Records) => ({ params: { id: on.calendarId } });
const incident = (on: Records) => ({ params: { id: on.incidentId } });
const safe = { kind: 'safe', deviceTime: '2026-11-21T10:00:00+01:00[Europe/Paris]' } as const;
const ownDocument = (on: Records) => ({ params: { id: on.documentId } });
const ownDocumentFile = (on: Records) => ({ params: { id: on.documentId, fileId: on.documentFileId } });

/** What somebody keeps beside their trips. */
export const recordRows = {
  // imports
  listImports: signedIn(200),
  createImport: signedIn(202, () => ({ body: { text: 'Nothing was booked.' } })),
  getImport: leasOwn(200, ownImport),
  getImportOriginal: leasOwn(200, ownImport),
  acceptImport: leasOwn('may', (on) => ({ ...ownImport(on), body: {} })),
  completeImport: leasOwn('may', (on) => ({ ...ownImport(on), body: { segment: flight(9) } })),
  readImportAgain: leasOwn('may', ownImport),
  // Whose it is, is asked first; then there is nothing to take back in it, and nothing to settle.
  undoImport: leasOwn(409, ownImport),
  settleImport: leasOwn(409, (on) => ({ ...ownImport(on), body: { index: 0, field: 'seatNumber', take: 'kept' } })),
  dismissImport: leasOwn(204, ownImport),

  // a language model: none is configured there
  getModelConsent: signedIn(200),
  setModelConsent: signedIn(200, () => ({ body: { agreed: false } })),
  getImportModel: leasOwn(200, ownImport),
  tryImportModel: leasOwn(409, ownImport),

  // many at once
  listImportBatches: signedIn(200),
  createImportBatch: signedIn(201, () => ({ body: {} })),
  getImportBatch: leasOwn(200, ownBatch),
  addToImportBatch: leasOwn(202, (on) => ({ ...ownBatch(on), file: 'mailbox' })),
  listBatchImports: leasOwn(200, ownBatch),
  closeImportBatch: leasOwn(200, ownBatch),
  stopImportBatch: leasOwn(200, ownBatch),

  // calendars
  listCalendars: signedIn(200),
  connectCalendar: signedIn(422, () => ({ body: { kind: 'subscription', address: '' } })),
  beginCalendarSignIn: signedIn(404, () => ({ params: { kind: 'google' }, body: {} })),
  finishCalendarSignIn: signedIn(409, () => ({ body: { state: 'x', code: 'x' } })),
  selectCalendars: leasOwn(422, (on) => ({ ...ownCalendar(on), body: { calendarIds: [] } })),
  changeCalendarPassword: leasOwn('may', (on) => ({ ...ownCalendar(on), body: { username: 'lea', password: 'x' } })),
  syncCalendar: leasOwn(202, ownCalendar),
  disconnectCalendar: leasOwn(204, ownCalendar),
  listCalendarEvents: leasOwn(200, ownCalendar),
  setCalendarHome: signedIn(200, () => ({ body: { home: null } })),
  createCalendarFeed: signedIn(201),
  revokeCalendarFeed: signedIn(204),

  // messages
  listMessages: signedIn(200),
  readMessages: signedIn(200, () => ({ body: { all: true } })),
  deleteMessage: signedIn(404, () => atNowhere),
  live: signedIn(200),

  // safety
  reportIncident: inCompany(202, 202, () => ({ body: safe })),
  listMyIncidents: signedIn(200),
  removeIncidentLocation: leasOwn(204, incident),
  listIncidents: inCompany(404, 200),
  getIncident: inCompany(404, 200, incident),
  acknowledgeIncident: inCompany(404, 204, incident),
  addIncidentNote: inCompany(404, 204, (on) => ({ ...incident(on), body: { text: 'Called.' } })),
  closeIncident: inCompany(404, 204, incident),
  reopenIncident: inCompany(404, 204, incident),

  // reviews
  createReview: signedIn('may', () => ({ body: { kind: 'app', stars: 5 } })),
  getReview: signedIn(404, () => atNowhere),
  updateReview: signedIn(404, () => ({ ...atNowhere, body: { kind: 'app', stars: 5 } })),
  getFeedback: signedIn(200),
  getSurveyedTrip: onTrip(200, 200, 200, (on) => ({ params: { id: on.tripId } })),
  putOffFeedback: signedIn(204, () => ({ body: { what: 'app' } })),

  // documents: nobody but their owner, and an agent least of all
  listDocuments: signedIn(200),
  createDocument: signedIn(201, () => ({ body: { documentType: 'visa' } })),
  createDocumentWithFile: signedIn(201, () => ({ file: 'scan' })),
  getDocumentSecrets: leasOwn(200, ownDocument),
  updateDocument: leasOwn(200, (on) => ({ ...ownDocument(on), body: { documentType: 'visa' } })),
  deleteDocument: leasOwn(204, ownDocument),
  addDocumentFile: leasOwn(201, (on) => ({ ...ownDocument(on), file: 'scan' })),
  renameDocumentFile: leasOwn(200, (on) => ({ ...ownDocumentFile(on), body: { name: 'x' } })),
  deleteDocumentFile: leasOwn(204, ownDocumentFile),
  getDocumentFileContent: leasOwn(200, ownDocumentFile),
  listDocumentWarnings: onTrip(200, 200, 200, (on) => ({ params: { id: on.tripId } })),
  // In somebody's own trip, Léa's document is none.
  dismissDocumentWarning: leasOwn(204, (on) => ({
    params: { id: on.tripId },
    body: { documentId: on.documentId, reason: 'ends-before-return' },
  })),
} satisfies Record<string, Row>;
