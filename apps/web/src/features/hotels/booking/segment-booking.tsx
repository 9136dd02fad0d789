import { Link } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { buttonClass } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/words.ts';
import { useHotelBookings } from './booking-queries.ts';

/** From a hotel of the trip to its booking: its terms, its card, and cancelling it. */
export function SegmentBooking({ segmentId }: { segmentId: string }) {
  const { t } = useWords();
  const [booking] = useHotelBookings({ segmentId }).data?.items ?? [];
  if (!booking) return null;
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
