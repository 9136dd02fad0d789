import type { Tx } from '../../platform/db.ts';
import { refuse } from '../../platform/refuse.ts';
import { openBooking } from './access.ts';
import { noteDeed } from './booking-log.ts';
import { listen, openProvider } from './find-hotels.ts';
import type { Needs } from './needs.ts';

/**
 * The address of the provider's own page with the card's number. We never see the number; who was shown the page is written
 * down before the address is given away.
 */
export async function openCard(needs: Needs, callerId: string, bookingId: string) {
  const row = await openBooking(needs.db.query, needs, callerId, bookingId, 'open-card');
  const provider = openProvider(needs);
  const mine = row.virtual_card && row.provider_booking_id && provider.name === row.provider;
  const frame = mine
    ? await listen(needs, () =>
        provider.cardFrame({ reference: row.id, providerBookingId: row.provider_booking_id ?? '' }),
      )
    : null;
  if (!frame) return refuse('booking.no-card');
  return {
    async note(tx: Tx, accountId: string, id: string) {
      await noteDeed(tx, id, 'card-shown', { accountId, at: needs.clock.now().toISOString() });
      return { url: frame.url, validUntil: frame.validUntil.toISOString() };
    },
  };
}
