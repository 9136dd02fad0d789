import type { SegmentType, TodayBoard } from '@escale/contract';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Globe } from 'lucide-react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { KindIcon } from '../../../ui/kind/kind.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { clockAt, zoneName } from '../../../words/dates.ts';
import { useWords } from '../../../words/words.ts';
import { momentText } from '../../segments/naming.ts';
import shared from '../desk.module.css';
import css from './today.module.css';

type Travelling = TodayBoard['travelling'];
type Traveller = Travelling['items'][number];

/** Who is where by their bookings, their clock there, and what comes next; whoever moves next comes first. */
export function TravellingBoard({ travelling: { items, total } }: { travelling: Travelling }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="travelling">
      <h2 id="travelling" className={shared.heading}>
        {t('agency.whoIsWhere')}
      </h2>
      {items.length === 0 ? (
        <Card padded>
          <EmptyState icon={Globe} title={t('agency.nobodyTravels')} text={t('agency.nobodyTravelsText')} />
        </Card>
      ) : (
        <Card className={css.travelling}>
          <ul>
            {items.map((one) => (
              <li key={`${one.customer.id} ${one.tripId}`}>
                <TravellerRow one={one} />
              </li>
            ))}
          </ul>
          {total > items.length && (
            <Link to="/desk/trips" search={{ when: 'today' }} className={css.all}>
              {t('agency.allTravelling', { count: total })}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          )}
        </Card>
      )}
    </section>
  );
}

function TravellerRow({ one }: { one: Traveller }) {
  const { t, language } = useWords();
  const here = one.places.find(({ when }) => when === 'now') ?? one.places.find(({ when }) => when === 'before');
  const next = one.places.find(({ when }) => when === 'next');
  return (
    <Link to="/desk/trips/$tripId" params={{ tripId: one.tripId }} className={css.traveller}>
      <Avatar name={one.customer.name} size={40} />
      <span className={css.travellerName}>
        <span className={css.strong}>{one.customer.name}</span>
        <span className={shared.quiet}>{one.tripName}</span>
      </span>
      <span className={css.travellerHere}>
        <span className={css.strong}>
          {here ? (
            <>
              <KindIcon type={here.segmentType as SegmentType} size={16} />
              <span className={css.place}>
                {here.when === 'before' && <span className={shared.quiet}>{t('agency.last')} </span>}
                {placeText(here)}
              </span>
            </>
          ) : (
            t('agency.placeUnknown')
          )}
        </span>
        <LocalClock timeZone={one.timeZone} />
      </span>
      <span className={css.travellerNext}>
        {next ? (
          <>
            <span>
              <KindIcon type={next.segmentType as SegmentType} size={16} />
              <span className="only-heard">{t('agency.next')}: </span>
              {next.title}
            </span>
            <span className={shared.quiet}>{momentText(next.start, language)}</span>
          </>
        ) : (
          <span className={shared.quiet}>{t('agency.nothingNext')}</span>
        )}
      </span>
      <span className={css.travellerBack}>
        {one.backInDays !== null && (
          <Chip>{one.backInDays === 0 ? t('trips.backToday') : t('trips.backIn', { count: one.backInDays })}</Chip>
        )}
      </span>
    </Link>
  );
}

/** A hotel by its name and its town; of anything else the place. */
function placeText({ segmentType, title, place }: Traveller['places'][number]): string {
  if (!place || segmentType !== 'hotel') return place || title;
  const town = place.split(', ').at(-2);
  return town && town !== title ? `${title}, ${town}` : title;
}

/** `15:42 WET`, as it is there now. */
function LocalClock({ timeZone }: { timeZone: string | null }) {
  const { t, language } = useWords();
  const now = useNow();
  const clock = timeZone && clockAt(now, timeZone);
  if (!clock) return null;
  const zone = zoneName(`${new Date(now).toISOString().slice(0, 19)}+00:00[${timeZone}]`, language);
  return (
    <span className={classNames(shared.quiet, css.clock)}>
      <span className="only-heard">{t('agency.localTime')}: </span>
      <span className="figures">{clock}</span> {zone}
    </span>
  );
}
