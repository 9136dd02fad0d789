import { calls } from '@escale/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refuse.ts';
import { openChair } from '../../accounts/index.ts';
import type { Needs } from '../needs.ts';
import { addImageToTrip } from '../trips/add-image.ts';
import { brandOfAgency, brandOfTrip, showBrand, updateBrand } from './brand.ts';
import { keepImage, openImage } from './images.ts';

export function brandRoutes({ route, files, clock }: Pick<House, 'route' | 'files' | 'clock'>, needs: Needs): void {
  route(calls.getAgencyBrand, ({ db, caller }) => showBrand(db, caller.accountId));
  route(calls.updateAgencyBrand, ({ tx, caller, body, mustMatch }) =>
    updateBrand(tx, needs, caller.accountId, body, mustMatch),
  );
  route(calls.uploadImage, ({ tx, caller, body, file }) =>
    body.tripId
      ? addImageToTrip(tx, needs, caller.accountId, { file, name: body.name, tripId: body.tripId })
      : keepImage(tx, needs, caller.accountId, { file, name: body.name }),
  );

  route(calls.getAgencyImage, async ({ db, caller, params }) => {
    const row = await openImage(db, await openChair(db, caller.accountId), params.id);
    const content = await files.open({ accountId: row.agency_id, address: row.file_address });
    return content ? { content, mediaType: row.media_type, name: row.name } : refuse('image.not-found');
  });

  route(calls.getAgencyTripPdf, async ({ db, caller, params, query, language }) => {
    const chair = await openChair(db, caller.accountId);
    await needs.trips.desk.open(db, chair, params.id, 'see-trip');
    const trip = (await needs.trips.forOutsiders(db, params.id)) ?? refuse('trip.not-found');
    const reveals = {
      confirmationNumbers: query.confirmationNumbers === '1',
      prices: query.prices === '1',
      travelers: query.travelers === '1',
      files: false,
    };
    const brand = await brandOfAgency(db, needs, chair.agency.id);
    return needs.sharing.draw(trip, reveals, query.language ?? language, brand, clock.now());
  });

  route(calls.getTripAgency, async ({ db, caller, params }) => {
    if ((await needs.trips.relationTo(db, caller.accountId, params.id)) === 'stranger') return refuse('trip.not-found');
    const brand = await brandOfTrip(db, needs, params.id);
    return { agency: brand && { name: brand.name, colour: brand.colour, colourOnDark: brand.colourOnDark } };
  });
}
