import type { FoundHotel } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { Chip } from '../../../ui/chip/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useWords } from '../../../words/words.ts';
import { amenityIcons } from '../amenity-order.ts';
import { Distance, HotelFacts } from '../hotel-facts.tsx';
import { HotelPhoto } from '../hotel-photo.tsx';
import { priceText } from '../price-text.ts';
import type { HotelSearch, RadiusMeasure } from '../stay.ts';
import css from './results.module.css';

type CardProps = {
  hotel: FoundHotel;
  /** As the results have it: the way back leads to the same list. */
  search: HotelSearch;
  measure: RadiusMeasure;
  nights: number;
  chosen?: boolean;
};

const amenitiesShown = 4;

export function HotelCard({ hotel, search, measure, nights, chosen = false }: CardProps) {
  const { t, language } = useWords();
  const { chainCode, hotelCode, name, photos, amenities, place } = hotel;
  const more = amenities.length - amenitiesShown;
  return (
    <article className={classNames(css.card, chosen && css.chosen)}>
      <HotelPhoto url={photos[0]?.url} alt="" className={css.photo} />
      <div className={css.words}>
        <h3 className={css.name}>
          {/* The whole card is the link's; its name is the hotel's alone. */}
          <Link
            to="/hotels/$hotelCode"
            params={{ hotelCode }}
            search={{ ...search, chainCode }}
            className={css.nameLink}
          >
            {name}
          </Link>
        </h3>
        <HotelFacts hotel={hotel} />
        <Distance
          km={hotel.distanceFromDestinationKm}
          measure={measure}
          place={String(search.place ?? '') || (place.city ?? '')}
        />
        {hotel.freeCancellation && (
          <p className={css.flags}>
            <Chip tone="ok" icon={<ShieldCheck size={13} aria-hidden="true" />}>
              {t('hotels.freeCancellation')}
            </Chip>
          </p>
        )}
        {amenities.length > 0 && (
          <ul className={css.amenities} aria-label={t('fields.amenities')}>
            {amenities.slice(0, amenitiesShown).map((amenity) => {
              const Icon = amenityIcons[amenity];
              return (
                <li key={amenity}>
                  <Chip icon={<Icon size={13} aria-hidden="true" />}>{t(`fields.amenity_${amenity}`)}</Chip>
                </li>
              );
            })}
            {more > 0 && (
              <li>
                <Chip>{t('hotels.moreAmenities', { count: more })}</Chip>
              </li>
            )}
          </ul>
        )}
      </div>
      <div className={css.price}>
        <p>
          <span className={css.from}>{t('hotels.from')}</span>
          <b className={css.amount}>{priceText(hotel.lowestPerNight, language)}</b>
          <span className={css.per}>{t('hotels.perNight')}</span>
        </p>
        <p className={css.total}>
          {t('hotels.totalFor', {
            price: priceText(hotel.lowestTotal, language),
            nights: t('hotels.nights', { count: nights }),
          })}
        </p>
      </div>
    </article>
  );
}
