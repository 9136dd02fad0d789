import type { AgencyTripSummary } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { FilePen } from 'lucide-react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { rowClass } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TripTile } from '../../../ui/trip-tile/trip-tile.tsx';
import { useWords } from '../../../words/words.ts';
import { daysText } from '../../trips/trip-timing.tsx';
import { SeenChip, TimingChip } from './trip-chips.tsx';
import css from './trips.module.css';

/** A trip on a phone: whose, which, when; and its state. Without `whose` where it can only be one customer's. */
export function TripCard({ trip, whose = true }: { trip: AgencyTripSummary; whose?: boolean }) {
  const { t, language } = useWords();
  return (
    <Link to="/desk/trips/$tripId" params={{ tripId: trip.id }} className={rowClass}>
      {whose ? (
        <Avatar name={trip.customer.name} size={40} />
      ) : (
        <TripTile
          place={trip.destination?.name ?? trip.name}
          code={trip.destination?.iata}
          size={48}
          past={trip.timing === 'past'}
        />
      )}
      <span className={css.tripCard}>
        <span className={css.oneLine}>
          <span className={css.strong}>{trip.name}</span>
        </span>
        {whose && <span className={css.oneLine}>{trip.customer.name}</span>}
        {/* Beside a face there is no room for the nights. */}
        <span className={classNames(css.oneLine, 'figures')}>
          {daysText(whose ? { ...trip, nights: null } : trip, t, language)}
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
