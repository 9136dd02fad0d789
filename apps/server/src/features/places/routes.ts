import {
  atPlace,
  autocompletePlaces,
  getAirline,
  getPlaceDetails,
  getWeather,
  instantOf,
  placeKinds,
} from '@escale/contract';
import { airlineByCode, zoneAt } from '@escale/extract/knowledge';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Forecast, Origin, PlaceProvider, WeatherProvider } from './providers.ts';
import { localTime } from './rules/local-time.ts';
import { sunAt } from './rules/sun.ts';

/** The outside world, as far as this room needs it. */
export type PlaceProviders = { places: PlaceProvider; weather: WeatherProvider };

export function openPlaces({ route, clock }: House, { places, weather }: PlaceProviders): void {
  const provenance = (origin: Origin) => ({ ...origin, fetchedAt: clock.now().toISOString() });

  route(autocompletePlaces, async ({ query, language }) => {
    const kinds = query.types ? placeKinds.filter((kind) => query.types?.split(',').includes(kind)) : null;
    const asked = { kinds, language, sessionToken: query.sessionToken };
    const { value, origin } = await places.autocomplete(query.input, asked);
    return { predictions: value, provenance: provenance(origin) };
  });

  route(getPlaceDetails, async ({ query, language }) => {
    const found = await places.details(query.place_id, { language, sessionToken: query.sessionToken });
    return found ? { place: found.value, provenance: provenance(found.origin) } : refuse('place.not-found');
  });

  route(getAirline, ({ query }) => {
    const airline = airlineByCode(query.iataCode.toUpperCase());
    if (!airline) return refuse('airline.not-found');
    return { iataCode: airline.iata, name: airline.name, ...(airline.country && { country: airline.country }) };
  });

  route(getWeather, async ({ query }) => {
    const zone = zoneAt(query.latitude, query.longitude) ?? 'UTC';
    const now = clock.now().getTime();
    const { value, origin } = await weather.forecast({ ...query, zone });
    return {
      ...forDay(value, query.day),
      localTime: localTime(now, zone),
      ...sunAt(query.day ? noonOf(query.day, zone) : now, query, zone),
      provenance: provenance(origin),
    };
  });
}

const noonOf = (day: string, zone: string) =>
  instantOf(atPlace(`${day}T12:00:00`, zone)) ?? Date.parse(`${day}T12:00:00Z`);

/** Asked for one day, that day alone; a day behind the last forecast one is said to be. */
function forDay(forecast: Forecast, day: string | undefined): Forecast {
  if (!day || !forecast.available) return forecast;
  const days = forecast.days.filter((one) => one.day === day);
  if (days.length > 0) return { ...forecast, days };
  return { available: false, reason: 'beyond-horizon', days: [] };
}
