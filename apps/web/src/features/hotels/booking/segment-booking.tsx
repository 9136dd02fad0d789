import type { HotelBooking } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/words.ts';
import { useCustomerBookings, useHotelBookings } from './booking-queries.ts';

/** From a hotel of the trip to its booking: its terms, its card, and cancelling it. */
export function SegmentBooking({ segmentId }: { segmentId: string }) {
  const [booking] = useHotelBookings({ segmentId }).data?.items ?? [];
  return booking ? <ToBooking booking={booking} /> : null;
}

/** The same at the desk. */
export function CustomerSegmentBooking(of: { tripId: string; segmentId: string }) {
  const [booking] = useCustomerBookings(of).data?.items ?? [];
  return booking ? <ToBooking booking={booking} /> : null;
}

function ToBooking({ booking }: { booking: HotelBooking }) {
  const { t } = useWords();
  return (
    <Link
      to="/hotels/bookings/$bookingId"
      params={{ bookingId: booking.id }}
      className={buttonClass({ variant: 'soft' })}
    >
      <ReceiptText size={17} aria-hidden="true" />
      {t('trips.openBooking')}
    </Link>
  );
}
