import type { FoundHotel } from '@escale/contract';
import { useMemo, useState } from 'react';
import { daysBetween } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { TripMapFrame } from '../../map/trip-map-frame.tsx';
import { useMaps } from '../../map/use-maps.ts';
import { distanceText } from '../hotel-facts.tsx';
import { priceText } from '../price-text.ts';
import { type HotelSearch, kmPerMile, type Stay } from '../stay.ts';
import type { Filters } from './filters.ts';
import { HotelCard } from './hotel-card.tsx';
import { destinationKey, hotelsMap, ringAround } from './hotels-map.ts';
import css from './results.module.css';

type MapProps = { stay: Stay; filters: Filters; hotels: readonly FoundHotel[]; search: HotelSearch };

/** The hotels of this page of the list where they stand, with the chosen one below. */
export function HotelsMap({ stay, filters, hotels, search }: MapProps) {
  const { t, language } = useWords();
  const { style } = useMaps();
  const [chosen, setChosen] = useState<string | null>(null);
  const { radiusMeasure, radius } = filters;
  const ringIn = ringAround(hotels, radiusMeasure, radius);
  const radiusKm = radiusMeasure === 'MI' ? ringIn * kmPerMile : ringIn;
  const { place, latitude, longitude, checkin, checkout, guest, room, currency } = stay;
  const map = useMemo(
    () =>
      hotelsMap({ place, latitude, longitude, checkin, checkout, guest, room, currency }, radiusKm, hotels, (hotel) =>
        priceText({ ...hotel.lowestPerNight, amount: Number(hotel.lowestPerNight.amount).toFixed(0) }, language),
      ),
    [place, latitude, longitude, checkin, checkout, guest, room, currency, radiusKm, hotels, language],
  );
  const hotel = hotels.find(({ hotelCode }) => hotelCode === chosen);
  const ring = distanceText(radiusKm, filters.radiusMeasure, t, language);
  return (
    <section className={css.map} aria-label={t('hotels.map')}>
      <TripMapFrame
        map={map}
        label={t('hotels.mapRegion')}
        near
        chosen={chosen}
        onChoose={(key) => setChosen(key === destinationKey ? null : key)}
      />
      <p className={css.note}>
        {t(style ? 'hotels.ring' : 'hotels.ringWithout', { distance: ring, place: place || t('hotels.destination') })}
      </p>
      <div aria-live="polite">
        {hotel && (
          <HotelCard
            hotel={hotel}
            search={search}
            measure={filters.radiusMeasure}
            nights={daysBetween(checkin, checkout)}
            chosen
          />
        )}
      </div>
    </section>
  );
}
