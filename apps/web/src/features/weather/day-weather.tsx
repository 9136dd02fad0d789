import type { ShownPlace } from '@escale/contract';
import { daysBetween, today } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { cityOf } from '../segments/places.ts';
import css from './day-weather.module.css';
import { useWeather } from './use-weather.ts';
import { WeatherIcon } from './weather-icon.tsx';

/** No provider reaches further. */
const furthest = 16;

/** In the heading of a day: the weather where the day ends. Nothing where nobody forecasts it. */
export function DayWeather({ day, place }: { day: string; place: ShownPlace }) {
  const { t } = useWords();
  const ahead = daysBetween(today(), day);
  const weather = useWeather(place, ahead >= 0 && ahead <= furthest);
  const found = weather?.days.find((one) => one.day === day);
  if (!found) return null;
  const { symbol, lowC, highC } = found;
  const [low, high] = [Math.round(lowC), Math.round(highC)];
  const words = t('weather.aria', { weather: t(`weather.${symbol}`), low, high, place: cityOf(place) });
  return (
    <p className={css.weather} title={[words, ...(weather?.provenance.attribution ?? [])].join(' · ')}>
      <WeatherIcon symbol={symbol} />
      <span aria-hidden="true">
        {high}° {cityOf(place)}
      </span>
      <span className="only-heard">{words}</span>
    </p>
  );
}
