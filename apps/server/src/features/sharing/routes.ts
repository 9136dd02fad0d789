import { createTripLink, getTripPdf, listTripLinks, revokeTripLink } from '@escale/contract';
import type { House } from '../../platform/house.ts';
import { mayWithTrip } from '../../platform/policy.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Trips } from '../trips/index.ts';
import { createLink, listLinks, revokeLink } from './links.ts';
import type { BrandOf } from './paper/brand.ts';
import type { PaperDesk } from './paper/paper-desk.ts';
import { paperOf } from './paper/paper-of.ts';

export function sharingRoutes(house: House, trips: Trips, desk: PaperDesk, brandOf: BrandOf): void {
  const { route, clock, config } = house;

  route(listTripLinks, async ({ caller, params, db }) => {
    const who = await trips.relationTo(db, caller.accountId, params.id);
    if (!mayWithTrip(who, 'see-trip')) return refuse('trip.not-found');
    if (!mayWithTrip(who, 'share-trip')) return refuse('trip.not-editable');
    return { items: await listLinks(db, caller.accountId, params.id, clock.now()) };
  });

  route(createTripLink, async ({ caller, params, body, tx }) => {
    await trips.mayDo(tx, caller.accountId, params.id, 'share-trip');
    const wish = { tripId: params.id, ...body };
    const { link, token } = await createLink(tx, trips, { accountId: caller.accountId }, wish, clock.now());
    return { ...link, url: `${config.publicUrl}/s/${token}` };
  });

  // An agency's too: the trip is theirs.
  route(revokeTripLink, async ({ caller, params, tx }) => {
    await trips.mayDo(tx, caller.accountId, params.id, 'share-trip');
    await revokeLink(tx, params.id, params.linkId);
  });

  route(getTripPdf, async ({ caller, params, query, language, db }) => {
    const who = await trips.relationTo(db, caller.accountId, params.id);
    const trip = mayWithTrip(who, 'see-trip') ? await trips.forOutsiders(db, params.id) : null;
    if (!trip) return refuse('trip.not-found');
    const reveals = {
      confirmationNumbers: query.confirmationNumbers === '1',
      prices: query.prices === '1',
      travelers: query.travelers === '1',
      files: false,
    };
    return paperOf(desk, trip, reveals, query.language ?? language, await brandOf(db, params.id), clock.now());
  });
}
