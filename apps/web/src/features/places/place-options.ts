import type { Place } from '@escale/contract';
import type { Prediction } from './use-place-search.ts';

/** One line of the list under a place field. */
export type PlaceOption =
  | { kind: 'found'; prediction: Prediction }
  | { kind: 'recent'; place: Place }
  | { kind: 'typed'; text: string };

export function optionKey(option: PlaceOption): string {
  if (option.kind === 'found') return option.prediction.placeId;
  return option.kind === 'recent' ? `recent ${option.place.name} ${option.place.address}` : 'typed';
}

type Said = { text: string; predictions: readonly Prediction[]; asked: boolean; recent: readonly Place[] };

/**
 * Before anything is typed, places of one's trips; then those that fit what is typed, what the search found, and the words
 * themselves: no place has to be in a list.
 */
export function placeOptions({ text, predictions, asked, recent }: Said): PlaceOption[] {
  const typed = text.trim();
  if (typed === '') return recent.map((place) => ({ kind: 'recent', place }));
  if (!asked) return [];
  const fits = recent.filter(({ name, address, city, iata }) =>
    [name, address, city, iata].some((one) => one?.toLowerCase().startsWith(typed.toLowerCase())),
  );
  const known = new Set(fits.map(({ iata }) => iata).filter(Boolean));
  return [
    ...fits.slice(0, 2).map((place): PlaceOption => ({ kind: 'recent', place })),
    ...predictions
      .filter(({ iata }) => !iata || !known.has(iata))
      .map((prediction): PlaceOption => ({ kind: 'found', prediction })),
    { kind: 'typed', text: typed },
  ];
}
