import type { Place } from '../../../booking.ts';
import { citiesBehind, findAirports, findCity, findStation } from '../../../knowledge/index.ts';
import { plain } from '../../../text/plain.ts';
import { withoutDeed } from './deed-before.ts';

/**
 * A branch or a kerb by its name, in the zone of the station, airport or city that it names.
 * @param near the zone of the ride's other end: of two airports of one name, the one that can be driven to.
 */
export function placeOf(printed: string, near?: string): Place {
  // "Sydney Airport arrivals": where in the airport is not its name
  const name = withoutDeed(printed)
    .replace(/(?<=\p{L}{3}[)\]]?)\.$/u, '')
    .replace(
      /^(.*\b(?:airport|a[ée]roport|flughafen|aeroporto|aeropuerto)\b.*?)[, ]+(?:(?:the )?(?:arrivals?|departures?)(?: (?:hall|level|area))?|(?:(?:hall|niveau|zone) )?(?:des )?(?:arriv[ée]es|d[ée]parts)|ankunft(?:shalle)?|arrivi|llegadas)$/i,
      '$1',
    );
  const airports = /airport|a[ée]roport|flughafen|aeroporto|aeropuerto|luchthaven|\([A-Z]{3}\)/i.test(name)
    ? findAirports(name.replace(/,? terminal\b.*$/i, ''))
    : [];
  const city = findCity(plain(name).split(' ')[0] ?? '');
  const called = [findStation(name), townOfAddress(name), ...airports, ...citiesBehind(name), city].filter(
    (one) => one !== null,
  );
  const known = called.find(({ zone }) => isNear(zone, near)) ?? called[0];
  return { name, ...(known?.zone ? { zone: known.zone } : {}) };
}

/** "Newcastle Airport" is one in New South Wales for a car from Sydney. */
const isNear = (zone: string, near: string | undefined) =>
  near !== undefined && zone.split('/')[0] === near.split('/')[0];

/** "14 rue de Fougères Rennes": a house number, and a town at the end. */
function townOfAddress(name: string) {
  const words = /^\d{1,4}[a-z]? /.test(name) ? name.split(/[ ,]+/) : [];
  for (let length = Math.min(3, words.length - 2); length > 0; length--) {
    const city = findCity(words.slice(-length).join(' '));
    if (city) return city;
  }
  return null;
}
