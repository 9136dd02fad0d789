import type { WeatherProvider } from '../../features/places/index.ts';

/** Without a provider nobody here knows the weather, and says so. */
export const noWeather: WeatherProvider = {
  origin: { provider: 'escale', mode: 'embedded', attribution: [] },
  forecast: async () => ({ available: false, reason: 'no-provider', days: [] }),
};
