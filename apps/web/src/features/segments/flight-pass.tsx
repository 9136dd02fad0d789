import type { SegmentOf, ShownPlace } from '@escale/contract';
import { Plane } from 'lucide-react';
import type { ReactNode } from 'react';
import { otherDay, wallTime, zoneName } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import css from './flight-pass.module.css';
import { flightNumberOf, lengthOf } from './naming.ts';
import { cityOf } from './places.ts';
import { StatusChip } from './status-chip.tsx';

type PassProps = {
  flight: SegmentOf<'flight'>;
  /** The heading; a link where the pass opens something. */
  title?: (text: string) => ReactNode;
  corner?: ReactNode;
};

/** A flight as a boarding pass: codes large, both times local, what the desk and the gate ask for. */
export function FlightPass({ flight, title, corner }: PassProps) {
  const { t } = useWords();
  const number = flightNumberOf(flight);
  const name = number || flight.airlineName || t('segments.flight');
  const heard = t('segments.flightHeard', { number: name, from: cityOf(flight.departure), to: cityOf(flight.arrival) });
  return (
    <article className={css.pass} aria-label={heard} data-cancelled={flight.status === 'cancelled' || undefined}>
      <div className={css.top}>
        <div className={css.head}>
          <span className={css.plane} aria-hidden="true">
            <Plane size={16} fill="currentColor" />
          </span>
          <h3 className={css.name}>
            {title ? title(name) : name}
            {number && flight.airlineName && <span className={css.airline}> · {flight.airlineName}</span>}
          </h3>
          <StatusChip status={flight.status} />
          {corner}
        </div>
        <div className={css.route}>
          <Code place={flight.departure} />
          <Arc length={lengthOf(flight)} />
          <Code place={flight.arrival} />
        </div>
        <div className={css.ends}>
          <End place={flight.departure} moment={flight.start} terminal={flight.departureTerminal} />
          <End place={flight.arrival} moment={flight.end} since={flight.start} terminal={flight.arrivalTerminal} />
        </div>
      </div>
      <Stub flight={flight} />
    </article>
  );
}

function Code({ place }: { place: ShownPlace }) {
  return <p className={place.iata ? css.code : css.codeless}>{place.iata ?? cityOf(place)}</p>;
}

function Arc({ length }: { length: string }) {
  return (
    <div className={css.arc}>
      <svg className={css.dots} viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
        <path d="M4,40 Q100,-12 196,40" vectorEffect="non-scaling-stroke" />
      </svg>
      <Plane size={20} className={css.flying} fill="currentColor" aria-hidden="true" />
      <span>{length}</span>
    </div>
  );
}

type EndProps = { place: ShownPlace; moment?: string; since?: string; terminal?: string };

/** `since`: when the flight left. An hour of another day than that one says which. */
function End({ place, moment, since, terminal }: EndProps) {
  const { t, language } = useWords();
  const day = since ? otherDay(since, moment, language) : '';
  return (
    <div>
      <p className={css.city}>
        {place.iata ? cityOf(place) : null}
        {terminal && `${place.iata ? ' · ' : ''}${t('segments.terminal', { terminal })}`}
      </p>
      {moment && moment.length > 10 && (
        <p className={css.time}>
          {wallTime(moment)} <span>{zoneName(moment, language)}</span>
        </p>
      )}
      {day && <p className={css.day}>{day}</p>}
    </div>
  );
}

/** Below the perforation. Without any fact the pass ends above it. */
function Stub({ flight }: { flight: SegmentOf<'flight'> }) {
  const { t } = useWords();
  const seat =
    flight.seatNumber ??
    flight.travelers
      ?.map((traveler) => traveler.seat)
      .filter(Boolean)
      .join(', ');
  const facts = [
    [t('segments.boards'), flight.boardingTime && wallTime(flight.boardingTime)],
    [t('segments.gate'), flight.departureGate],
    [t('segments.seat'), seat],
    [t('segments.booking'), flight.confirmationNumber],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <div className={css.stub}>
      <span className={css.perforation} aria-hidden="true" />
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
