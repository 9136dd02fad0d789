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
import type { WeatherDay } from './use-weather.ts';

const icons: Record<WeatherDay['symbol'], LucideIcon> = {
  clear: Sun,
  'partly-cloudy': CloudSun,
  cloudy: Cloud,
  fog: CloudFog,
  rain: CloudRain,
  sleet: CloudHail,
  snow: Snowflake,
  thunder: CloudLightning,
};

/** A picture beside its word or its label: alone it is hidden from who cannot see it. */
export function WeatherIcon({ symbol, size = 18 }: { symbol: WeatherDay['symbol']; size?: number }) {
  const Icon = icons[symbol] ?? Cloud;
  return <Icon size={size} aria-hidden="true" />;
}
