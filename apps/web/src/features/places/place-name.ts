import type { ShownPlace } from '@escale/contract';

/** What a place is called, its town as the reader's language says it: `Lisbonne Humberto Delgado`. */
export function placeName({ name, city, town }: ShownPlace): string {
  return town && city && name.startsWith(city) ? town + name.slice(city.length) : name;
}
