import type { FoundHotel, Place } from '@escale/contract';
import { MapPin, Star } from 'lucide-react';
import type { Language } from '../../words/language.ts';
import { type Say, useWords } from '../../words/words.ts';
import css from './hotels.module.css';
import { kmPerMile, type RadiusMeasure } from './stay.ts';

type Facts = Pick<FoundHotel, 'stars' | 'reviewScore' | 'reviewCount'>;

/** Stars of the house, and what guests said. */
export function HotelFacts({ hotel: { stars, reviewScore, reviewCount } }: { hotel: Facts }) {
  const { t, language } = useWords();
  return (
    <span className={css.facts}>
      {stars !== null && (
        <span className={css.stars} role="img" aria-label={t('hotels.starsCount', { count: stars })}>
          {Array.from({ length: Math.round(stars) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the stars are all the same
            <Star key={i} size={13} aria-hidden="true" />
          ))}
        </span>
      )}
      {reviewScore !== null && (
        <span>
          <b>{scoreText(reviewScore, language)}</b>
          {reviewCount !== null &&
            ` · ${t('hotels.reviews', { count: reviewCount, number: numberText(reviewCount, language, 0) })}`}
        </span>
      )}
    </span>
  );
}

type DistanceProps = { km: number | null; measure: RadiusMeasure; place: string };

export function Distance({ km, measure, place }: DistanceProps) {
  const { t, language } = useWords();
  if (km === null) return null;
  return (
    <span className={css.distance}>
      <MapPin size={14} aria-hidden="true" />
      {place
        ? t('hotels.distanceFrom', { distance: distanceText(km, measure, t, language), place })
        : distanceText(km, measure, t, language)}
    </span>
  );
}

/** The street and the town, each said once. */
export function addressText({ address, city }: Place): string {
  return [address, city && address?.includes(city) ? undefined : city].filter(Boolean).join(', ');
}

/** `350 m`, `1.2 km`, `0.7 mi`. */
export function distanceText(km: number, measure: RadiusMeasure, t: Say, language: Language): string {
  if (measure === 'MI') return t('hotels.miles', { number: numberText(km / kmPerMile, language, 1) });
  if (km < 0.95) return t('hotels.metres', { number: Math.round(km * 20) * 50 });
  return t('hotels.kilometres', { number: numberText(km, language, 1) });
}

/** Of ten, always with its decimal: 9.0 stands below 9.3 in a list. */
function scoreText(score: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', digits).format(score);
}

export function numberText(value: number, language: Language, digits: number): string {
  return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { maximumFractionDigits: digits }).format(value);
}
