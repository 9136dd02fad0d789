import { calls, type HotelBooking } from '@escale/contract';
import type { Caller } from '../../platform/caller.ts';
import type { Queries } from '../../platform/db.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import { openBooking } from './access.ts';
import { checkAcceptedFor, keepBookingFor } from './book-for-customer.ts';
import { checkAccepted, keepBooking } from './book-hotel.ts';
import { cancelBooking, presentPolicy } from './cancel-booking.ts';
import { findHotels, showHotel } from './find-hotels.ts';
import { listBookings, listCustomerBookings } from './list-bookings.ts';
import type { Needs } from './needs.ts';
import { keepOffer, recheck } from './offers.ts';
import { presentBookings } from './present.ts';
import type { BookingRow } from './tables.ts';
import { openCard } from './virtual-card.ts';

export function hotelRoutes({ route }: Pick<House, 'route'>, needs: Needs): void {
  async function one(queries: Queries, { accountId }: Caller, row: BookingRow): Promise<HotelBooking> {
    const [shown] = await presentBookings(queries, needs, accountId, [row]);
    return shown ?? refuse('booking.not-found');
  }

  route(calls.searchHotels, ({ query, language }) => findHotels(needs, query, language));
  route(calls.getHotel, ({ query, language }) => showHotel(needs, query, language));

  route(
    calls.recheckHotelRate,
    ({ tx, caller, body }, found: Awaited<ReturnType<typeof recheck>>) => keepOffer(tx, needs, caller, body, found),
    { ahead: ({ body, language }) => recheck(needs, body, language) },
  );

  route(
    calls.bookHotel,
    async ({ tx, caller, body, language }, accepted: Awaited<ReturnType<typeof checkAccepted>>) => {
      const { accountId } = caller;
      if (body.tripId) await needs.trips.mayAddTo(tx, accountId, body.tripId);
      const id = await keepBooking(tx, needs, { callerId: accountId, accountId }, body, accepted, language);
      return one(tx, caller, await openBooking(tx, needs, accountId, id, 'see-booking'));
    },
    { ahead: ({ caller, body, language }) => checkAccepted(needs, caller.accountId, body, language) },
  );

  route(
    calls.bookHotelForCustomer,
    async ({ tx, caller, body, language }, accepted: Awaited<ReturnType<typeof checkAccepted>>) => {
      const id = await keepBookingFor(tx, needs, caller.accountId, body, accepted, language);
      return one(tx, caller, await openBooking(tx, needs, caller.accountId, id, 'see-booking'));
    },
    { ahead: ({ caller, body, language }) => checkAcceptedFor(needs, caller.accountId, body, language) },
  );

  route(calls.listCustomerHotelBookings, async ({ db, caller, query }) => {
    const { rows, nextCursor } = await listCustomerBookings(db, needs, caller.accountId, query);
    return { items: await presentBookings(db, needs, caller.accountId, rows), nextCursor };
  });

  route(calls.listHotelBookings, async ({ db, caller, query }) => {
    const { rows, nextCursor } = await listBookings(db, needs, caller.accountId, query);
    return { items: await presentBookings(db, needs, caller.accountId, rows), nextCursor };
  });

  route(calls.getHotelBooking, async ({ db, caller, params }) =>
    one(db, caller, await openBooking(db, needs, caller.accountId, params.id, 'see-booking')),
  );

  route(calls.getCancellationPolicy, async ({ db, caller, params }) =>
    presentPolicy(await openBooking(db, needs, caller.accountId, params.id, 'see-booking'), needs.clock.now()),
  );

  route(calls.cancelHotelBooking, async ({ tx, caller, body }) =>
    one(tx, caller, await cancelBooking(tx, needs, caller.accountId, body)),
  );

  route(
    calls.openVirtualCard,
    ({ tx, caller, params }, frame: Awaited<ReturnType<typeof openCard>>) =>
      frame.note(tx, caller.accountId, params.id),
    { ahead: ({ caller, params }) => openCard(needs, caller.accountId, params.id) },
  );
}
