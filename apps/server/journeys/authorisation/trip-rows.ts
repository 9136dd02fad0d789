import { flight, makeTrip } from '../../testing/makers.ts';
import type { Records } from './records.ts';
import { nowhere, onTrip, type Row, signedIn } from './row.ts';

const aHint = 'no-bed.01900000-0000-7000-8000-00000000dead.01900000-0000-7000-8000-00000000beef';
const trip = (on: Records) => ({ params: { id: on.tripId } });
const segment = (on: Records) => ({ params: { id: on.tripId, segmentId: on.segmentId } });
const attachment = (on: Records) => ({ params: { id: on.attachmentId } });
const link = { url: 'https://example.com/' };

/** Trips, what is in them, and who is shown them. */
export const tripRows = {
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

  // who looks after them
  seeTrip: onTrip(204, 204, 204, (on) => ({ ...trip(on), body: { version: 1 } })),
  getTripAgency: onTrip(200, 200, 200, trip),
} satisfies Record<string, Row>;
