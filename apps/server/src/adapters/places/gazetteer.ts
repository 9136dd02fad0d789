import type { Language, Place } from '@escale/contract';
import { type KnownPlace, placeById, placeName, searchPlaces, servedCity, stateName } from '@escale/extract/knowledge';
import type { Origin, PlaceKind, PlaceProvider } from '../../features/places/index.ts';

const origin: Origin = {
  provider: 'escale-gazetteer',
  mode: 'embedded',
  attribution: ['GeoNames (CC BY 4.0)', 'OurAirports (public domain)', 'Trainline stations (ODbL)'],
};

/** Airports, stations and cities of the tables that ship with the engine: no key, no network, no street addresses. */
export const gazetteer: PlaceProvider = {
  async autocomplete(input, { kinds, language }) {
    const types = kinds?.filter((kind): kind is KnownPlace['kind'] => kind !== 'address');
    // Only addresses were asked for, and none are known.
    if (types && kinds && kinds.length > 0 && types.length === 0) return { origin, value: [] };
    const found = searchPlaces(input, { language, types: types && types.length > 0 ? types : undefined });
    const value = found.map((place) => ({
      placeId: place.id,
      kind: place.kind satisfies PlaceKind,
      title: placeName(place, language),
      subtitle: subtitleOf(place, language),
      ...(place.iata && { iata: place.iata }),
    }));
    return { origin, value };
  },

  async details(placeId, { language }) {
    const known = placeById(placeId);
    return known && { origin, value: placeIn(known, language) };
  },
};

function placeIn(known: KnownPlace, language: Language): Place {
  const city = known.kind === 'city' ? placeName(known, language) : servedCity(known, language);
  return {
    name: placeName(known, language),
    ...(city && { city }),
    country: known.country,
    latitude: known.latitude,
    longitude: known.longitude,
    timeZone: known.zone,
    ...(known.iata && { iata: known.iata }),
  };
}

function subtitleOf(place: KnownPlace, language: Language): string {
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(place.country) ?? place.country;
  const within = place.state ? stateName(place.state, language) : servedCity(place, language);
  return within && within !== placeName(place, language) ? `${within}, ${country}` : country;
}
