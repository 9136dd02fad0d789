import type { Origin, WeatherProvider } from '../../features/places/index.ts';

const origin: Origin = { provider: 'escale', mode: 'embedded', attribution: [] };

/** Without a provider nobody here knows the weather, and says so. */
export const noWeather: WeatherProvider = {
  forecast: async () => ({ origin, value: { available: false, reason: 'no-provider', days: [] } }),
};
