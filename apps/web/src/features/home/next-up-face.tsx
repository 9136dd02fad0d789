import type { Segment, SegmentType, ShownPlace } from '@escale/contract';
import { hasTime } from '@escale/contract/place-clock';
import { classNames } from '../../ui/class-names.ts';
import { kinds } from '../../ui/kind/kind.tsx';
import { duration, otherDay, shortDay, wallTime, zoneName } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { cityOf, whereText } from '../segments/places.ts';
import css from './next-up-card.module.css';
import { segmentLine } from './segment-line.ts';

type JourneyProps = { type: SegmentType; segment: Segment; from: ShownPlace; to: ShownPlace };

/** From here to there: codes large, an arc with the length of the way, both clocks below. */
export function JourneyFace({ type, segment, from, to }: JourneyProps) {
  const { icon: Icon } = kinds[type];
  const [hours = 0, minutes = 0] = segment.duration?.split(':').map(Number) ?? [];
  return (
    <>
      <div className={css.way}>
        <End place={from} />
        <div className={css.arc}>
          <svg viewBox="0 0 200 52" preserveAspectRatio="none" aria-hidden="true">
            <g
              fill="none"
              stroke="#fff"
              strokeOpacity="0.7"
              strokeWidth="2"
              strokeDasharray="0.1 5.2"
              strokeLinecap="round"
            >
              <path d="M8,46 Q46.6,19.7 85.3,15.5" vectorEffect="non-scaling-stroke" />
              <path d="M114.7,15.5 Q153.4,19.7 192,46" vectorEffect="non-scaling-stroke" />
            </g>
          </svg>
          <Icon
            size={20}
            fill={type === 'flight' ? 'currentColor' : 'none'}
            className={classNames(css.vehicle, type === 'flight' && css.flying)}
            aria-hidden="true"
          />
          {segment.duration && <p className={classNames(css.length, 'figures')}>{duration(hours * 60 + minutes)}</p>}
        </div>
        <End place={to} right />
      </div>
      <div className={css.times}>
        <Clock moment={segment.start} />
        {segment.end && <Clock moment={segment.end} since={segment.start} />}
      </div>
    </>
  );
}

/** A place where one stays: its name large, then when and where. */
export function StayFace({ segment }: { segment: Segment }) {
  const { t } = useWords();
  const place = placeOf(segment);
  const where = place && whereText(place);
  return (
    <>
      <p className={css.what}>{segmentLine(segment, t)}</p>
      {where && <p className={css.where}>{where}</p>}
      <div className={css.times}>
        <Clock moment={segment.start} />
      </div>
    </>
  );
}

function End({ place, right = false }: { place: ShownPlace; right?: boolean }) {
  const town = cityOf(place);
  return (
    <div className={right ? css.right : undefined}>
      <p className={classNames(css.code, !place.iata && css.word)}>{place.iata ?? town}</p>
      {place.iata && <p className={css.city}>{town}</p>}
    </div>
  );
}

/** `since`: when the way began. An hour of another day than that one says which. */
function Clock({ moment, since }: { moment: string; since?: string }) {
  const { language } = useWords();
  const day = since && hasTime(moment) && otherDay(since, moment, language);
  return (
    <p className={classNames(css.time, 'figures')}>
      {hasTime(moment) ? wallTime(moment) : shortDay(moment, language)}{' '}
      <span className={css.zone}>{zoneName(moment, language)}</span>
      {day && <span className={css.day}>{day}</span>}
    </p>
  );
}

function placeOf(segment: Segment): ShownPlace | undefined {
  switch (segment.type) {
    case 'hotel':
      return segment.place;
    case 'event':
      return segment.location;
    case 'car-rental':
      return segment.pickUp;
    default:
      return segment.departure;
  }
}
