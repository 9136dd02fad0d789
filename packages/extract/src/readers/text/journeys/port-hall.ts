import type { PrintedPlace } from './printed-place.ts';
import type { PlaceToken } from './token.ts';

/** "Helsinki West Harbour T2": ships do not say their terminal apart. */
export function withHall({ place, text }: PlaceToken): PrintedPlace {
  const behind = place.terminal ? text.slice(text.indexOf(place.name) + place.name.length) : '';
  const hall = text.includes(place.name) ? /^ T\d{1,2}(?![\p{L}\d])/u.exec(behind)?.[0] : undefined;
  return hall ? { ...place, name: place.name + hall } : place;
}
