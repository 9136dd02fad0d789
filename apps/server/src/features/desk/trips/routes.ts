import { calls } from '@escale/contract';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refuse.ts';
import { openChair, openCustomer } from '../../accounts/index.ts';
import { completedAtDesk } from '../../trips/index.ts';
import type { Needs } from '../needs.ts';
import { addSegmentForCustomer } from './add-segment.ts';
import { cloneForCustomer } from './clone-trip.ts';
import { dismissForCustomer, importForCustomer, presentImports, showImport, workOnImport } from './imports.ts';
import { listAgencyLinks, shareForCustomer, unshareForCustomer } from './links.ts';
import { listTrips } from './list-trips.ts';
import { listPublications, seeTrip } from './publications.ts';
import { showTrip } from './show-trip.ts';

/** One entry for each call; what it does is in the file of that name. */
export function deskTripRoutes({ route, files }: Pick<House, 'route' | 'files'>, needs: Needs): void {
  route(calls.listAgencyTrips, ({ db, caller, query }) => listTrips(db, needs, caller.accountId, query));
  route(calls.getAgencyTrip, ({ db, caller, params }) => showTrip(db, needs, caller.accountId, params.id));

  route(calls.listPublications, async ({ db, caller, params, query }) => {
    const chair = await openChair(db, caller.accountId);
    await needs.trips.desk.open(db, chair, params.id, 'see-trip');
    return listPublications(db, chair.agency.id, params.id, query);
  });

  route(calls.addSegmentForCustomer, async ({ tx, caller, params, body }) => {
    await addSegmentForCustomer(tx, needs, caller.accountId, params.id, body);
    return showTrip(tx, needs, caller.accountId, params.id);
  });

  route(calls.listAgencyTripLinks, async ({ db, caller, params }) => ({
    items: await listAgencyLinks(db, needs, caller.accountId, params.id),
  }));
  route(calls.createAgencyTripLink, ({ tx, caller, params, body }) =>
    shareForCustomer(tx, needs, caller.accountId, params.id, body),
  );
  route(calls.revokeAgencyTripLink, ({ tx, caller, params }) =>
    unshareForCustomer(tx, needs, caller.accountId, params.id, params.linkId),
  );

  route(calls.cloneTripForCustomer, async ({ tx, caller, body }) => ({
    tripId: await cloneForCustomer(tx, needs, caller.accountId, body),
  }));

  route(calls.importTripForCustomer, async ({ tx, caller, body, file }) => {
    const id = await importForCustomer(tx, needs, caller.accountId, { ...body, file });
    return showImport(tx, needs, caller.accountId, id);
  });

  route(calls.listAgencyImports, async ({ db, caller, query }) => {
    const chair = await openChair(db, caller.accountId);
    const { customerId, waiting, ...page } = query;
    const accountId = customerId && (await openCustomer(db, chair, customerId)).account_id;
    const asked = { ...page, accountId, waiting: waiting === '1' };
    const { items, nextCursor } = await needs.imports.forCustomers.list(db, chair, asked);
    return { items: await presentImports(db, chair, items), nextCursor };
  });

  route(calls.getAgencyImport, ({ db, caller, params }) => showImport(db, needs, caller.accountId, params.id));

  route(calls.completeAgencyImport, ({ tx, caller, params, body, mustMatch }) => {
    const completion = { ...body, segment: completedAtDesk(body.segment) };
    const deed = { importId: params.id, deed: 'import-completed' } as const;
    return workOnImport(tx, needs, caller.accountId, deed, (desk, chair) =>
      desk.complete(tx, chair, params.id, completion, mustMatch),
    );
  });

  route(calls.acceptAgencyImport, ({ tx, caller, params, body, mustMatch }) =>
    workOnImport(tx, needs, caller.accountId, { importId: params.id, deed: 'import-accepted' }, (desk, chair) =>
      desk.accept(tx, chair, params.id, body.index, mustMatch),
    ),
  );

  route(calls.settleAgencyImport, ({ tx, caller, params, body, mustMatch }) =>
    workOnImport(tx, needs, caller.accountId, { importId: params.id, deed: 'import-settled' }, (desk, chair) =>
      desk.settle(tx, chair, params.id, body, mustMatch),
    ),
  );

  route(calls.undoAgencyImport, ({ tx, caller, params, mustMatch }) =>
    workOnImport(tx, needs, caller.accountId, { importId: params.id, deed: 'import-undone' }, (desk, chair) =>
      desk.undo(tx, chair, params.id, mustMatch),
    ),
  );

  route(calls.readAgencyImportAgain, ({ tx, caller, params, mustMatch }) =>
    workOnImport(tx, needs, caller.accountId, { importId: params.id, deed: 'import-read-again' }, (desk, chair) =>
      desk.readAgain(tx, chair, params.id, mustMatch),
    ),
  );

  route(calls.dismissAgencyImport, ({ tx, caller, params, mustMatch }) =>
    dismissForCustomer(tx, needs, caller.accountId, params.id, mustMatch),
  );

  route(calls.getAgencyImportOriginal, async ({ db, caller, params, query, language }) => {
    const chair = await openChair(db, caller.accountId);
    return needs.imports.forCustomers.original(db, chair, params.id, query.as ?? 'file', language);
  });

  route(calls.getAgencyAttachment, async ({ db, caller, params, query }) => {
    const chair = await openChair(db, caller.accountId);
    const { file, name, mediaType, sizeBytes, preview } = await needs.trips.desk.attachment(db, chair, params.id);
    if (!file) return refuse('attachment.not-a-file');
    const content = (await files.open(file)) ?? refuse('attachment.not-found');
    const disposition = query.download === '1' || !preview ? ('download' as const) : ('inline' as const);
    return { content, name, mediaType, sizeBytes: sizeBytes ?? undefined, disposition };
  });

  route(calls.seeTrip, ({ tx, caller, params, body }) => seeTrip(tx, needs, caller.accountId, params.id, body.version));
}
