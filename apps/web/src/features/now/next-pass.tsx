import type { Segment, ShownPlace } from '@escale/contract';
import { hasTime } from '@escale/contract/place-clock';
import { Copy } from 'lucide-react';
import { KindTile } from '../../ui/kind/kind.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { otherDay, shortDay, wallTime, zoneName } from '../../words/dates.ts';
import { useWords } from '../../words/words.ts';
import { placeName } from '../places/place-name.ts';
import { flightNumberOf, lengthOf, titleOf } from '../segments/naming.ts';
import { cityOf, startPlace } from '../segments/places.ts';
import { StatusChip } from '../segments/status-chip.tsx';
import css from './next-pass.module.css';
import { shortFacts } from './now-facts.ts';
import { TicketCodeCard } from './ticket-code-card.tsx';

/** The notched card: what it is, where, the short facts, and below the perforation what a desk asks for. */
export function NextPass({ segment }: { segment: Segment }) {
  const { t, language } = useWords();
  const facts = shortFacts(segment, language);
  const names = segment.travelers?.map(({ name }) => name).join(', ');
  const code = 'ticketCode' in segment ? segment.ticketCode : undefined;
  const kind = t(`segments.${segment.type}`);
  const service = serviceOf(segment);
  const operator = operatorOf(segment);
  const hasStub = Boolean(segment.confirmationNumber || names || code);
  return (
    <article className={css.pass} aria-label={kind}>
      <div className={css.top}>
        <div className={css.head}>
          <KindTile type={segment.type} size={36} />
          <div className={css.what}>
            <h2>{service || kind}</h2>
            {(operator || service) && <p>{operator || kind}</p>}
          </div>
          <StatusChip status={segment.status} />
        </div>
        {'departure' in segment ? (
          <Journey segment={segment} />
        ) : (
          <Stay segment={segment} title={titleOf(segment, t)} />
        )}
        {facts.length > 0 && (
          <dl className={css.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {hasStub && (
        <div className={css.stub}>
          <span className={css.perforation} aria-hidden="true" />
          <div className={css.desk}>
            {names && (
              <div className={css.names}>
                <p className={css.label}>{t('now.travelers')}</p>
                <p className={css.name}>{names}</p>
              </div>
            )}
            {segment.confirmationNumber && <Confirmation number={segment.confirmationNumber} />}
          </div>
          {code && <TicketCodeCard code={code} segment={segment} facts={facts} />}
        </div>
      )}
    </article>
  );
}

function Confirmation({ number }: { number: string }) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <button type="button" className={css.confirmation} onClick={() => void copy(number, t('now.copied'))}>
      <span className={css.label}>{t('now.confirmation')}</span>
      <span className={css.number}>
        {number}
        <Copy size={16} aria-hidden="true" />
        <span className="only-heard">{t('now.copy')}</span>
      </span>
    </button>
  );
}

type JourneySegment = Extract<Segment, { departure: ShownPlace }>;

function Journey({ segment }: { segment: JourneySegment }) {
  return (
    <div className={css.route}>
      <End place={segment.departure} moment={segment.start} />
      <div className={css.arc}>
        <svg className={css.dots} viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
          <path d="M4,36 Q100,-4 196,36" vectorEffect="non-scaling-stroke" />
        </svg>
        <span>{lengthOf(segment)}</span>
      </div>
      {segment.arrival && <End place={segment.arrival} moment={segment.end} since={segment.start} />}
    </div>
  );
}

/** `since`: when the way began. An hour of another day than that one says which. */
function End({ place, moment, since }: { place: ShownPlace; moment?: string; since?: string }) {
  const { language } = useWords();
  const day = since && moment && hasTime(moment) && otherDay(since, moment, language);
  const where = place.iata ? airportText(place) : (place.address ?? place.town ?? place.city ?? '');
  return (
    <div className={css.end}>
      <p className={place.iata ? css.code : css.codeless}>{place.iata ?? placeName(place)}</p>
      <p className={css.place}>{where}</p>
      {day && <p className={css.place}>{day}</p>}
      {moment && (
        <p className={css.time}>
          {hasTime(moment) ? wallTime(moment) : shortDay(moment, language)} <span>{zoneName(moment, language)}</span>
        </p>
      )}
    </div>
  );
}

/** `Lisbon Humberto Delgado`: the city once, where the airport's name says it already. */
function airportText(place: ShownPlace): string {
  const named = place.name === place.iata ? '' : placeName(place);
  const town = place.town ?? place.city;
  if (!town || named.toLowerCase().includes(town.toLowerCase())) return named || (town ?? '');
  return [town, named].filter(Boolean).join(' · ');
}

function Stay({ segment, title }: { segment: Segment; title: string }) {
  const place = startPlace(segment);
  const where =
    place && [place.name !== title && place.name, place.address ?? cityOf(place)].filter(Boolean).join(', ');
  return (
    <div className={css.stay}>
      <p className={css.codeless}>{title}</p>
      {where && where !== title && <p className={css.place}>{where}</p>}
    </div>
  );
}

/** `NA 1824`, `9774`, `Stella Marina`. */
function serviceOf(segment: Segment): string {
  switch (segment.type) {
    case 'flight':
      return flightNumberOf(segment) || (segment.airlineName ?? '');
    case 'train':
      return [segment.transporter, segment.trainNumber].filter(Boolean).join(' ');
    case 'vessel':
      return segment.vesselName ?? segment.company ?? '';
    case 'cruise':
      return segment.shipName ?? segment.company ?? '';
    case 'car-rental':
    case 'transfer':
      return segment.company ?? '';
    default:
      return '';
  }
}

function operatorOf(segment: Segment): string {
  switch (segment.type) {
    case 'flight':
      return flightNumberOf(segment) ? (segment.airlineName ?? '') : '';
    case 'vessel':
      return segment.vesselName ? (segment.company ?? '') : '';
    case 'cruise':
      return segment.shipName ? (segment.company ?? '') : '';
    case 'event':
      return segment.eventType ?? '';
    case 'hotel':
      return segment.supplier ?? '';
    default:
      return '';
  }
}
