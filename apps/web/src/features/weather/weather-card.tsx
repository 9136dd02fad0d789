import type { ShownPlace } from '@escale/contract';
import { Sunrise, Sunset } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card/card.tsx';
import { useNow } from '../../ui/use-now.ts';
import { clockAt, longDay, wallTime, weekday } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { useWeather, type Weather } from './use-weather.ts';
import css from './weather-card.module.css';
import { WeatherIcon } from './weather-icon.tsx';

type CardProps = { place: Pick<ShownPlace, 'name' | 'town' | 'latitude' | 'longitude' | 'timeZone'>; title?: string };

/** What time it is there, when the sun rises and sets, and the weather; or plainly that nobody forecasts it. */
export function WeatherCard({ place, title = place.town ?? place.name }: CardProps) {
  const { t } = useWords();
  const id = useId();
  const weather = useWeather(place);
  const nowMs = useNow();
  const clock = place.timeZone ? clockAt(nowMs, place.timeZone) : weather && wallTime(weather.localTime);
  if (!clock && !weather) return null;
  return (
    <Card padded aria-labelledby={id}>
      <h2 id={id} className={css.name}>
        {title}
      </h2>
      <div className={css.top}>
        {clock && (
          <div>
            <p className={css.text}>{t('weather.localTime')}</p>
            <p className={`${css.clock} figures`}>{clock}</p>
          </div>
        )}
        {weather?.now && <Now now={weather.now} />}
      </div>
      {weather && <Sun weather={weather} />}
      {weather && <Days weather={weather} />}
    </Card>
  );
}

function Now({ now }: { now: NonNullable<Weather['now']> }) {
  const { t } = useWords();
  const symbol = now.symbol as Weather['days'][number]['symbol'];
  const degrees = Math.round(now.temperatureC);
  return (
    <p className={css.now}>
      <WeatherIcon symbol={symbol} size={28} />
      <span className="figures" aria-hidden="true">
        {degrees}°
      </span>
      <span className="only-heard">{t('weather.now', { weather: t(`weather.${symbol}`), degrees })}</span>
    </p>
  );
}

function Sun({ weather: { sunrise, sunset } }: { weather: Weather }) {
  const { t } = useWords();
  if (!sunrise || !sunset) return <p className={css.text}>{t('weather.sunUp')}</p>;
  return (
    <dl className={css.sun}>
      <div>
        <dt>
          <Sunrise size={18} aria-hidden="true" />
          {t('weather.sunrise')}
        </dt>
        <dd className="figures">{wallTime(sunrise)}</dd>
      </div>
      <div>
        <dt>
          <Sunset size={18} aria-hidden="true" />
          {t('weather.sunset')}
        </dt>
        <dd className="figures">{wallTime(sunset)}</dd>
      </div>
    </dl>
  );
}

function Days({ weather: { available, reason, days, provenance } }: { weather: Weather }) {
  const { t, language } = useWords();
  if (!available || days.length === 0) {
    return (
      <p className={css.none}>{t(reason === 'provider-unavailable' ? 'weather.unavailable' : 'weather.noProvider')}</p>
    );
  }
  const last = days.at(-1);
  return (
    <>
      <ol className={css.days} aria-label={t('weather.forecast')}>
        {days.slice(0, 5).map(({ day, symbol, lowC, highC }) => {
          const [low, high] = [Math.round(lowC), Math.round(highC)];
          return (
            <li key={day} className={css.day}>
              <p className={css.text}>{weekday(day, language)}</p>
              <WeatherIcon symbol={symbol} />
              <span className="only-heard">{t(`weather.${symbol}`)}</span>
              <p className="figures" aria-hidden="true">
                <b>{high}°</b> <small>{low}°</small>
              </p>
              <span className="only-heard">{t('weather.range', { low, high })}</span>
            </li>
          );
        })}
      </ol>
      <p className={css.credits}>
        {last && t('weather.beyondHorizon', { day: longDay(last.day, language) })} {provenance.attribution.join(' · ')}
      </p>
    </>
  );
}
