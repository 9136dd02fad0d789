import { fullDate } from '../../../words/dates.ts';
import type { Language } from '../../../words/language.ts';
import type { WordKey } from '../../../words/namespaces.ts';

export const tripFieldLabels: Record<string, WordKey> = {
  name: 'trips.name',
  purpose: 'trips.purpose',
  start: 'trips.start',
  end: 'trips.end',
  destination: 'trips.destination',
};

/** A value of the trip itself, for reading. */
export function tripFieldText(field: string, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (field === 'destination') return (value as { name: string }).name;
  return field === 'start' || field === 'end' ? fullDate(String(value), language) : String(value);
}
