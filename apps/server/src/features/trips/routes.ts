import {
  addSegmentAttachment,
  addSegment as addSegmentCall,
  addTraveler as addTravelerCall,
  addTripAttachment,
  cloneTrip as cloneTripCall,
  createTrip as createTripCall,
  deleteAttachment as deleteAttachmentCall,
  deleteSegment as deleteSegmentCall,
  deleteTrip as deleteTripCall,
  dismissHint as dismissHintCall,
  duplicateSegment as duplicateSegmentCall,
  getAttachmentContent,
  getTrip,
  type Language,
  listDismissedHints,
  listTrips as listTripsCall,
  mergeTrips as mergeTripsCall,
  rateTrip as rateTripCall,
  removeTraveler as removeTravelerCall,
  renameAttachment as renameAttachmentCall,
  replaceSegment as replaceSegmentCall,
  restoreHint as restoreHintCall,
  updateSegment as updateSegmentCall,
  updateTrip as updateTripCall,
} from '@escale/contract';
import { thisMinute } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import { prepared } from '../../platform/reply.ts';
import { findOrCreateAccount } from '../accounts/index.ts';
import { attach, deleteAttachment, openAttachment, renameAttachment } from './attachments.ts';
import { deleteTrip, rateTrip, updateTrip } from './change-trip.ts';
import { cloneTrip } from './clone-trip.ts';
import { createTrip } from './create-trip.ts';
import { dismissedHints, dismissHint, restoreHint } from './dismissed-hints.ts';
import { listTrips } from './list-trips.ts';
import { mergeTrips } from './merge-trips.ts';
import { addSegment, deleteSegment, duplicateSegment, replaceSegment, updateSegment } from './segments.ts';
import { addTraveler, joinTrip, removeTraveler } from './travelers.ts';
import { type Rows, readAttachment, readSegment, readTrip, rowsOf } from './trip-json.ts';
import { withTowns } from './with-towns.ts';

/** One entry for each call; what it does is in the file of that name. */
export function tripRoutes(house: House): void {
  const { route, db, clock, files } = house;
  const now = () => clock.now();
  const minuteMs = () => thisMinute(clock).getTime();

  route(
    listTripsCall,
    async ({ caller, query, language }) =>
      prepared(withTowns(await listTrips(db.rows, caller.accountId, query, minuteMs()), language)),
    { kept: true },
  );

  route(
    getTrip,
    async ({ caller, params, language }) => {
      const seen = await readTrip(db.rows, caller.accountId, params.id, minuteMs());
      if (seen?.unseen) {
        await db.transact((tx) => joinTrip(tx, caller.accountId, params.id, now()));
        return tripReply(db.rows, { ...caller, language }, params.id);
      }
      return seen ? prepared(withTowns(seen.text, language), seen.version) : refuse('trip.not-found');
    },
    { kept: true },
  );

  route(createTripCall, async ({ caller, body, tx, language }) => {
    const id = await createTrip(tx, caller.accountId, body, now());
    return tripReply(rowsOf(tx), { ...caller, language }, id);
  });

  route(updateTripCall, async ({ caller, params, body, tx, mustMatch, language }) => {
    await updateTrip(tx, caller.accountId, params.id, body, { mustMatch, now: now() });
    return tripReply(rowsOf(tx), { ...caller, language }, params.id);
  });

  route(deleteTripCall, ({ caller, params, tx, mustMatch }) =>
    deleteTrip(tx, house, caller.accountId, params.id, mustMatch),
  );

  route(rateTripCall, async ({ caller, params, body, tx }) => {
    await rateTrip(tx, caller.accountId, params.id, body.rating);
    return body;
  });

  route(mergeTripsCall, async ({ caller, body, tx, language }) => {
    await mergeTrips(tx, caller.accountId, body.targetTripId, body.sourceTripIds, now());
    return tripReply(rowsOf(tx), { ...caller, language }, body.targetTripId);
  });

  route(cloneTripCall, async ({ caller, body, tx }) => {
    const { id } = await findOrCreateAccount(tx, body.toUser);
    const recipient = { accountId: id, email: body.toUser, typedName: null };
    return { tripId: await cloneTrip(tx, house, caller.accountId, body.tripId, recipient) };
  });

  route(addTravelerCall, ({ caller, params, body, tx }) => addTraveler(tx, caller.accountId, params.id, body, now()));

  route(removeTravelerCall, ({ caller, params, tx }) =>
    removeTraveler(tx, caller.accountId, params.id, params.travelerId, now()),
  );

  route(addSegmentCall, async ({ caller, params, body, tx, language }) => {
    const id = await addSegment(tx, caller.accountId, params.id, body, now());
    return segmentReply(tx, { ...caller, language }, params.id, id);
  });

  route(replaceSegmentCall, async ({ caller, params, body, tx, mustMatch, language }) => {
    const change = { mustMatch, now: now() };
    await replaceSegment(tx, caller.accountId, params.id, params.segmentId, body, change);
    return segmentReply(tx, { ...caller, language }, params.id, params.segmentId);
  });

  route(updateSegmentCall, async ({ caller, params, body, tx, mustMatch, language }) => {
    const change = { mustMatch, now: now() };
    await updateSegment(tx, caller.accountId, params.id, params.segmentId, body, change);
    return segmentReply(tx, { ...caller, language }, params.id, params.segmentId);
  });

  route(deleteSegmentCall, ({ caller, params, tx, mustMatch }) =>
    deleteSegment(tx, house, caller.accountId, params.id, params.segmentId, mustMatch),
  );

  route(duplicateSegmentCall, async ({ caller, params, tx, language }) => {
    const id = await duplicateSegment(tx, caller.accountId, params.id, params.segmentId, now());
    return segmentReply(tx, { ...caller, language }, params.id, id);
  });

  route(listDismissedHints, async ({ caller, params, db }) => ({
    items: await dismissedHints(db, caller.accountId, params.id),
  }));

  route(dismissHintCall, ({ caller, params, body, tx }) =>
    dismissHint(tx, caller.accountId, params.id, { hint: params.hint, facts: body.facts }, now()),
  );

  route(restoreHintCall, ({ caller, params, tx }) => restoreHint(tx, caller.accountId, params.id, params.hint));

  route(addTripAttachment, async ({ caller, params, body, file, tx }) => {
    const what = file ? ({ kind: 'file', file, name: body.name } as const) : linkOf(body);
    const id = await attach(tx, house, caller.accountId, { tripId: params.id, segmentId: null }, what);
    return attachmentReply(tx, caller.accountId, params.id, id);
  });

  route(addSegmentAttachment, async ({ caller, params, body, file, tx }) => {
    const what = file ? ({ kind: 'file', file, name: body.name } as const) : linkOf(body);
    const id = await attach(tx, house, caller.accountId, { tripId: params.id, segmentId: params.segmentId }, what);
    return attachmentReply(tx, caller.accountId, params.id, id);
  });

  route(renameAttachmentCall, async ({ caller, params, body, tx }) => {
    const tripId = await renameAttachment(tx, caller.accountId, params.id, body.name);
    return attachmentReply(tx, caller.accountId, tripId, params.id);
  });

  route(deleteAttachmentCall, ({ caller, params, tx }) => deleteAttachment(tx, files, caller.accountId, params.id));

  route(getAttachmentContent, async ({ caller, params, query, db: queries }) => {
    const attachment = await openAttachment(queries, caller.accountId, params.id);
    if (!attachment.file) return refuse('attachment.not-a-file');
    const content = await files.open(attachment.file);
    if (!content) return refuse('attachment.not-found');
    return {
      content,
      mediaType: attachment.mediaType ?? 'application/octet-stream',
      name: attachment.name,
      sizeBytes: attachment.sizeBytes ?? undefined,
      disposition: query.download === '1' || !attachment.preview ? ('download' as const) : ('inline' as const),
    };
  });

  async function tripReply(rows: Rows, { accountId, language }: Reader, tripId: string) {
    const seen = await readTrip(rows, accountId, tripId, minuteMs());
    return seen ? prepared(withTowns(seen.text, language), seen.version) : refuse('trip.not-found');
  }
}

type Reader = { accountId: string; language: Language };

async function segmentReply(tx: Queries, { accountId, language }: Reader, tripId: string, segmentId: string) {
  const seen = await readSegment(rowsOf(tx), accountId, tripId, segmentId);
  return seen ? prepared(withTowns(seen.text, language), seen.version) : refuse('segment.not-found');
}

async function attachmentReply(tx: Queries, accountId: string, tripId: string, attachmentId: string) {
  return prepared(
    (await readAttachment(rowsOf(tx), accountId, tripId, attachmentId)) ?? refuse('attachment.not-found'),
  );
}

/** Without a file the body is a link: the contract has checked that. */
function linkOf(body: { url?: string; name?: string | undefined }) {
  if (!body.url) return refuse('request.invalid', { errors: [{ path: 'url', code: 'required' }] });
  return { kind: 'link', url: body.url, name: body.name } as const;
}
