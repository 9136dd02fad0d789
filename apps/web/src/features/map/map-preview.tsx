import type { Trip } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { Maximize2 } from 'lucide-react';
import { useMemo } from 'react';
import { useWords } from '../../words/words.ts';
import css from './map.module.css';
import { mapOf } from './trip-map.ts';
import { TripMapFrame } from './trip-map-frame.tsx';

/** The trip at a glance, in the second column; a click opens the large map. */
export function MapPreview({ trip }: { trip: Trip }) {
  const { t } = useWords();
  const map = useMemo(() => mapOf(trip.segments), [trip]);
  if (!map.places.some(({ at }) => at !== null)) return null;
  return (
    <TripMapFrame map={map} label={t('map.openTrip')} still>
      <Link to="/trips/$tripId/map" params={{ tripId: trip.id }} className={css.expand} aria-label={t('map.larger')}>
        <span>
          <Maximize2 size={18} aria-hidden="true" />
        </span>
      </Link>
    </TripMapFrame>
  );
}
