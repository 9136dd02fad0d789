import type { Segment, Trip } from '@escale/contract';
import { hasTime } from '@escale/contract/place-clock';
import { Link } from '@tanstack/react-router';
import { RowList, RowText, rowClass } from '../../ui/card/card.tsx';
import { KindTile } from '../../ui/kind/kind.tsx';
import { shortDay, today, wallTime, zoneName } from '../../words/dates.ts';
import type { Language } from '../../words/language.ts';
import { useWords } from '../../words/words.ts';
import { comingUp } from '../home/rules/next-up.ts';
import { type Entry, entriesOf } from '../trips/itinerary/entries.ts';
import { homeZoneOf } from '../trips/itinerary/home-zone.ts';
import { lineText, lineTitle } from '../trips/itinerary/line-text.ts';
import css from './now-page.module.css';

const shownAfter = 5;

/** The lines of the itinerary around the next thing: what still has to be done before it, and what comes after. */
export function AfterThat({ trip, current, nowMs }: { trip: Trip; current: Segment; nowMs: number }) {
  const { t } = useWords();
  const lines = entriesOf(trip.segments, homeZoneOf(trip)).filter(({ segment }) => segment.status !== 'cancelled');
  const at = lines.findIndex(({ segment }) => segment === current);
  const before = lines.slice(0, Math.max(at, 0)).filter(({ instantMs }) => instantMs > nowMs);
  const coming = comingUp(trip.segments, nowMs);
  const after = lines
    .slice(at + 1)
    .filter(({ segment, ...line }) => isAhead(line, nowMs) || coming.includes(segment))
    .slice(0, shownAfter);
  return (
    <>
      <Lines title={t('now.before')} lines={before} nowMs={nowMs} />
      <Lines title={t('now.after')} lines={after} nowMs={nowMs} />
    </>
  );
}

/** A check-out of today that has no time is still ahead. */
function isAhead({ at, instantMs, latest }: Pick<Entry, 'at' | 'instantMs' | 'latest'>, nowMs: number): boolean {
  return instantMs > nowMs || (!latest && !hasTime(at) && at >= today(new Date(nowMs)));
}

function Lines({ title, lines, nowMs }: { title: string; lines: readonly Entry[]; nowMs: number }) {
  const { t, language } = useWords();
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={css.heading}>{title}</h2>
      <RowList>
        {lines.map((entry) => (
          <li key={entry.key}>
            <Link
              to="/trips/$tripId"
              params={{ tripId: entry.segment.tripId }}
              search={{ segment: entry.segment.id }}
              className={rowClass}
            >
              <KindTile type={entry.segment.type} size={36} />
              <RowText title={lineTitle(entry, t)} text={lineText(entry, t, language)} />
              <span className={css.when}>{whenOf(entry.at, nowMs, language)}</span>
            </Link>
          </li>
        ))}
      </RowList>
    </section>
  );
}

/** `19:40 WET` today, with its day later. */
function whenOf(moment: string, nowMs: number, language: Language): string {
  const clock = hasTime(moment) ? `${wallTime(moment)} ${zoneName(moment, language)}`.trim() : '';
  if (moment.slice(0, 10) === today(new Date(nowMs)) && clock) return clock;
  return [shortDay(moment, language).replaceAll(',', ''), clock].filter(Boolean).join('\n');
}
