import { calls } from 'virtual:contract';
import type { TripSummary } from '@escale/contract';
import { useQuery } from '@tanstack/react-query';
import {
  Cloud,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudRain,
  CloudSun,
  type LucideIcon,
  Snowflake,
  Sun,
} from 'lucide-react';
import { callQuery } from '../../api/call-query.ts';
import { useUserApi } from '../../api/user-api.tsx';
import { Card } from '../../ui/card/card.tsx';
import { clockAt, weekday } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './place-card.module.css';

const symbols: Record<string, LucideIcon> = {
  clear: Sun,
  'partly-cloudy': CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  rain: CloudRain,
  sleet: CloudHail,
  snow: Snowflake,
  thunder: CloudLightning,
};

/** Where the trip goes: what time it is there, and the weather where somebody forecasts it. In the second column only. */
export function PlaceCard({
  destination,
  nowMs,
}: {
  destination: NonNullable<TripSummary['destination']>;
  nowMs: number;
}) {
  const { t, language } = useWords();
  const days = useForecast(destination);
  const clock = destination.timeZone ? clockAt(nowMs, destination.timeZone) : null;
  if (!clock && days.length === 0) return null;
  return (
    <Card padded className={css.card} aria-labelledby="place">
      <h2 id="place" className={css.name}>
        {destination.name}
      </h2>
      {clock && (
        <>
          <p className={css.text}>{t('common.localTime')}</p>
          <p className={`${css.clock} figures`}>{clock}</p>
        </>
      )}
      {days.length > 0 && (
        <ol className={css.days}>
          {days.slice(0, 4).map(({ day, symbol, lowC, highC }) => {
            const Icon = symbols[symbol] ?? Cloud;
            return (
              <li key={day} className={css.day}>
                <p className={css.text}>{weekday(day, language)}</p>
                <Icon size={18} role="img" aria-label={t(`home.weather_${symbol}`)} />
                <p className={`${css.high} figures`} title={`${Math.round(lowC)}° – ${Math.round(highC)}°`}>
                  {Math.round(highC)}°
                </p>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}

/** Empty where nobody forecasts: that is no error. */
function useForecast({ latitude, longitude }: { latitude?: number; longitude?: number }) {
  const api = useUserApi();
  const known = latitude !== undefined && longitude !== undefined;
  const query = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  const forecast = useQuery({
    ...callQuery(api, calls.getWeather, { query }),
    enabled: known && matchMedia('(min-width: 1281px)').matches,
    staleTime: 30 * 60_000,
  });
  return forecast.data?.available ? forecast.data.days : [];
}
