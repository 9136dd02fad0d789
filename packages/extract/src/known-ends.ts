import type { Booking, Place } from './booking.ts';
import {
  airportByIata,
  countryOf,
  findCity,
  findStation,
  type KnownPlace,
  knownName,
  stationBySncf,
  stationByUic,
  zoneAt,
  zoneOfCountry,
} from './knowledge/index.ts';
import { resolveAirport } from './resolve-airport.ts';

/** An end of a journey with what the tables know of it: where it lies, and in which zone. */
export function knownAirport(place: Place | undefined): Place | undefined {
  if (!place) return undefined;
  if (place.iata) return withKnown(place, airportByIata(place.iata));
  if (!place.name) return place;
  const { airport, zone } = resolveAirport(place.name);
  if (airport) return { ...withKnown(place, airport), iata: airport.iata };
  return zone ? { ...place, zone: place.zone ?? zone } : place;
}

export function knownStop(place: Place | undefined, type: Booking['type']): Place | undefined {
  if (!place) return undefined;
  if (place.latitude !== undefined || place.zone) return withZone(place);
  const coded = stationCoded(place.identifier);
  const station = coded ?? (type === 'TrainReservation' && place.name ? findStation(place.name) : null);
  if (station) return withKnown(nameless(place) && coded ? { ...place, name: coded.name } : place, station);
  return knownAddress(place);
}

function stationCoded(identifier: string | undefined): KnownPlace | null {
  const [, table, code = ''] = /^(uic|sncf):(.+)$/.exec(identifier ?? '') ?? [];
  return table === 'uic' ? stationByUic(code) : table === 'sncf' ? stationBySncf(code) : null;
}

/** Tickets that carry a station's code and no name have the code in its place. */
function nameless({ name, identifier }: Place): boolean {
  return name === undefined || identifier?.slice(identifier.indexOf(':') + 1) === name;
}

/** A house: by its point, else by its city, which need not be found exactly to tell the time. */
export function knownAddress(place: Place | undefined): Place | undefined {
  if (!place) return undefined;
  const pointed = withZone(place);
  if (pointed.zone || !place.city) return pointed;
  const country = countryOf(place.country);
  const zone = findCity(knownName(place.city), country)?.zone ?? (country ? zoneOfCountry(country) : undefined);
  return zone ? { ...place, zone } : place;
}

function withZone(place: Place): Place {
  if (place.zone || place.latitude === undefined || place.longitude === undefined) return place;
  const zone = zoneAt(place.latitude, place.longitude);
  return zone ? { ...place, zone } : place;
}

function withKnown(place: Place, known: KnownPlace | null): Place {
  if (!known) return place;
  return {
    ...place,
    country: place.country ?? known.country,
    latitude: place.latitude ?? known.latitude,
    longitude: place.longitude ?? known.longitude,
    zone: place.zone ?? known.zone,
  };
}
