import type { Place } from '../../booking.ts';
import { findAirports, findCity, findStation } from '../../knowledge/index.ts';
import { plain } from '../../text/plain.ts';

/** A branch or a kerb by its name, in the zone of the station, airport or city that it names. */
export function placeOf(name: string): Place {
  const airport = /airport|a[ée]roport|\([A-Z]{3}\)/i.test(name) ? findAirports(name)[0] : undefined;
  const known = findStation(name) ?? airport ?? findCity(plain(name).split(' ')[0] ?? '') ?? undefined;
  return { name, ...(known?.zone ? { zone: known.zone } : {}) };
}
