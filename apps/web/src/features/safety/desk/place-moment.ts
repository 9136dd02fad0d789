import { hasTime } from '@escale/contract/place-clock';
import { shortDay, wallTime, zoneName } from '../../../words/dates.ts';
import type { Language } from '../../../words/language.ts';

/**
 * `Thu 26 Nov 02:10 WET`: always with its zone, for whoever reads it sits somewhere else. After a `first` of the same day
 * the clock alone.
 */
export function placeMoment(at: string, language: Language, first?: string): string {
  const day = first?.slice(0, 10) === at.slice(0, 10) ? '' : shortDay(at, language).replaceAll(',', '');
  const clock = hasTime(at) ? `${wallTime(at)} ${zoneName(at, language)}` : '';
  return `${day} ${clock}`.trim();
}
