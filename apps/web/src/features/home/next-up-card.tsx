import type { Segment, Trip } from '@escale/contract';
import { dayOf } from '@escale/contract/place-clock';
import { Link } from '@tanstack/react-router';
import { ArrowRight, TicketCheck } from 'lucide-react';
import { Chip } from '../../ui/chip/chip.tsx';
import { duration, longDay, shortDay, today } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './next-up-card.module.css';
import { JourneyFace, StayFace } from './next-up-face.tsx';
import { factsOf } from './next-up-facts.ts';
import { isUnderWay, msOf } from './rules/next-up.ts';

/** The one saturated surface: what comes next, where, when by the clocks there, and what to know about it. */
export function NextUpCard({ segment, trip, nowMs }: { segment: Segment; trip: Trip; nowMs: number }) {
  const { t } = useWords();
  const facts = factsOf(segment);
  const hasPass = 'ticketCode' in segment && segment.ticketCode !== undefined;
  return (
    <section className={css.card} aria-labelledby="next-up">
      <Waves />
      <div className={css.top}>
        <h2 id="next-up" className={css.heading}>
          {t('home.nextUp')}
        </h2>
        {isUnderWay(segment, nowMs) && (
          <Chip tone="onAccent" dot>
            {t('home.now')}
          </Chip>
        )}
        <p className={css.service}>{serviceOf(segment)}</p>
      </div>
      {'departure' in segment && segment.arrival ? (
        <JourneyFace type={segment.type} segment={segment} from={segment.departure} to={segment.arrival} />
      ) : (
        <StayFace segment={segment} />
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.foot}>
        <div className={css.advice}>
          <p className={css.countdown}>
            <Countdown segment={segment} nowMs={nowMs} />
          </p>
          <p className={css.trip}>{trip.name}</p>
        </div>
        <Link to="/now" className={css.action}>
          {hasPass ? <TicketCheck size={18} aria-hidden="true" /> : <ArrowRight size={18} aria-hidden="true" />}
          {t(hasPass ? 'home.boardingPass' : 'home.rightNow')}
        </Link>
      </div>
    </section>
  );
}

/** "In 1 h 35", "Tomorrow, Fri 20 Nov", "Until 12:20". */
function Countdown({ segment, nowMs }: { segment: Segment; nowMs: number }) {
  const { t, language } = useWords();
  const minutes = Math.round((msOf(segment.start) - nowMs) / 60_000);
  if (isUnderWay(segment, nowMs) && segment.end) {
    return t('home.arrivesIn', { time: duration(Math.round((msOf(segment.end) - nowMs) / 60_000)) });
  }
  const day = dayOf(segment.start);
  if (minutes >= 0 && minutes < 60 * 12)
    return t('departure' in segment ? 'home.departsIn' : 'home.startsIn', { time: duration(minutes) });
  if (day === today(new Date(nowMs))) return t('home.today');
  if (day === today(new Date(nowMs + 86_400_000))) return t('home.tomorrowDay', { day: shortDay(day, language) });
  return longDay(day, language);
}

function serviceOf(segment: Segment): string {
  switch (segment.type) {
    case 'flight':
      return [[segment.airlineCode, segment.flightNumber].filter(Boolean).join(' '), segment.airlineName]
        .filter(Boolean)
        .join(' · ');
    case 'train':
      return [segment.trainNumber, segment.transporter].filter(Boolean).join(' · ');
    case 'vessel':
      return segment.vesselName ?? segment.company ?? '';
    case 'cruise':
      return segment.shipName ?? segment.company ?? '';
    case 'event':
      return segment.eventType ?? '';
    case 'hotel':
      return segment.supplier ?? '';
    default:
      return segment.company ?? '';
  }
}

function Waves() {
  return (
    <svg aria-hidden="true" className={css.waves} preserveAspectRatio="none" viewBox="0 0 400 260">
      <g fill="none" stroke="#fff" strokeOpacity=".09">
        {[90, 152, 214, 276, 338, 400, 462].map((radius) => (
          <ellipse key={radius} cx="330" cy="300" rx={radius} ry={radius * 0.84} />
        ))}
      </g>
    </svg>
  );
}
