import { atNowhere, inCompany, leasOwn, type Row, signedIn } from './row.ts';

/** About oneself, and what is the same for everybody. */
export const accountRows = {
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
  removeDevice: signedIn(404, () => atNowhere),
  testDevice: signedIn(404, () => atNowhere),
  getNotificationSettings: signedIn(200),
  updateNotificationSettings: signedIn(422, () => ({ body: {} })),
  getStorage: signedIn(200),
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
  makeEmailMain: signedIn(404, () => atNowhere),
  removeEmail: signedIn(404, () => atNowhere),
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
  renamePasskey: signedIn(404, () => ({ ...atNowhere, body: { name: 'x' } })),
  removePasskey: signedIn(404, () => atNowhere),
  listSessions: signedIn(200),
  endSession: signedIn(404, () => ({ params: { id: 'ab'.repeat(32) } })),
  endOtherSessions: signedIn(200),

  // those who look after one
  listAdvisors: signedIn(200),
  agreeToAdvisor: leasOwn(204, (on) => ({ params: { id: on.customerId } })),
  allowDocumentNeeds: leasOwn(204, (on) => ({ params: { id: on.customerId }, body: { allowed: true } })),
  leaveAdvisor: leasOwn(204, (on) => ({ params: { id: on.customerId } })),
  lookAtInvitation: signedIn(404, () => ({ body: { token: 'x' } })),
  acceptInvitation: signedIn(404, () => ({ body: { token: 'x' } })),
} satisfies Record<string, Row>;
