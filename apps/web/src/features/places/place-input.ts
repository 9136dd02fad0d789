import type { Place, ShownPlace } from '@escale/contract';
import { placeName } from './place-name.ts';

/** A place as typed; `place` once one was chosen, and gone again when the text is changed. */
export type PlaceInput = { text: string; place: Place | null };

export const noPlace: PlaceInput = { text: '', place: null };

/** As it stands in a field: with the code, or with the address that tells one hotel from another. */
export function placeLabel(place: ShownPlace): string {
  if (place.iata) return nameWithCode(place);
  if (place.address && place.address !== place.name) return `${place.name}, ${place.address}`;
  return placeName(place);
}

/** `Charles de Gaulle (CDG)`; a name that says the code already is left alone. */
export function nameWithCode(place: ShownPlace): string {
  const { iata } = place;
  const name = placeName(place);
  return !iata || new RegExp(`\\b${iata}\\b`).test(name) ? name : `${name} (${iata})`;
}

export function placeInput(place: Place | null | undefined): PlaceInput {
  return place?.name ? { text: placeLabel(place), place } : noPlace;
}

/** A chosen place, or one of which only the name is known; null where nothing was typed. */
export function placeOf({ text, place }: PlaceInput): Place | null {
  const name = text.trim();
  if (name === '') return null;
  return place ?? { name };
}
