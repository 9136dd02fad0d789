import type { House } from '../../platform/house.ts';
import type { Facts, HotelAtDesk } from './facts.ts';
import type { DeskHotelKind } from './say-desk-hotel.ts';
import type { NewMessage } from './store.ts';

/** What an advisor booked for a customer and ended badly is told to them as well: they are who is called next. */
export function reactForAdvisors(
  { whenTold }: Pick<House, 'whenTold'>,
  facts: Facts,
  write: (message: NewMessage) => Promise<void>,
): void {
  const tell = (toldId: string, kind: DeskHotelKind, found: HotelAtDesk) => {
    const { bookingId, accountId, hotel, checkin, customer } = found;
    return write({ accountId, toldId, hotelBookingId: bookingId, said: { kind, facts: { hotel, checkin, customer } } });
  };

  for (const [event, kind] of [
    ['hotel.not-booked', 'customer-hotel-not-booked'],
    ['hotel.not-cancelled', 'customer-hotel-not-cancelled'],
  ] as const) {
    whenTold(event, `messages: tell the advisor (${kind})`, async ({ id, event: { bookingId } }) => {
      const found = await facts.hotelAtDesk({ id: bookingId });
      if (found) await tell(id, kind, found);
    });
  }

  // A paper says so. What was cancelled here is no news: its confirmation arrives as a paper too.
  whenTold(
    'booking.cancelled',
    'messages: tell the advisor of a cancellation',
    async ({ id, event: { segmentId } }) => {
      const found = await facts.hotelAtDesk({ segmentId });
      if (found?.state === 'confirmed') await tell(id, 'customer-hotel-cancelled', found);
    },
  );
}
