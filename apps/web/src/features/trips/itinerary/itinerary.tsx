import type { Segment, Trip } from '@escale/contract';
import { hintKey } from '@escale/contract/continuity/hints';
import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useOpenHere } from '../../../ui/use-open-here.ts';
import { idle } from '../../../ui/when-idle.ts';
import { daysBetween, shortDay, today, wallTime, zoneName } from '../../../words/dates.ts';
import type { Language } from '../../../words/language.ts';
import { loadWords, type Say, useWords } from '../../../words/words.ts';
import { endPlace } from '../../segments/places.ts';
import { betweenEntries } from './between.ts';
import { BetweenNote } from './between-note.tsx';
import { daysOf, type Entry, entriesOf, type Progress, progressOf } from './entries.ts';
import { EntryCard } from './entry-card.tsx';
import { DismissedHints, HintNote } from './hints/hint-note.tsx';
import { isTold, lineOf } from './hints/hint-place.ts';
import { useHints } from './hints/use-hints.ts';
import { homeZoneOf } from './home-zone.ts';
import css from './itinerary.module.css';

const DayWeather = lazy(async () => {
  await idle();
  await loadWords('weather');
  return { default: (await import('../../weather/day-weather.tsx')).DayWeather };
});

type ItineraryProps = {
  trip: Trip;
  /** Of the chosen segment. */
  chosenId: string | null;
  compact: boolean;
  menuOf: (entry: Entry) => ReactNode;
  /** What an advisor's draft, or their last change, does to a segment. */
  markOf?: (segment: Segment) => ReactNode;
  /** Segments that are to go: struck through, and they leave no night and no connection behind. */
  gone?: ReadonlySet<string>;
  /** Somebody else's trip: its hints are theirs to put away. */
  others?: boolean;
};

const none: ReadonlySet<string> = new Set();

/** The segments in time order, what lies between them included. */
export function Itinerary({ trip, chosenId, compact, menuOf, markOf, gone = none, others = false }: ItineraryProps) {
  const { t, language } = useWords();
  const nowMs = useNow();
  const entries = useMemo(() => entriesOf(trip.segments, homeZoneOf(trip)), [trip]);
  const between = useMemo(
    () => betweenEntries(entries.filter(({ segment }) => !gone.has(segment.id))),
    [entries, gone],
  );
  const standing = useMemo(
    () => (gone.size > 0 ? { ...trip, segments: trip.segments.filter(({ id }) => !gone.has(id)) } : trip),
    [trip, gone],
  );
  const progress = progressOf(entries, nowMs);
  const days = useMemo(() => daysOf(entries), [entries]);
  const hints = useHints(standing, nowMs, others);
  // On the way one wants today; what was is a swipe above.
  const opensAt = trip.timing === 'ongoing' ? days.findIndex(({ day }) => day >= today()) : -1;
  const first = useOpenHere<HTMLElement>(opensAt > 0);
  return (
    <div className={css.days}>
      {days.map(({ key, day, entries: lines }, index) => (
        <section
          key={key}
          ref={index === opensAt ? first : undefined}
          className={css.section}
          aria-labelledby={`day-${key}`}
        >
          <div className={css.day}>
            <h2 id={`day-${key}`}>{dayName(day, t, language)}</h2>
            <DayWeatherHere day={day} entries={lines} />
          </div>
          <ol>
            {lines.map((entry) => {
              const here = hints.shown.filter((hint) => lineOf(hint, entries) === entry.key);
              return (
                <li key={entry.key}>
                  <Line
                    entry={entry}
                    progress={progress.get(entry.key) ?? 'later'}
                    chosen={entry.segment.id === chosenId}
                    compact={compact}
                    menuOf={menuOf}
                    markOf={markOf}
                    gone={gone.has(entry.segment.id)}
                  />
                  {between
                    .get(entry.key)
                    ?.filter((note) => !isTold(note, here))
                    .map((note) => (
                      <BetweenNote key={note.kind} note={note} />
                    ))}
                  {here.map((hint) => (
                    <HintNote
                      key={hintKey(hint)}
                      hint={hint}
                      trip={trip}
                      onDismiss={others ? null : () => hints.dismiss(hint)}
                    />
                  ))}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <DismissedHints count={hints.dismissed.length} onShow={hints.restoreAll} />
    </div>
  );
}

type LineProps = Pick<ItineraryProps, 'compact' | 'menuOf' | 'markOf'> & {
  entry: Entry;
  progress: Progress;
  chosen: boolean;
  gone: boolean;
};

/** Drawn anew only when something of its own changed: hints and the clock come to the list every moment, and a trip has many lines. */
const Line = memo(function Line({ entry, progress, chosen, compact, menuOf, markOf, gone }: LineProps) {
  return (
    <div className={css.line}>
      <Clock moment={entry.at} />
      <Rail progress={progress} />
      <EntryCard
        entry={entry}
        progress={progress}
        chosen={chosen}
        compact={compact}
        menu={menuOf(entry)}
        mark={markOf?.(entry.segment)}
        gone={gone}
      />
    </div>
  );
});

function Clock({ moment }: { moment: string }) {
  const { language } = useWords();
  if (moment.length <= 10) return <p className={css.clock} />;
  return (
    <p className={css.clock}>
      <time dateTime={moment.replace(/\[.*$/, '')}>{wallTime(moment)}</time> <span>{zoneName(moment, language)}</span>
    </p>
  );
}

function Rail({ progress }: { progress: Progress }) {
  const { t } = useWords();
  return (
    <span className={css.rail}>
      <span className={classNames(css.stop, css[progress])}>
        {progress !== 'later' && <span className="only-heard">{t(`itinerary.${progress}`)}</span>}
      </span>
    </span>
  );
}

function dayName(day: string, t: Say, language: Language): string {
  const written = shortDay(day, language).replaceAll(',', '');
  const words = { '-1': 'itinerary.yesterday', '0': 'itinerary.today', '1': 'itinerary.tomorrow' } as const;
  const word = words[String(daysBetween(today(), day)) as keyof typeof words];
  return word ? t('itinerary.dayNamed', { name: t(word), day: written }) : written;
}

/** The weather where the day ends. */
function DayWeatherHere({ day, entries }: { day: string; entries: readonly Entry[] }) {
  const ends = entries.filter(({ segment }) => segment.status !== 'cancelled').map(({ segment }) => endPlace(segment));
  const at = ends.findLast((place) => place?.latitude !== undefined && place.longitude !== undefined);
  return (
    at && (
      <Suspense>
        <DayWeather day={day} place={at} />
      </Suspense>
    )
  );
}
