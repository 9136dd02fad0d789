import type { TripSummary } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { AvatarStack } from '../../ui/avatar/avatar.tsx';
import { RowText, rowWithChipClass } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { classNames } from '../../ui/class-names.ts';
import { KindTile } from '../../ui/kind/kind.tsx';
import { TripTile } from '../../ui/trip-tile/trip-tile.tsx';
import { daySpan } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './trip-row.module.css';

/** One trip of a list. Home draws itself anew with every answer that comes; its rows only when they changed. */
export const TripRow = memo(function TripRow({ trip }: { trip: TripSummary }) {
  const { t } = useWords();
  const past = trip.timing === 'past';
  const others = trip.travelers.filter((traveler) => !traveler.primary).map((traveler) => traveler.name);
  return (
    <Link to="/trips/$tripId" params={{ tripId: trip.id }} className={rowWithChipClass}>
      <TripTile
        place={trip.destination?.name ?? trip.name}
        code={trip.destination?.iata}
        size={past ? 48 : 56}
        past={past}
      />
      <RowText title={trip.name} text={<TripDays trip={trip} />} />
      <span className={css.side}>
        {!past && (
          <span className={css.kinds}>
            {trip.segmentTypes.slice(0, 4).map((type) => (
              <KindTile key={type} type={type} size={30} />
            ))}
          </span>
        )}
        {others.length > 0 && <AvatarStack names={others} />}
      </span>
      <TripChip trip={trip} />
      <span className="only-heard">{trip.segmentTypes.map((type) => t(`segments.${type}`)).join(', ')}</span>
    </Link>
  );
});

function TripChip({ trip }: { trip: TripSummary }) {
  const { t } = useWords();
  if (trip.timing === 'ongoing') {
    return (
      <Chip tone="accent" dot="pulse">
        {t('home.ongoing')}
      </Chip>
    );
  }
  if (trip.startsInDays === null) return null;
  if (trip.startsInDays === 0) return <Chip>{t('home.today')}</Chip>;
  if (trip.startsInDays === 1) return <Chip>{t('home.tomorrow')}</Chip>;
  return <Chip>{t('home.inDays', { count: trip.startsInDays })}</Chip>;
}

/** `Fri 20 – Mon 23 Nov · 3 nights`; a phone has no room for the nights. */
export function TripDays({ trip }: { trip: Pick<TripSummary, 'start' | 'end' | 'nights'> }) {
  const { t, language } = useWords();
  if (!trip.start) return t('home.undated');
  return (
    <span className={classNames('figures', css.span)}>
      {daySpan(trip.start, trip.end ?? trip.start, language)}
      {trip.nights ? <span className={css.nights}> · {t('home.nights', { count: trip.nights })}</span> : null}
    </span>
  );
}
