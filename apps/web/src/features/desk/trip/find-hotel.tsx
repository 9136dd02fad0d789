import type { AgencyTrip } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { BedDouble } from 'lucide-react';
import { useWords } from '../../../words/words.ts';
import css from '../../trips/add-to-trip.module.css';

/** To the hotels near this trip, for each customer in it: what is booked there is theirs at once, and no draft. */
export function FindHotel({ trip }: { trip: AgencyTrip }) {
  const { t } = useWords();
  return trip.customers.map(({ id, name }) => (
    <Link key={id} to="/hotels" search={{ trip: trip.id, customer: id }} className={`${css.other} ${css.hotel}`}>
      <BedDouble size={20} aria-hidden="true" />
      <span>
        {trip.customers.length > 1 ? t('agency.findHotelFor', { name }) : t('trips.findHotel')}
        <small>{t('agency.findHotelText')}</small>
      </span>
    </Link>
  ));
}
