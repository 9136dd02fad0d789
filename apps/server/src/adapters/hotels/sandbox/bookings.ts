import { type Selectable, sql } from 'kysely';
import type { BookOutcome, Order, ProviderBooking } from '../../../features/hotels/index.ts';
import type { Queries, Tables, Tx } from '../../../platform/db.ts';
import { chance } from './chance.ts';
import { type Case, hotelByCode, type SandboxHotel } from './hotels.ts';
import type { RoomType } from './rates.ts';
import { roomsLeftIn } from './rooms-left.ts';
import type { Kept } from './tables.ts';

type Row = Selectable<Tables['sandbox_hotel_bookings']>;

/** Sells the room, or says that the last one has just gone. The same reference again is the same booking. */
export async function bookRoom(
  tx: Tx,
  hotel: SandboxHotel,
  room: RoomType,
  order: Order,
  now: Date,
): Promise<BookOutcome> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sandbox ${hotel.code}`}, 0))`.execute(tx);
  const before = await findByReference(tx, order.reference);
  if (before) return before;
  const left = await roomsLeftIn(tx, [hotel], order.stay);
  if (left(hotel, room) < order.stay.rooms.length) return { state: 'refused', why: 'sold-out' };
  const kept: Kept = { total: order.total, payment: order.payment.kind, validFrom: now.toISOString().slice(0, 10) };
  await tx
    .insertInto('sandbox_hotel_bookings')
    .values({
      id: `SBX-${order.reference}`,
      client_reference: order.reference,
      hotel_code: hotel.code,
      room,
      checkin: order.stay.checkin,
      checkout: order.stay.checkout,
      rooms: order.stay.rooms.length,
      state: 'confirmed',
      details: JSON.stringify(kept),
      created_at: now.toISOString(),
    })
    .execute();
  return (await findByReference(tx, order.reference)) ?? { state: 'refused', why: 'refused' };
}

export async function findByReference(queries: Queries, reference: string): Promise<ProviderBooking | null> {
  const row = await queries
    .selectFrom('sandbox_hotel_bookings')
    .selectAll()
    .where('client_reference', '=', reference)
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

/** Cancelling what is cancelled changes nothing. */
export async function cancelRoom(
  tx: Tx,
  reference: string,
): Promise<{ state: 'cancelled' | 'refused'; shows: Case | null }> {
  const row = await tx
    .selectFrom('sandbox_hotel_bookings')
    .selectAll()
    .where('client_reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  const shows = (row && hotelByCode(row.hotel_code)?.shows) ?? null;
  if (!row || shows === 'refuses-to-cancel') return { state: 'refused', shows };
  await tx.updateTable('sandbox_hotel_bookings').set({ state: 'cancelled' }).where('id', '=', row.id).execute();
  return { state: 'cancelled', shows };
}

function bookingOf(row: Row): ProviderBooking {
  const { total, payment, validFrom } = row.details;
  return {
    state: row.state,
    providerBookingId: row.id,
    confirmationNumber: `SBX${Math.floor(chance(row.id) * 36 ** 6)
      .toString(36)
      .padStart(6, '0')
      .toUpperCase()}`,
    virtualCard:
      payment === 'virtual-card'
        ? {
            network: 'Sandbox',
            // There is no number behind it.
            last4: '0000',
            state: row.state === 'cancelled' ? 'closed' : 'sent-to-hotel',
            limit: total,
            validFrom,
            validTo: row.checkout,
          }
        : null,
  };
}
