import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { BookingDeed } from './tables.ts';

/** `accountId` null: the server itself, upon the provider's word. */
export async function noteDeed(
  tx: Tx,
  bookingId: string,
  deed: BookingDeed,
  by: { accountId: string | null; at: string },
): Promise<void> {
  await tx
    .insertInto('hotel_booking_log')
    .values({ id: newId(), booking_id: bookingId, deed, account_id: by.accountId, at: by.at })
    .execute();
}
