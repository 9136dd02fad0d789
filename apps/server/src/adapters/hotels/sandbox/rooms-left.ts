import { sql } from 'kysely';
import type { Stay } from '../../../features/hotels/index.ts';
import type { Queries } from '../../../platform/db.ts';
import type { SandboxHotel } from './hotels.ts';
import { capacity, type RoomType } from './rates.ts';

/** How many rooms of a kind nobody has on any of these nights. */
export async function roomsLeftIn(
  queries: Queries,
  hotels: readonly SandboxHotel[],
  { checkin, checkout }: Pick<Stay, 'checkin' | 'checkout'>,
): Promise<(hotel: SandboxHotel, room: RoomType) => number> {
  const taken = new Map<string, number>();
  if (hotels.length > 0) {
    const rows = await queries
      .selectFrom('sandbox_hotel_bookings')
      .select(['hotel_code', 'room', 'rooms'])
      .where('hotel_code', '=', sql<string>`any(${hotels.map(({ code }) => code)}::text[])`)
      .where('state', '=', 'confirmed')
      .where('checkin', '<', checkout)
      .where('checkout', '>', checkin)
      .execute();
    for (const { hotel_code, room, rooms } of rows) {
      taken.set(`${hotel_code} ${room}`, (taken.get(`${hotel_code} ${room}`) ?? 0) + rooms);
    }
  }
  return (hotel, room) => capacity(hotel, room) - (taken.get(`${hotel.code} ${room}`) ?? 0);
}
