import { autocompletePlaces, getAirline, getPlaceDetails, getWeather, placeKinds } from '@escale/contract';
import { airlineByCode, zoneAt } from '@escale/extract/knowledge';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Origin, PlaceProvider, WeatherProvider } from './providers.ts';
import { localTime } from './rules/local-time.ts';
import { sunAt } from './rules/sun.ts';

/** The outside world, as far as this room needs it. */
export type PlaceProviders = { places: PlaceProvider; weather: WeatherProvider };

export function openPlaces({ route, clock }: House, { places, weather }: PlaceProviders): void {
  const provenance = (origin: Origin) => ({ ...origin, fetchedAt: clock.now().toISOString() });

  route(autocompletePlaces, async ({ query, language }) => {
    const kinds = query.types ? placeKinds.filter((kind) => query.types?.split(',').includes(kind)) : null;
    const asked = { kinds, language, sessionToken: query.sessionToken };
    return { predictions: await places.autocomplete(query.input, asked), provenance: provenance(places.origin) };
  });

  route(getPlaceDetails, async ({ query, language }) => {
    const place = await places.details(query.place_id, { language, sessionToken: query.sessionToken });
    return place ? { place, provenance: provenance(places.origin) } : refuse('place.not-found');
  });

  route(getAirline, ({ query }) => {
    const airline = airlineByCode(query.iataCode.toUpperCase());
    if (!airline) return refuse('airline.not-found');
    return { iataCode: airline.iata, name: airline.name };
  });

  route(getWeather, async ({ query }) => {
    const zone = zoneAt(query.latitude, query.longitude) ?? 'UTC';
    const now = clock.now();
    return {
      ...(await weather.forecast(query)),
      localTime: localTime(now.getTime(), zone),
      ...sunAt(now.getTime(), query, zone),
      provenance: provenance(weather.origin),
    };
  });
}
