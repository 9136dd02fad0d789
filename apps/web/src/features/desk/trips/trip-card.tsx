import type { AgencyTripSummary } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { FilePen } from 'lucide-react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { rowClass } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { useWords } from '../../../words/words.ts';
import { daysText } from '../../trips/trip-timing.tsx';
import { SeenChip, TimingChip } from './trip-chips.tsx';
import css from './trips.module.css';

/** A trip on a phone: whose, which, when; and its state. */
export function TripCard({ trip }: { trip: AgencyTripSummary }) {
  const { t, language } = useWords();
  return (
    <Link to="/desk/trips/$tripId" params={{ tripId: trip.id }} className={rowClass}>
      <Avatar name={trip.customer.name} size={40} />
      <span className={css.tripCard}>
        <span className={css.oneLine}>
          <span className={css.strong}>{trip.name}</span>
        </span>
        <span className={css.oneLine}>
          {trip.customer.name} · <span className="figures">{daysText(trip, t, language)}</span>
        </span>
        <span className={css.cardChips}>
          <TimingChip trip={trip} short />
          {trip.draftId ? (
            <Chip tone="warn" icon={<FilePen size={13} aria-hidden="true" />}>
              {t('agency.hasDraft')}
            </Chip>
          ) : (
            <SeenChip trip={trip} />
          )}
        </span>
      </span>
    </Link>
  );
}
