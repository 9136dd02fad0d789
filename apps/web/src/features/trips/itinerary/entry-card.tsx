import { Link } from '@tanstack/react-router';
import { Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../ui/chip/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { KindTile } from '../../../ui/kind/kind.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { duration, otherDay, wallTime } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { FlightPass } from '../../segments/flight-pass.tsx';
import { lengthOf } from '../../segments/naming.ts';
import { SegmentChips } from '../../segments/segment-chips.tsx';
import { StatusChip } from '../../segments/status-chip.tsx';
import type { Entry, Progress } from './entries.ts';
import css from './entry-card.module.css';
import { lineText, lineTitle } from './line-text.ts';
import { WaitingChip } from './waiting-chip.tsx';

type CardProps = {
  entry: Entry;
  progress: Progress;
  chosen: boolean;
  /** Beside a second column, which shows the pass, a flight is a card like the others. */
  compact: boolean;
  menu: ReactNode;
  /** Among the chips: what a draft does to it. */
  mark: ReactNode;
  /** It is to be removed. */
  gone: boolean;
};

export function EntryCard({ entry, progress, chosen, compact, menu, mark, gone }: CardProps) {
  const { t, language } = useWords();
  const { segment, role } = entry;
  const open = (text: string) => (
    <Link
      to="."
      search={(before) => ({ ...before, segment: segment.id })}
      resetScroll={false}
      className={css.open}
      aria-current={chosen || undefined}
    >
      {text}
    </Link>
  );
  if (segment.type === 'flight' && !compact) {
    return (
      <div className={classNames(css.passFrame, progress === 'done' && css.done)}>
        <FlightPass
          flight={segment}
          title={open}
          corner={
            <>
              {progress === 'next' && (
                <span className={css.passSoon}>
                  <Soon instantMs={entry.instantMs} />
                </span>
              )}
              {mark}
              <WaitingChip segmentId={segment.id} />
              <span className={css.passMenu}>{menu}</span>
            </>
          }
        />
      </div>
    );
  }
  const whole = role === 'whole' || role === 'check-in' || role === 'pick-up' || role === 'embark';
  return (
    <article
      className={classNames(css.card, chosen && compact && css.chosen, progress === 'done' && css.done)}
      data-cancelled={segment.status === 'cancelled' || gone || undefined}
    >
      <div className={css.head}>
        <KindTile type={segment.type} />
        <div className={css.words}>
          <h3 className={css.title}>
            {/* Colour and icon tell the kind; who cannot see them hears it. */}
            <span className="only-heard">{t(`segments.${segment.type}`)}: </span>
            {open(lineTitle(entry, t))}
          </h3>
          <p className={css.text}>{lineText(entry, t, language)}</p>
        </div>
        {segment.type === 'flight' && segment.end && (
          <p className={css.times}>
            {wallTime(segment.start)} – {wallTime(segment.end)}
            <span>
              {[otherDay(segment.start, segment.end, language), lengthOf(segment)].filter(Boolean).join(' · ')}
            </span>
          </p>
        )}
        <span className={css.menu}>{menu}</span>
      </div>
      <div className={css.chips}>
        {mark}
        <StatusChip status={segment.status} />
        <WaitingChip segmentId={segment.id} />
        {progress === 'next' && <Soon instantMs={entry.instantMs} />}
        {whole && <SegmentChips segment={segment} />}
      </div>
    </article>
  );
}

const soonMinutes = 12 * 60;

function Soon({ instantMs }: { instantMs: number }) {
  const { t } = useWords();
  const minutes = Math.ceil((instantMs - useNow()) / 60_000);
  if (minutes > soonMinutes) return null;
  return (
    <Chip tone="accent" icon={<Timer size={13} aria-hidden="true" />}>
      {t('itinerary.inTime', { time: duration(minutes) })}
    </Chip>
  );
}
