import type { Place } from '@escale/contract';
import {
  airportByIata,
  findAirports,
  findCity,
  findStation,
  type KnownPlace,
  stationTown,
  zoneAt,
} from '@escale/extract/knowledge';

/** What a place can be in the sentence that names it. */
export type PlaceRole = 'airport' | 'station' | 'city' | 'any';

/**
 * What the tables know of a place beyond what was said of it: coordinates, town, country, zone. Null where they do not
 * know it, or where it is not certain which one is meant.
 */
export function completePlace(said: Place, role: PlaceRole): Place | null {
  const known = lookUp(said, role);
  if (known) return placeOf(known);
  if (said.latitude !== undefined && said.longitude !== undefined) {
    const { name, latitude, longitude } = said;
    const city = role === 'station' && !said.city ? townOf({ name, latitude, longitude }) : undefined;
    const timeZone = said.timeZone ?? zoneAt(latitude, longitude);
    return city || timeZone ? { name, ...(city && { city }), ...(timeZone && { timeZone }) } : null;
  }
  if (said.timeZone) return null;
  // A hotel stands in its town's zone; where in the town, the tables cannot say.
  const town = findCity(said.city ?? said.name, said.country);
  return town ? { name: said.name, country: town.country, timeZone: town.zone } : null;
}

function lookUp(said: Place, role: PlaceRole): KnownPlace | null {
  if (said.iata) return airportByIata(said.iata);
  if (said.latitude !== undefined) return null;
  switch (role) {
    case 'airport': {
      const [airport, ...rivals] = findAirports(said.name);
      return airport && rivals.length === 0 ? airport : null;
    }
    case 'station':
      return findStation(said.name);
    case 'city':
      return findCity(said.name, said.country);
    default:
      return null;
  }
}

function placeOf(known: KnownPlace): Place {
  const city = known.kind === 'city' ? cityName(known) : known.kind === 'station' ? townOf(known) : known.city;
  return {
    name: known.name,
    ...(city && { city }),
    country: known.country,
    latitude: known.latitude,
    longitude: known.longitude,
    timeZone: known.zone,
    ...(known.iata && { iata: known.iata }),
  };
}

/** A trip by train goes to Berlin, not to "Berlin Hbf". */
function townOf(station: { name: string; latitude: number; longitude: number }): string | undefined {
  const town = stationTown(station);
  return town ? cityName(town) : undefined;
}

function cityName(city: KnownPlace): string {
  return city.english ?? city.name;
}
