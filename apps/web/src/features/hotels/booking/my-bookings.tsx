import { Link } from '@tanstack/react-router';
import { RowList, RowText, rowWithChipClass } from '../../../ui/card/card.tsx';
import { KindTile } from '../../../ui/kind/kind.tsx';
import { SectionHeader } from '../../../ui/page/page.tsx';
import { daySpan } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { useHotelBookings } from './booking-queries.ts';
import { StateChip } from './booking-state.tsx';

/** What was booked here, the latest first; nothing where there is nothing. */
export function MyBookings() {
  const { t, language } = useWords();
  const bookings = useHotelBookings().data?.items ?? [];
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="bookings">
      <SectionHeader id="bookings" title={t('hotels.myBookings')} />
      <RowList>
        {bookings.slice(0, 10).map(({ id, hotel, stay, state, confirmationNumber }) => (
          <li key={id}>
            <Link to="/hotels/bookings/$bookingId" params={{ bookingId: id }} className={rowWithChipClass}>
              <KindTile type="hotel" />
              <RowText
                title={hotel.name}
                text={[daySpan(stay.checkin, stay.checkout, language), confirmationNumber].filter(Boolean).join(' · ')}
              />
              <StateChip state={state} />
            </Link>
          </li>
        ))}
      </RowList>
    </section>
  );
}
