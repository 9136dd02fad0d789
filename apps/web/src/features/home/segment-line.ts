import type { Segment } from '@escale/contract';
import type { Say } from '../../words/words.ts';

/** One segment in a few words: "Flight to LIS", "Casa do Rio". */
export function segmentLine(segment: Segment, t: Say): string {
  switch (segment.type) {
    case 'hotel':
    case 'event':
      return segment.name;
    case 'car-rental':
      return segment.company ?? t('segments.car-rental');
    case 'transfer':
      return segment.arrival
        ? t('home.lineTo', { what: t('segments.transfer'), place: shortPlace(segment.arrival) })
        : t('segments.transfer');
    default:
      return t('home.lineTo', { what: t(`segments.${segment.type}`), place: shortPlace(segment.arrival) });
  }
}

type PlaceLike = { name: string; city?: string; town?: string; iata?: string };

/** `LIS`, else the town, else the name. */
export function shortPlace(place: PlaceLike): string {
  return place.iata ?? place.town ?? place.city ?? place.name;
}
