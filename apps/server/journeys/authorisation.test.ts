import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Call, type CallName, calls } from '@escale/contract';
import { notBuilt } from '../src/not-built.ts';
import { makeCompany } from '../testing/company.ts';
import { addTraveler, flight, inDays, makeSegment, makeTrip, readTrip } from '../testing/makers.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { type SignedIn, signIn, signInAgent } from '../testing/sign-in.ts';

/**
 * Who may ask what: every call of the contract times everyone who might. A call without a row fails, so whoever adds one
 * has to say here who may. A call that is not built yet answers 501 to those who may ask it at all.
 */
const everyone = ['anonymous', 'owner', 'primary', 'fellow', 'stranger', 'agent', 'contact'] as const;
type Who = (typeof everyone)[number];
/** `may`: let through; what then comes of it is another test's business. */
type Expected = number | 'may';
type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; file?: string };
type Row = { answers: Record<Who, Expected>; sent: (on: Setting, asker: SignedIn) => Sent | Promise<Sent> };

/**
 * A trip that Léa owns and Max is the primary traveller of; Nils is a fellow, Eve a stranger, Ana an advisor of others, Nora
 * the safety contact of the company that Léa alone travels for.
 */
type Setting = {
  tripId: string;
  segmentId: string;
  attachmentId: string;
  fellowId: string;
  importId: string;
  calendarId: string;
  incidentId: string;
  documentId: string;
  documentFileId: string;
};

const nothing = () => ({});
const signedIn = (answer: Expected, sent: Row['sent'] = nothing): Row => ({
  answers: {
    anonymous: 401,
    owner: answer,
    primary: answer,
    fellow: answer,
    stranger: answer,
    agent: answer,
    contact: answer,
  },
  sent,
});
const agents = (sent: Row['sent'] = nothing): Row => ({
  answers: { anonymous: 401, owner: 403, primary: 403, fellow: 403, stranger: 403, agent: 'may', contact: 403 },
  sent,
});
const agentsOr404 = (sent: Row['sent']): Row => ({ answers: { ...agents().answers, agent: 404 }, sent });
const onTrip = (owner: Expected, primary: Expected, fellow: Expected, sent: Row['sent']): Row => ({
  answers: { anonymous: 401, owner, primary, fellow, stranger: 404, agent: 404, contact: 404 },
  sent,
});
/** A record of Léa's own. */
const leasOwn = (owner: Expected, sent: Row['sent']): Row => ({
  answers: { anonymous: 401, owner, primary: 404, fellow: 404, stranger: 404, agent: 404, contact: 404 },
  sent,
});

/** For people of a company, however they stand to each other. */
const inCompany = (owner: Expected, contact: Expected, sent: Row['sent'] = nothing): Row => ({
  answers: { anonymous: 401, owner, primary: 404, fellow: 404, stranger: 404, agent: 404, contact },
  sent,
});

const aHint = 'no-bed.01900000-0000-7000-8000-00000000dead.01900000-0000-7000-8000-00000000beef';
const nowhere = '01900000-0000-7000-8000-00000000dead';
const params = { id: nowhere };
const trip = (on: Setting) => ({ params: { id: on.tripId } });
const segment = (on: Setting) => ({ params: { id: on.tripId, segmentId: on.segmentId } });
const attachment = (on: Setting) => ({ params: { id: on.attachmentId } });
const ownImport = (on: Setting) => ({ params: { id: on.importId } });
const ownCalendar = (on: Setting) => ({ params: { id: on.calendarId } });
const incident = (on: Setting) => ({ params: { id: on.incidentId } });
const safe = { kind: 'safe', deviceTime: '2026-11-21T10:00:00+01:00[Europe/Paris]' } as const;
const ownDocument = (on: Setting) => ({ params: { id: on.documentId } });
const ownDocumentFile = (on: Setting) => ({ params: { id: on.documentId, fileId: on.documentFileId } });
const aStay = { checkin: inDays(30), checkout: inDays(31) };
const link = { url: 'https://example.com/' };

const rows: Record<CallName, Row> = {
  // trips
  listTrips: signedIn(200),
  createTrip: signedIn(201, () => ({ body: { name: 'Mine' } })),
  getTrip: onTrip(200, 200, 200, trip),
  updateTrip: onTrip(200, 200, 403, (on) => ({ ...trip(on), body: { name: 'Other' } })),
  deleteTrip: onTrip(204, 204, 403, trip),
  rateTrip: onTrip(200, 200, 200, (on) => ({ ...trip(on), body: { rating: 3 } })),
  mergeTrips: onTrip(200, 200, 403, async (on, asker) => ({
    body: { targetTripId: (await makeTrip(asker)).id, sourceTripIds: [on.tripId] },
  })),
  cloneTrip: onTrip(201, 201, 201, (on) => ({ body: { tripId: on.tripId, toUser: 'somebody@example.com' } })),
  addTraveler: onTrip(201, 201, 403, (on) => ({ ...trip(on), body: { email: 'somebody@example.com' } })),
  removeTraveler: onTrip(204, 204, 204, (on) => ({ params: { id: on.tripId, travelerId: on.fellowId } })),
  addSegment: onTrip(201, 201, 201, (on) => ({ ...trip(on), body: flight(9) })),
  replaceSegment: onTrip(200, 200, 403, (on) => ({ ...segment(on), body: flight(9) })),
  updateSegment: onTrip(200, 200, 403, (on) => ({ ...segment(on), body: { notes: 'x' } })),
  deleteSegment: onTrip(204, 204, 403, segment),
  duplicateSegment: onTrip(201, 201, 201, segment),
  addTripAttachment: onTrip(201, 201, 201, (on) => ({ ...trip(on), body: link })),
  addSegmentAttachment: onTrip(201, 201, 201, (on) => ({ ...segment(on), body: link })),
  renameAttachment: onTrip(200, 200, 403, (on) => ({ ...attachment(on), body: { name: 'x' } })),
  deleteAttachment: onTrip(204, 204, 403, attachment),
  getAttachmentContent: onTrip(200, 200, 200, attachment),

  listDismissedHints: onTrip(200, 200, 200, trip),
  dismissHint: onTrip(204, 204, 204, (on) => ({ params: { id: on.tripId, hint: aHint }, body: { facts: '0123abcd' } })),
  restoreHint: onTrip(204, 204, 204, (on) => ({ params: { id: on.tripId, hint: aHint } })),

  // sharing
  listTripLinks: onTrip(200, 200, 403, trip),
  createTripLink: onTrip(201, 201, 403, (on) => ({ ...trip(on), body: {} })),
  revokeTripLink: onTrip(404, 404, 403, (on) => ({ params: { id: on.tripId, linkId: nowhere } })),
  getTripPdf: onTrip(200, 200, 200, trip),

  // places
  autocompletePlaces: signedIn(200, () => ({ query: { input: 'Paris' } })),
  getPlaceDetails: signedIn(200, () => ({ query: { place_id: 'airport:CDG' } })),
  getAirline: signedIn(404, () => ({ query: { iataCode: '9Z' } })),
  getWeather: signedIn(200, () => ({ query: { latitude: '48.85', longitude: '2.35' } })),

  // accounts
  getAccount: signedIn(200),
  updateAccountDetails: signedIn(200, () => ({ body: { firstName: 'A', lastName: 'B' } })),
  clearOnboarding: signedIn(204, () => ({ body: { state: 'cleared' } })),
  getCompany: inCompany(200, 200),
  getAppConfig: signedIn(200, () => ({ params: { id: 'escale' } })),
  ping: signedIn(204),
  // No push service but the browsers' own: which devices are taken is the notifications' journey.
  registerDevice: signedIn(422, () => ({ body: { kind: 'apns', token: 'x' } })),
  removeDevice: signedIn(404, () => ({ params })),
  testDevice: signedIn(404, () => ({ params })),
  getNotificationSettings: signedIn(200),
  updateNotificationSettings: signedIn(422, () => ({ body: {} })),
  getImportAddress: signedIn(200),
  replaceImportAddress: signedIn(200),

  // proof of identity
  getProof: signedIn(200),
  sendProofCode: signedIn(200),
  startPasskeyProof: signedIn(422),
  prove: signedIn(200, () => ({ body: { code: '00000000' } })),

  // addresses
  listEmails: signedIn(200),
  startEmail: signedIn('may', () => ({ body: { email: 'second@example.com' } })),
  addEmail: signedIn(200, () => ({ body: { code: '00000000' } })),
  makeEmailMain: signedIn(404, () => ({ params })),
  removeEmail: signedIn(404, () => ({ params })),
  askEmergencyContact: signedIn(409),

  // own data
  getExport: signedIn(200),
  getExportContent: signedIn(404),
  startExport: signedIn(202),
  checkProof: signedIn(204),
  getErasure: signedIn(200),
  eraseAccount: signedIn(422, () => ({ body: { confirm: 'nobody@example.com' } })),

  // passkeys and sessions
  listPasskeys: signedIn(200),
  startPasskey: signedIn('may'),
  addPasskey: signedIn(422),
  renamePasskey: signedIn(404, () => ({ params, body: { name: 'x' } })),
  removePasskey: signedIn(404, () => ({ params })),
  listSessions: signedIn(200),
  endSession: signedIn(404, () => ({ params: { id: 'ab'.repeat(32) } })),
  endOtherSessions: signedIn(200),

  // imports
  listImports: signedIn(200),
  createImport: signedIn(202, () => ({ body: { text: 'Nothing was booked.' } })),
  getImport: leasOwn(200, ownImport),
  getImportOriginal: leasOwn(200, ownImport),
  acceptImport: leasOwn('may', (on) => ({ ...ownImport(on), body: {} })),
  completeImport: leasOwn('may', (on) => ({ ...ownImport(on), body: { segment: flight(9) } })),
  readImportAgain: leasOwn('may', ownImport),
  dismissImport: leasOwn(204, ownImport),

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
  deleteMessage: signedIn(404, () => ({ params })),
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
  getReview: signedIn(404, () => ({ params })),
  updateReview: signedIn(404, () => ({ params, body: { kind: 'app', stars: 5 } })),
  getFeedback: signedIn(200),
  getSurveyedTrip: onTrip(200, 200, 200, trip),
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
  listDocumentWarnings: onTrip(200, 200, 200, trip),
  // In somebody's own trip, Léa's document is none.
  dismissDocumentWarning: {
    answers: { ...leasOwn(204, nothing).answers },
    sent: (on) => ({ ...trip(on), body: { documentId: on.documentId, reason: 'ends-before-return' } }),
  },

  // the agency's people: which agent may see whom is the agency's journey
  listCustomers: agents(),
  getCustomer: agentsOr404(() => ({ params })),
  addCustomer: agents(() => ({ body: { email: 'new@example.com', firstName: 'N', lastName: 'W' } })),
  updateCustomer: agentsOr404(() => ({ params, body: { email: 'new@example.com', firstName: 'N', lastName: 'W' } })),
  deleteCustomer: agentsOr404(() => ({ params })),
  transferCustomer: agentsOr404(() => ({ params, body: { agentEmail: 'x@example.com' } })),
  listAudit: agents(),
  getTeam: agents(),
  updateTeam: agents(() => ({ body: { customersShared: true } })),
  inviteAgent: agents(() => ({ body: { email: 'new@agency.example' } })),
  revokeInvitation: agentsOr404(() => ({ params })),
  removeAgent: agentsOr404(() => ({ params })),
  lookAtInvitation: signedIn(404, () => ({ body: { token: 'x' } })),
  acceptInvitation: signedIn(404, () => ({ body: { token: 'x' } })),
  listAdvisors: signedIn(200),
  agreeToAdvisor: signedIn(404, () => ({ params })),
  leaveAdvisor: signedIn(404, () => ({ params })),

  // not built yet, as the contract has them
  searchHotels: signedIn(200, () => ({ query: { latitude: '45.75', longitude: '4.85', ...aStay } })),
  getHotel: signedIn(404, () => ({ query: { chainCode: 'SBX', hotelCode: 'none', ...aStay } })),
  bookHotel: signedIn(404),
  recheckHotelRate: signedIn(404),
  listHotelBookings: signedIn(200),
  getHotelBooking: signedIn(404, () => ({ params })),
  openVirtualCard: signedIn(404, () => ({ params })),
  cancelHotelBooking: signedIn(404),
  getCancellationPolicy: signedIn(404, () => ({ params })),
  listAgencyTrips: agents(),
  cloneTripForCustomer: agents(),
  importTripForCustomer: agents(),
  uploadImage: agents(),
  getAgencyTrip: agents(() => ({ params })),
  listPublications: agents(() => ({ params })),
  addSegmentForCustomer: agents(() => ({ params })),
  getAgencyAttachment: agents(() => ({ params })),
  listAgencyImports: agents(),
  getAgencyImport: agents(() => ({ params })),
  completeAgencyImport: agents(() => ({ params })),
  listDrafts: agents(),
  beginDraft: agents(),
  getDraft: agents(() => ({ params })),
  updateDraft: agents(() => ({ params })),
  discardDraft: agents(() => ({ params })),
  addDraftSegment: agents(() => ({ params })),
  changeDraftSegment: agents(() => ({ params: { id: nowhere, segmentId: nowhere } })),
  removeDraftSegment: agents(() => ({ params: { id: nowhere, segmentId: nowhere } })),
  restoreDraftSegment: agents(() => ({ params: { id: nowhere, segmentId: nowhere } })),
  previewDraft: agents(() => ({ params })),
  publishDraft: agents(() => ({ params })),
  seeTrip: onTrip(204, 204, 204, (on) => ({ ...trip(on), body: { version: 1 } })),
  listTemplates: agents(),
  keepTemplate: agents(),
  renameTemplate: agents(() => ({ params })),
  deleteTemplate: agents(() => ({ params })),
  useTemplate: agents(() => ({ params })),
  getAgencyBrand: agents(),
  updateAgencyBrand: agents(),
  getAgencyImage: agents(() => ({ params })),
  getAgencyTripPdf: agents(() => ({ params })),
  getTripAgency: onTrip(200, 200, 200, trip),
  getTodayBoard: agents(),
};

let server: TestServer;
let people: Record<Exclude<Who, 'anonymous'>, SignedIn>;
let base: string;

before(async () => {
  server = await startServer();
  people = {
    owner: await signIn(server, 'lea@example.com', { name: 'Léa Martin' }),
    primary: await signIn(server, 'max@example.com', { name: 'Max Weber' }),
    fellow: await signIn(server, 'nils@example.com', { name: 'Nils Berg' }),
    stranger: await signIn(server, 'eve@elsewhere.example', { name: 'Eve Stranger' }),
    agent: await signInAgent(server, 'ana@agency.example'),
    contact: await signIn(server, 'nora@example.com', { name: 'Nora Lind' }),
  };
  await makeCompany(server, { travellers: [people.owner], contacts: [people.contact] });
  base = (await makeTrip(people.owner)).id;
  await makeSegment(people.owner, base, flight(5));
  const file = new File(['%PDF-1.4'], 'visa.pdf');
  await people.owner.send(calls.addTripAttachment, { params: { id: base }, body: {}, file });
});

test('every call of the contract says who may ask it', () => {
  assert.deepEqual(
    Object.keys(calls).filter((name) => !(name in rows)),
    [],
  );
});

for (const name of Object.keys(rows) as CallName[]) {
  test(`${name}: ${calls[name].method} ${calls[name].path}`, async () => {
    for (const who of everyone) {
      const asker = who === 'anonymous' ? null : people[who];
      const on = await setting(name);
      const sent = await rows[name].sent(on, asker ?? people.owner);
      const status = await ask(calls[name], sent, asker?.token ?? null);
      const allowed = rows[name].answers[who];
      if (notBuilt.includes(name)) {
        assert.equal(status, allowed === 401 || allowed === 403 ? allowed : 501, who);
      } else if (allowed === 'may') {
        assert.ok(![401, 403, 404].includes(status) && status < 500, `${who} got ${status}`);
      } else {
        assert.equal(status, allowed, who);
      }
    }
  });
}

const empty = {
  ...{ tripId: '', segmentId: '', attachmentId: '', fellowId: '', importId: '', incidentId: '' },
  ...{ documentId: '', documentFileId: '', calendarId: '' },
};

async function leasDocument() {
  const file = new File(['%PDF-1.4'], 'scan.pdf');
  const { body } = await people.owner.send(calls.createDocumentWithFile, { body: { name: 'Scan' }, file });
  return { documentId: body.id, documentFileId: body.files[0].id };
}

/** Afresh for each asker: what one of them deletes is still there for the next. */
async function setting(name: CallName): Promise<Setting> {
  const on: Setting = { ...empty };
  const { path } = calls[name];
  if (path.includes('/documents/{') || path.includes('/dismissed')) Object.assign(on, await leasDocument());
  if (path.includes('/imports/')) {
    const made = await people.owner.send(calls.createImport, { body: { text: 'Nothing was booked.' } });
    await server.settled();
    return { ...on, importId: made.body.id };
  }
  if (path.includes('/calendars/{id}')) {
    const before = await people.owner.send(calls.listCalendars);
    for (const { id } of before.body.accounts) await people.owner.send(calls.disconnectCalendar, { params: { id } });
    const asked = { kind: 'caldav', server: 'http://127.0.0.1:9', username: 'lea', password: 'secret' } as const;
    const made = await people.owner.send(calls.connectCalendar, { body: asked });
    return { ...on, calendarId: made.body.id };
  }
  if (path.includes('/incidents/') || path.includes('/company/safety/')) {
    const made = await people.owner.send(calls.reportIncident, { body: safe });
    return { ...on, incidentId: made.body.id };
  }
  if (
    (!path.startsWith('/api/my/trips/') && !path.includes('/feedback/trips/') && !path.includes('/attachments/')) ||
    notBuilt.includes(name)
  )
    return on;
  const made = await people.owner.send(calls.cloneTrip, { body: { tripId: base, toUser: 'max@example.com' } });
  const tripId: string = made.body.tripId;
  const fellow = await addTraveler(people.primary, tripId, 'nils@example.com');
  const seen = await readTrip(people.primary, tripId);
  return {
    ...on,
    tripId,
    fellowId: fellow.id,
    segmentId: seen.segments[0]?.id ?? '',
    attachmentId: seen.otherAttachments[0]?.id ?? '',
  };
}

/** The status alone: a stream that does not end is let go. */
async function ask(call: Call, sent: Sent, token: string | null): Promise<number> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => sent.params?.[key] ?? '');
  const gone = new AbortController();
  const response = await fetch(`${server.url}${path}?${new URLSearchParams(sent.query)}`, {
    method: call.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    ...(sent.file !== undefined && { body: formWith(sent.file) }),
    signal: gone.signal,
  });
  gone.abort();
  return response.status;
}

function formWith(file: string): FormData {
  const form = new FormData();
  form.append('file', new File(['%PDF-1.4'], file));
  return form;
}
