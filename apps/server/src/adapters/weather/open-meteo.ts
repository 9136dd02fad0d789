import { z } from 'zod';
import type { Forecast, Origin, WeatherProvider } from '../../features/places/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { ask, ProviderError } from '../ask-json.ts';
import { coarse, keep, round } from './kept.ts';

const origin: Origin = {
  provider: 'open-meteo',
  mode: 'live',
  attribution: ['Weather data by Open-Meteo.com (CC BY 4.0)'],
};

const answered = z.object({
  current: z.object({ temperature_2m: z.number(), weather_code: z.number() }).optional(),
  daily: z.object({
    time: z.array(z.string()),
    weather_code: z.array(z.number().nullable()),
    temperature_2m_max: z.array(z.number().nullable()),
    temperature_2m_min: z.array(z.number().nullable()),
  }),
});

/** The models behind it run every few hours. */
const freshMs = 60 * 60_000;

/**
 * Open-Meteo, sixteen days. Its public server is for non-commercial use only: `url` is a server of the operator's, or the
 * customers' one with a `key`.
 */
export function openMeteoWeather(
  { outbound, clock, log }: { outbound: Outbound; clock: Clock; log: Log },
  { url, key }: { url: string; key: string | null },
): WeatherProvider {
  const answers = keep<{ forecast: Forecast; atMs: number }>(2_000);

  async function forecastAt(latitude: number, longitude: number, zone: string): Promise<Forecast> {
    const nowMs = clock.now().getTime();
    const point = coarse({ latitude, longitude });
    const known = answers.get(point);
    if (known && nowMs - known.atMs < freshMs) return known.forecast;
    const query = new URLSearchParams({
      latitude: String(round(latitude)),
      longitude: String(round(longitude)),
      timezone: zone,
      daily: 'weather_code,temperature_2m_max,temperature_2m_min',
      current: 'temperature_2m,weather_code',
      forecast_days: '16',
      ...(key && { apikey: key }),
    });
    const answer = await ask(outbound, `${url}/v1/forecast?${query}`);
    if (!answer.ok) throw new ProviderError('open-meteo', answer.status);
    const forecast = forecastOf(answered.parse(await answer.json()));
    answers.set(point, { forecast, atMs: nowMs });
    return forecast;
  }

  return {
    async forecast({ latitude, longitude, zone }) {
      try {
        return { origin, value: await forecastAt(latitude, longitude, zone) };
      } catch (error) {
        log.warn(error, 'weather: Open-Meteo did not answer');
        return { origin, value: { available: false, reason: 'provider-unavailable', days: [] } };
      }
    },
  };
}

function forecastOf({ daily, current }: z.infer<typeof answered>): Forecast {
  const days = daily.time.flatMap((day, i) => {
    const [code, lowC, highC] = [daily.weather_code[i], daily.temperature_2m_min[i], daily.temperature_2m_max[i]];
    if (code == null || lowC == null || highC == null) return [];
    return [{ day, symbol: symbolOf(code), lowC, highC }];
  });
  const now = current && { symbol: symbolOf(current.weather_code), temperatureC: current.temperature_2m };
  return { available: days.length > 0, days, ...(now && { now }) };
}

/** WMO weather interpretation codes, as the service documents them. */
function symbolOf(code: number): Forecast['days'][number]['symbol'] {
  if (code === 0) return 'clear';
  if (code <= 2) return 'partly-cloudy';
  if (code === 3) return 'cloudy';
  if (code === 45 || code === 48) return 'fog';
  if (code >= 95) return 'thunder';
  if ([56, 57, 66, 67].includes(code)) return 'sleet';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  return 'rain';
}
