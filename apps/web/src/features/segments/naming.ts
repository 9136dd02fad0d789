import type { Segment, SegmentOf } from '@escale/contract';
import { hasTime } from '@escale/contract/place-clock';
import { daySpan, duration, shortDay, wallTime } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import type { Say } from '../../words/words.ts';
import { shortName } from './places.ts';

/** What a person would call it: "Paris CDG to Lisbon LIS", "Casa do Rio". */
export function titleOf(segment: Segment, t: Say): string {
  switch (segment.type) {
    case 'hotel':
    case 'event':
      return segment.name;
    case 'car-rental':
      return segment.company ?? t('segments.car-rental');
    case 'cruise':
      return segment.shipName ?? way(segment, t);
    case 'transfer':
      if (!segment.arrival) return t('segments.fromPlace', { from: shortName(segment.departure) });
      return t('segments.toPlace', { to: shortName(segment.arrival) });
    default:
      return way(segment, t);
  }
}

function way({ departure, arrival }: SegmentOf<'flight' | 'train' | 'vessel' | 'cruise'>, t: Say): string {
  return t('segments.fromTo', { from: shortName(departure), to: shortName(arrival) });
}

/** `NA 1824`, or nothing. */
export function flightNumberOf({ airlineCode, flightNumber }: SegmentOf<'flight'>): string {
  return [airlineCode, flightNumber].filter(Boolean).join(' ');
}

/** `2 h 35`; empty where nobody knows. */
export function lengthOf(segment: Segment): string {
  const [hours, minutes] = segment.duration?.split(':').map(Number) ?? [];
  return hours === undefined || minutes === undefined ? '' : duration(hours * 60 + minutes);
}

/** `3 nights` of a hotel, `5 days 3 h 30` of what takes longer than one. */
export function stayOf(segment: Segment, t: Say): string {
  if (segment.type === 'hotel') return segment.nights ? t('segments.nights', { count: segment.nights }) : '';
  const [hours = 0, minutes = 0] = segment.duration?.split(':').map(Number) ?? [];
  const days = Math.floor(hours / 24);
  if (days === 0) return lengthOf(segment);
  const rest = (hours % 24) * 60 + minutes;
  return [t('segments.days', { count: days }), rest > 0 && duration(rest)].filter(Boolean).join(' ');
}

/** `Mon 23 Nov, 11:00`, or the day alone. */
export function momentText(moment: string, language: Language): string {
  const day = shortDay(moment, language).replaceAll(',', '');
  return hasTime(moment) ? `${day}, ${wallTime(moment)}` : day;
}

/** The same, with the year where it is not this one. */
export function momentWithYear(moment: string, language: Language): string {
  const day = daySpan(moment, moment, language);
  return hasTime(moment) ? `${day}, ${wallTime(moment)}` : day;
}
