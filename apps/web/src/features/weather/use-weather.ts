import { calls } from 'virtual:contract';
import type { getWeather, Place, ReplyOf } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';

export type Weather = ReplyOf<typeof getWeather>;
export type WeatherDay = Weather['days'][number];

/** The weather where it is known what is meant by "there"; asked once for all that lies within a kilometre. */
export function useWeather(place: Pick<Place, 'latitude' | 'longitude'> | null, wanted = true): Weather | undefined {
  const { latitude, longitude } = place ?? {};
  const known = latitude !== undefined && longitude !== undefined;
  const query = { latitude: near(latitude ?? 0), longitude: near(longitude ?? 0) };
  return useQuery({
    ...callQuery(useUserApi(), calls.getWeather, { query }),
    enabled: known && wanted,
    staleTime: 30 * 60_000,
  }).data;
}

const near = (degrees: number) => Math.round(degrees * 100) / 100;
