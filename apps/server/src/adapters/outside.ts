import type { PlaceProvider, PlaceProviders, WeatherProvider } from '../features/places/index.ts';
import { withFallback } from '../features/places/index.ts';
import { type OutsideConfig, outsideHosts } from '../outside-config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { openOutbound } from '../platform/outbound.ts';
import { gazetteer } from './places/gazetteer.ts';
import { googlePlaces } from './places/google.ts';
import { photonPlaces } from './places/photon.ts';
import { metWeather } from './weather/met.ts';
import { noWeather } from './weather/none.ts';
import { openMeteoWeather } from './weather/open-meteo.ts';

/** Places and weather as the operator configured them. They have a door of their own: only it opens to the named hosts. */
export function openOutside(config: OutsideConfig, { clock, log }: { clock: Clock; log: Log }): PlaceProviders {
  const outbound = openOutbound({ allow: outsideHosts(config) });
  const provider = placeProvider();
  return { places: provider ? withFallback(provider, gazetteer, log) : gazetteer, weather: weatherProvider() };

  function placeProvider(): PlaceProvider | null {
    if (config.places?.kind === 'google') return googlePlaces(outbound, config.places);
    return config.places?.kind === 'photon' ? photonPlaces(outbound, config.places) : null;
  }

  function weatherProvider(): WeatherProvider {
    if (config.weather?.kind === 'met') return metWeather({ outbound, clock, log }, config.weather);
    if (config.weather?.kind === 'open-meteo') return openMeteoWeather({ outbound, clock, log }, config.weather);
    return noWeather;
  }
}
