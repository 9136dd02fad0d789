import type { Segment, TripSummary } from '@escale/contract';
import { dayOf, hasTime } from '@escale/contract/place-clock';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Card } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { KindIcon, KindTile } from '../../ui/kind/kind.tsx';
import { TripTile } from '../../ui/trip-tile/trip-tile.tsx';
import { daysBetween, shortDay, today, wallTime, weekday } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import { useWords } from '../../words/words.ts';
import css from './ongoing-trip.module.css';
import { segmentLine } from './segment-line.ts';
import { TripDays } from './trip-row.tsx';

/** The trip one is on, with the next three things in it. */
export function OngoingTrip({ trip, next }: { trip: TripSummary; next: readonly Segment[] }) {
  const { t, language } = useWords();
  const params = { tripId: trip.id };
  return (
    <Card className={css.card} aria-label={trip.name}>
      <Link to="/trips/$tripId" params={params} className={css.head}>
        <TripTile place={trip.destination?.name ?? trip.name} code={trip.destination?.iata} size={64} />
        <span className={css.text}>
          <h2 className={css.name}>{trip.name}</h2>
          <p className={css.days}>
            <TripDays trip={trip} />
          </p>
          <span className={css.chips}>
            <Chip tone="accent" dot="pulse">
              {t('home.ongoing')}
            </Chip>
            {trip.backInDays !== null && (
              <Chip>{trip.backInDays === 0 ? t('home.backToday') : t('home.backIn', { count: trip.backInDays })}</Chip>
            )}
          </span>
        </span>
        <ChevronRight size={18} className={css.chevron} aria-hidden="true" />
      </Link>
      {next.length > 0 && (
        <ol className={css.next}>
          {next.slice(0, 3).map((segment) => (
            <li key={segment.id}>
              <Link to="/trips/$tripId" params={params} search={{ segment: segment.id }} className={css.segment}>
                <span className={css.tile}>
                  <KindTile type={segment.type} size={32} />
                </span>
                <span className={css.segmentText}>
                  <span className={css.when}>
                    <span className={css.icon}>
                      <KindIcon type={segment.type} size={16} />
                    </span>
                    <span className="figures">{whenOf(segment.start, language)}</span>
                  </span>
                  <span className={css.what}>{segmentLine(segment, t)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** `10:45` today, `Sun 10:45` in the coming days, `29 Nov` later. */
function whenOf(start: string, language: Language): string {
  const day = dayOf(start);
  const days = daysBetween(today(), day);
  if (days === 0 && hasTime(start)) return wallTime(start);
  if (days > 6) return shortDay(day, language);
  return `${weekday(day, language)} ${wallTime(start)}`.trim();
}
